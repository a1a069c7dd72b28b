package org.wythofflab.lab.picture;

import java.math.BigInteger;
import java.util.Optional;
import java.util.function.IntBinaryOperator;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Boards;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.board.FewPositions;
import org.wythofflab.lab.board.PairField;
import org.wythofflab.lab.board.SolvedBoards;
import org.wythofflab.render.picture.ColourMap;
import org.wythofflab.render.picture.Key;
import org.wythofflab.render.picture.Theme;
import org.wythofflab.render.picture.Tiles;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Imitation;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.OutcomeGrid;
import org.wythofflab.solve.ShrunkGrid;
import org.wythofflab.theory.Strategy;

/** Finds what a tile shows, on boards that are kept, or far away by a theorem. */
record TileLayers(GameSpec game, BigPosition corner, int zoom, Boards boards, Inquiry inquiry) {

    private static final int SIDE = TileRequest.SIDE;

    /** Up to here the rules decide; further out a theorem, where there is one. */
    private static final BigInteger NEAR = BigInteger.valueOf(4096);

    /** Up to here an engine that lists P-positions, or solves 64 squares at a time, is quicker than a theorem. */
    private static final BigInteger FAR = BigInteger.valueOf(1 << 18);

    /** Up to this zoom a theorem may rule on every square of a tile. */
    private static final int CLOSE = 2;

    /** Further out it rules where many positions are P, so that a few squares of each pixel tell. */
    private static final int MOST_RULINGS = 1 << 18;

    /** Levels of the scale for each doubling of a number: of Grundy values up to thousands, of options up to 30. */
    private static final int GRUNDY_OCTAVE = 16;

    private static final int OPTIONS_OCTAVE = 40;
    private static final int LEVELS = 200;

    static boolean canShow(Layer layer) {
        return switch (layer) {
            case OUTCOME, GRUNDY, OPTIONS, DYNAMIC, DIFFERENCE -> true;
            default -> false;
        };
    }

    Squares of(Layer layer, Theme theme) {
        return switch (layer) {
            case GRUNDY -> numbers(grundy(), GRUNDY_OCTAVE);
            case OPTIONS -> numbers(options(), OPTIONS_OCTAVE);
            case DYNAMIC -> Squares.of(sampled(dynamic()), Layers.historyKey(theme));
            default -> Squares.of(outcomes(), Layers.outcomeKey(theme));
        };
    }

    /** The numbers of a layer that has them, by the piles. */
    IntBinaryOperator values(Layer layer) {
        return layer == Layer.GRUNDY ? grundy() : options();
    }

    BigInteger end() {
        return Extent.clamp(corner.x().max(corner.y())).add(BigInteger.valueOf((long) SIDE << zoom));
    }

    SolvedBoards solved() {
        return new SolvedBoards(game, boards, inquiry);
    }

    /** The same part of the board of another game. */
    TileLayers of(GameSpec another) {
        return new TileLayers(another, corner, zoom, boards, inquiry);
    }

    private Tiles outcomes() {
        boolean[][] p = p();
        return tiles((i, j) -> p[i][j] ? 1 : 0);
    }

    /** Which pixels have a P-position. */
    boolean[][] p() {
        return end().compareTo(NEAR) <= 0 ? seen() : far();
    }

    private boolean[][] far() {
        boolean coarse = zoom >= ShrunkGrid.FINEST;
        boolean quick = coarse && end().compareTo(FAR) <= 0 && !isListed() && solved().isQuick(end());
        return quick ? shrunk() : known().orElseGet(() -> coarse ? shrunk() : seen());
    }

    private boolean isListed() {
        return Method.usual().theorems(game).pairs().isPresent()
                || Engines.columns(game, BigInteger.ONE, inquiry.budget()).isPresent();
    }

    /** Which pixels are P, without a board; empty if that cannot be told, or takes too long. */
    Optional<boolean[][]> known() {
        boolean[][] p = new boolean[SIDE][SIDE];
        if (list(p)) {
            return Optional.of(p);
        }
        return proved().or(() -> rule(p) ? Optional.of(p) : Optional.empty());
    }

    /** By a proved set, whose automaton walks to the P-positions of the tile. */
    private Optional<boolean[][]> proved() {
        return inquiry.proofs()
                .about(game, inquiry.budget())
                .map(set -> set.blocks(corner, SIDE, zoom, inquiry.budget()));
    }

    /** Which pixels are P on a board of which only blocks are kept. */
    boolean[][] shrunk() {
        ShrunkGrid grid = solved().shrunk(end());
        boolean[][] p = new boolean[SIDE][SIDE];
        // A board was solved up to the end, so both piles fit an int.
        int i0 = corner.x().intValueExact();
        int j0 = corner.y().intValueExact();
        for (int i = 0; i < SIDE; i++) {
            for (int j = 0; j < SIDE; j++) {
                p[i][j] = grid.hasP(zoom, (i0 >> zoom) + i, (j0 >> zoom) + j);
            }
        }
        return p;
    }

    /** Which pixels are P on a solved board. */
    boolean[][] seen() {
        boolean[][] p = new boolean[SIDE][SIDE];
        look(solved().outcomes(end()), p);
        return p;
    }

    /** Goes through the P-positions alone, if a theorem or an engine lists them; false if not. */
    private boolean list(boolean[][] p) {
        return end().compareTo(FAR) <= 0 ? listByEngine(p) || listByTheorem(p) : listByTheorem(p) || listByEngine(p);
    }

    private boolean listByTheorem(boolean[][] p) {
        Optional<PairField> pairs = PairField.of(game, Method.usual().theorems(game), solved(), inquiry);
        if (pairs.isPresent() && isConfirmed(pairs.get())) {
            pairs.get().visit(corner, SIDE << zoom, (i, j) -> p[i >> zoom][j >> zoom] = true);
            return true;
        }
        return false;
    }

    private boolean listByEngine(boolean[][] p) {
        Optional<FewPositions> few = solved().few(end());
        few.ifPresent(list -> tell(list, p));
        return few.isPresent();
    }

    private boolean isConfirmed(PairField pairs) {
        if (!pairs.isGuess()) {
            return true;
        }
        Optional<Strategy> strategy = strategy();
        boolean[] denied = {strategy.isEmpty()};
        strategy.ifPresent(theorem -> pairs.visit(
                corner,
                SIDE << zoom,
                (i, j) -> denied[0] |= !theorem.at(new BigPosition(
                                corner.x().add(BigInteger.valueOf(i)),
                                corner.y().add(BigInteger.valueOf(j))))
                        .isP()));
        return !denied[0];
    }

    private Optional<Strategy> strategy() {
        return Method.usual().answers(game, inquiry).strategy();
    }

    /** In a comply game the few are N: a pixel is P unless all its squares are among them. */
    private void tell(FewPositions few, boolean[][] p) {
        int[][] counts = new int[SIDE][SIDE];
        // A list was made up to the end, so both piles fit an int.
        few.visit(
                corner.x().intValueExact(),
                corner.y().intValueExact(),
                SIDE << zoom,
                (i, j) -> counts[i >> zoom][j >> zoom]++);
        boolean areP = game.maneuver().kind() != Maneuver.Kind.COMPLY;
        for (int i = 0; i < SIDE; i++) {
            for (int j = 0; j < SIDE; j++) {
                p[i][j] = areP ? counts[i][j] > 0 : counts[i][j] < 1 << (2 * zoom);
            }
        }
    }

    /** Has a theorem rule on one square after the other until a pixel is P; false if that takes too many. */
    private boolean rule(boolean[][] p) {
        Optional<Strategy> strategy = strategy();
        if (strategy.isEmpty()) {
            return false;
        }
        int rulings = 0;
        for (int i = 0; i < SIDE; i++) {
            for (int j = 0; j < SIDE; j++) {
                inquiry.pulse();
                rulings += rule(strategy.get(), i, j, p);
                if (zoom > CLOSE && rulings > MOST_RULINGS) {
                    return false;
                }
            }
        }
        return true;
    }

    /** How many squares were looked at. */
    private int rule(Strategy strategy, int i, int j, boolean[][] p) {
        int squares = 1 << (2 * zoom);
        for (int n = 0; n < squares; n++) {
            BigInteger x = corner.x().add(BigInteger.valueOf(((long) i << zoom) + (n >> zoom)));
            BigInteger y = corner.y().add(BigInteger.valueOf(((long) j << zoom) + (n & ((1 << zoom) - 1))));
            if (strategy.isP(new BigPosition(x, y))) {
                p[i][j] = true;
                return n + 1;
            }
        }
        return squares;
    }

    private void look(OutcomeGrid grid, boolean[][] p) {
        int x0 = corner.x().intValueExact();
        int y0 = corner.y().intValueExact();
        int side = SIDE << zoom;
        for (int i = 0; i < side; i++) {
            inquiry.pulse();
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
    private Squares numbers(IntBinaryOperator at, int octave) {
        return Squares.of(
                sampled((x, y) -> level(at.applyAsInt(x, y), octave)),
                Key.scale(ColourMap.VIRIDIS, LEVELS, "0", "many"));
    }

    private static int level(int number, int octave) {
        long above = number + 1L;
        int doublings = Long.SIZE - 1 - Long.numberOfLeadingZeros(above);
        int step = (int) (((above - (1L << doublings)) * octave) >> doublings);
        return Math.min(doublings * octave + step, LEVELS - 1);
    }

    private Tiles sampled(IntBinaryOperator at) {
        // A board was solved up to the end, so both piles fit an int.
        int x0 = corner.x().intValueExact();
        int y0 = corner.y().intValueExact();
        return tiles((i, j) -> at.applyAsInt(x0 + (i << zoom), y0 + (j << zoom)));
    }

    static Tiles tiles(IntBinaryOperator kind) {
        return Squares.of(SIDE, false, kind);
    }
}
