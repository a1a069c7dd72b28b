package org.wythofflab.lab.picture;

import org.wythofflab.render.picture.Key;
import org.wythofflab.render.picture.Theme;
import org.wythofflab.render.picture.Tiles;
import org.wythofflab.solve.OutcomeGrid;

/** Where the outcomes of two games differ, on the same part of their boards. */
record TileDifference(TileLayers one, TileLayers other) {
    private static final int SIDE = TileRequest.SIDE;

    /** What the squares of a pixel have; a difference is shown before an agreement. */
    private static final int IN_ONE = 1;

    private static final int IN_OTHER = 2;
    private static final int IN_BOTH = 4;

    static Key key(Theme theme) {
        return Key.of(
                new Key.Kind("N in both", theme.plain(), '.'),
                new Key.Kind("P in the first only", theme.kind(0), '1'),
                new Key.Kind("P in the second only", theme.kind(1), '2'),
                new Key.Kind("P in both", theme.strong(), '#'),
                new Key.Kind("some P in the first only, some in the second", theme.kind(2), 'x'));
    }

    Squares squares(Theme theme) {
        return Squares.of(one.zoom() == 0 ? single() : blocks(), key(theme));
    }

    /** A pixel is a square, wherever it is. */
    private Tiles single() {
        boolean[][] first = one.p();
        boolean[][] second = other.p();
        return TileLayers.tiles((i, j) -> (first[i][j] ? 1 : 0) + (second[i][j] ? 2 : 0));
    }

    /** Two blocks may have P-positions at different squares, so the squares are compared and not the blocks. */
    private Tiles blocks() {
        OutcomeGrid first = one.solved().outcomes(one.end());
        OutcomeGrid second = other.solved().outcomes(other.end());
        int[][] seen = new int[SIDE][SIDE];
        int zoom = one.zoom();
        // A board was solved up to the end, so both piles fit an int.
        int x0 = one.corner().x().intValueExact();
        int y0 = one.corner().y().intValueExact();
        int side = SIDE << zoom;
        for (int i = 0; i < side; i++) {
            one.inquiry().pulse();
            int x = x0 + i;
            int[] row = seen[i >> zoom];
            first.forEachP(x, y0 + side, y -> {
                if (y >= y0) {
                    row[(y - y0) >> zoom] |= second.isP(x, y) ? IN_BOTH : IN_ONE;
                }
            });
            second.forEachP(x, y0 + side, y -> {
                if (y >= y0 && !first.isP(x, y)) {
                    row[(y - y0) >> zoom] |= IN_OTHER;
                }
            });
        }
        return TileLayers.tiles((i, j) -> kind(seen[i][j]));
    }

    private static int kind(int seen) {
        return switch (seen & (IN_ONE | IN_OTHER)) {
            case IN_ONE -> 1;
            case IN_OTHER -> 2;
            case IN_ONE | IN_OTHER -> 4;
            default -> seen == 0 ? 0 : 3;
        };
    }
}
