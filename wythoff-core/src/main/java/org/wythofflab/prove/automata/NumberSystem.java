package org.wythofflab.prove.automata;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Numbers as words, most significant digit first. With {@code b = 0} this is base {@code a}. Else the weights are {@code
 * U_0 = 1}, {@code U_1 = a + 1}, {@code U_(n+1) = a U_n + b U_(n-1)}, {@code 1 <= b <= a}, and every number has exactly one
 * word, up to leading zeros, of digits at most {@code a} in which an {@code a} is followed by a digit below {@code b} or by
 * nothing (Fraenkel 1998): a = b = 1 is the Fibonacci system, a = 2, b = 1 that of Pell.
 */
public record NumberSystem(int a, int b) {

    public static final NumberSystem BINARY = base(2);
    public static final NumberSystem FIBONACCI = new NumberSystem(1, 1);
    public static final NumberSystem PELL = new NumberSystem(2, 1);

    /** So that residuals stay far below the range of int, see {@link LinearReader}. */
    private static final int LARGEST = 1 << 10;

    public NumberSystem {
        if (a < 1 || b < 0 || b > a || a > LARGEST || (b == 0 && a < 2)) {
            throw new IllegalArgumentException("no number system has a = " + a + " and b = " + b);
        }
    }

    public static NumberSystem base(int base) {
        return new NumberSystem(base, 0);
    }

    /** How many digits there are: 0, 1, ..., digits - 1. */
    public int digits() {
        return b == 0 ? a : a + 1;
    }

    /** What the weight below the last, {@code U_(-1)}, is, times b. */
    int below() {
        return b == 0 ? 0 : 1;
    }

    /** After which digit a word stands (1 if it was {@code a}) when the digit is read, or -1 if it may not be. Starts at 0. */
    public int follow(int state, int digit) {
        if (state == 1 && digit >= b) {
            return -1;
        }
        return b > 0 && digit == a ? 1 : 0;
    }

    /** The number that a word stands for, most significant digit first. */
    public BigInteger value(int[] word) {
        return Writing.in(this).value(word);
    }

    /** The word of a number, most significant digit first; none for 0. */
    public int[] word(BigInteger number) {
        return number.bitLength() < Long.SIZE - 1
                ? word(number.longValueExact())
                : Writing.in(this).word(number);
    }

    /** The word of a number that fits a {@code long}. */
    public int[] word(long number) {
        // The slowest weights are Fibonacci's, of which 91 fit a long.
        long[] weights = new long[91];
        int length = 0;
        for (long weight = 1; weight <= number; ) {
            weights[length++] = weight;
            long lower = length == 1 ? below() : b * weights[length - 2];
            if (weight > (Long.MAX_VALUE - lower) / a) {
                break;
            }
            weight = a * weight + lower;
        }
        int[] word = new int[length];
        long rest = number;
        for (int i = 0; i < length; i++) {
            word[i] = (int) (rest / weights[length - 1 - i]);
            rest %= weights[length - 1 - i];
        }
        return word;
    }

    /** The weights up to the given limit, smallest first. */
    public List<Long> weights(long limit) {
        List<Long> weights = new ArrayList<>();
        long previous = 0;
        long weight = 1;
        while (weight <= limit) {
            weights.add(weight);
            long next = Math.addExact(
                    Math.multiplyExact(a, weight), weights.size() == 1 ? below() : Math.multiplyExact(b, previous));
            previous = weight;
            weight = next;
        }
        return weights;
    }

    /** The name, such as {@code base 2}, {@code fibonacci}, {@code recurrence 3,2}. */
    public String text() {
        if (b == 0) {
            return "base " + a;
        }
        if (equals(FIBONACCI)) {
            return "fibonacci";
        }
        return equals(PELL) ? "pell" : "recurrence " + a + "," + b;
    }

    /** The system with this name, as {@link #text} gives it, or empty. */
    public static Optional<NumberSystem> named(String name) {
        Matcher base = Pattern.compile("base (\\d{1,3})").matcher(name);
        Matcher recurrence =
                Pattern.compile("recurrence (\\d{1,3}), ?(\\d{1,3})").matcher(name);
        if (base.matches() && Integer.parseInt(base.group(1)) >= 2) {
            return Optional.of(base(Integer.parseInt(base.group(1))));
        }
        if (recurrence.matches()) {
            int a = Integer.parseInt(recurrence.group(1));
            int b = Integer.parseInt(recurrence.group(2));
            return b >= 1 && b <= a ? Optional.of(new NumberSystem(a, b)) : Optional.empty();
        }
        return Stream.of(FIBONACCI, PELL)
                .filter(system -> system.text().equals(name))
                .findFirst();
    }

    /** How numbers are written, as a phrase. */
    public String words() {
        if (b == 0) {
            return "written in base " + a;
        }
        String name = equals(FIBONACCI) ? "the Fibonacci system" : equals(PELL) ? "the Pell system" : "the system";
        return "written in " + name + " with the weights 1, " + (a + 1) + ", " + (a * (a + 1) + b) + ", ..., U_(n+1) = "
                + (a == 1 ? "" : a + " ") + "U_n + " + (b == 1 ? "" : b + " ") + "U_(n-1)";
    }

    @Override
    public String toString() {
        return text();
    }
}
