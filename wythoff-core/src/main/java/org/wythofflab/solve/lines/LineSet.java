package org.wythofflab.solve.lines;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Positions of which none is an option of another, at most one in each column and row: the P-positions, or those of one
 * Grundy value. Columns come in order; in each, {@link #next} tells where there is still room.
 *
 * <p>(x,y) has room if its row is free, all its lines are, and no single move leads to one of the set. Each of these
 * answers "from here on the next free y is ...", and they are asked in turn until all agree (a leapfrog join).
 */
final class LineSet {
    private final int columns;
    private final int limit;
    private final FreeBits rows;
    private final LineDirection[] directions;
    /** Those that have something to do when a column begins. */
    private final LineDirection[] busy;

    private final SinglePairs singles;
    private final @Nullable WedgeIntervals wedge;
    /** Whether anything asks for the positions of earlier columns. */
    private final boolean remembers;

    private final RecentColumns recent;
    /** The smaller piles of those columns ahead whose position (b,a) may still count. */
    private final RecentColumns mirrored;

    private final int reach;
    private int x = -1;

    /**
     * The empty set.
     *
     * @param limit second piles are below it
     */
    LineSet(LinePlan plan, int columns, int limit) {
        this.columns = columns;
        this.limit = limit;
        rows = new FreeBits(limit);
        directions = plan.rays().entrySet().stream()
                .map(group -> new LineDirection(group.getKey(), group.getValue(), plan.holds(), columns, limit))
                .toArray(LineDirection[]::new);
        busy = Arrays.stream(directions).filter(LineDirection::isBusy).toArray(LineDirection[]::new);
        singles = new SinglePairs(plan.singles());
        wedge = plan.wedge().map(shape -> new WedgeIntervals(shape, limit)).orElse(null);
        recent = new RecentColumns(plan.depth());
        reach = plan.reach() < 0 ? Integer.MAX_VALUE : plan.reach();
        mirrored = new RecentColumns(Math.max(1, Math.min(reach, columns)));
        remembers = reach > 0 || !singles.isEmpty() || busy.length > 0;
    }

    /**
     * Goes to the next column and puts into it what has room, at {@code least} or above, if anything has.
     *
     * @return the second pile, or {@link RecentColumns#NONE}
     */
    int step(int least) {
        advance();
        if (!isTaken()) {
            int y = next(least);
            if (y < limit) {
                put(y);
                return y;
            }
        }
        pass();
        return RecentColumns.NONE;
    }

    /** Goes to the next column. */
    void advance() {
        x++;
        for (LineDirection direction : busy) {
            direction.begin(x, recent);
        }
        if (wedge != null) {
            wedge.begin(x, recent);
        }
    }

    /** Whether (x,a) with a smaller a is in the set: then nothing above is. */
    boolean isTaken() {
        return rows.contains(x);
    }

    /** The least y, at least as large, such that (x,y) has room; the limit or more if there is none below it. */
    int next(int y) {
        int at = rows.next(y);
        while (at < limit) {
            int first = directions.length == 0 ? at : directions[0].next(x, at);
            int free = first;
            for (int i = 1; i < directions.length; i++) {
                free = directions[i].next(x, free);
            }
            free = singles.next(x, free, recent);
            if (wedge != null) {
                free = wedge.next(x, free, recent);
            }
            if (free == at) {
                return at;
            }
            at = rows.next(free);
            // If it was the first who moved on, all the others have agreed already.
            if (at == free && free == first) {
                return at;
            }
        }
        return at;
    }

    /** Puts (x,y) and (y,x) into the set. */
    void put(int y) {
        rows.add(y);
        if (y - x <= reach && y > x && y < columns) {
            mirrored.set(y, x);
        }
        remember(y);
    }

    /** Leaves the column as it is. */
    void pass() {
        if (remembers) {
            remember(mirrored.take(x));
        }
    }

    private void remember(int y) {
        if (remembers) {
            recent.set(x, y);
        }
        if (y >= 0) {
            for (LineDirection direction : directions) {
                direction.put(x, y);
            }
        }
    }
}
