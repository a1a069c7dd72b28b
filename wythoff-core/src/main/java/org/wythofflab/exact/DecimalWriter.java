package org.wythofflab.exact;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Writes one number {@code >= 0}, by halves. */
final class DecimalWriter {

    /** Measured: the leaves take quadratic time. */
    private static final int SHORT = 1_000;

    /** Measured: a reciprocal that only one or two divisions share is not worth while, unless it is long. */
    private static final int LEVELS_OF_FEW = 2;

    private final BigInteger n;
    private final DecimalPieces pieces;
    private final List<Divisor> powers;
    private final DecimalLeaf leaf;
    private final byte[] text;

    DecimalWriter(BigInteger n) {
        this.n = n;
        // A bit is less than 0.30103 digits.
        int digits = (int) (n.bitLength() * 30_103L / 100_000) + 1;
        this.pieces = DecimalPieces.of(digits, SHORT).roundedTo(DecimalLeaf.STEP);
        this.powers = divisors(pieces.powersOfFive());
        this.leaf = new DecimalLeaf(pieces.length());
        this.text = new byte[pieces.length() << pieces.levels()];
    }

    private static List<Divisor> divisors(List<BigInteger> powers) {
        List<Divisor> divisors = new ArrayList<>();
        for (BigInteger power : powers) {
            // The quotient is below 10^n, which has fewer than 3/2 times the bits of 5^n.
            int quotientBits = power.bitLength() / 2 * 3;
            boolean few = powers.size() - divisors.size() <= LEVELS_OF_FEW;
            divisors.add(few ? Divisor.ofOne(power, quotientBits) : Divisor.ofMany(power, quotientBits));
        }
        return divisors;
    }

    String text() {
        write(n, pieces.levels(), 0);
        int zeros = 0;
        while (zeros < text.length - 1 && text[zeros] == '0') {
            zeros++;
        }
        return new String(text, zeros, text.length - zeros, StandardCharsets.US_ASCII);
    }

    private void write(BigInteger x, int level, int start) {
        if (level == 0) {
            leaf.write(x, text, start);
            return;
        }
        int low = pieces.lowDigits(level);
        BigInteger[] division = powers.get(level - 1).divide(x.shiftRight(low));
        write(division[0], level - 1, start);
        write(LowBits.joined(division[1], x, low), level - 1, start + low);
    }
}
