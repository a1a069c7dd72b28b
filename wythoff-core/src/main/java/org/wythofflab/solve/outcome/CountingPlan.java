package org.wythofflab.solve.outcome;

import java.util.List;
import java.util.Optional;
import org.wythofflab.rules.AmountSet;
import org.wythofflab.rules.Band;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.rules.Moves;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.bits.Fan;
import org.wythofflab.solve.bits.FanCover;
import org.wythofflab.solve.bits.Run;

/**
 * The moves of a game in the shape that {@link CountingBand} counts, if they have it.
 *
 * @param fans the two-pile moves, unless they are a wedge
 * @param ended whether the game is over at some positions although there may be moves
 */
record CountingPlan(
        List<Run> first,
        List<Run> second,
        Optional<Wedge> wedge,
        List<Fan> fans,
        boolean countsDiagonals,
        boolean ended) {

    /** Each run costs a few operations a cell, and so does each fan. */
    private static final int MOST_RUNS = 32;

    private static final int MOST_FANS = 2048;

    /** In bytes. Counters beyond a processor's cache make threads wait for the memory instead of for each other. */
    private static final long LARGEST_BAND = 1 << 24;

    static Optional<CountingPlan> of(GameSpec game, Board board) {
        Moves moves = game.moves();
        Optional<Wedge> wedge = moves.both() instanceof Band band ? Wedge.of(band, board) : Optional.empty();
        Optional<List<Fan>> fans = wedge.isPresent()
                ? Optional.of(List.of())
                : FanCover.of(moves.both(), board.rows(), board.columns()).filter(found -> found.size() <= MOST_FANS);
        Optional<List<Run>> first = runs(moves.first(), board.rows());
        Optional<List<Run>> second = runs(moves.second(), board.columns());
        if (fans.isEmpty() || first.isEmpty() || second.isEmpty()) {
            return Optional.empty();
        }
        boolean diagonals = game.maneuver().scope() == Maneuver.Scope.SAME_DIAGONAL;
        if (diagonals && !wedge.map(Wedge::takesAnyPairOnADiagonal).orElse(false)) {
            return Optional.empty();
        }
        return Optional.of(new CountingPlan(
                first.get(),
                second.get(),
                wedge,
                fans.get(),
                diagonals,
                game.ends().isPresent()));
    }

    private static Optional<List<Run>> runs(AmountSet amounts, int end) {
        return FanCover.runs(amounts, end).filter(runs -> runs.size() <= MOST_RUNS);
    }

    int depth(Board board) {
        int forPairs = wedge.map(w -> w.depth(board)).orElseGet(() -> FanCounter.depth(fans, board));
        return Math.min(board.rows(), Math.max(ColumnCounter.depth(first), forPairs));
    }

    /** Whether threads share the work: not if each would have to hold this much. */
    boolean isShared(Board board) {
        return bandBytes(board) <= LARGEST_BAND;
    }

    /**
     * How many bands of at least so many words are worth while: more than one where a row is over once enough of its positions
     * are marked, as any amount may be taken from the second pile, so that most bands have nothing to do. Not if it has to be
     * asked of each position whether the game is over there.
     */
    int bandsOfShortRows(Board board, int words) {
        boolean early = isShared(board) && fans.isEmpty() && second.equals(List.of(Run.ALL)) && !ended;
        return early ? Math.max(1, Math.min(BandedRows.MOST_BANDS, board.words() / words)) : 1;
    }

    /**
     * What {@link CountingBand}s hold at most.
     *
     * @param words of a band at least
     * @param large whether the board is large enough for several threads
     */
    long bytes(Board board, int words, boolean large) {
        boolean shared = large && isShared(board);
        int narrow = bandsOfShortRows(board, words);
        if (narrow == 1) {
            return bandBytes(board) * (shared ? BandedRows.MOST_BANDS : 1) + BandedRows.bytes(board, shared);
        }
        // Each holds counters of its own columns and those before.
        long bytes = BandedRows.bytes(board, shared);
        for (int i = 1; i <= narrow; i++) {
            bytes += bandBytes(new Board(board.rows(), (int) ((long) board.columns() * i / narrow)));
        }
        return bytes;
    }

    private long bandBytes(Board board) {
        long forLines = second.size() * (long) board.columns() * Integer.BYTES;
        long forDiagonals = countsDiagonals ? ((long) board.rows() + board.columns()) * Integer.BYTES : 0;
        return forLines
                + forDiagonals
                + ColumnCounter.bytes(first, board.columns())
                + wedge.map(w -> w.bytes(board)).orElseGet(() -> FanCounter.bytes(fans, board))
                + (long) depth(board) * board.words() * Long.BYTES;
    }
}
