package org.wythofflab.solve.grundy;

import java.util.List;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Moves;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.GrundyTable;
import org.wythofflab.solve.bits.EndRows;
import org.wythofflab.solve.bits.Run;

/** Fills a table of Grundy values row by row; see {@link GrundyEngine}. */
final class GrundyRows {
    private final Board board;
    private final boolean symmetric;
    private final int[][] values;
    private final LineValues row;
    private final LineValues columns;
    private final List<ReachedValues> pairs;
    private final boolean pairsNeedEveryCell;
    private final EndRows over;
    private final ValueSets few = new ValueSets(1);
    private final long[][] chosen;

    /** @param pulse called every few milliseconds while the moves are looked at; throws if nobody waits any more */
    GrundyRows(GameSpec game, Board board, Runnable pulse) {
        this.board = board;
        // Below the diagonal the values are mirrored, which takes a board at least as wide as high.
        symmetric = game.symmetry().isSymmetric() && board.rows() <= board.columns();
        values = new int[board.rows()][board.columns()];
        Moves moves = game.moves();
        List<Run> second = Run.of(moves.second(), Math.max(0, board.columns() - 1));
        List<Run> first = Run.of(moves.first(), Math.max(0, board.rows() - 1));
        row = new LineValues(second, 1);
        columns = new LineValues(first, board.columns());
        pairs = new PairSplit(board, values, pulse).split(pairMoves(game, board, pulse));
        pairsNeedEveryCell = pairs.stream().anyMatch(ReachedValues::needsEveryCell);
        over = EndRows.of(game, board.rows(), board.columns());
        chosen = new long[row.count() + columns.count() + pairs.size() + 1][];
    }

    private static PairMoves pairMoves(GameSpec game, Board board, Runnable pulse) {
        int maxFirst = Math.max(0, board.rows() - 1);
        int maxSecond = Math.max(0, board.columns() - 1);
        return PairMoves.of(game.moves().both().on(maxFirst, maxSecond), board, pulse);
    }

    /** About how many steps the two-pile moves of one cell take. */
    long pairCost() {
        return pairs.stream().mapToLong(ReachedValues::cost).sum();
    }

    GrundyTable solve(Budget budget) {
        for (int x = 0; x < board.rows(); x++) {
            budget.checkpoint(x, board.rows());
            solveRow(x);
        }
        return new GrundyTable(board, values);
    }

    private void solveRow(int x) {
        int[] current = values[x];
        row.clear();
        over.begin(x);
        for (int y = 0; y < current.length; y++) {
            int column = y;
            few.clear();
            int sets = row.gather(0, y, at -> current[at], chosen, 0);
            sets = columns.gather(y, x, at -> values[at][column], chosen, sets);
            boolean mirrored = symmetric && y < x;
            if (!mirrored || pairsNeedEveryCell) {
                for (int part = 0; part < pairs.size(); part++) {
                    chosen[sets++] = pairs.get(part).reach(x, y);
                }
            }
            if (mirrored) {
                current[y] = values[y][x];
            } else if ((over.word(y >>> 6) >>> y & 1) == 0) {
                row.addFinite(y, at -> current[at], few);
                columns.addFinite(x, at -> values[at][column], few);
                chosen[sets++] = few.get(0);
                current[y] = ValueSets.mex(chosen, sets);
            }
        }
    }
}
