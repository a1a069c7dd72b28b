package org.wythofflab.solve.outcome;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.wythofflab.rules.Band;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.bits.Run;

/** A {@link Band} whose amounts are residue classes with a small period: what a {@link WedgeCounter} can count. */
record Wedge(int s, int t, List<Run> first, List<Run> second) {

    /** Line counts take (s + 1) integers a column for each pair of residues; past these sizes sieving is better. */
    private static final int STEEPEST = 64;

    private static final int MOST_CLASSES = 16;

    static Optional<Wedge> of(Band band, Board board) {
        int side = Math.max(1, board.longerSide());
        // Clamping changes nothing on the board: max(k,l) < side <= t whatever s, and s > side only widens.
        int s = band.s().min(BigInteger.valueOf(side)).intValueExact();
        int t = band.t().min(BigInteger.valueOf(side)).intValueExact();
        Wedge wedge = new Wedge(
                s,
                t,
                Run.of(band.d1(), Math.max(0, board.rows() - 1)),
                Run.of(band.d2(), Math.max(0, board.columns() - 1)));
        boolean fits = (!wedge.isBoundedOn(board) || (s <= STEEPEST && (s + 1L) * side <= Integer.MAX_VALUE))
                && isPeriodic(wedge.first)
                && isPeriodic(wedge.second)
                && wedge.period1() * wedge.period2() <= MOST_CLASSES;
        return fits ? Optional.of(wedge) : Optional.empty();
    }

    private static boolean isPeriodic(List<Run> runs) {
        return runs.stream().allMatch(run -> run.isEndless() && run.first() <= run.step());
    }

    /** Then every marked position further down a diagonal is an option. */
    boolean takesAnyPairOnADiagonal() {
        return !first.isEmpty() && !second.isEmpty() && period1() == 1 && period2() == 1;
    }

    int period1() {
        return first.isEmpty() ? 1 : first.get(0).step();
    }

    int period2() {
        return second.isEmpty() ? 1 : second.get(0).step();
    }

    /** False if every pair of amounts on the board satisfies the inequalities: then s + t exceeds the longest pile. */
    boolean isBoundedOn(Board board) {
        return (long) s + t < board.longerSide();
    }

    int depth(Board board) {
        return isBoundedOn(board) ? s + t : 1;
    }

    long bytes(Board board) {
        long side = board.longerSide();
        long classes = (long) period1() * period2();
        long lines = isBoundedOn(board) ? classes * (2 * (s + 1L) * side * Integer.BYTES + side * Long.BYTES) : 0;
        return lines + period1() * side * Integer.BYTES;
    }
}
