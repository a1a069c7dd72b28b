package org.wythofflab.theory.restrictedst;

import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.rules.AmountSet;
import org.wythofflab.rules.Band;
import org.wythofflab.rules.Convention;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.rules.Moves;
import org.wythofflab.rules.NoPairs;

/** The parameters of a restricted (s,t)-Wythoff game, if a game is one. */
record StGame(BigInteger s, BigInteger t) {

    /**
     * {@code s} and {@code t}, if the game is the (s,t)-Wythoff game with the given amounts for the piles, alone and
     * together, and has no maneuver and no memory.
     */
    static Optional<StGame> of(GameSpec game, Convention convention, AmountSet first, AmountSet second) {
        return game.moves().both() instanceof Band band && isPlain(game, convention, band, first, second)
                ? Optional.of(new StGame(band.s(), band.t()))
                : Optional.empty();
    }

    private static boolean isPlain(GameSpec game, Convention convention, Band band, AmountSet first, AmountSet second) {
        Moves moves = new Moves(first, second, new Band(band.s(), band.t(), first, second));
        return game.equals(GameSpec.of(moves, Maneuver.NONE, convention));
    }

    /**
     * The same for amounts of different parity. For {@code s = t = 1} these games have no two-pile moves, because {@code
     * k = l} is impossible (Remark 16), and so every game is meant that has none, whatever its text.
     */
    static Optional<StGame> ofUnequalParities(GameSpec game, Convention convention, AmountSet first, AmountSet second) {
        StGame ones = new StGame(BigInteger.ONE, BigInteger.ONE);
        boolean alone = game.equals(GameSpec.of(new Moves(first, second, new NoPairs()), Maneuver.NONE, convention))
                || game.equals(GameSpec.of(
                        new Moves(first, second, new Band(ones.s, ones.t, second, first)), Maneuver.NONE, convention));
        return alone ? Optional.of(ones) : of(game, convention, first, second);
    }

    boolean bothOne() {
        return s.equals(BigInteger.ONE) && t.equals(BigInteger.ONE);
    }
}
