package org.wythofflab.verify.imitation;

import java.util.BitSet;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Ground;

/**
 * The greedy permutation of a multiset of differences, as the appendix uses it: its value at n = 1, 2, ... is the least t that
 * is no earlier value and for which t - n is still left in the multiset. All multisets here are symmetric.
 */
final class ImitationPermutation {

    private final int[] values;

    /**
     * @param differences how often d and -d occur, at d
     */
    private ImitationPermutation(int[] differences, int count, Ground ground) {
        int[] up = differences.clone();
        int[] down = differences.clone();
        values = new int[count + 1];
        BitSet taken = new BitSet();
        taken.set(0);
        for (int n = 1; n <= count; n++) {
            Finding.pulse(ground);
            int t = taken.nextClearBit(0);
            while (left(up, down, t - n) == 0) {
                t = taken.nextClearBit(t + 1);
            }
            values[n] = ground.term(t);
            taken.set(t);
            if (t >= n) {
                up[t - n]--;
            }
            if (t <= n) {
                down[n - t]--;
            }
        }
    }

    private static int left(int[] up, int[] down, int difference) {
        return difference >= 0 ? up[difference] : down[-difference];
    }

    /** pi_(m,p): every multiple of m p times. */
    static ImitationPermutation full(int m, int p, int count, Ground ground) {
        return new ImitationPermutation(multiples(m, p, count, p), count, ground);
    }

    /** The same without 0, with a bar over it in the paper. */
    static ImitationPermutation withoutZero(int m, int p, int count, Ground ground) {
        return new ImitationPermutation(multiples(m, p, count, 0), count, ground);
    }

    private static int[] multiples(int m, int p, int count, int zeros) {
        // No value is needed beyond 2m(n + p): there are more than enough differences below.
        int[] differences = new int[2 * m * (count + p + 1)];
        for (int d = 0; d < differences.length; d += m) {
            differences[d] = d == 0 ? zeros : p;
        }
        return differences;
    }

    /** tau: the differences are those of the given pairs, and their opposites. */
    static ImitationPermutation ofPairs(long[] firsts, long[] seconds, int count, Ground ground) {
        int[] differences = new int[2 * count];
        for (int k = 1; k < firsts.length; k++) {
            differences[(int) (seconds[k] - firsts[k])]++;
        }
        return new ImitationPermutation(differences, count, ground);
    }

    int at(long n) {
        return values[(int) n];
    }
}
