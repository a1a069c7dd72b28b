package org.wythofflab.prove.check;

/**
 * The sign of {@code c_1 x_1 + ... + c_n x_n + c}, while the digits of the numbers are read. With k digits to come what was
 * read is worth {@code r U_k + p b U_(k-1)}, and the numbers that the coming digits make are at most {@code U_k - 1} each. If
 * all of them against the sum cannot turn its sign, for any k, it is certain; {@code docs/prover.md} shows that the first two k
 * that can be are the worst.
 */
final class Sum {

    private final Notation notation;
    private final int[] factors;
    private final long constant;
    /** By phase: the weights for the least number of digits that may come, and for a period more. */
    private final long[][] first;

    private final long[][] second;

    /** @param factors by track */
    Sum(Notation notation, int[] factors, long constant) {
        this.notation = notation;
        this.factors = factors;
        this.constant = constant;
        int period = notation.period();
        first = new long[period][];
        second = new long[period][];
        for (int phase = 0; phase < period; phase++) {
            int least = (period - phase) % period;
            first[phase] = notation.weights(least);
            second[phase] = notation.weights(least + period);
        }
    }

    /** No state (r,p) is so large. */
    private static final long PLUS = 1L << 60;

    private static final long MINUS = -PLUS;

    /** The state (r,p) in one number; both are far below 2^20 in size, or a certificate is not accepted. */
    private static long pack(long r, long p) {
        Flaw.unless(Math.abs(r) < 1 << 20 && Math.abs(p) < 1 << 20, "a sum has too many states");
        return r * (1L << 22) + p;
    }

    private static long r(long state) {
        return Math.floorDiv(state + (1L << 21), 1L << 22);
    }

    private static long p(long state) {
        return state - r(state) * (1L << 22);
    }

    /** @param phase that of the digits */
    long next(long state, int phase, int[] digits) {
        if (state == PLUS || state == MINUS) {
            return state;
        }
        int now = (phase + 1) % notation.period();
        long r = notation.a(phase) * r(state) + notation.b() * p(state);
        long p = notation.b() == 0 ? 0 : r(state);
        long up = 0;
        long down = 0;
        for (int track = 0; track < factors.length; track++) {
            r += (long) factors[track] * digits[track];
            up += Math.max(factors[track], 0);
            down += Math.max(-(long) factors[track], 0);
        }
        if (remains(now, r - down, p, Math.addExact(down, constant))) {
            return PLUS;
        }
        return remains(now, -r - up, -p, Math.subtractExact(up, constant)) ? MINUS : pack(r, p);
    }

    /** Whether {@code q U_k + p b U_(k-1) + rest > 0} for all k that may be; what is too large for a long is no certificate. */
    private boolean remains(int phase, long q, long p, long rest) {
        long one = worth(q, p, first[phase]);
        long next = worth(q, p, second[phase]);
        // With an even period they grow from one to the next, or may not.
        boolean stays = notation.period() % 2 == 1 ? next >= 0 : next >= one;
        return one >= 0 && stays && Math.addExact(Math.min(one, next), rest) > 0;
    }

    private static long worth(long q, long p, long[] weights) {
        return Math.addExact(Math.multiplyExact(q, weights[0]), Math.multiplyExact(p, weights[1]));
    }

    /** Whether it is certain that the sum is negative. */
    static boolean isNegative(long state) {
        return state == MINUS;
    }

    /** How a state is called in a certificate. */
    static String name(long state) {
        if (state == PLUS || state == MINUS) {
            return state == PLUS ? "+" : "-";
        }
        return r(state) + "," + p(state);
    }
}
