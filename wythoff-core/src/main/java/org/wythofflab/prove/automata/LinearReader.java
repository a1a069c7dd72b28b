package org.wythofflab.prove.automata;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;

/**
 * The sign of {@code c_1 x_1 + ... + c_n x_n + c}. What has been read with k digits to come is worth {@code r U_k + p b
 * U_(k-1)}, so (r,p) and the phase are all that need be known: the next digits, worth {@code z = c_1 d_1 + ... + c_n d_n}, make
 * it {@code (a r + b p + z, r)}, a being theirs, and at the end the sum is {@code r + p} (in base a: {@code r}).
 *
 * <p>The digits to come are worth between {@code -N (U_k - 1)} and {@code M (U_k - 1)}, M and N being the sums of the
 * positive and of the negative coefficients, because each of the words left is worth at most {@code U_k - 1}. Hence the sum
 * is positive whatever follows if {@code w_k + N + c > 0} for all k that may be, {@code w_k = (r - N) U_k + p b U_(k-1)};
 * {@link Prospect} tells when that is so. The same holds for the other sign. Only finitely many (r,p) are left, because the
 * other root of {@code z^2 = a z + b}, or that of a whole period, lies within the unit circle.
 */
public final class LinearReader implements Reader {

    private static final int POSITIVE = 1;
    private static final int NEGATIVE = 2;
    private static final int UNKNOWN = -2;

    private final NumberSystem system;
    private final int[] tracks;
    private final int[] coefficients;
    private final long constant;
    private final int gains;
    private final int losses;
    private final int letters;
    private boolean positiveMatters = true;
    private boolean negativeMatters = true;

    private final List<Prospect> prospects;
    private final List<Map<Long, Integer>> known = new ArrayList<>();
    private int states;
    private int[] value = new int[64];
    private int[] previous = new int[64];
    private int[] phase = new int[64];
    private int[] next = {};

    /** @param coefficients by track of {@code tracks}; the sum of their sizes is below 2^20, as is the constant */
    public LinearReader(NumberSystem system, int[] tracks, int[] coefficients, long constant) {
        this.system = system;
        this.tracks = tracks.clone();
        this.coefficients = coefficients.clone();
        this.constant = constant;
        int up = 0;
        int down = 0;
        for (int coefficient : coefficients) {
            up = Math.addExact(up, Math.max(coefficient, 0));
            down = Math.addExact(down, Math.max(Math.negateExact(coefficient), 0));
        }
        gains = up;
        losses = down;
        letters = Math.addExact(1, Math.multiplyExact(system.digits() - 1, Math.addExact(up, down)));
        prospects = Prospect.byPhase(system);
        prospects.forEach(any -> known.add(new HashMap<>()));
        state(0, 0, 0);
        // Two more, whose numbers nobody looks at: the sign is known.
        state(Integer.MAX_VALUE, 0, 0);
        state(Integer.MIN_VALUE, 0, 0);
    }

    /** The same, but it dies when it is certain that the sign is none of these. */
    public LinearReader only(IntPredicate signs) {
        positiveMatters = signs.test(1);
        negativeMatters = signs.test(-1);
        return this;
    }

    @Override
    public int[] tracks() {
        return tracks;
    }

    @Override
    public int step(int state, int[] digits) {
        if (state == POSITIVE || state == NEGATIVE) {
            return state;
        }
        int z = 0;
        for (int i = 0; i < tracks.length; i++) {
            z += coefficients[i] * digits[tracks[i]];
        }
        int cell = state * letters + z + (system.digits() - 1) * losses;
        if (next[cell] == UNKNOWN) {
            int found = after(state, z);
            // Only now: finding it may have moved the table.
            next[cell] = found;
        }
        return next[cell];
    }

    private int after(int state, int z) {
        int r = Math.toIntExact((long) system.a(phase[state]) * value[state] + (long) system.b() * previous[state] + z);
        int p = system.b() == 0 ? 0 : value[state];
        int now = (phase[state] + 1) % system.period();
        Prospect prospect = prospects.get(now);
        if (prospect.isPositive((long) r - losses, p, losses + constant)) {
            return positiveMatters ? POSITIVE : DEAD;
        }
        if (prospect.isPositive(-(long) r - gains, -(long) p, gains - constant)) {
            return negativeMatters ? NEGATIVE : DEAD;
        }
        return state(r, p, now);
    }

    private int state(int r, int p, int now) {
        long key = ((long) r << 32) | (p & 0xFFFFFFFFL);
        Integer old = known.get(now).get(key);
        if (old != null) {
            return old;
        }
        int state = states++;
        if (state == value.length) {
            value = Arrays.copyOf(value, 2 * state);
            previous = Arrays.copyOf(previous, 2 * state);
            phase = Arrays.copyOf(phase, 2 * state);
        }
        value[state] = r;
        previous[state] = p;
        phase[state] = now;
        int end = Math.multiplyExact(states, letters);
        if (end > next.length) {
            int filled = next.length;
            next = Arrays.copyOf(next, Math.max(end, 2 * filled));
            Arrays.fill(next, filled, next.length, UNKNOWN);
        }
        known.get(now).put(key, state);
        return state;
    }

    /** -1, 0 or 1. */
    @Override
    public int label(int state) {
        if (state == POSITIVE || state == NEGATIVE) {
            return state == POSITIVE ? 1 : -1;
        }
        return Long.signum((long) value[state] + (long) previous[state] * system.below() + constant);
    }

    /** {@code r,p}, or the sign when it is certain. */
    @Override
    public String name(int state) {
        if (state == POSITIVE || state == NEGATIVE) {
            return state == POSITIVE ? "+" : "-";
        }
        return value[state] + "," + previous[state];
    }
}
