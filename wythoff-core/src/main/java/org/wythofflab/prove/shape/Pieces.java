package org.wythofflab.prove.shape;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.prove.automata.Tuples;

/**
 * A set of positions as points, progressions and grids, if it is a union of few of them. They are guessed from a board; that
 * together they are the set is then proved, by comparing automata.
 */
public final class Pieces {

    private static final int BOARD = 320;
    /** Pieces must begin here, so that enough of each is seen. */
    private static final int NEAR = BOARD / 4;

    private static final int LONGEST_STEP = 48;
    private static final int LEAST_SEEN = 5;
    private static final int MOST = 400;

    private final boolean[][] in = new boolean[BOARD][BOARD];
    private final boolean[][] covered = new boolean[BOARD][BOARD];
    private final List<Piece> found = new ArrayList<>();

    private Pieces() {}

    /** The pieces, or empty if it is not recognised as such a union. */
    public static Optional<List<Piece>> of(Automaton set, Outlay outlay) {
        Pieces pieces = new Pieces();
        for (int x = 0; x < BOARD; x++) {
            for (int y = 0; y < BOARD; y++) {
                pieces.in[x][y] = set.contains(BigInteger.valueOf(x), BigInteger.valueOf(y));
            }
        }
        return pieces.cover() && union(pieces.found, set, outlay).equals(Optional.of(set))
                ? Optional.of(pieces.found)
                : Optional.empty();
    }

    /** Whether the board is covered. */
    private boolean cover() {
        for (int max = 0; max < NEAR; max++) {
            for (int least = 0; least < max; least++) {
                begin(least, max);
                begin(max, least);
            }
            begin(max, max);
            if (found.size() > MOST) {
                return false;
            }
        }
        for (int x = 0; x < BOARD; x++) {
            for (int y = 0; y < BOARD; y++) {
                if (in[x][y] && !covered[x][y]) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Adds the piece that begins at a position and covers most that is not covered. */
    private void begin(int x, int y) {
        if (!in[x][y] || covered[x][y]) {
            return;
        }
        int most = 0;
        int[] best = {0, 0};
        boolean grid = false;
        for (int dx = 0; dx <= LONGEST_STEP; dx++) {
            for (int dy = 0; dy <= LONGEST_STEP; dy++) {
                if (dx + dy > 0) {
                    int line = news(x, y, dx, dy, false);
                    int plane = dx > 0 && dy > 0 ? news(x, y, dx, dy, true) : 0;
                    if (Math.max(line, plane) > most) {
                        most = Math.max(line, plane);
                        grid = plane > line;
                        best = new int[] {dx, dy};
                    }
                }
            }
        }
        if (most < LEAST_SEEN) {
            best = new int[] {0, 0};
            grid = false;
        }
        mark(x, y, best[0], best[1], grid);
        found.add(new Piece(x, y, best[0], best[1], grid));
    }

    /** How many positions would be covered anew, or 0 if the piece leaves the set. */
    private int news(int x, int y, int dx, int dy, boolean grid) {
        int news = 0;
        for (int u = x, v = y; u < BOARD && v < BOARD; u += dx, v += dy) {
            if (!in[u][v]) {
                return 0;
            }
            news += covered[u][v] ? 0 : 1;
        }
        if (grid && news > 0) {
            news = 0;
            for (int u = x; u < BOARD; u += dx) {
                for (int v = y; v < BOARD; v += dy) {
                    if (!in[u][v]) {
                        return 0;
                    }
                    news += covered[u][v] ? 0 : 1;
                }
            }
        }
        return news;
    }

    private void mark(int x, int y, int dx, int dy, boolean grid) {
        covered[x][y] = true;
        if (grid) {
            for (int u = x; u < BOARD; u += dx) {
                for (int v = y; v < BOARD; v += dy) {
                    covered[u][v] = true;
                }
            }
        } else if (dx + dy > 0) {
            for (int u = x, v = y; u < BOARD && v < BOARD; u += dx, v += dy) {
                covered[u][v] = true;
            }
        }
    }

    private static Optional<Automaton> union(List<Piece> pieces, Automaton set, Outlay outlay) {
        return pieces.stream()
                .map(piece -> piece.automaton(set.system(), outlay))
                .reduce((all, one) -> new Tuples(set.system(), 2, 2, outlay)
                        .with(all.toTheEnd(0, 1))
                        .with(one.toTheEnd(0, 1))
                        .where(labels -> labels[0] + labels[1] > 0));
    }
}
