package org.wythofflab.solve.outcome;

import java.util.List;
import java.util.Optional;
import org.wythofflab.rules.Band;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.rules.Moves;
import org.wythofflab.rules.NoPairs;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.bits.Run;

/** The moves of a game in the shape that {@link CountingRows} counts, if they have it. */
record CountingPlan(List<Run> first, List<Run> second, Optional<Wedge> wedge, boolean countsDiagonals) {

    /** Each run costs a few operations a cell. */
    private static final int MOST_RUNS = 32;

    static Optional<CountingPlan> of(GameSpec game, Board board) {
        Moves moves = game.moves();
        Optional<Wedge> wedge = moves.both() instanceof Band band ? Wedge.of(band, board) : Optional.empty();
        if (wedge.isEmpty() && !(moves.both() instanceof NoPairs)) {
            return Optional.empty();
        }
        List<Run> first = Run.of(moves.first(), Math.max(0, board.rows() - 1));
        List<Run> second = Run.of(moves.second(), Math.max(0, board.columns() - 1));
        if (Math.max(first.size(), second.size()) > MOST_RUNS) {
            return Optional.empty();
        }
        boolean diagonals = game.maneuver().scope() == Maneuver.Scope.SAME_DIAGONAL;
        if (diagonals && !wedge.map(Wedge::takesAnyPairOnADiagonal).orElse(false)) {
            return Optional.empty();
        }
        return Optional.of(new CountingPlan(first, second, wedge, diagonals));
    }

    int depth(Board board) {
        int forWedge = wedge.map(w -> w.depth(board)).orElse(0);
        return Math.min(board.rows(), Math.max(ColumnCounter.depth(first), forWedge));
    }

    long bytes(Board board) {
        long forLines = second.size() * (long) board.columns() * Integer.BYTES;
        long forDiagonals = countsDiagonals ? ((long) board.rows() + board.columns()) * Integer.BYTES : 0;
        return forLines
                + forDiagonals
                + ColumnCounter.bytes(first, board.columns())
                + wedge.map(w -> w.bytes(board)).orElse(0L)
                + (long) depth(board) * board.words() * Long.BYTES;
    }
}
