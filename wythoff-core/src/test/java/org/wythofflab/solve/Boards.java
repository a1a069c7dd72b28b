package org.wythofflab.solve;

import java.util.stream.Stream;
import org.wythofflab.definition.Definition;
import org.wythofflab.definition.DefinitionSolver;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.solve.imitation.ImitationEngine;
import org.wythofflab.solve.outcome.CountingEngine;
import org.wythofflab.solve.outcome.SieveEngine;

/** Small boards, solved by engines and written out so that a failure shows where they differ. */
public final class Boards {
    public static final Budget AMPLE = Budget.of(1L << 32, 1L << 32);

    private Boards() {}

    public static GameSpec game(String text) {
        try {
            return GameSpec.parse(text);
        } catch (GameSyntaxException e) {
            throw new AssertionError(text + ": " + e.getMessage(), e);
        }
    }

    /** The first engine that counts or marks the options of every position: what faster ones are compared with. */
    public static OutcomeEngine plain(GameSpec game) {
        return Stream.of(new CountingEngine(), new SieveEngine(), new ImitationEngine())
                .filter(engine -> engine.capability(game, Extent.of(9, 9)).fold(can -> true, cannot -> false))
                .findFirst()
                .orElseThrow();
    }

    public static OutcomeGrid plain(GameSpec game, int rows, int columns) {
        return solve(plain(game), game, new Board(rows, columns), 1);
    }

    public static OutcomeGrid solve(OutcomeEngine engine, String text, int rows, int columns) {
        return solve(engine, game(text), new Board(rows, columns), 1);
    }

    public static OutcomeGrid solve(OutcomeEngine engine, GameSpec game, Board board, int threads) {
        Budget budget = new Budget(AMPLE.cells(), AMPLE.bytes(), threads, () -> false, Progress.SILENT);
        try (Crew crew = new Crew(budget)) {
            return OutcomeGrid.of(engine.start(game, board, crew), board, budget);
        }
    }

    /** Solves a board whose rows come as lists, see {@link RowMachine#next(long[], int, java.util.function.IntConsumer)}. */
    public static String listed(OutcomeEngine engine, GameSpec game, Board board, int threads) {
        Budget budget = new Budget(AMPLE.cells(), AMPLE.bytes(), threads, () -> false, Progress.SILENT);
        boolean[][] p = new boolean[board.rows()][board.columns()];
        try (Crew crew = new Crew(budget)) {
            RowMachine machine = engine.start(game, board, crew);
            long[] row = new long[board.words()];
            for (boolean[] cells : p) {
                machine.next(row, board.columns(), y -> cells[y] = true);
            }
        }
        return drawing(p);
    }

    public static boolean can(OutcomeEngine engine, String text, int rows, int columns) {
        return engine.capability(game(text), Extent.of(rows, columns)).fold(can -> true, cannot -> false);
    }

    public static String drawing(OutcomeGrid grid) {
        boolean[][] p = new boolean[grid.board().rows()][grid.board().columns()];
        for (int x = 0; x < p.length; x++) {
            for (int y = 0; y < p[x].length; y++) {
                p[x][y] = grid.isP(x, y);
            }
        }
        return drawing(p);
    }

    public static String drawing(Definition definition, int rows, int columns) {
        return drawing(DefinitionSolver.pPositions(definition, rows, columns));
    }

    private static String drawing(boolean[][] p) {
        StringBuilder out = new StringBuilder();
        for (boolean[] row : p) {
            for (boolean cell : row) {
                out.append(cell ? 'P' : '.');
            }
            out.append('\n');
        }
        return out.toString();
    }
}
