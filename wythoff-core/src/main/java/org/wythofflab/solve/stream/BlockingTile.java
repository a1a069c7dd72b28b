package org.wythofflab.solve.stream;

import org.wythofflab.solve.ColumnEngine;

/**
 * Forty columns at work: how much room each has left, and the marked positions found in them. A block of rows is looked at
 * position by position, eight at once; this is where {@link BlockingStream} spends most of its time.
 */
final class BlockingTile {
    private static final int SIDE = CounterTree.BLOCK;
    private static final int WORDS = SIDE / Lanes.COUNT;

    private final BlockingRule rule;
    private final int line;
    private final int diagonal;
    private final CounterTree rows;
    private final CounterTree diagonals;

    /** Which columns these are, in blocks. */
    private int tile;
    /** What may still be added to the counter of each column. */
    private final long[] room = new long[WORDS];

    private int mostRoom;
    private final int[][] found;
    private final int[] foundCount = new int[SIDE];

    BlockingTile(BlockingRule rule, CounterTree rows, CounterTree diagonals) {
        this.rule = rule;
        line = rule.line();
        diagonal = rule.diagonal();
        this.rows = rows;
        this.diagonals = diagonals;
        found = new int[SIDE][rule.count()];
    }

    /** The room of eight columns a word. */
    long[] room() {
        return room;
    }

    int mostRoom() {
        return mostRoom;
    }

    /**
     * Goes to other columns, and looks at the square with both piles there: (x,y) and (y,x) are marked together, and what is
     * in row y by the time of column y is in that column.
     */
    void begin(int next) {
        tile = next;
        for (int i = 0; i < SIDE; i++) {
            foundCount[i] = 0;
            setRoom(i, rule.count() - rows.at(tile * SIDE + i));
            mark(i, tile, i);
        }
        finish(tile);
    }

    /** Looks at a block of rows above; whether there is a marked position. */
    boolean solve(int block) {
        int gap = block - tile;
        int least = rows.minimum(0, block) + Math.min(diagonals.minimum(0, gap - 1), diagonals.minimum(0, gap));
        if (least >= mostRoom) {
            return false;
        }
        boolean any = false;
        long limits = Lanes.each(least + 1);
        for (int w = 0; w < WORDS; w++) {
            for (long left = Lanes.notBelow(room[w], limits); left != 0; left &= left - 1) {
                any |= solve(Lanes.COUNT * w + Lanes.firstOf(left), block);
            }
        }
        if (any) {
            finish(block);
        }
        return any;
    }

    /**
     * Column i and the five words of a block. All five are looked at without a branch in between, which would be hard to
     * foresee; most often none has a position that is to be marked.
     */
    private boolean solve(int i, int block) {
        int lowest = (block - tile) * SIDE - i;
        int shift = Lanes.shift(lowest);
        long limits = Lanes.each(room(i));
        long[] inRow = rows.words();
        int row = CounterTree.place(block * SIDE);
        long[] onDiagonal = diagonals.words();
        int place = CounterTree.place(lowest);
        long second = onDiagonal[place + 1];
        long third = onDiagonal[place + 2];
        long fourth = onDiagonal[place + 3];
        long fifth = onDiagonal[place + 4];
        long open0 = Lanes.below(inRow[row] + Lanes.across(onDiagonal[place], second, shift), limits);
        long open1 = Lanes.below(inRow[row + 1] + Lanes.across(second, third, shift), limits);
        long open2 = Lanes.below(inRow[row + 2] + Lanes.across(third, fourth, shift), limits);
        long open3 = Lanes.below(inRow[row + 3] + Lanes.across(fourth, fifth, shift), limits);
        long open4 = Lanes.below(inRow[row + 4] + Lanes.across(fifth, onDiagonal[place + 5], shift), limits);
        if ((open0 | open1 | open2 | open3 | open4) == 0) {
            return false;
        }
        int closed = open0 != 0 ? 0 : open1 != 0 ? 1 : open2 != 0 ? 2 : open3 != 0 ? 3 : 4;
        mark(i, block, Lanes.COUNT * closed);
        return true;
    }

    /**
     * Marks the positions in column i and the rows of a block from {@code first} on, the lowest first. Eight of them lie in
     * different rows and on different diagonals, so that only the column gets fuller meanwhile.
     */
    private void mark(int i, int block, int first) {
        int lowest = (block - tile) * SIDE - i;
        int shift = Lanes.shift(lowest);
        long[] inRow = rows.words();
        long[] onDiagonal = diagonals.words();
        int[] column = found[i];
        int count = foundCount[i];
        int before = room(i);
        int free = before;
        for (int at = first & -Lanes.COUNT; at < SIDE && free > 0; at += Lanes.COUNT) {
            int row = CounterTree.place(block * SIDE + at);
            int place = CounterTree.place(lowest + at);
            long sums = inRow[row] + Lanes.across(onDiagonal[place], onDiagonal[place + 1], shift);
            long left = Lanes.from(Math.max(0, first - at), Lanes.below(sums, Lanes.each(free)));
            if (left != 0) {
                long marked = 0;
                do {
                    int lane = Lanes.firstOf(left);
                    column[count++] = block * SIDE + at + lane;
                    marked |= 1L << (Lanes.COUNT * lane);
                    free -= line;
                    left &= (left - 1) & Lanes.below(sums, Lanes.each(free));
                } while (left != 0);
                // At most 127 in a lane: the sum was below the count, and so is what is added to less than it.
                inRow[row] += marked * line;
                onDiagonal[place] += (marked * diagonal) << shift;
                onDiagonal[place + 1] += Lanes.over(marked * diagonal, shift);
            }
        }
        foundCount[i] = count;
        room[i >> 3] -= (long) (before - free) << Lanes.shift(i);
    }

    private int room(int i) {
        return Lanes.get(room[i >> 3], i & 7);
    }

    private void setRoom(int i, int free) {
        room[i >> 3] = (room[i >> 3] & ~(0xFFL << Lanes.shift(i))) | ((long) free << Lanes.shift(i));
    }

    private void finish(int block) {
        rows.update(block);
        diagonals.update(block - tile - 1);
        diagonals.update(block - tile);
        long most = 0;
        for (long word : room) {
            most = Lanes.greater(most, word);
        }
        mostRoom = Lanes.greatest(most);
    }

    /** Hands over what was found with a below the bound and b below the limit; whether more is wanted. */
    boolean handOver(int bound, int limit, ColumnEngine.Sink sink) {
        for (int i = 0; i < SIDE && tile * SIDE + i < bound; i++) {
            int[] column = found[i];
            for (int j = 0; j < foundCount[i] && column[j] < limit; j++) {
                if (!sink.accept(tile * SIDE + i, column[j])) {
                    return false;
                }
            }
        }
        return true;
    }
}
