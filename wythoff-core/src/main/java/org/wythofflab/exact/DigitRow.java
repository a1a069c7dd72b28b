package org.wythofflab.exact;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;

/**
 * Digits in a {@link Numeration}, most significant first, in which any run of places can be counted up and down. The
 * digits of {@code h+1} differ from those of {@code h} as follows. If {@code h} ends in {@code p}, or in {@code p, q-1},
 * these become 0, since {@code p + 1 = u_1} and {@code p*u_(i+1) + q*u_i = u_(i+2)}, and the carry goes to the next
 * place, where the second rule may apply again. So if {@code h} does not end in {@code p}, {@code h+1} ends in an even
 * number of zeros, else in an odd one.
 */
final class DigitRow {

    private final BigInteger p;
    private final BigInteger belowQ;
    private final BigInteger[] digits;

    DigitRow(BigInteger p, BigInteger q, int length) {
        this.p = p;
        this.belowQ = q.subtract(BigInteger.ONE);
        this.digits = new BigInteger[length];
        Arrays.fill(digits, BigInteger.ZERO);
    }

    int length() {
        return digits.length;
    }

    void set(int i, BigInteger digit) {
        digits[i] = digit;
    }

    /** Whether the number that ends before {@code end} ends in {@code p}. */
    boolean endsInP(int end) {
        return digits[end - 1].equals(p);
    }

    /** Counts up the number from {@code start} to {@code end}. */
    void increment(int start, int end) {
        int i = end - 1;
        if (digits[i].equals(p)) {
            digits[i] = BigInteger.ZERO;
            i--;
        }
        while (i > start && digits[i - 1].equals(p) && digits[i].equals(belowQ)) {
            digits[i] = BigInteger.ZERO;
            digits[i - 1] = BigInteger.ZERO;
            i -= 2;
        }
        digits[i] = digits[i].add(BigInteger.ONE);
    }

    /** Counts down the positive number that ends before {@code end}. */
    void decrement(int end) {
        int i = end - 1;
        while (digits[i].signum() == 0) {
            i--;
        }
        digits[i] = digits[i].subtract(BigInteger.ONE);
        for (int j = i + 1; j < end; j++) {
            digits[j] = (j - i) % 2 == 1 ? p : belowQ;
        }
    }

    /** The digits without leading zeros. */
    List<BigInteger> significant() {
        int start = 0;
        while (start < digits.length && digits[start].signum() == 0) {
            start++;
        }
        return Arrays.asList(digits).subList(start, digits.length);
    }
}
