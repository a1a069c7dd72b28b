package org.wythofflab.lab;

import java.util.function.Predicate;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Moves;

/** The options of a position in a game without memory. A visitor sees them one by one until it answers false. */
record Options(Moves moves, int x, int y, Runnable pulse) {

    /** The options of a position that is small enough for them to be listed. */
    static Options of(GameSpec game, BigPosition position, Bench bench) {
        if (position.x().max(position.y()).bitLength() >= Integer.SIZE) {
            throw LimitException.ofKnowledge("the moves from (" + Brief.size(position.x()) + ", "
                    + Brief.size(position.y()) + ") are too many to list"
                    + "\n  wythoff outcome gives a winning move for piles of any size where a theorem applies");
        }
        return new Options(
                game.moves(), position.x().intValueExact(), position.y().intValueExact(), bench::pulse);
    }

    /** One-pile options, first pile first, then two-pile options, smallest amounts first; true if all were visited. */
    boolean visit(Predicate<Option> visitor) {
        return visitOnePile(visitor) && visitTwoPile(visitor);
    }

    boolean exist() {
        return !visit(option -> false);
    }

    boolean visitOnePile(Predicate<Option> visitor) {
        return moves.visitOnePile(x, y, (k, l) -> visitor.test(Option.taking(k, l, x, y)));
    }

    private boolean visitTwoPile(Predicate<Option> visitor) {
        return moves.visitTwoPile(x, y, pulse, (k, l) -> visitor.test(Option.taking(k, l, x, y)));
    }
}
