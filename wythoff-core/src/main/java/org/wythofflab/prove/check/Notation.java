package org.wythofflab.prove.check;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.ObjIntConsumer;

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
        boolean one = quotients.size() == 1 && b <= quotients.get(0) && quotients.get(0) >= (b == 0 ? 2 : 1);
        boolean many = quotients.size() > 1 && quotients.size() <= LONGEST && b == 1 && Collections.min(quotients) >= 1;
        long product = 1;
        for (int a : quotients) {
            // Cut off where it is too large, so that it cannot overflow and look small.
            product = Math.min(product * (a + 1L), LARGEST_PRODUCT + 1);
        }
        Flaw.unless(
                b >= 0
                        && (one || many)
                        && Collections.max(quotients) <= MOST_DIGITS - Math.min(b, 1)
                        && product <= LARGEST_PRODUCT,
                "there is no notation with a = " + quotients + ", b = " + b);
    }

    /** As a certificate says it: a is a number, or a list of those that repeat. */
    static Notation of(Page page) {
        Page a = page.get("a");
        List<Page> list = a.value() instanceof List ? a.list() : List.of(a);
        return new Notation(
                list.stream().map(Page::number).toList(), page.get("b").number());
    }

    int period() {
        return quotients.size();
    }

    /** The number a of the digit that comes next. */
    int a(int phase) {
        return quotients.get(period() - 1 - phase);
    }

    int digits() {
        return Collections.max(quotients) + Math.min(b, 1);
    }

    /** How many letters there are for so many numbers side by side; at most 65^5, as no more than five are read. */
    int letters(int numbers) {
        return BigInteger.valueOf(digits()).pow(numbers).intValueExact();
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
        return phase(phase + 1) + (b > 0 && digit == a(phase) ? period() : 0);
    }

    /** The first weights, {@code U_0} and so on. */
    List<BigInteger> weights(int count) {
        List<BigInteger> weights = new ArrayList<>();
        weigh(count, (weight, k) -> weights.add(weight));
        return weights;
    }

    /** The number with these digits, the last one first. */
    BigInteger value(List<Integer> digits, Clock clock) {
        BigInteger[] value = {BigInteger.ZERO};
        weigh(digits.size(), (weight, k) -> {
            clock.tick();
            value[0] = value[0].add(weight.multiply(BigInteger.valueOf(digits.get(k))));
        });
        return value[0];
    }

    /** One weight at a time: of as many digits as there may be in a certificate not all fit in memory. */
    private void weigh(int count, ObjIntConsumer<BigInteger> told) {
        BigInteger weight = BigInteger.ONE;
        BigInteger more = BigInteger.valueOf(Math.min(b, 1));
        for (int k = 0; k < count; k++) {
            told.accept(weight, k);
            BigInteger next = BigInteger.valueOf(quotients.get(k % period()))
                    .multiply(weight)
                    .add(more);
            more = weight.multiply(BigInteger.valueOf(b));
            weight = next;
        }
    }
}
