package org.wythofflab.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * The numeration system with the units {@code u_0 = 1}, {@code u_1 = p + 1}, {@code u_n = p*u_(n-1) + q*u_(n-2)}, where
 * {@code p >= q >= 1} (Fraenkel). Every {@code x >= 0} is in one way a sum of {@code d_i*u_i} with admissible digits:
 * {@code 0 <= d_i <= p}, and {@code d_i < q} wherever {@code d_(i+1) = p}. They are the greedy digits.
 *
 * <p>All operations on a number of {@code D} digits take the time of {@code O(log D)} products of such numbers. What
 * depends on {@code p} and {@code q} only is computed once and kept, in space {@code O(D)}.
 */
public final class Numeration {

    private final BigInteger p;
    private final BigInteger q;
    private final Leaf leaf;

    /** The i-th shifts by {@code 2^i} leaves: a number of level {@code i+1} is a shifted one of level i plus another. */
    private final List<Shift> shifts = new ArrayList<>();

    private Numeration(BigInteger p, BigInteger q) {
        this.p = p;
        this.q = q;
        this.leaf = Leaf.of(p, q);
    }

    /**
     * The system of {@code p} and {@code q}.
     *
     * @throws IllegalArgumentException unless {@code p >= q >= 1}
     */
    public static Numeration of(BigInteger p, BigInteger q) {
        if (q.signum() <= 0 || p.compareTo(q) < 0) {
            throw new IllegalArgumentException("p >= q >= 1 does not hold");
        }
        return new Numeration(p, q);
    }

    public static Numeration of(long p, long q) {
        return of(BigInteger.valueOf(p), BigInteger.valueOf(q));
    }

    /**
     * The digits of {@code x} and what they give, in one computation.
     *
     * @throws IllegalArgumentException if {@code x < 0}
     */
    public Expansion expand(BigInteger x) {
        if (x.signum() < 0) {
            throw new IllegalArgumentException("the number is negative");
        }
        int level = levelOf(x);
        DigitRow row = new DigitRow(p, q, leaf.places() << level);
        BigInteger shifted = new Expander(firstShifts(level), leaf, row).expand(x, level, 0, true);
        return new Expansion(p, q, x, shifted, row.significant());
    }

    /**
     * The sum of {@code d_i*u_i} for any digits {@code >= 0}, most significant first, admissible or not.
     *
     * @throws IllegalArgumentException if a digit is negative
     */
    public BigInteger value(List<BigInteger> digits) {
        if (digits.stream().anyMatch(digit -> digit.signum() < 0)) {
            throw new IllegalArgumentException("a digit is negative");
        }
        int level = 0;
        while ((long) leaf.places() << level < digits.size()) {
            level++;
        }
        return new Evaluator(firstShifts(level), leaf).value(digits, level, false)[0];
    }

    /**
     * How often to double the places of a leaf so that {@code x} fits. If {@code u_k} has {@code b} bits, {@code x <
     * 2^(2b-4)} is less than {@code u_2k}: {@code u_n} lies between {@code alpha^n} and {@code 2*alpha^n} for the root
     * {@code alpha} of {@code x^2 = p*x + q}, so that {@code u_2k > u_k^2 / 4}.
     */
    private int levelOf(BigInteger x) {
        if (x.compareTo(shift(0).unit) < 0) {
            return 0;
        }
        int level = 1;
        while (x.bitLength() > 2L * shift(level - 1).unit.bitLength() - 4) {
            level++;
        }
        return level;
    }

    private synchronized Shift shift(int level) {
        while (shifts.size() <= level) {
            shifts.add(
                    shifts.isEmpty()
                            ? Shift.of(p, q, leaf.places())
                            : shifts.get(shifts.size() - 1).doubled());
        }
        return shifts.get(level);
    }

    private List<Shift> firstShifts(int count) {
        List<Shift> first = new ArrayList<>();
        for (int level = 0; level < count; level++) {
            first.add(shift(level));
        }
        return first;
    }
}
