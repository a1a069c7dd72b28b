package org.wythofflab.theory.common;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import org.wythofflab.theory.PairWalk;

/**
 * The pairs {@code A_n = mex}, {@code B_n = s*A_n + t*n} from any n on, without a product for each.
 *
 * <p>Write a for each positive number that is an A and b for each that is a B. Between {@code B_n} and {@code B_(n+1)} lie
 * {@code s+t-1} letters a if {@code A_(n+1) = A_n + 1}, and s more if a B lies between these two. So the substitution
 * {@code a -> a^(s+t-1) b, b -> a^s} makes the word of itself. It is read here as a tree: a letter of each level stands
 * for its image on the level below, and on the lowest level for a block of numbers whose A are listed.
 *
 * <p>Cost: O(1) a pair, a few operations; O(log n) memory besides the two blocks.
 */
public final class StWalk implements PairWalk {
    private static final int LONGEST_BLOCK = 1 << 15;

    /** Larger s and t would make a level of the tree too wide to be worth while. */
    private static final BigInteger LARGEST = BigInteger.valueOf(1 << 20);

    private static final int LEVELS = 64;

    private final int s;
    private final int t;
    /** How many numbers, and how many A among them, a letter a or b of each level stands for. */
    private final long[] lengthOfA = new long[LEVELS];

    private final long[] lengthOfB = new long[LEVELS];
    private final long[] countOfA = new long[LEVELS];
    private final long[] countOfB = new long[LEVELS];
    /** Where the A of a block are, counted from its first number. */
    private int[] blockOfA = {0};

    private int[] blockOfB = {};
    /** The level whose letters are blocks. */
    private int leaf;

    /** The path from the root to the present block: the letter of each level, and which of its parts comes next. */
    private final boolean[] isA = new boolean[LEVELS];

    private final int[] part = new int[LEVELS];
    private int root;

    private int[] block;
    /** The next A of the block. */
    private int at;
    /** The first number of the block. */
    private long base = 1;

    private long n;

    private StWalk(int s, int t, long from) {
        this.s = s;
        this.t = t;
        n = from;
        lengthOfA[0] = 1;
        lengthOfB[0] = 1;
        countOfA[0] = 1;
        for (int level = 1; level < LEVELS; level++) {
            // Saturated, so that more than enough stays more than enough.
            lengthOfA[level] = sum(times(lengthOfA[level - 1], parts(true) - 1), lengthOfB[level - 1]);
            lengthOfB[level] = times(lengthOfA[level - 1], s);
            countOfA[level] = sum(times(countOfA[level - 1], parts(true) - 1), countOfB[level - 1]);
            countOfB[level] = times(countOfA[level - 1], s);
        }
        while (Math.max(lengthOfA[leaf + 1], lengthOfB[leaf + 1]) <= LONGEST_BLOCK) {
            makeLargerBlocks();
        }
        block = blockOfA;
        seek(Math.max(0, from - 1));
    }

    /**
     * The pairs from index {@code from} on, if s and t are of ordinary size.
     *
     * @param largest the largest number that will be asked for
     */
    public static Optional<PairWalk> of(BigInteger s, BigInteger t, long from, BigInteger largest) {
        // A level at least doubles every second one before it, and below 2^61 no length used here is saturated.
        return largest.bitLength() < 61 && s.max(t).compareTo(LARGEST) <= 0
                ? Optional.of(new StWalk(s.intValueExact(), t.intValueExact(), from))
                : Optional.empty();
    }

    private static long times(long length, long factor) {
        return length > Long.MAX_VALUE / 2 / factor ? Long.MAX_VALUE / 2 : length * factor;
    }

    private static long sum(long one, long other) {
        return Math.min(Long.MAX_VALUE / 2, one + other);
    }

    /** Into how many letters of the level below a letter falls apart. */
    private int parts(boolean letterIsA) {
        return letterIsA ? s + t : s;
    }

    /** All parts are a but the last part of an a. */
    private boolean partIsA(boolean letterIsA, int index) {
        return !letterIsA || index < s + t - 1;
    }

    private void makeLargerBlocks() {
        int[] ofA = new int[(int) countOfA[leaf + 1]];
        int[] ofB = new int[(int) countOfB[leaf + 1]];
        int length = (int) lengthOfA[leaf];
        for (int copy = 0; copy < s + t - 1; copy++) {
            copy(blockOfA, ofA, copy * blockOfA.length, copy * length);
        }
        copy(blockOfB, ofA, ofA.length - blockOfB.length, (s + t - 1) * length);
        for (int copy = 0; copy < s; copy++) {
            copy(blockOfA, ofB, copy * blockOfA.length, copy * length);
        }
        blockOfA = ofA;
        blockOfB = ofB;
        leaf++;
    }

    private static void copy(int[] from, int[] to, int place, int shift) {
        for (int i = 0; i < from.length; i++) {
            to[place + i] = from[i] + shift;
        }
    }

    /** Leaves so many A behind. */
    private void seek(long skipped) {
        root = leaf;
        while (countOfA[root] <= skipped) {
            root++;
        }
        Arrays.fill(isA, leaf, root + 1, true);
        Arrays.fill(part, leaf, root + 1, 0);
        long rest = skipped;
        for (int level = root; level > leaf; level--) {
            int index = (int) Math.min(rest / countOfA[level - 1], parts(isA[level]) - 1);
            rest -= index * countOfA[level - 1];
            base += index * lengthOfA[level - 1];
            part[level] = index + 1;
            isA[level - 1] = partIsA(isA[level], index);
        }
        block = isA[leaf] ? blockOfA : blockOfB;
        at = (int) rest;
    }

    private void nextBlock() {
        base += isA[leaf] ? lengthOfA[leaf] : lengthOfB[leaf];
        int level = leaf + 1;
        while (level <= root && part[level] == parts(isA[level])) {
            level++;
        }
        if (level > root) {
            // The word begins with the image of the root, which begins with the root.
            root = level;
            isA[root] = true;
            part[root] = 1;
        }
        for (; level > leaf; level--) {
            isA[level - 1] = partIsA(isA[level], part[level]++);
            part[level - 1] = 0;
        }
        block = isA[leaf] ? blockOfA : blockOfB;
        at = 0;
    }

    @Override
    public void next(long[] firsts, long[] seconds, int count) {
        int done = 0;
        if (n == 0 && count > 0) {
            firsts[0] = 0;
            seconds[0] = 0;
            n++;
            done++;
        }
        while (done < count) {
            while (at == block.length) {
                nextBlock();
            }
            int length = Math.min(count - done, block.length - at);
            fill(firsts, seconds, done, length);
            done += length;
        }
    }

    private void fill(long[] firsts, long[] seconds, int place, int length) {
        for (int i = 0; i < length; i++) {
            long lower = base + block[at + i];
            firsts[place + i] = lower;
            seconds[place + i] = s * lower + t * (n + i);
        }
        at += length;
        n += length;
    }
}
