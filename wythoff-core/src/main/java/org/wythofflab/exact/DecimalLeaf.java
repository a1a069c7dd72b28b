package org.wythofflab.exact;

import java.math.BigInteger;

/**
 * Writes numbers of a fixed, moderate number {@code n} of decimal digits. {@code (x + 1/2) / 10^n} is computed as a
 * binary fraction, of which repeated multiplication by {@code 10^18} brings out eighteen digits at a time.
 *
 * <p>All errors are below: the fraction is too small, counted in units of the last digit, by at most {@code 2^-15} from
 * the reciprocal, as much from cutting it off, and as much again from each limb dropped, of which there are fewer than
 * {@code 2^12}. Together that is less than the 1/2 that was added, so that the digits are those of {@code x}.
 */
final class DecimalLeaf {

    /** Digits per multiplication. */
    static final int STEP = 18;

    private static final long POWER = 1_000_000_000_000_000_000L;
    private static final int WIDTH = 7;
    private static final int BITS = 8 * WIDTH;
    private static final long MASK = (1L << BITS) - 1;

    private final int digits;
    private final int limbs;
    private final int extra;
    private final BigInteger reciprocal;

    /** For numbers below {@code 10^digits}, where {@link #STEP} divides {@code digits}. */
    DecimalLeaf(int digits) {
        this.digits = digits;
        BigInteger power = BigInteger.TEN.pow(digits);
        this.extra = power.bitLength();
        this.limbs = (extra + 15) / BITS + 1;
        this.reciprocal = BigInteger.ONE.shiftLeft(BITS * limbs + extra).divide(power);
    }

    /** Writes all digits of {@code x}, zeros in front included. */
    void write(BigInteger x, byte[] text, int start) {
        BigInteger fraction =
                x.shiftLeft(1).add(BigInteger.ONE).multiply(reciprocal).shiftRight(extra + 1);
        long[] words = new long[limbs + 1];
        Limbs.of(fraction).read(words, WIDTH);
        for (int done = 0; done < digits; done += STEP) {
            // Eighteen digits are more than the bits of one limb: the lowest limb left is no longer needed.
            write(nextDigits(words, done / STEP), text, start + done);
        }
    }

    private long nextDigits(long[] words, int lowest) {
        long carry = 0;
        for (int i = lowest; i < limbs; i++) {
            long low = words[i] * POWER;
            long high = Math.multiplyHigh(words[i], POWER);
            long sum = (low & MASK) + carry;
            words[i] = sum & MASK;
            carry = (sum >>> BITS) + ((high << (Long.SIZE - BITS)) | (low >>> BITS));
        }
        return carry;
    }

    private static void write(long number, byte[] text, int start) {
        long rest = number;
        for (int i = start + STEP - 1; i >= start; i--) {
            text[i] = (byte) ('0' + rest % 10);
            rest /= 10;
        }
    }
}
