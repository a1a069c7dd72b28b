package org.wythofflab.prove.check;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * Reads {@code c_1 x_1 + ... + c_n x_n + c}. With k digits to come what was read is worth {@code r U_k + p b U_(k-1)}, and (r,p)
 * is the state: of a remainder both modulo m. Of a sign until it is certain: the numbers that the coming digits make are at
 * most {@code U_k - 1} each, and if all of them against the sum cannot turn its sign, for any k, it is certain;
 * {@code docs/prover.md} shows that the first two k that can be are the worst.
 */
final class Sum implements Reader {

    private static final long PLUS = Long.MAX_VALUE;
    private static final long MINUS = -PLUS;

    /** Of a sign r and p are smaller, or a certificate is not accepted. */
    private static final long LARGE = 1 << 20;

    private final Notation notation;
    private final int[] factors;
    private final long constant;
    private final int modulus;
    private final long negative;
    /** What the factors above 0 add up to, and those below. */
    private final long up;

    private final long down;
    /** Of the first two periods. */
    private final long[] weights;

    /**
     * A sum, of which the sign is read if the modulus is 0.
     *
     * @param factors by track
     * @param negative what it is if it is certainly negative
     */
    private Sum(Notation notation, int[] factors, long constant, int modulus, long negative) {
        this.notation = notation;
        this.factors = factors;
        this.constant = constant;
        this.modulus = modulus;
        this.negative = negative;
        this.up = Arrays.stream(factors)
                .asLongStream()
                .map(factor -> Math.max(factor, 0))
                .sum();
        this.down = up - Arrays.stream(factors).asLongStream().sum();
        this.weights = notation.weights(2 * notation.period()).stream()
                .mapToLong(BigInteger::longValueExact)
                .toArray();
    }

    static Sum sign(Notation notation, int[] factors, long constant) {
        return new Sum(notation, factors, constant, 0, MINUS);
    }

    /** The sign of what cannot be negative: where it is certain that it would be, nothing follows. That only saves time. */
    static Sum amount(Notation notation, int[] factors) {
        return new Sum(notation, factors, 0, 0, NOTHING);
    }

    static Sum remainder(Notation notation, int[] factors, int modulus) {
        return new Sum(notation, factors, 0, modulus, MINUS);
    }

    /** The state (r,p) in one number. Both are ints, and r is not the least or largest one: so it is no other state. */
    private static long pack(long r, long p) {
        return (r << 32) + p;
    }

    private static long r(long state) {
        return (state - p(state)) >> 32;
    }

    private static long p(long state) {
        return (int) state;
    }

    @Override
    public boolean reads(int track) {
        return track < factors.length && factors[track] != 0;
    }

    /** As r, p and the factors are ints, and a, b and the digits at most 65, nothing overflows before there are weights. */
    @Override
    public long next(long state, int phase, int[] digits) {
        if (state == PLUS || state == MINUS) {
            return state;
        }
        long r = notation.a(phase) * r(state) + notation.b() * p(state);
        for (int track = 0; track < factors.length; track++) {
            r += (long) factors[track] * digits[track];
        }
        long p = notation.b() == 0 ? 0 : r(state);
        if (modulus > 0) {
            return pack(Math.floorMod(r, (long) modulus), p);
        }
        int toCome = notation.phase(notation.period() - 1 - phase);
        if (remains(toCome, r - down, p, Math.addExact(down, constant))) {
            return PLUS;
        }
        if (remains(toCome, -r - up, -p, Math.subtractExact(up, constant))) {
            return negative;
        }
        Flaw.unless(Math.abs(r) < LARGE && Math.abs(p) < LARGE, "a sum has too many states");
        return pack(r, p);
    }

    /** Whether {@code q U_k + p b U_(k-1) + rest > 0} for all k that may be; what is too large for a long is no certificate. */
    private boolean remains(int least, long q, long p, long rest) {
        long one = worth(q, p, least);
        long next = worth(q, p, least + notation.period());
        // With an even period they grow from one to the next, or may not.
        boolean stays = notation.period() % 2 == 1 ? next >= 0 : next >= one;
        return one >= 0 && stays && Math.addExact(Math.min(one, next), rest) > 0;
    }

    private long worth(long q, long p, int k) {
        long below = k == 0 ? Math.min(notation.b(), 1) : notation.b() * weights[k - 1];
        return Math.addExact(Math.multiplyExact(q, weights[k]), Math.multiplyExact(p, below));
    }

    @Override
    public String name(long state) {
        return state == PLUS ? "+" : state == MINUS ? "-" : r(state) + "," + p(state);
    }
}
