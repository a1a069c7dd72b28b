package org.wythofflab.lab;

import java.util.List;
import java.util.Optional;

/**
 * Who wins a position and why.
 *
 * @param move a winning move, if there is one; in a blocking game it may be among the options that get forbidden
 * @param why one sentence or phrase: how the winner wins
 * @param notes what else a player should know, one sentence each
 */
record Answer(boolean isP, Optional<Step> move, String why, List<String> notes) {

    static Answer p(String why) {
        return new Answer(true, Optional.empty(), why, List.of());
    }

    /** The next player wins, but not by a move that could be named. */
    static Answer n(String why) {
        return new Answer(false, Optional.empty(), why, List.of());
    }

    static Answer n(Step move, String why) {
        return new Answer(false, Optional.of(move), why, List.of());
    }

    Answer with(List<String> moreNotes) {
        return new Answer(isP, move, why, List.copyOf(moreNotes));
    }
}
