package org.wythofflab.prove.check;

/**
 * The sign of {@code c_1 x_1 + ... + c_n x_n + c}, while the digits of the numbers are read. With k digits to come what was
 * read is worth {@code r U_k + p b U_(k-1)}, and the numbers that the coming digits make are at most {@code U_k - 1} each. If
 * all of them against the sum cannot turn its sign, for any k, it is certain; {@code docs/prover.md} shows that k = 0 and k = 1
 * are the worst.
 */
final class Sum {

    private final Notation notation;
    private final int[] factors;
    private final long constant;

    /** @param factors by track */
    Sum(Notation notation, int[] factors, long constant) {
        this.notation = notation;
        this.factors = factors;
        this.constant = constant;
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

    long next(long state, int[] digits) {
        if (state == PLUS || state == MINUS) {
            return state;
        }
        long r = notation.a() * r(state) + notation.b() * p(state);
        long p = notation.b() == 0 ? 0 : r(state);
        long up = 0;
        long down = 0;
        for (int track = 0; track < factors.length; track++) {
            r += (long) factors[track] * digits[track];
            up += Math.max(factors[track], 0);
            down += Math.max(-factors[track], 0);
        }
        if (remains(r - down, p, down + constant)) {
            return PLUS;
        }
        return remains(-r - up, -p, up - constant) ? MINUS : pack(r, p);
    }

    /** Whether {@code q U_k + p b U_(k-1) + rest > 0} for all k. */
    private boolean remains(long q, long p, long rest) {
        int last = notation.b() == 0 ? 0 : 1;
        long none = q + p * last;
        long one = q * (notation.a() + last) + p * notation.b();
        return none >= 0 && one >= 0 && Math.min(none, one) + rest > 0;
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
