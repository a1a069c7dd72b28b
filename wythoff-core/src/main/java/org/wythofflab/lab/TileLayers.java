package org.wythofflab.lab;

import java.math.BigInteger;
import java.util.Optional;
import java.util.function.IntBinaryOperator;
import org.wythofflab.render.picture.ColourMap;
import org.wythofflab.render.picture.Key;
import org.wythofflab.render.picture.Theme;
import org.wythofflab.render.picture.Tiles;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Imitation;
import org.wythofflab.solve.OutcomeGrid;
import org.wythofflab.theory.Strategy;

/** Finds what a tile shows, on boards that are kept, or far away by a theorem. */
record TileLayers(GameSpec game, BigPosition corner, int zoom, Boards boards, Bench bench) {

    private static final int SIDE = TileRequest.SIDE;

    /** Up to here the rules decide; further out a theorem, where there is one. */
    private static final BigInteger NEAR = BigInteger.valueOf(4096);

    /** A theorem rules on one square after the other: further out, a pixel would stand for too many. */
    private static final int MOST_ZOOM_BY_THEOREM = 2;

    /** Levels of the scale for each doubling of a number. */
    private static final int OCTAVE = 12;

    private static final int LEVELS = 200;

    static boolean canShow(Layer layer) {
        return switch (layer) {
            case OUTCOME, GRUNDY, OPTIONS, DYNAMIC -> true;
            default -> false;
        };
    }

    Squares of(Layer layer, Theme theme) {
        return switch (layer) {
            case GRUNDY, OPTIONS -> numbers(values(layer));
            case DYNAMIC -> Squares.of(sampled(dynamic()), Layers.historyKey(theme));
            default -> Squares.of(outcomes(), Layers.outcomeKey(theme));
        };
    }

    /** The numbers of a layer that has them, by the piles. */
    IntBinaryOperator values(Layer layer) {
        return layer == Layer.GRUNDY ? grundy() : options();
    }

    private BigInteger end() {
        return Sides.clamp(corner.x().max(corner.y())).add(BigInteger.valueOf((long) SIDE << zoom));
    }

    private SolvedBoards solved() {
        return new SolvedBoards(game, boards, bench);
    }

    private Tiles outcomes() {
        boolean[][] p = new boolean[SIDE][SIDE];
        boolean near = end().compareTo(NEAR) <= 0;
        Theory theory = Theory.of(game, Method.usual());
        Optional<PairMap> pairs = near ? Optional.empty() : PairMap.of(game, theory, solved(), bench);
        Optional<Strategy> strategy = near || zoom > MOST_ZOOM_BY_THEOREM
                ? Optional.empty()
                : theory.applied().stream()
                        .flatMap(applied -> applied.knowledge().strategy().stream())
                        .findFirst();
        if (pairs.isPresent()) {
            pairs.get().visit(corner, SIDE << zoom, (i, j) -> p[i >> zoom][j >> zoom] = true);
        } else if (strategy.isPresent()) {
            rule(strategy.get(), p);
        } else {
            look(solved().outcomes(end()), p);
        }
        return tiles((i, j) -> p[i][j] ? 1 : 0);
    }

    private void rule(Strategy strategy, boolean[][] p) {
        int side = SIDE << zoom;
        for (int i = 0; i < side; i++) {
            BigInteger x = corner.x().add(BigInteger.valueOf(i));
            for (int j = 0; j < side; j++) {
                bench.pulse();
                if (!p[i >> zoom][j >> zoom]) {
                    BigInteger y = corner.y().add(BigInteger.valueOf(j));
                    p[i >> zoom][j >> zoom] = strategy.at(new BigPosition(x, y)).isP();
                }
            }
        }
    }

    private void look(OutcomeGrid grid, boolean[][] p) {
        int x0 = corner.x().intValueExact();
        int y0 = corner.y().intValueExact();
        int side = SIDE << zoom;
        for (int i = 0; i < side; i++) {
            bench.pulse();
            boolean[] row = p[i >> zoom];
            grid.forEachP(x0 + i, y0 + side, y -> {
                if (y >= y0) {
                    row[(y - y0) >> zoom] = true;
                }
            });
        }
    }

    private IntBinaryOperator grundy() {
        return solved().grundy(end())::at;
    }

    private IntBinaryOperator options() {
        if (game.memory().isPresent()) {
            throw new BadRequestException("in a game with memory the options of a position depend on the history");
        }
        int[][] counts = solved().counts(end());
        return (x, y) -> counts[x][y];
    }

    private IntBinaryOperator dynamic() {
        Imitation rule = game.memory()
                .orElseThrow(() -> new BadRequestException(
                        "the dynamic layer is for games with memory, as imitation(1,1); this one has none"));
        byte[][] kinds = solved().histories(rule, end());
        return (x, y) -> kinds[x][y];
    }

    /** The same scale for every tile: even steps within each doubling, so that small numbers are told apart. */
    private Squares numbers(IntBinaryOperator at) {
        return Squares.of(
                sampled((x, y) -> level(at.applyAsInt(x, y))), Key.scale(ColourMap.VIRIDIS, LEVELS, "0", "many"));
    }

    private static int level(int number) {
        long above = number + 1L;
        int doublings = Long.SIZE - 1 - Long.numberOfLeadingZeros(above);
        int step = (int) (((above - (1L << doublings)) * OCTAVE) >> doublings);
        return Math.min(doublings * OCTAVE + step, LEVELS - 1);
    }

    private Tiles sampled(IntBinaryOperator at) {
        // A board was solved up to the end, so both piles fit an int.
        int x0 = corner.x().intValueExact();
        int y0 = corner.y().intValueExact();
        return tiles((i, j) -> at.applyAsInt(x0 + (i << zoom), y0 + (j << zoom)));
    }

    private static Tiles tiles(IntBinaryOperator kind) {
        return Squares.of(SIDE, false, kind);
    }
}
