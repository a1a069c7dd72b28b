package org.wythofflab.exact;

import java.math.BigInteger;
import java.util.List;

/**
 * Computes digits by halves. A number {@code x} is a high part {@code h}, shifted by {@code k} places, plus a low part
 * of {@code k} digits. Write {@code S(h)} for the shift, which grows with {@code h}. If {@code S(h) <= x < S(h+1)}, the
 * digits of {@code x} are those of {@code h} followed by those of {@code x - S(h)}:
 *
 * <p>By {@link DigitRow}, the carry of {@code h+1} telescopes: {@code S(h+1) - S(h)} is {@code q*u_(k-1)} if {@code h}
 * ends in {@code p}, and {@code u_k} otherwise. A low part less than that has at most {@code k} digits and, after a
 * {@code p}, its first is less than {@code q}; so the digits together are admissible, and admissible digits are unique.
 *
 * <p>So {@code h} is guessed, its digits and shift are computed, and it is counted up or down until it fits.
 */
final class Expander {

    private final List<Shift> shifts;
    private final Leaf leaf;
    private final DigitRow row;

    Expander(List<Shift> shifts, Leaf leaf, DigitRow row) {
        this.shifts = shifts;
        this.leaf = leaf;
        this.row = row;
    }

    /** Writes the digits of {@code x} and returns {@code x} shifted by one place, or anything if that is not wanted. */
    BigInteger expand(BigInteger x, int level, int start, boolean shiftWanted) {
        if (x.signum() == 0) {
            return x;
        }
        if (level == 0) {
            return leaf.expand(x, row, start);
        }
        Shift shift = shifts.get(level - 1);
        int end = start + shift.places;
        BigInteger high = shift.unshifted(x);
        BigInteger highShifted = expand(high, level - 1, start, true);
        BigInteger[] image = shift.of(high, highShifted, shiftWanted);
        BigInteger low = x.subtract(image[0]);
        BigInteger shifted = image[1];
        while (low.signum() < 0) {
            row.decrement(end);
            low = low.add(shift.gap(row.endsInP(end)));
            shifted = shifted.subtract(shift.nextGap(row.endsInP(end)));
        }
        while (low.compareTo(shift.gap(row.endsInP(end))) >= 0) {
            low = low.subtract(shift.gap(row.endsInP(end)));
            shifted = shifted.add(shift.nextGap(row.endsInP(end)));
            row.increment(start, end);
        }
        return shifted.add(expand(low, level - 1, end, shiftWanted));
    }
}
