package org.wythofflab.bench;

import java.math.BigInteger;
import java.util.Random;
import java.util.Set;
import org.wythofflab.exact.Decimals;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.theory.Theorems;

/**
 * Long positions of one game, the same in every run: the n-th pair for a random odd n (in odd-even games one pile of the
 * others is 0), and a random neighbour of it.
 */
record Positions(BigPosition pair, Random random) {

    /** Closer piles are not moved still closer. */
    private static final int CLOSE_BITS = 64;

    static Positions of(String game, int digits) throws GameSyntaxException {
        GameSpec spec = GameSpec.parse(game);
        Random random = new Random(digits);
        BigPosition pair = Theorems.about(spec, Set.of()).stream()
                .flatMap(applied -> applied.knowledge().pairs().stream())
                .findFirst()
                .orElseThrow()
                .pair(Numbers.ofDigits(digits, random).setBit(0));
        return new Positions(pair, random);
    }

    /** A P-position: won by whoever moved there. */
    String winning() {
        return text(pair.x(), pair.y());
    }

    /**
     * An N-position. The larger pile is reduced by up to a quarter of the difference, so that the dearest case of a
     * proof applies: both piles have to be reduced, by amounts as long as they are. Where a pair has no such difference,
     * the larger pile is a random one.
     */
    String losing() {
        BigInteger smaller = pair.x().min(pair.y());
        BigInteger larger = pair.x().max(pair.y());
        int bits = larger.subtract(smaller).bitLength();
        BigInteger other = bits > CLOSE_BITS
                ? larger.subtract(Numbers.ofBits(bits - 2, random))
                : larger.add(Numbers.ofBits(larger.bitLength(), random));
        return pair.x().equals(smaller) ? text(smaller, other) : text(other, smaller);
    }

    private static String text(BigInteger x, BigInteger y) {
        return Decimals.print(x) + " " + Decimals.print(y);
    }
}
