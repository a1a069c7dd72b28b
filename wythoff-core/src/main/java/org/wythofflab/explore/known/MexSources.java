package org.wythofflab.explore.known;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.function.LongUnaryOperator;
import org.wythofflab.exact.Quadratic;
import org.wythofflab.explore.KnownSequence;

/** Sequences that a rule of the least possible number makes, and other formulas. */
final class MexSources {
    private MexSources() {}

    /** a_n is the least positive integer not used before, b_n = a_n + s(n), from n = 1 on. */
    static KnownSequence.Source lower(LongUnaryOperator s) {
        return (count, budget) -> pairs(count, s)[0];
    }

    static KnownSequence.Source upper(LongUnaryOperator s) {
        return (count, budget) -> pairs(count, s)[1];
    }

    private static long[][] pairs(int count, LongUnaryOperator s) {
        long[][] pairs = new long[2][count];
        BitSet used = new BitSet();
        int next = 1;
        for (int n = 1; n <= count; n++) {
            next = used.nextClearBit(next);
            long second = next + s.applyAsLong(n);
            pairs[0][n - 1] = next;
            pairs[1][n - 1] = second;
            used.set(next);
            // No lower term comes so far.
            if (second <= 4L * count + 4) {
                used.set((int) second);
            }
        }
        return pairs;
    }

    /** {@code floor(n*alpha)} from n = 1 on. */
    static KnownSequence.Source beatty(Quadratic alpha) {
        return (count, budget) -> {
            long[] terms = new long[count];
            for (int n = 1; n <= count; n++) {
                terms[n - 1] = alpha.floorOfMultiple(BigInteger.valueOf(n)).longValueExact();
            }
            return terms;
        };
    }

    /** Where the numbers 0, 1, 2, ... stand in a permutation. */
    static KnownSequence.Source inverse(KnownSequence.Source permutation) {
        return (count, budget) -> {
            for (int length = 2 * count + 64; ; length *= 2) {
                long[] inverse = new long[count];
                Arrays.fill(inverse, -1);
                long[] terms = permutation.terms(length, budget);
                for (int n = 0; n < length; n++) {
                    if (terms[n] < count) {
                        inverse[(int) terms[n]] = n;
                    }
                }
                if (Arrays.stream(inverse).allMatch(place -> place >= 0)) {
                    return inverse;
                }
            }
        };
    }

    /** Hofstadter's G(n) = n - G(G(n-1)). */
    static KnownSequence.Source hofstadter() {
        return (count, budget) -> {
            long[] terms = new long[count];
            for (int n = 1; n < count; n++) {
                terms[n] = n - terms[(int) terms[n - 1]];
            }
            return terms;
        };
    }

    /** Greedy queens: the least column that no earlier queen attacks, from 1 on. */
    static KnownSequence.Source queens() {
        return (count, budget) -> {
            long[] terms = new long[count];
            BitSet columns = new BitSet();
            BitSet up = new BitSet();
            BitSet down = new BitSet();
            int far = 8 * count + 64;
            for (int row = 1; row <= count; row++) {
                int column = columns.nextClearBit(1);
                while (columns.get(column) || up.get(row + column) || down.get(column - row + far)) {
                    column++;
                }
                terms[row - 1] = column;
                columns.set(column);
                up.set(row + column);
                down.set(column - row + far);
            }
            return terms;
        };
    }

    /** Pairs X < Y of numbers not used before whose difference and sum are no difference and no sum before. */
    static long[][] splythoff(int count) {
        long[][] pairs = new long[2][count];
        BitSet used = new BitSet();
        BitSet seen = new BitSet();
        int x = 1;
        for (int n = 0; n < count; n++) {
            x = used.nextClearBit(x);
            int y = x + 1;
            while (used.get(y) || seen.get(y - x) || seen.get(y + x)) {
                y++;
            }
            pairs[0][n] = x;
            pairs[1][n] = y;
            used.set(x);
            used.set(y);
            seen.set(y - x);
            seen.set(y + x);
        }
        return pairs;
    }
}
