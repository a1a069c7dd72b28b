package org.wythofflab.verify.common;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Option;
import org.wythofflab.rules.PairTest;

/** The options of the positions of one board: its rule for pairs is made ready once. */
public final class BoardOptions {

    private final GameSpec game;
    private final PairTest both;

    public BoardOptions(GameSpec game, int size) {
        this.game = game;
        this.both = game.moves().both().on(size, size);
    }

    /** By what is taken from the first pile, then from the second. */
    public List<Option> of(int x, int y) {
        List<Option> options = new ArrayList<>();
        for (int k = 0; k <= x; k++) {
            for (int l = 0; l <= y; l++) {
                if (isLegal(k, l)) {
                    options.add(Option.taking(k, l, x, y));
                }
            }
        }
        return options;
    }

    /** The option a move leads to, or empty if it is not legal at (x,y). */
    public Optional<Option> by(BigMove move, int x, int y) {
        BigInteger k = move.first();
        BigInteger l = move.second();
        boolean fits = k.signum() >= 0
                && l.signum() >= 0
                && k.compareTo(BigInteger.valueOf(x)) <= 0
                && l.compareTo(BigInteger.valueOf(y)) <= 0;
        return fits && isLegal(k.intValueExact(), l.intValueExact())
                ? Optional.of(Option.taking(k.intValueExact(), l.intValueExact(), x, y))
                : Optional.empty();
    }

    private boolean isLegal(int k, int l) {
        if (k == 0) {
            return l > 0 && game.moves().second().contains(l);
        }
        return l == 0 ? game.moves().first().contains(k) : both.allows(k, l);
    }

    /** Whether the maneuver of the game is about this option. */
    boolean inScope(Option option) {
        return game.maneuver().scope().contains(option.first(), option.second());
    }
}
