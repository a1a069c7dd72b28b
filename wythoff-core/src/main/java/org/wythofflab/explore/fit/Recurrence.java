package org.wythofflab.explore.fit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * {@code s(n) = c_1*s(n-1) + ... + c_k*s(n-k)} for every term but the first k. It is found modulo a prime (Berlekamp and
 * Massey), and kept if it has small coefficients and holds for the integers.
 */
record Recurrence(List<Long> coefficients, int terms) {
    private static final long PRIME = (1L << 31) - 1;
    private static final int LONGEST = 48;
    private static final int LARGEST = 1 << 20;

    /** A recurrence that uses up half of the terms explains nothing. */
    private static final int LEAST_TIMES = 4;

    static Optional<Recurrence> of(Terms terms) {
        int used = Math.min(terms.count(), LEAST_TIMES * LONGEST);
        long[] found = massey(terms.values(), used);
        if (found.length == 0 || found.length > LONGEST || found.length * LEAST_TIMES > used) {
            return Optional.empty();
        }
        List<Long> coefficients = new ArrayList<>();
        for (long one : found) {
            long signed = one > PRIME / 2 ? one - PRIME : one;
            if (Math.abs(signed) > LARGEST) {
                return Optional.empty();
            }
            coefficients.add(signed);
        }
        Recurrence recurrence = new Recurrence(coefficients, terms.count() - 2 * found.length);
        return recurrence.holds(terms) ? Optional.of(recurrence) : Optional.empty();
    }

    private boolean holds(Terms terms) {
        for (int n = coefficients.size(); n < terms.count(); n++) {
            long sum = 0;
            for (int i = 0; i < coefficients.size(); i++) {
                sum = Math.addExact(sum, Math.multiplyExact(coefficients.get(i), terms.at(n - 1 - i)));
            }
            if (sum != terms.at(n)) {
                return false;
            }
        }
        return true;
    }

    /** The shortest recurrence of the first terms modulo the prime. */
    private static long[] massey(long[] values, int used) {
        long[] current = {};
        long[] older = {};
        int failedAt = -1;
        long failure = 0;
        for (int n = 0; n < used; n++) {
            long wrong = Math.floorMod(values[n], PRIME);
            for (int i = 0; i < current.length; i++) {
                wrong = Math.floorMod(wrong - current[i] * Math.floorMod(values[n - 1 - i], PRIME), PRIME);
            }
            if (wrong == 0) {
                continue;
            }
            if (failedAt < 0) {
                current = new long[n + 1];
                failedAt = n;
                failure = wrong;
                continue;
            }
            long factor = wrong * inverse(failure) % PRIME;
            int shift = n - failedAt;
            long[] next = Arrays.copyOf(current, Math.max(current.length, shift + older.length));
            next[shift - 1] = (next[shift - 1] + factor) % PRIME;
            for (int i = 0; i < older.length; i++) {
                next[shift + i] = Math.floorMod(next[shift + i] - factor * older[i], PRIME);
            }
            if (n - current.length > failedAt - older.length) {
                older = current;
                failedAt = n;
                failure = wrong;
            }
            current = next;
        }
        return current;
    }

    private static long inverse(long value) {
        long result = 1;
        long power = value;
        for (long exponent = PRIME - 2; exponent > 0; exponent >>= 1) {
            if ((exponent & 1) == 1) {
                result = result * power % PRIME;
            }
            power = power * power % PRIME;
        }
        return result;
    }

    String text() {
        StringBuilder text = new StringBuilder("a(n) =");
        for (int i = 0; i < coefficients.size(); i++) {
            long one = coefficients.get(i);
            if (one != 0) {
                text.append(one < 0 ? " - " : text.length() == 6 ? " " : " + ");
                text.append(Math.abs(one) == 1 ? "" : Math.abs(one) + "*")
                        .append("a(n-")
                        .append(i + 1)
                        .append(')');
            }
        }
        return text.toString();
    }
}
