package org.wythofflab.solve.stream;

import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.solve.Amount;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.ColumnEngine;
import org.wythofflab.solve.ExhaustedException;
import org.wythofflab.solve.StoppedException;

/**
 * The marked positions (a,b), a &lt;= b, of a {@link BlockingRule}, by a and then by b.
 *
 * <p>(a,b) is marked if and only if the marked ones among (a,y), y &lt; b, and (x,b), x &lt; a, and (a-i,b-i) weigh less than
 * K. Three counters hold these weights, one for each a, b and b-a, and they only grow. So where the least counters of a
 * range of a, of b and of b-a add up to K or more, that range holds no marked position, now or later: it is left out.
 * 40 columns at a time look for the blocks of 40 rows that are left, eight nodes of a {@link CounterTree} at once, and
 * look at those position by position. A column ends when its own counter is K.
 *
 * <p>Cost: time about proportional to (K + log(bound)) * bound, for each K up to 127 (docs/algorithms.md says how far that
 * was measured). Memory: two bytes and a few percent, or with a {@link ResidueFilter} three, for each b reached.
 */
final class BlockingStream {
    private static final int SIDE = CounterTree.BLOCK;

    /** Whole groups, and short enough that an index and a few more are an {@code int}. */
    private static final int LARGEST_CAPACITY = (Integer.MAX_VALUE - 1000) / CounterTree.GROUP * CounterTree.GROUP;

    private final int limit;
    private final int modulus;
    private final CounterTree rows = new CounterTree(CounterTree.GROUP);
    private final CounterTree diagonals = new CounterTree(CounterTree.GROUP);
    private final Optional<ResidueFilter> filter;
    private final BlockingTile columns;

    /** The columns at work, in blocks. */
    private int tile;
    /** Blocks below this one have been looked at. */
    private int next;
    /** Whether counters of the group of blocks at work have grown. */
    private boolean grown;
    /** How many blocks were looked at position by position. */
    private long looked;

    /**
     * Of positions with b below a limit.
     *
     * @param modulus see {@link ResidueFilter}; 1 for none
     */
    BlockingStream(BlockingRule rule, int modulus, int limit) {
        this.limit = limit;
        this.modulus = modulus;
        filter = modulus > 1 ? Optional.of(new ResidueFilter(modulus, rows, diagonals)) : Optional.empty();
        columns = new BlockingTile(rule, rows, diagonals);
    }

    long looked() {
        return looked;
    }

    /**
     * Hands over the positions with a below the bound.
     *
     * @throws StoppedException if the budget says stop, or its memory does not suffice
     */
    void run(int bound, Budget budget, ColumnEngine.Sink sink) {
        for (tile = 0; tile * (long) SIDE < bound; tile++) {
            budget.checkpoint(tile * (long) SIDE, bound);
            while (rows.capacity() / SIDE <= tile) {
                grow(budget, Integer.MAX_VALUE);
            }
            columns.begin(tile);
            filter.ifPresent(residues -> residues.update(tile / CounterTree.FAN, 0));
            next = tile + 1;
            while (columns.mostRoom() > 0 && next * (long) SIDE < limit) {
                if (next == rows.capacity() / SIDE) {
                    grow(budget, limit);
                }
                int top = rows.height() - 1;
                search(top, 0, rows.nodes(top));
                next = rows.capacity() / SIDE;
            }
            if (!columns.handOver(bound, limit, sink)) {
                return;
            }
        }
    }

    private void grow(Budget budget, int enough) {
        long half = rows.capacity() / 2;
        long capacity = Math.min(CounterTree.rounded(rows.capacity() + half), CounterTree.rounded(enough));
        if (capacity > LARGEST_CAPACITY
                || BlockingColumns.bytes(modulus, BigInteger.valueOf(capacity))
                                .compareTo(BigInteger.valueOf(budget.bytes()))
                        > 0) {
            throw new ExhaustedException("the counters no longer fit in the memory limit of "
                    + Amount.bytes(budget.bytes()) + "; ask for a smaller bound");
        }
        rows.grow((int) capacity);
        diagonals.grow((int) capacity);
        filter.ifPresent(ResidueFilter::grow);
    }

    /** Looks at the rows below the nodes of a level from {@code first} to before {@code end}, and not before {@code next}. */
    private void search(int level, int first, int end) {
        int span = CounterTree.span(level);
        for (int at = Math.max(first, next / span); at < end && columns.mostRoom() > 0; at += Lanes.COUNT) {
            int diagonal = firstDiagonal(span, at, tile);
            long sums = rows.minima(level, at)
                    + Lanes.lesser(diagonals.minima(level, diagonal), diagonals.minima(level, diagonal + 1));
            long left = Lanes.first(end - at, Lanes.below(sums, Lanes.each(columns.mostRoom())));
            while (left != 0) {
                visit(level, at + Lanes.firstOf(left));
                // Columns that are fuller now rule out more of the others.
                left &= (left - 1) & Lanes.below(sums, Lanes.each(columns.mostRoom()));
            }
        }
    }

    /**
     * The differences b - a of the rows of a node and the columns at work begin 39 below the difference of the first ones,
     * and are 39 more than the rows. All these are multiples of 40, but for the 39: so the differences belong to two nodes,
     * of which this is the first. It is -1 if they begin below 0.
     */
    static int firstDiagonal(int span, int node, int tile) {
        return Math.floorDiv(node * span - tile - 1, span);
    }

    private void visit(int level, int node) {
        if (level == 0) {
            looked++;
            grown |= columns.solve(node);
        } else {
            int diagonal = firstDiagonal(CounterTree.span(level), node, tile);
            if (filter.isEmpty() || mayHold(filter.get(), level, node, diagonal)) {
                grown = false;
                int end = Math.min((node + 1) * CounterTree.FAN, rows.nodes(level - 1));
                search(level - 1, node * CounterTree.FAN, end);
                if (grown && level == 1 && filter.isPresent()) {
                    filter.get().update(node, diagonal);
                }
            }
        }
        next = (node + 1) * CounterTree.span(level);
    }

    private boolean mayHold(ResidueFilter residues, int level, int node, int diagonal) {
        int least = rows.minimum(level, node)
                + Math.min(diagonals.minimum(level, diagonal), diagonals.minimum(level, diagonal + 1));
        return residues.mayHold(level, node, diagonal, least, tile * SIDE, columns.room());
    }
}
