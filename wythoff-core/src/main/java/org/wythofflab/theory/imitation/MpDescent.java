package org.wythofflab.theory.imitation;

import java.math.BigInteger;
import java.util.Arrays;
import org.wythofflab.exact.Division;
import org.wythofflab.exact.Patience;
import org.wythofflab.exact.Product;

/**
 * The way down from a large index n_0 = n to a small one: n_(k+1) = n_k/rho, real numbers in binary fixed point. The window
 * of level k lies around x_k = n_k + n_(k+1) = n_k*alpha. As rho^2 = 1 + rho*m/p, the recurrence n_(k+2) = n_k - m*t_(k+1)
 * with t_k = n_k/p spares the long products; it multiplies errors by rho, so every {@code stride} steps a product corrects
 * them.
 *
 * <p>Going up again, a level needs no more than two small numbers, found from the fractions: with g_k = floor(t_k)
 * <ul>
 *   <li>{@link #lift}: floor(x_k) - p*(g_k + g_(k+1)), between 0 and 2p;
 *   <li>{@link #shift}: floor(x_(k+1)) + m*g_(k+1) - floor(x_k), between -m and 1, because x_(k+1) = x_k - m*t_(k+1).
 * </ul>
 */
final class MpDescent {

    /** Larger gaps than this differ from it only in what lies far outside every window. */
    static final BigInteger WIDE_GAP = BigInteger.ONE.shiftLeft(50);

    private final MpConstants constants;
    private final BigInteger p;
    private final BigInteger root;
    private final int precision;
    private final BigInteger mask;

    private BigInteger index;
    private BigInteger quotient;
    private BigInteger remainder;
    private BigInteger next;
    private final BigInteger topBlock;
    private final BigInteger topCentre;

    private int levels;
    private int[] lifts = new int[64];
    private long[] shifts = new long[64];

    /**
     * Goes down to the first n_k <= floor.
     *
     * @param index n_0 in fixed point
     * @param root the root of m^2 + 4p^2 with {@code precision} binary digits, at least as many as {@code index} has
     */
    MpDescent(MpConstants constants, BigInteger index, BigInteger root, int precision, BigInteger floor) {
        this.constants = constants;
        this.p = BigInteger.valueOf(constants.p());
        this.root = root;
        this.precision = precision;
        this.mask = BigInteger.ONE.shiftLeft(constants.fraction()).subtract(BigInteger.ONE);
        this.index = index;
        this.next = corrected(index);
        BigInteger[] division = index.divideAndRemainder(p);
        this.quotient = division[0];
        this.remainder = division[1];
        this.topBlock = block();
        this.topCentre = centre();
        BigInteger end = floor.shiftLeft(constants.fraction());
        int sinceCorrection = 0;
        while (this.index.compareTo(end) > 0) {
            boolean correct = ++sinceCorrection > constants.stride();
            step(correct);
            sinceCorrection = correct ? 0 : sinceCorrection;
        }
    }

    private void step(boolean correct) {
        Patience.check();
        BigInteger m = constants.m();
        BigInteger[] division = next.divideAndRemainder(p);
        BigInteger below = fraction(division[0]);
        BigInteger sum =
                fraction(quotient).add(below).multiply(p).add(remainder).add(division[1]);
        BigInteger following = index.subtract(m.multiply(division[0]));
        BigInteger difference = sum.and(mask).subtract(m.multiply(below));
        if (correct) {
            BigInteger better = corrected(next);
            difference = difference.add(better.subtract(following));
            following = better;
        }
        add(
                sum.shiftRight(constants.fraction()).intValueExact(),
                narrowed(difference.shiftRight(constants.fraction())));
        index = next;
        next = following;
        quotient = division[0];
        remainder = division[1];
    }

    /** index/rho by a product; too small by less than two units of the last digit. */
    private BigInteger corrected(BigInteger from) {
        int digits = from.bitLength() + 1;
        BigInteger factor =
                root.shiftRight(precision - digits).subtract(constants.m().shiftLeft(digits));
        return Product.of(from, factor).shiftRight(digits + 1).divide(p);
    }

    private BigInteger fraction(BigInteger number) {
        return constants.fraction() == Long.SIZE - 1
                ? BigInteger.valueOf(number.longValue() & Long.MAX_VALUE)
                : number.and(mask);
    }

    private long narrowed(BigInteger shift) {
        if (constants.m().compareTo(WIDE_GAP) <= 0) {
            return shift.longValueExact();
        }
        // The multiple of m that is nearest, as so many wide gaps; what is far from it stays far from it.
        BigInteger half = constants.m().shiftRight(1);
        BigInteger multiple = Division.floor(shift.add(half), constants.m());
        BigInteger rest = shift.subtract(multiple.multiply(constants.m()));
        BigInteger far = WIDE_GAP.shiftRight(2);
        return multiple.multiply(WIDE_GAP).add(rest.max(far.negate()).min(far)).longValueExact();
    }

    private void add(int lift, long shift) {
        if (levels == lifts.length) {
            lifts = Arrays.copyOf(lifts, 2 * levels);
            shifts = Arrays.copyOf(shifts, 2 * levels);
        }
        lifts[levels] = lift;
        shifts[levels] = shift;
        levels++;
    }

    int levels() {
        return levels;
    }

    int lift(int level) {
        return lifts[level];
    }

    long shift(int level) {
        return shifts[level];
    }

    /** g_0. */
    BigInteger topBlock() {
        return topBlock;
    }

    /** floor(x_0). */
    BigInteger topCentre() {
        return topCentre;
    }

    /** g_k of the last level. */
    BigInteger block() {
        return quotient.shiftRight(constants.fraction());
    }

    /** floor(x_k) of the last level. */
    BigInteger centre() {
        return index.add(next).shiftRight(constants.fraction());
    }
}
