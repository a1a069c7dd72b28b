package org.wythofflab.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * The numeration system with the units {@code u_0 = 1}, {@code u_1 = p + 1}, {@code u_n = p*u_(n-1) + q*u_(n-2)}, where
 * {@code p >= q >= 1} (Fraenkel). Every {@code x >= 0} is in one way a sum of {@code d_i*u_i} with {@code 0 <= d_i <=
 * p} in which {@code d_i < q} wherever {@code d_(i+1) = p}.
 */
public final class Numeration {

    private final BigInteger p;
    private final BigInteger q;

    private Numeration(BigInteger p, BigInteger q) {
        this.p = p;
        this.q = q;
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

    /** The digits of {@code x >= 0}, most significant first and not 0; none at all for zero. */
    public List<BigInteger> digits(BigInteger x) {
        requireNatural(x);
        List<BigInteger> units = units(x);
        List<BigInteger> digits = new ArrayList<>();
        BigInteger rest = x;
        for (int i = units.size() - 1; i >= 0; i--) {
            BigInteger[] division = rest.divideAndRemainder(units.get(i));
            digits.add(division[0]);
            rest = division[1];
        }
        return digits;
    }

    /** The sum of {@code d_i*u_i} for any digits, most significant first, whether or not they are those of a number. */
    public BigInteger value(List<BigInteger> digits) {
        BigInteger unit = BigInteger.ONE;
        BigInteger next = p.add(BigInteger.ONE);
        BigInteger sum = BigInteger.ZERO;
        for (int i = digits.size() - 1; i >= 0; i--) {
            sum = sum.add(digits.get(i).multiply(unit));
            BigInteger afterNext = p.multiply(next).add(q.multiply(unit));
            unit = next;
            next = afterNext;
        }
        return sum;
    }

    /**
     * With how many zeros the digits of {@code x >= 1} end.
     *
     * @throws IllegalArgumentException if {@code x < 1}
     */
    public long trailingZeros(BigInteger x) {
        if (x.signum() <= 0) {
            throw new IllegalArgumentException("only positive numbers have a last digit that is not 0");
        }
        List<BigInteger> digits = digits(x);
        int zeros = 0;
        while (digits.get(digits.size() - 1 - zeros).signum() == 0) {
            zeros++;
        }
        return zeros;
    }

    /** The number whose digits are those of {@code x >= 0} with a zero appended. */
    public BigInteger shifted(BigInteger x) {
        List<BigInteger> digits = new ArrayList<>(digits(x));
        digits.add(BigInteger.ZERO);
        return value(digits);
    }

    /**
     * The number whose digits are those of {@code x >= 0} without the last, which must be a zero.
     *
     * @throws IllegalArgumentException if the last digit of {@code x} is not 0
     */
    public BigInteger unshifted(BigInteger x) {
        List<BigInteger> digits = digits(x);
        if (digits.isEmpty()) {
            return x;
        }
        if (digits.get(digits.size() - 1).signum() != 0) {
            throw new IllegalArgumentException("the last digit is not 0");
        }
        return value(digits.subList(0, digits.size() - 1));
    }

    private List<BigInteger> units(BigInteger x) {
        List<BigInteger> units = new ArrayList<>();
        BigInteger unit = BigInteger.ONE;
        BigInteger next = p.add(BigInteger.ONE);
        while (unit.compareTo(x) <= 0) {
            units.add(unit);
            BigInteger afterNext = p.multiply(next).add(q.multiply(unit));
            unit = next;
            next = afterNext;
        }
        return units;
    }

    private static void requireNatural(BigInteger x) {
        if (x.signum() < 0) {
            throw new IllegalArgumentException("the number is negative");
        }
    }
}
