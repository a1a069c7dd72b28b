package org.wythofflab.exact;

import java.math.BigInteger;
import java.util.List;

/** Reads one long text of decimal digits, by halves. */
final class DecimalReader {

    /** Measured: up to this many digits the quadratic {@link BigInteger} constructor is the faster way. */
    private static final int SHORT = 500;

    private final String digits;
    private final DecimalPieces pieces;
    private final List<Factor> powers;

    DecimalReader(String digits) {
        this.digits = digits;
        this.pieces = DecimalPieces.of(digits.length(), SHORT);
        this.powers = pieces.powersOfFive().stream()
                // The high half is below 10^n, which has fewer than 3/2 times the bits of 5^n.
                .map(power -> new Factor(power, power.bitLength() / 2 * 3))
                .toList();
    }

    BigInteger value() {
        return value(0, digits.length(), pieces.levels());
    }

    private BigInteger value(int start, int end, int level) {
        if (level == 0) {
            return new BigInteger(digits.substring(start, end));
        }
        Patience.check();
        int low = pieces.lowDigits(level);
        if (end - start <= low) {
            return value(start, end, level - 1);
        }
        BigInteger high = value(start, end - low, level - 1);
        return powers.get(level - 1).times(high).shiftLeft(low).add(value(end - low, end, level - 1));
    }
}
