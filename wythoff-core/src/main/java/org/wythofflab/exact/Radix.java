package org.wythofflab.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Numbers in base {@code b}, most significant digit first. A number is halved into quotient and remainder by {@code
 * b^(n 2^i)} until n digits fit a {@code long}; base 2 is read off the bits. Quasi-linear in the number of digits.
 */
public final class Radix {

    private static final BigInteger LARGEST = BigInteger.ONE.shiftLeft(62);

    private final int base;
    private final int leaf;

    /** The i-th divides by {@code b^(leaf 2^i)}; they are kept. */
    private final List<Divisor> divisors = new ArrayList<>();

    private final List<BigInteger> powers = new ArrayList<>();

    private Radix(int base) {
        this.base = base;
        int places = 1;
        for (BigInteger power = BigInteger.valueOf(base).pow(2);
                power.compareTo(LARGEST) <= 0;
                power = power.multiply(BigInteger.valueOf(base))) {
            places++;
        }
        this.leaf = places;
    }

    /**
     * Numbers in that base.
     *
     * @throws IllegalArgumentException unless it is from 2 to 2^30
     */
    public static Radix of(int base) {
        if (base < 2 || base > 1 << 30) {
            throw new IllegalArgumentException("there is no base " + base);
        }
        return new Radix(base);
    }

    /** The digits, the first of which is not 0; none at all for zero. */
    public int[] digits(BigInteger x) {
        if (x.signum() < 0) {
            throw new IllegalArgumentException("the number is negative");
        }
        if (base == 2) {
            return bits(x);
        }
        int level = 0;
        while (power(level).compareTo(x) <= 0) {
            level++;
        }
        int[] digits = new int[Math.multiplyExact(leaf, 1 << level)];
        write(x, level, digits, 0);
        int zeros = 0;
        while (zeros < digits.length && digits[zeros] == 0) {
            zeros++;
        }
        return Arrays.copyOfRange(digits, zeros, digits.length);
    }

    private static int[] bits(BigInteger x) {
        int[] bits = new int[x.bitLength()];
        for (int i = 0; i < bits.length; i++) {
            bits[i] = x.testBit(bits.length - 1 - i) ? 1 : 0;
        }
        return bits;
    }

    private void write(BigInteger x, int level, int[] digits, int start) {
        if (x.signum() == 0) {
            return;
        }
        if (level == 0) {
            long rest = x.longValueExact();
            for (int i = start + leaf - 1; rest > 0; i--) {
                digits[i] = (int) (rest % base);
                rest /= base;
            }
            return;
        }
        BigInteger[] parts = divisor(level - 1).divide(x);
        write(parts[0], level - 1, digits, start);
        write(parts[1], level - 1, digits, start + (leaf << (level - 1)));
    }

    /** The number that digits stand for, most significant first, with any number of leading zeros. */
    public BigInteger value(int[] digits) {
        if (base == 2) {
            return ofBits(digits);
        }
        int level = 0;
        while ((long) leaf << level < digits.length) {
            level++;
        }
        return value(digits, 0, digits.length, level);
    }

    private static BigInteger ofBits(int[] bits) {
        byte[] bytes = new byte[(bits.length + 7) / 8];
        for (int i = 0; i < bits.length; i++) {
            int place = bits.length - 1 - i;
            bytes[bytes.length - 1 - place / 8] |= (byte) (bits[i] << (place % 8));
        }
        return new BigInteger(1, bytes);
    }

    private BigInteger value(int[] digits, int start, int end, int level) {
        if (level == 0) {
            long value = 0;
            for (int i = start; i < end; i++) {
                value = value * base + digits[i];
            }
            return BigInteger.valueOf(value);
        }
        int split = Math.max(start, end - (leaf << (level - 1)));
        BigInteger low = value(digits, split, end, level - 1);
        return split == start
                ? low
                : Product.of(value(digits, start, split, level - 1), power(level - 1))
                        .add(low);
    }

    /** {@code b^(leaf 2^level)}. */
    private synchronized BigInteger power(int level) {
        while (powers.size() <= level) {
            BigInteger power = powers.isEmpty()
                    ? BigInteger.valueOf(base).pow(leaf)
                    : Product.square(powers.get(powers.size() - 1));
            powers.add(power);
        }
        return powers.get(level);
    }

    private synchronized Divisor divisor(int level) {
        while (divisors.size() <= level) {
            BigInteger power = power(divisors.size());
            divisors.add(Divisor.ofMany(power, power.bitLength() + 1));
        }
        return divisors.get(level);
    }
}
