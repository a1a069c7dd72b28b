package org.wythofflab.answer;

import java.util.function.Predicate;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.Imitation;
import org.wythofflab.rules.ImitationState;
import org.wythofflab.rules.Option;
import org.wythofflab.rules.Place;

/** What a move is worth: it leads to a P-position, to an N-position, or the rules of the history forbid it. */
public enum Standing {
    P,
    N,
    FORBIDDEN;

    public static Standing of(boolean isP) {
        return isP ? P : N;
    }

    /** What an option is worth in a game that remembers, if {@code isP} decides the state it leads to. */
    public static Standing of(Place from, Option option, Predicate<ImitationState> isP) {
        BigMove move = option.toMove();
        Imitation rule = from.game().memory().orElseThrow();
        return from.memory().orElseThrow().forbids(rule, move.isFromFirst(), move.amount())
                ? FORBIDDEN
                : of(isP.test(from.after(move).memory().orElseThrow()));
    }

    /** How tables show it. */
    public String word() {
        return this == FORBIDDEN ? "forbidden" : name();
    }
}
