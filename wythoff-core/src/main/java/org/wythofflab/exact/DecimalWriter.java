package org.wythofflab.exact;

import java.math.BigInteger;
import java.util.List;

/** Writes one long number {@code >= 0}, by halves. */
final class DecimalWriter {

    /** Measured: up to this many digits {@link BigInteger#toString()} is the faster way. */
    private static final int SHORT = 1_000;

    private final BigInteger n;
    private final DecimalPieces pieces;
    private final List<Divisor> powers;
    private final StringBuilder text = new StringBuilder();

    DecimalWriter(BigInteger n) {
        this.n = n;
        // A bit is less than 0.30103 digits.
        this.pieces = DecimalPieces.of((int) (n.bitLength() * 30_103L / 100_000) + 1, SHORT);
        this.powers = pieces.powersOfFive().stream()
                // The quotient is below 10^n, which has fewer than 3/2 times the bits of 5^n.
                .map(power -> new Divisor(power, power.bitLength() / 2 * 3))
                .toList();
    }

    String text() {
        write(n, pieces.levels());
        return text.toString();
    }

    private void write(BigInteger x, int level) {
        if (level == 0) {
            String digits = x.toString();
            if (text.length() > 0) {
                text.append("0".repeat(pieces.length() - digits.length()));
            }
            text.append(digits);
            return;
        }
        int low = pieces.lowDigits(level);
        BigInteger[] division = powers.get(level - 1).divide(x.shiftRight(low));
        if (text.length() > 0 || division[0].signum() != 0) {
            write(division[0], level - 1);
        }
        write(Bits.joined(division[1], x, low), level - 1);
    }
}
