package org.wythofflab.solve.outcome;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.bits.BitRing;
import org.wythofflab.solve.bits.RowUnion;

/**
 * Runs a {@link ShiftProgram} on a band of columns. All shifts go up, so what a band holds depends on that band and on the
 * columns before it, as far as a shift reaches: the <em>border</em>, of which the band keeps a copy before its own words.
 */
final class ShiftBand implements RowBand {
    private final Board board;
    private final ShiftProgram program;
    private final @Nullable ShiftBand before;
    /** The word of the board that is the first here, and how many words belong to the border. */
    private final int start;

    private final int border;
    private final int width;
    private final BitRing[] planes;
    private final ShiftProgram.Term[][] terms;
    /** What is not closed under a step, and for each step what is. */
    private final ShiftProgram.Term[] openTerms;

    private final int[] steps;
    private final ShiftProgram.Term[][] groupTerms;
    private final long[][] groups;
    private final long[] taken;
    private final RowUnion union;
    private final SecondPile second;
    private final int @Nullable [] leastMovable;
    /** What the next band needs of the last rows, which it reads at most {@link BandedRows#LEAD} rows later. */
    private final long[][] ends;

    private final int nextBorder;

    /**
     * A band of words {@code from} to before {@code to}.
     *
     * @param reach how many words before it a word depends on
     * @param before the band that ends where this one begins; none for the first
     */
    ShiftBand(
            ShiftPlan plan,
            Board board,
            int @Nullable [] leastMovable,
            int from,
            int to,
            int reach,
            @Nullable ShiftBand before) {
        this.board = board;
        this.leastMovable = leastMovable;
        this.before = before;
        program = plan.program();
        border = Math.min(from, reach);
        start = from - border;
        width = to - start;
        int[] depths = program.depths();
        planes = new BitRing[depths.length];
        for (int p = 0; p < planes.length; p++) {
            planes[p] = new BitRing(Math.min(board.rows(), depths[p]) + 1, width, program.cuts(p));
        }
        terms = program.planes().stream().map(ShiftBand::array).toArray(ShiftProgram.Term[][]::new);
        openTerms = array(program.groups().getOrDefault(0, List.of()));
        SortedMap<Integer, List<ShiftProgram.Term>> closed = program.groups().tailMap(1);
        steps = closed.keySet().stream().mapToInt(step -> step).toArray();
        groupTerms = closed.values().stream().map(ShiftBand::array).toArray(ShiftProgram.Term[][]::new);
        groups = new long[steps.length][width];
        taken = new long[width];
        union = new RowUnion(width);
        second = SecondPile.of(plan.second(), width);
        nextBorder = to < board.words() ? Math.min(to, reach) : 0;
        int kept = planes.length + groups.length + second.rows().length;
        ends = new long[nextBorder > 0 ? BandedRows.LEAD : 0][kept * nextBorder + 1];
    }

    private static ShiftProgram.Term[] array(List<ShiftProgram.Term> terms) {
        return terms.toArray(new ShiftProgram.Term[0]);
    }

    @Override
    public void solve(int x, long[] marked) {
        long carry = before == null ? 0 : copyBorder(before.ends[x % BandedRows.LEAD], x);
        unite(taken, openTerms, x);
        for (int g = 0; g < steps.length; g++) {
            unite(groups[g], groupTerms[g], x);
            Closure.close(groups[g], steps[g], border, width);
            for (int w = border; w < width; w++) {
                taken[w] |= groups[g][w];
            }
        }
        takeRest(x);
        long passed = second.solve(carry, taken, planes[0].row(x), border, width);
        planes[0].settle(x);
        System.arraycopy(planes[0].row(x), border, marked, start + border, width - border);
        for (int p = 1; p < planes.length; p++) {
            unite(planes[p].row(x), terms[p], x);
            planes[p].settle(x);
        }
        if (ends.length > 0) {
            passOn(ends[x % BandedRows.LEAD], x, passed);
        }
    }

    /** Nothing is marked outside of the board, nor in misere play where there is no move to make. */
    private void takeRest(int x) {
        int inside = board.columns() - ((start + width - 1) << 6);
        if (inside < 64) {
            taken[width - 1] |= -1L << inside;
        }
        int stuck = leastMovable == null ? 0 : leastMovable[x];
        for (int w = border; w < width && stuck > (start + w) << 6; w++) {
            taken[w] |= stuck - ((start + w) << 6) >= 64 ? -1 : (1L << stuck) - 1;
        }
    }

    private void unite(long[] target, ShiftProgram.Term[] parts, int x) {
        union.begin(target, border, width);
        for (ShiftProgram.Term term : parts) {
            if (term.delay() <= x) {
                union.add(planes[term.plane()], x - term.delay(), term.shift());
            }
        }
        union.end();
    }

    private long copyBorder(long[] end, int x) {
        int at = 0;
        for (long[] bits : rows(x)) {
            System.arraycopy(end, at, bits, 0, border);
            at += border;
        }
        return end[at];
    }

    private void passOn(long[] end, int x, long carry) {
        int at = 0;
        for (long[] bits : rows(x)) {
            System.arraycopy(bits, width - nextBorder, end, at, nextBorder);
            at += nextBorder;
        }
        end[at] = carry;
    }

    private List<long[]> rows(int x) {
        List<long[]> rows = new ArrayList<>();
        for (BitRing plane : planes) {
            rows.add(plane.row(x));
        }
        rows.addAll(Arrays.asList(groups));
        rows.addAll(Arrays.asList(second.rows()));
        return rows;
    }
}
