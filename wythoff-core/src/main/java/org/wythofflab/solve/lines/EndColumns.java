package org.wythofflab.solve.lines;

import java.util.Arrays;
import java.util.List;
import org.wythofflab.rules.Position;

/** Finitely many positions at which the game is over, by columns; with (x,y) also (y,x) is one of them. */
final class EndColumns {
    static final EndColumns NONE = new EndColumns(List.of());

    private static final int[] EMPTY = {};

    private final int[][] columns;
    private final int count;

    EndColumns(List<Position> positions) {
        count = positions.size();
        int end = positions.stream()
                .mapToInt(position -> (int) position.x() + 1)
                .max()
                .orElse(0);
        columns = new int[end][];
        for (int x = 0; x < end; x++) {
            int column = x;
            columns[x] = positions.stream()
                    .filter(position -> position.x() == column)
                    .mapToInt(position -> (int) position.y())
                    .sorted()
                    .toArray();
        }
    }

    /** From this column on there are none. */
    int end() {
        return columns.length;
    }

    /** How many there are. */
    int count() {
        return count;
    }

    /** How many the fullest column has. */
    int most() {
        return Arrays.stream(columns).mapToInt(column -> column.length).max().orElse(0);
    }

    /** The second piles of a column, the least first. */
    int[] column(int x) {
        return x < columns.length ? columns[x] : EMPTY;
    }

    boolean contains(int x, int y) {
        return Arrays.binarySearch(column(x), y) >= 0;
    }

    /** Whether there is one in a column from {@code from} up to {@code to}. */
    boolean isBetween(int x, int from, int to) {
        int at = Arrays.binarySearch(column(x), from);
        int next = at >= 0 ? at : -at - 1;
        return next < column(x).length && column(x)[next] <= to;
    }
}
