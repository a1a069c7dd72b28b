package org.wythofflab.prove.check;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * How numbers are written: base a if b = 0, else with the weights {@code U_0 = 1}, {@code U_1 = a_0 + 1}, {@code U_(n+1) = a_n U_n
 * + b U_(n-1)} and at U_n digits at most a_n, an a_n being followed by a digit below b. There is one a, or b = 1 and some repeat;
 * then words have whole periods of digits, and how many were read, modulo the period, is called the phase.
 *
 * @param quotients {@code a_0}, ..., as many as repeat
 */
record Notation(List<Integer> quotients, int b) {

    /** In no other system are sums checked, and so nothing proved. */
    private static final int MOST_DIGITS = 65;

    private static final int LONGEST = 12;

    /** So that the weights of two periods are below 2^40. */
    private static final long LARGEST_PRODUCT = 1 << 20;

    Notation {
        quotients = List.copyOf(quotients);
        boolean one =
                quotients.size() == 1 && quotients.get(0) >= 1 && b <= quotients.get(0) && quotients.get(0) + b >= 2;
        boolean many = quotients.size() > 1
                && quotients.size() <= LONGEST
                && b == 1
                && quotients.stream().allMatch(a -> a >= 1);
        Flaw.unless(
                b >= 0 && (one || many) && digits(quotients, b) <= MOST_DIGITS && product(quotients) <= LARGEST_PRODUCT,
                "there is no notation with a = " + quotients + ", b = " + b);
    }

    /** Cut off where it is too large, so that it cannot overflow and look small. */
    private static long product(List<Integer> quotients) {
        long product = 1;
        for (int a : quotients) {
            product = Math.min(product * (a + 1L), LARGEST_PRODUCT + 1);
        }
        return product;
    }

    /** As a certificate says it: a is a number, or a list of those that repeat. */
    static Notation of(Page page) {
        int b = page.number("b");
        return page.entries().get("a") instanceof List<?> list
                ? new Notation(Arrays.stream(page.ints(list, "a")).boxed().toList(), b)
                : new Notation(List.of(page.number("a")), b);
    }

    int period() {
        return quotients.size();
    }

    /** The number a of the digit that comes next. */
    int a(int phase) {
        return quotients.get(period() - 1 - phase);
    }

    int digits() {
        return digits(quotients, b);
    }

    private static int digits(List<Integer> quotients, int b) {
        return Collections.max(quotients) + (b == 0 ? 0 : 1);
    }

    /** How many letters there are for so many numbers side by side. */
    int letters(int numbers) {
        int letters = 1;
        for (int i = 0; i < numbers; i++) {
            letters = Math.multiplyExact(letters, digits());
        }
        return letters;
    }

    int phase(int word) {
        return word % period();
    }

    /** The phase, and after the largest digit a period more; -1 if the digit may not come. */
    int after(int word, int digit) {
        int phase = phase(word);
        if (digit > a(phase) || (word >= period() && digit >= b)) {
            return -1;
        }
        return (phase + 1) % period() + (b > 0 && digit == a(phase) ? period() : 0);
    }

    /** Where words side by side stand after a letter; none if a digit may not come. */
    List<Integer> after(List<Integer> words, int letter) {
        List<Integer> after = new ArrayList<>();
        int rest = letter;
        for (int word : words) {
            int next = after(word, rest % digits());
            if (next < 0) {
                return List.of();
            }
            after.add(next);
            rest /= digits();
        }
        return after;
    }

    /** What a number with the beginning (r,p) is if it ends there. */
    BigInteger value(BigInteger r, BigInteger p) {
        return b == 0 ? r : r.add(p);
    }

    BigInteger next(BigInteger r, BigInteger p, int phase, int digit) {
        return BigInteger.valueOf(a(phase))
                .multiply(r)
                .add(BigInteger.valueOf(b).multiply(p))
                .add(BigInteger.valueOf(digit));
    }

    /** The weights {@code U_k} and {@code b U_(k-1)}; those below the last are 1, in base a 0. */
    long[] weights(int k) {
        long weight = 1;
        long below = b == 0 ? 0 : 1;
        for (int i = 0; i < k; i++) {
            long next = quotients.get(i % period()) * weight + below;
            below = b * weight;
            weight = next;
        }
        return new long[] {weight, below};
    }
}
