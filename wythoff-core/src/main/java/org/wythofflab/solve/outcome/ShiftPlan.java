package org.wythofflab.solve.outcome;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Moves;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.bits.BitRing;
import org.wythofflab.solve.bits.Fan;
import org.wythofflab.solve.bits.FanCover;
import org.wythofflab.solve.bits.Run;

/**
 * The moves of a game in the shape that {@link ShiftBand} works with.
 *
 * @param both fans of moves that take from the first pile, or from both
 * @param second runs of amounts from the second pile alone
 */
record ShiftPlan(List<Fan> both, List<Run> second, ShiftProgram program) {

    static Optional<ShiftPlan> of(GameSpec game, Board board) {
        Moves moves = game.moves();
        return FanCover.of(moves.both(), board.rows(), board.columns())
                .flatMap(pairs -> FanCover.ofFirst(moves.first(), board.rows()).map(first -> joined(pairs, first)))
                .flatMap(fans -> FanCover.runs(moves.second(), board.columns())
                        .map(second -> new ShiftPlan(fans, second, ShiftPlanner.plan(fans, board))));
    }

    private static List<Fan> joined(List<Fan> pairs, List<Fan> first) {
        List<Fan> fans = new ArrayList<>(pairs);
        fans.addAll(first);
        return fans;
    }

    /** How many words before a word of a row, or of an earlier row, it can depend on. */
    int reach(Board board) {
        long shift = program.longestShift();
        for (Run run : second) {
            shift = Math.max(shift, Math.max(run.step(), run.isEndless() ? run.first() : run.last()));
        }
        return (int) Math.min(board.words(), (shift >>> 6) + 1);
    }

    /**
     * What {@link ShiftBand}s hold at most.
     *
     * @param bands how many there are
     * @param shared whether by several threads
     */
    long bytes(Board board, int bands, boolean shared) {
        int[] depths = program.depths();
        long rows = 0;
        for (int p = 0; p < depths.length; p++) {
            rows += BitRing.rows(Math.min(board.rows(), depths[p]) + 1L, program.cuts(p));
        }
        rows += ReturningPlanes.rows(depths);
        long runs = second.stream().mapToLong(run -> run.isEndless() ? 1 : 32).sum();
        long others = program.groups().size() + runs + 8;
        long borders = (bands - 1L) * Math.min(board.words(), reach(board));
        long ends = borders * BandedRows.rows(board, shared) * (program.planes().size() + others);
        return ((rows + others) * (board.words() + borders) + ends) * Long.BYTES + BandedRows.bytes(board, shared);
    }

    /** For each row, the least second pile with which there is a move; none if that is the number of columns. */
    int[] leastMovable(Board board) {
        int[] least = new int[board.rows()];
        Arrays.fill(least, second.stream().mapToInt(Run::first).min().orElse(board.columns()));
        for (Fan fan : both) {
            long l = fan.run().first();
            int last = fan.isEndless() ? board.rows() : fan.count();
            for (int j = 0; j < last && fan.k() + (long) j * fan.stride() < least.length; j++, l += fan.rise()) {
                int k = fan.k() + j * fan.stride();
                least[k] = (int) Math.min(least[k], l);
            }
        }
        for (int x = 1; x < least.length; x++) {
            least[x] = Math.min(least[x], least[x - 1]);
        }
        return least;
    }
}
