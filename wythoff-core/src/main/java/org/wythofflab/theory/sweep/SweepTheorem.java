package org.wythofflab.theory.sweep;

import java.math.BigInteger;
import java.util.Optional;
import java.util.OptionalInt;
import org.wythofflab.rules.Band;
import org.wythofflab.rules.Convention;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.theory.Knowledge;
import org.wythofflab.theory.Paper;
import org.wythofflab.theory.Theorem;
import org.wythofflab.theory.common.MultiplesMisere;
import org.wythofflab.theory.common.StatedTheorem;

/** What no paper says of Open Problem 28 of Liu and Li: residue 0, s = 1, K = 3 and t at most 3. */
public final class SweepTheorem {

    private static final int K = 3;

    private SweepTheorem() {}

    /** Made when a game first asks for it; to find the frontiers takes a moment. */
    private static final class Threes {
        static final SweepPairs PAIRS = SweepPairs.of(K);
    }

    public static Theorem theorem() {
        return StatedTheorem.of(
                Paper.RESTRICTED_ST,
                "Wythoff Lab on Open Problem 28 with K = 3",
                "If one-pile moves are free and a two-pile move takes the same multiple of 3 from both piles, finitely many"
                        + " states that read columns and write rows, and read their own rows as columns, make all"
                        + " P-positions, so that those around huge piles are found in few steps; in misere play (0,1),"
                        + " (3,3) and (4,4) take the places of (0,0), (1,1) and (3,4)",
                (game, assumptions) -> applies(game) ? Optional.of(about(game)) : Optional.empty());
    }

    private static Knowledge about(GameSpec game) {
        SweepStrategy normal = new SweepStrategy(Threes.PAIRS);
        return game.convention() == Convention.MISERE
                ? Knowledge.of(new MultiplesMisere(normal, K))
                : Knowledge.of(normal).andPairs(new SweepSequence(Threes.PAIRS));
    }

    private static boolean applies(GameSpec game) {
        boolean free = game.moves().first().isAll() && game.moves().second().isAll();
        if (!free
                || game.memory().isPresent()
                || !game.maneuver().equals(Maneuver.NONE)
                || !(game.moves().both() instanceof Band band)) {
            return false;
        }
        // Multiples of K that differ by less than t <= K are equal.
        return band.s().equals(BigInteger.ONE)
                && band.t().compareTo(BigInteger.valueOf(K)) <= 0
                && band.d1().equals(band.d2())
                && band.d1().multiplesOf().equals(OptionalInt.of(K));
    }
}
