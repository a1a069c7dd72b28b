package org.wythofflab.theory.imitation;

import java.math.BigInteger;
import java.util.Optional;
import java.util.OptionalInt;
import org.wythofflab.rules.Band;
import org.wythofflab.rules.Convention;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.rules.PairRule;
import org.wythofflab.theory.Knowledge;
import org.wythofflab.theory.Paper;
import org.wythofflab.theory.Theorem;
import org.wythofflab.theory.common.MultiplesMisere;
import org.wythofflab.theory.common.StatedTheorem;

/** What no paper says of Open Problem 28 of Liu and Li: residue 0, s = 1 and K a power of two. */
public final class MultiplesTheorem {

    private MultiplesTheorem() {}

    public static Theorem theorem() {
        return StatedTheorem.of(
                Paper.RESTRICTED_ST,
                "Wythoff Lab on Open Problem 28",
                "If one-pile moves are free and the amounts of a two-pile move are multiples of K = 2^j that differ by less"
                        + " than t, the P-positions are (K a_n + e, K b_n + f), 0 <= e < K, f the nim-sum of e and n mod K,"
                        + " (a_n, b_n) the pairs of (t',K)-Wythoff Nim, t' = t/K rounded up; in misere play (0,1), (K,K)"
                        + " and (K+1,K+1) take the places of (0,0), (1,1) and (K,K+1)",
                (game, assumptions) -> about(game));
    }

    private static Optional<Knowledge> about(GameSpec game) {
        return blocks(game).map(blocks -> {
            MultiplesStrategy normal = new MultiplesStrategy(blocks);
            return game.convention() == Convention.MISERE
                    ? Knowledge.of(new MultiplesMisere(normal, blocks.size()))
                    : Knowledge.of(normal).andPairs(new MultiplesSequence(blocks));
        });
    }

    private static Optional<MultiplesBlocks> blocks(GameSpec game) {
        boolean free = game.moves().first().isAll() && game.moves().second().isAll();
        PairRule both = game.moves().both();
        if (!free
                || game.memory().isPresent()
                || !game.maneuver().equals(Maneuver.NONE)
                || !(both instanceof Band band)
                || !band.s().equals(BigInteger.ONE)
                || !band.d1().equals(band.d2())) {
            return Optional.empty();
        }
        OptionalInt divisor = band.d1().multiplesOf();
        return divisor.isPresent() && divisor.getAsInt() > 1 && Integer.bitCount(divisor.getAsInt()) == 1
                ? MultiplesBlocks.of(divisor.getAsInt(), band.t())
                : Optional.empty();
    }
}
