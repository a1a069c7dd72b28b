package org.wythofflab.play;

import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.ImitationState;

/**
 * Where a game stands before the previous player forbids or proposes anything: the piles, and what the game remembers.
 */
record Place(GameSpec game, BigPosition piles, Optional<ImitationState> memory) {

    static Place start(GameSpec game, BigPosition piles) {
        return new Place(game, piles, game.memory().map(rule -> ImitationState.start(rule, piles)));
    }

    /** Where a legal move leads. */
    Place after(BigMove move) {
        return new Place(
                game,
                move.from(piles),
                game.memory().flatMap(rule -> memory.map(state -> state.after(rule, fromFirst(move), amount(move)))));
    }

    /** Why the move is none, or empty if the rules of the game allow it. */
    Optional<String> objection(BigMove move) {
        return Legality.objection(this, move);
    }

    /** Whether the maneuver of the game is about this option. */
    boolean inScope(BigMove move) {
        return game.maneuver().scope().contains(move.first(), move.second());
    }

    static boolean takesFromBoth(BigMove move) {
        return move.first().signum() > 0 && move.second().signum() > 0;
    }

    static boolean fromFirst(BigMove move) {
        return move.second().signum() == 0;
    }

    /** The tokens taken from both piles together. */
    static BigInteger amount(BigMove move) {
        return move.first().add(move.second());
    }
}
