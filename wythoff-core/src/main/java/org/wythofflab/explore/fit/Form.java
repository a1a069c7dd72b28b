package org.wythofflab.explore.fit;

import java.math.BigInteger;
import java.util.Optional;

/**
 * B_n by A_n and n, for every index from some on.
 *
 * @param formula {@code A_n + n}
 * @param terms how many terms it could have failed at
 */
record Form(String formula, int from, int terms) {
    private static final int LARGEST_FACTOR = 8;
    private static final int LEAST_TERMS = 12;

    /** What may be different in the beginning, as a part of all terms. */
    private static final int TAIL = 4;

    static Optional<Form> fitting(Terms first, Terms second) {
        for (int factor = 0; factor <= LARGEST_FACTOR; factor++) {
            Optional<Form> found = linear(first, second, factor);
            if (found.isPresent()) {
                return found;
            }
        }
        return square(first, second);
    }

    /** {@code factor*A_n + t*n + c}. */
    private static Optional<Form> linear(Terms first, Terms second, int factor) {
        int last = first.count() - 1;
        if (last < LEAST_TERMS) {
            return Optional.empty();
        }
        long step = rest(first, second, factor, last) - rest(first, second, factor, last - 1);
        int from = last;
        while (from > 0 && rest(first, second, factor, from) - rest(first, second, factor, from - 1) == step) {
            from--;
        }
        long constant = rest(first, second, factor, last) - step * last;
        return found(term(factor, "A_n") + term(step, "n") + constant(constant), from, 2, first.count());
    }

    private static long rest(Terms first, Terms second, int factor, int n) {
        return second.at(n) - factor * first.at(n);
    }

    /** {@code p*A_n^2 + q*A_n + r}, through three of the last terms. */
    private static Optional<Form> square(Terms first, Terms second) {
        int last = first.count() - 1;
        if (last < LEAST_TERMS) {
            return Optional.empty();
        }
        BigInteger low = slope(first, second, last - 2, last - 1);
        BigInteger high = slope(first, second, last - 1, last);
        long width = first.at(last) - first.at(last - 2);
        if (width == 0 || high.subtract(low).signum() == 0) {
            return Optional.empty();
        }
        BigInteger p = high.subtract(low).divide(BigInteger.valueOf(width));
        BigInteger q = high.subtract(p.multiply(BigInteger.valueOf(first.at(last) + first.at(last - 1))));
        BigInteger r = BigInteger.valueOf(second.at(last)).subtract(value(p, q, first.at(last)));
        int from = last + 1;
        while (from > 0 && value(p, q, first.at(from - 1)).add(r).equals(BigInteger.valueOf(second.at(from - 1)))) {
            from--;
        }
        String formula = term(p.longValue(), "A_n^2") + term(q.longValue(), "A_n") + constant(r.longValue());
        return found(formula, from, 3, first.count());
    }

    private static BigInteger slope(Terms first, Terms second, int from, int to) {
        long width = first.at(to) - first.at(from);
        return width == 0 ? BigInteger.ZERO : BigInteger.valueOf((second.at(to) - second.at(from)) / width);
    }

    private static BigInteger value(BigInteger p, BigInteger q, long a) {
        BigInteger x = BigInteger.valueOf(a);
        return p.multiply(x).add(q).multiply(x);
    }

    private static Optional<Form> found(String formula, int from, int parameters, int count) {
        int chances = count - from - parameters;
        return chances >= LEAST_TERMS && from <= count / TAIL
                ? Optional.of(new Form(formula.startsWith(" + ") ? formula.substring(3) : formula, from, chances))
                : Optional.empty();
    }

    private static String term(long factor, String name) {
        if (factor == 0) {
            return "";
        }
        String size = Math.abs(factor) == 1 ? name : Math.abs(factor) + "*" + name;
        return (factor < 0 ? " - " : " + ") + size;
    }

    private static String constant(long value) {
        return value == 0 ? "" : (value < 0 ? " - " : " + ") + Math.abs(value);
    }
}
