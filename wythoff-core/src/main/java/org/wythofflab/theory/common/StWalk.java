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
    /** Short enough that the blocks and what is made of them stay in the nearest cache. */
    private static final int LONGEST_BLOCK = 1 << 11;

    /** Larger s and t would make a level of the tree too wide to be worth while. */
    private static final BigInteger LARGEST = BigInteger.valueOf(1 << 20);

    /** The shortest lengths, those of s = t = 1, are Fibonacci's numbers, of which the 90th is above 2^61. */
    private static final int LEVELS = 96;

    private final int s;
    private final int t;
    /** How many numbers, and how many A among them, a letter a or b of each level stands for. */
    private final long[] lengthOfA = new long[LEVELS];

    private final long[] lengthOfB = new long[LEVELS];
    private final long[] countOfA = new long[LEVELS];
    private final long[] countOfB = new long[LEVELS];
    /** What the block of a letter a or b of the lowest level holds. */
    private Block blockOfA = new Block(1);

    private Block blockOfB = new Block(0);
    /** The level whose letters are blocks. */
    private int leaf;

    /** The path from the root to the present block: the letter of each level, and which of its parts comes next. */
    private final boolean[] isA = new boolean[LEVELS];

    private final int[] part = new int[LEVELS];
    private int root;

    private Block block;
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
        // There are levels enough for that, and below 2^61 no length used here is saturated.
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
        Block ofA = blocks(s + t - 1, blockOfB, (int) countOfA[leaf + 1]);
        Block ofB = blocks(s, new Block(0), (int) countOfB[leaf + 1]);
        blockOfA = ofA;
        blockOfB = ofB;
        leaf++;
    }

    /** So many blocks of a one after the other, and a last one. */
    private Block blocks(int copies, Block last, int count) {
        Block joined = new Block(count);
        int done = 0;
        for (int copy = 0; copy <= copies; copy++) {
            Block part = copy < copies ? blockOfA : last;
            long shift = copy * lengthOfA[leaf];
            shifted(part.lower, 0, shift, joined.lower, done, part.size());
            shifted(part.upper, 0, s * shift + (long) t * done, joined.upper, done, part.size());
            done += part.size();
        }
        return joined;
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
        int done = takeZero(count);
        Arrays.fill(firsts, 0, done, 0);
        Arrays.fill(seconds, 0, done, 0);
        while (done < count) {
            int length = Math.min(count - done, leftInBlock());
            shifted(block.lower, at, base, firsts, done, length);
            shifted(block.upper, at, upperBase(), seconds, done, length);
            done += take(length);
        }
    }

    @Override
    public Optional<SumWalk> sums(long p, long q) {
        long[] ofA = blockOfA.sums(p, q);
        long[] ofB = blockOfB.sums(p, q);
        // From a block a to one right behind it.
        long ahead = p * lengthOfA[leaf] + q * (s * lengthOfA[leaf] + t * countOfA[leaf]);
        return Optional.of((count, sink) -> {
            int done = takeZero(count);
            sink.add(new long[1], 0, done, 0);
            while (done < count) {
                int left = leftInBlock();
                long shift = p * base + q * upperBase();
                if (2 * left <= count - done && isBeforeItsLike()) {
                    sink.addTwice(ofA, shift, shift + ahead);
                    done += take(left) + take(leftInBlock());
                } else {
                    int length = Math.min(count - done, left);
                    sink.add(isA[leaf] ? ofA : ofB, at, at + length, shift);
                    done += take(length);
                }
            }
        });
    }

    /** The first pair of all, (0,0), is in no block: takes it if it is next and wanted; how many pairs that was. */
    private int takeZero(int wanted) {
        int taken = n == 0 ? Math.min(1, wanted) : 0;
        n += taken;
        return taken;
    }

    /** How many A of the present block are left; if none was, of the next one that has any. */
    private int leftInBlock() {
        while (at == block.size()) {
            nextBlock();
        }
        return block.size() - at;
    }

    private int take(int length) {
        at += length;
        n += length;
        return length;
    }

    /** Whether the walk is at the beginning of a block a, and another one follows. */
    private boolean isBeforeItsLike() {
        int above = leaf + 1;
        return at == 0
                && isA[leaf]
                && above <= root
                && part[above] < parts(isA[above])
                && partIsA(isA[above], part[above]);
    }

    /** By how much the B of the present block are larger than it says. */
    private long upperBase() {
        return s * base + t * (n - at);
    }

    /** First copied and then shifted: a loop over two arrays at different places would not take several steps at once. */
    private static void shifted(long[] source, int from, long shift, long[] target, int place, int length) {
        System.arraycopy(source, from, target, place, length);
        for (int i = place; i < place + length; i++) {
            target[i] += shift;
        }
    }

    /**
     * The pairs of a block, as if its first number were 0 and its first A had the index 0. Elsewhere all its A are larger
     * by the same, and so are all its B: a pair costs two additions.
     */
    private static final class Block {
        private final long[] lower;
        private final long[] upper;

        Block(int size) {
            lower = new long[size];
            upper = new long[size];
        }

        int size() {
            return lower.length;
        }

        long[] sums(long p, long q) {
            long[] sums = new long[size()];
            Arrays.setAll(sums, i -> p * lower[i] + q * upper[i]);
            return sums;
        }
    }
}
