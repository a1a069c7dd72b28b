package org.wythofflab.exact;

import java.math.BigInteger;
import java.util.List;

/** The way back from digits to a number, by the same halves as {@link Expander}. */
final class Evaluator {

    private static final BigInteger[] ZEROS = {BigInteger.ZERO, BigInteger.ZERO};

    private final List<Shift> shifts;
    private final Leaf leaf;

    Evaluator(List<Shift> shifts, Leaf leaf) {
        this.shifts = shifts;
        this.leaf = leaf;
    }

    /** The value of no more digits than a number of that level has, and, if wanted, its shift by one place. */
    BigInteger[] value(List<BigInteger> digits, int level, boolean shiftWanted) {
        if (digits.isEmpty()) {
            return ZEROS;
        }
        if (level == 0) {
            return leaf.value(digits);
        }
        Shift shift = shifts.get(level - 1);
        int split = Math.max(0, digits.size() - shift.places);
        BigInteger[] high = value(digits.subList(0, split), level - 1, true);
        BigInteger[] low = value(digits.subList(split, digits.size()), level - 1, shiftWanted);
        BigInteger[] image = shift.of(high[0], high[1], shiftWanted);
        return new BigInteger[] {image[0].add(low[0]), image[1].add(low[1])};
    }
}
