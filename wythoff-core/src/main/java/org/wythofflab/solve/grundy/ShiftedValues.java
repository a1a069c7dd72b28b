package org.wythofflab.solve.grundy;

import java.util.List;
import org.wythofflab.solve.Board;

/**
 * Moves M that shifting by (i, j) maps into themselves: (x, y) reaches what (x - i, y - j) reaches, and what the moves of M
 * outside the shifted M reach. Predecessors form lines, and the set of a line only ever gains values, so it is kept in place.
 */
final class ShiftedValues implements ReachedValues {
    private final int i;
    private final int j;
    private final int offset;
    private final ValueSets lines;
    private final List<ReachedValues> rest;

    ShiftedValues(int i, int j, Board board, List<ReachedValues> rest) {
        this.i = i;
        this.j = j;
        this.rest = rest;
        offset = i == 0 ? 0 : board.rows() / i * j;
        lines = new ValueSets(i == 0 ? j : (board.columns() + offset) * i);
    }

    @Override
    public long[] reach(int x, int y) {
        if (i == 0 && y == 0) {
            lines.clear();
        }
        int line = i == 0 ? y % j : (y - x / i * j + offset) * i + x % i;
        for (int n = 0; n < rest.size(); n++) {
            lines.addAll(line, rest.get(n).reach(x, y));
        }
        return lines.get(line);
    }

    @Override
    public boolean needsEveryCell() {
        return i != j || rest.stream().anyMatch(ReachedValues::needsEveryCell);
    }

    @Override
    public long cost() {
        return 1 + rest.stream().mapToLong(ReachedValues::cost).sum();
    }
}
