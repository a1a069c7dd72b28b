package org.wythofflab.solve.stream;

import java.math.BigInteger;
import java.util.Arrays;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.ColumnEngine;
import org.wythofflab.solve.Need;
import org.wythofflab.solve.StoppedException;
import org.wythofflab.solve.outcome.CountingEngine;

/**
 * The P-positions (a,b), a &lt;= b, of Wythoff's game in which at most K-1 options may be forbidden, by a and then by b.
 *
 * <p>(a,b) is P if and only if fewer than K P-positions are among (a,y), y &lt; b, and (x,b), x &lt; a, and (a-i,b-i).
 * Three counters hold these numbers, one for each a, b and b-a, and they only grow. So where the least counters of a
 * range of a, of b and of b-a add up to K or more, that range holds no P-position, now or later: it is left out, and
 * the rest is looked at position by position. The minima are kept for each residue modulo a small number, because the
 * counters tend to repeat; the modulus changes the time, never the answer. A column ends when it has K P-positions,
 * since any position above has them for options.
 *
 * <p>Cost: for the K of the paper, time about proportional to K * bound * log(bound); for some K (21, 39, 68) it grows
 * like bound^2. Memory: up to 16 bytes for each a below the bound.
 */
final class BlockingStream {

    /** Sums of two counters and a complement stay below 256. */
    static final int LARGEST_COUNT = 63;

    /** Twice as much is still an {@code int}. */
    private static final int LARGEST_CAPACITY = 1 << 29;

    private static final int TILE = ResidueMinima.LEAF;
    private static final long EACH_BYTE = 0x0101010101010101L;
    private static final long HIGH_BITS = 0x8080808080808080L;

    private final int count;
    private final int modulus;
    private final ResidueMinima rows;
    private final ResidueMinima diagonals;

    /** The 64 columns at work begin here. */
    private int start;
    /** Up to here the columns have been looked at. */
    private int next;
    /** P-positions of each column so far, with b below a too. */
    private final int[] inColumn = new int[TILE];

    private final int[] leastInColumn;
    private final int[][] found;
    private final int[] foundCount = new int[TILE];
    /** The least diagonal counters for the residues 0, 1, ... twice over. */
    private final byte[] diagonalMinima;

    private BlockingStream(int count) {
        this.count = count;
        this.modulus = count < 15 ? 10 : 26;
        rows = new ResidueMinima(modulus, 8 * TILE);
        diagonals = new ResidueMinima(modulus, 8 * TILE);
        leastInColumn = new int[modulus];
        found = new int[TILE][count];
        diagonalMinima = new byte[3 * modulus + 8];
    }

    /** About as many steps as {@link CountingEngine} takes for so many cells. */
    static Need need(int count, BigInteger bound) {
        BigInteger steps = bound.multiply(BigInteger.valueOf(16L * count * Math.max(1, bound.bitLength())));
        return new Need(steps, bound.multiply(BigInteger.valueOf(16)));
    }

    /**
     * Hands over the P-positions with a below the bound and b below the limit.
     *
     * @throws StoppedException if the budget says stop, or its memory does not suffice
     */
    static void run(int count, int bound, int limit, Budget budget, ColumnEngine.Sink sink) {
        if (count < 1 || count > LARGEST_COUNT) {
            throw new IllegalArgumentException("between 1 and " + LARGEST_COUNT + ", not " + count);
        }
        new BlockingStream(count).run(bound, limit, budget, sink);
    }

    private void run(int bound, int limit, Budget budget, ColumnEngine.Sink sink) {
        for (start = 0; start < bound; start += TILE) {
            budget.checkpoint(start, bound);
            next = start + TILE;
            while (next > rows.capacity()) {
                grow(budget);
            }
            solveSquare();
            while (!isDone()) {
                if (next == rows.capacity()) {
                    grow(budget);
                }
                int top = rows.top();
                search(top, next / ResidueMinima.span(top));
            }
            for (int i = 0; i < TILE && start + i < bound; i++) {
                for (int j = 0; j < foundCount[i]; j++) {
                    if (found[i][j] < limit && !sink.accept(start + i, found[i][j])) {
                        return;
                    }
                }
            }
        }
    }

    private void grow(Budget budget) {
        int capacity = 2 * rows.capacity();
        if (capacity > LARGEST_CAPACITY || 2 * ResidueMinima.bytes(modulus, capacity) > budget.bytes()) {
            throw new StoppedException("the counters no longer fit in the memory limit of " + budget.bytes()
                    + " bytes; ask for a smaller bound");
        }
        rows.grow(capacity);
        diagonals.grow(capacity);
    }

    /** Both piles in the tile; (x,y) and (y,x) are P together. */
    private void solveSquare() {
        for (int i = 0; i < TILE; i++) {
            inColumn[i] = rows.at(start + i);
            foundCount[i] = 0;
        }
        for (int i = 0; i < TILE; i++) {
            for (int j = i; j < TILE; j++) {
                if (inColumn[i] + rows.at(start + j) + diagonals.at(j - i) < count) {
                    put(i, start + j);
                    if (j > i) {
                        inColumn[j]++;
                    }
                }
            }
        }
        updateLeastInColumn();
    }

    private void put(int i, int b) {
        rows.increment(b);
        diagonals.increment(b - start - i);
        inColumn[i]++;
        found[i][foundCount[i]++] = b;
    }

    private void updateLeastInColumn() {
        Arrays.fill(leastInColumn, count);
        for (int i = 0; i < TILE; i++) {
            int residue = (start + i) % modulus;
            leastInColumn[residue] = Math.min(leastInColumn[residue], inColumn[i]);
        }
    }

    private boolean isDone() {
        for (int least : leastInColumn) {
            if (least < count) {
                return false;
            }
        }
        return true;
    }

    /** Looks at the b from {@code next} on that the node covers. */
    private void search(int level, int node) {
        int end = (node + 1) * ResidueMinima.span(level);
        if (end <= next) {
            return;
        }
        if (mayHold(level, node)) {
            if (level == 0) {
                solveBlock(end - TILE);
            } else {
                for (int child = rows.firstChild(node); child < rows.endOfChildren(level, node); child++) {
                    search(level - 1, child);
                }
            }
        }
        next = Math.min(end, rows.capacity());
    }

    /** Whether the minima of columns, rows and diagonals leave room for a P-position. */
    private boolean mayHold(int level, int node) {
        int span = ResidueMinima.span(level);
        // b - a runs from 64 below the first b of the node: through at most two nodes, as the tile has 64 columns.
        int least = Math.max(0, node * span - start - TILE);
        int first = least / span;
        int second = Math.min(diagonals.nodes(level) - 1, (node * span - start + span - 1) / span);
        for (int residue = 0; residue < modulus; residue++) {
            byte smaller = (byte)
                    Math.min(diagonals.minimum(level, first, residue), diagonals.minimum(level, second, residue));
            diagonalMinima[residue] = smaller;
            diagonalMinima[modulus + residue] = smaller;
        }
        for (int column = 0; column < modulus; column++) {
            long complement = complement(count - leastInColumn[column]);
            for (int row = 0; row < rows.stride(); row += 8) {
                // b - a has the residue row - column.
                long diagonal = ResidueMinima.word(diagonalMinima, modulus - column + row);
                if (small(rows.minima(level, node, row) + diagonal + complement) != 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** What added to a byte, itself at most 2 * 64, sets its high bit if and only if the byte is {@code limit} or more. */
    private static long complement(int limit) {
        return (128 - limit) * EACH_BYTE;
    }

    private static long small(long sums) {
        return ~sums & HIGH_BITS;
    }

    private void solveBlock(int from) {
        for (int i = 0; i < TILE; i++) {
            for (int b = from; b < from + TILE && inColumn[i] < count; b += 8) {
                solveWord(i, b);
            }
        }
        updateLeastInColumn();
    }

    /** Eight positions; after each P-position the counters are read again. */
    private void solveWord(int i, int from) {
        long ahead = HIGH_BITS;
        while (true) {
            long sums = rows.word(from) + diagonals.word(from - start - i) + complement(count - inColumn[i]);
            long candidates = small(sums) & ahead;
            if (candidates == 0) {
                return;
            }
            put(i, from + Long.numberOfTrailingZeros(candidates) / 8);
            ahead &= -(Long.lowestOneBit(candidates) << 1);
        }
    }
}
