package org.wythofflab.answer;

import java.util.List;
import java.util.Optional;

/**
 * Who wins a position, how, why, and to what the answer is owed.
 *
 * @param isP whether the player who has just moved wins
 * @param move a winning move, if there is one; in a blocking game it may be among the options that get forbidden
 * @param why one sentence or phrase: how the winner wins
 * @param notes what else a player should know, one sentence each
 */
public record Answer(boolean isP, Optional<Step> move, String why, List<String> notes, Credit credit) {

    public Answer {
        notes = List.copyOf(notes);
    }

    public static Answer p(String why, Credit credit) {
        return new Answer(true, Optional.empty(), why, List.of(), credit);
    }

    /** The next player wins, but not by a move that could be named. */
    public static Answer n(String why, Credit credit) {
        return new Answer(false, Optional.empty(), why, List.of(), credit);
    }

    public static Answer n(Step move, String why, Credit credit) {
        return new Answer(false, Optional.of(move), why, List.of(), credit);
    }

    public Answer with(List<String> moreNotes) {
        return new Answer(isP, move, why, moreNotes, credit);
    }
}
