package org.wythofflab.answer;

import java.util.List;
import java.util.Optional;

/**
 * Who wins a position, how, why, and to what the answer is owed.
 *
 * @param isP whether the player who has just moved wins
 * @param move a winning move, if there is one; in a blocking game it may be among the options that get forbidden
 * @param explanation how the winner wins, in three depths
 * @param notes what else a player should know, one sentence each
 */
public record Answer(boolean isP, Optional<Step> move, Explanation explanation, List<String> notes, Credit credit) {

    public Answer {
        notes = notes.stream().map(Explanation::sentence).toList();
    }

    public static Answer p(String plain, Credit credit) {
        return new Answer(true, Optional.empty(), Explanation.of(plain), List.of(), credit);
    }

    /** The next player wins, but not by a move that could be named. */
    public static Answer n(String plain, Credit credit) {
        return new Answer(false, Optional.empty(), Explanation.of(plain), List.of(), credit);
    }

    public static Answer n(Step move, String plain, Credit credit) {
        return new Answer(false, Optional.of(move), Explanation.of(plain), List.of(), credit);
    }

    /** How the winner wins, in a sentence or two that need no paper beside them. */
    public String why() {
        return explanation.words();
    }

    public Answer with(List<String> moreNotes) {
        return new Answer(isP, move, explanation, moreNotes, credit);
    }
}
