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
    private final long lineInEach;
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
        lineInEach = Lanes.each(line);
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
        int row = block * SIDE;
        int on = row - tile * SIDE - i;
        long limits = Lanes.each(room(i));
        long open0 = Lanes.below(rows.lanes(row) + diagonals.lanes(on), limits);
        long open1 = Lanes.below(rows.lanes(row + 8) + diagonals.lanes(on + 8), limits);
        long open2 = Lanes.below(rows.lanes(row + 16) + diagonals.lanes(on + 16), limits);
        long open3 = Lanes.below(rows.lanes(row + 24) + diagonals.lanes(on + 24), limits);
        long open4 = Lanes.below(rows.lanes(row + 32) + diagonals.lanes(on + 32), limits);
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
        int[] column = found[i];
        int count = foundCount[i];
        int before = room(i);
        int free = before;
        long limits = Lanes.each(free);
        for (int at = first & -Lanes.COUNT; at < SIDE && free > 0; at += Lanes.COUNT) {
            int row = block * SIDE + at;
            long inRow = rows.lanes(row);
            long onDiagonal = diagonals.lanes(lowest + at);
            long sums = inRow + onDiagonal;
            long left = Lanes.from(Math.max(0, first - at), Lanes.below(sums, limits));
            if (left != 0) {
                long marked = 0;
                do {
                    column[count++] = row + Lanes.firstOf(left);
                    marked |= Lanes.oneInFirst(left);
                    free -= line;
                    limits -= lineInEach;
                    left &= (left - 1) & Lanes.below(sums, limits);
                } while (left != 0);
                // At most 127 in a lane: the sum was below the count, and so is what is added to less than it.
                rows.setLanes(row, inRow + marked * line);
                diagonals.setLanes(lowest + at, onDiagonal + marked * diagonal);
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
            int count = foundCount[i];
            while (count > 0 && found[i][count - 1] >= limit) {
                count--;
            }
            if (!sink.acceptAll(tile * SIDE + i, found[i], count)) {
                return false;
            }
        }
        return true;
    }
}
