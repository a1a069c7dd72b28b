package org.wythofflab.solve.outcome;

import org.wythofflab.rules.Convention;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;

/**
 * The rule that turns counted options into P or N.
 *
 * <p>Every game without memory has one <em>marked</em> outcome: a position is marked iff fewer than K of its options in
 * scope are marked and none of its other options is. For plain play (K = 1) and blocking, marked means P (Larsson 2011,
 * Definition 3); for comply games, where Definitions 8 and 10 say the same of N, marked means N.
 *
 * <p>In misere play who has no allowed option wins, so to win the previous player must also leave an option that is not
 * marked: one more condition, that not all options are marked. Without options it fails, so terminal positions are N.
 */
public record Decision(int limit, Maneuver.Scope scope, boolean markedIsP, boolean misere) {

    static Decision of(GameSpec game) {
        Maneuver maneuver = game.maneuver();
        return new Decision(
                maneuver.count(),
                maneuver.scope(),
                maneuver.kind() != Maneuver.Kind.COMPLY,
                game.convention() == Convention.MISERE);
    }

    /** How many marked options are in scope, or -1 if one outside it is marked. */
    long inScope(long onePile, long twoPile, long sameDiagonal) {
        long scoped = switch (scope) {
            case ALL -> onePile + twoPile;
            case DIAGONAL -> twoPile;
            case NIM -> onePile;
            case SAME_DIAGONAL -> sameDiagonal;
        };
        return onePile + twoPile == scoped ? scoped : -1;
    }
}
