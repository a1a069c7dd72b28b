package org.wythofflab.solve.bits;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.wythofflab.rules.Ends;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.PairTest;
import org.wythofflab.rules.Position;

/** The positions of each row of a board at which the game is over, as bits. */
public final class EndRows {
    private final PairTest test;
    private final int rows;
    private final int columns;
    private final long[] bits;
    private boolean empty = true;

    /** @param rows those below it are looked at, since there are none of these positions in others */
    private EndRows(PairTest test, int rows, int columns) {
        this.test = test;
        this.rows = rows;
        this.columns = columns;
        bits = new long[(columns + 63) >>> 6];
    }

    /** Of a board with so many rows and columns. */
    public static EndRows of(GameSpec game, int rows, int columns) {
        if (game.ends().isEmpty() || rows == 0 || columns == 0) {
            return new EndRows((x, y) -> false, 0, 0);
        }
        Ends ends = game.ends().get();
        Optional<List<Position>> all = ends.all();
        long last = all.map(some -> some.stream().mapToLong(Position::x).max().orElse(-1) + 1)
                .orElse((long) rows);
        return new EndRows(ends.on(rows - 1, columns - 1), (int) Math.min(rows, last), columns);
    }

    /** Looks at a row, which is then asked about. */
    public void begin(int x) {
        if (!empty) {
            Arrays.fill(bits, 0);
            empty = true;
        }
        if (x < rows) {
            for (int y = 0; y < columns; y++) {
                if (test.allows(x, y)) {
                    bits[y >>> 6] |= 1L << y;
                    empty = false;
                }
            }
        }
    }

    /** Whether the row has none of these positions. */
    public boolean isEmpty() {
        return empty;
    }

    /** A word of the row. */
    public long word(int w) {
        return empty ? 0 : bits[w];
    }
}
