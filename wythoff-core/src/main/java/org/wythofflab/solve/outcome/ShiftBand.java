package org.wythofflab.solve.outcome;

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
 *
 * <p>Far from marked positions, and far from the edges of what they block, rows of a band are even: then one word stands for
 * all, since moving an even row turns its word. That is so if the border is even, too, and if it reaches as far back as
 * any shift; where the board begins only zeros go on.
 */
final class ShiftBand implements RowBand {
    private final Board board;
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
    private final BitRing[] groups;
    private final long[] taken;
    private final RowUnion union;
    /** The word of what was last found to be even. */
    private long word;

    private final SecondPile second;
    private final int @Nullable [] leastMovable;
    /** What the next band needs of the last rows. */
    private final ShiftBorder end;

    private final ReturningPlanes begun;
    /** From this row on all terms read rows of the board. */
    private final int deepest;
    /** For each block, by its place, whether its end is the same as that of the earlier one. */
    private final boolean[] endRepeats;

    private RowBlock block = new RowBlock(0, 0, 0, -1, 0);
    /** Whether the planes are as they were when the last block began. */
    private boolean stands;

    private int period;

    /**
     * A band of words {@code from} to before {@code to}.
     *
     * @param reach how many words before it a word depends on
     * @param before the band that ends where this one begins; none for the first
     * @param places how many rows are kept for the next band
     */
    ShiftBand(
            ShiftPlan plan,
            Board board,
            int @Nullable [] leastMovable,
            int from,
            int to,
            int reach,
            @Nullable ShiftBand before,
            int places) {
        this.board = board;
        this.leastMovable = leastMovable;
        this.before = before;
        ShiftProgram program = plan.program();
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
        groups = new BitRing[steps.length];
        Arrays.setAll(groups, g -> new BitRing(1, width, false));
        taken = new long[width];
        union = new RowUnion(width);
        second = SecondPile.of(plan.second(), width);
        int nextBorder = to < board.words() ? Math.min(to, reach) : 0;
        BitRing[] all = Arrays.copyOf(planes, planes.length + groups.length);
        System.arraycopy(groups, 0, all, planes.length, groups.length);
        end = new ShiftBorder(all, second.rows(), nextBorder, places);
        begun = new ReturningPlanes(planes, depths, width);
        deepest = Arrays.stream(depths).max().orElse(0);
        endRepeats = new boolean[places];
    }

    private static ShiftProgram.Term[] array(List<ShiftProgram.Term> terms) {
        return terms.toArray(new ShiftProgram.Term[0]);
    }

    @Override
    public int from() {
        return start + border;
    }

    @Override
    public int to() {
        return start + width;
    }

    /**
     * They are if the planes are as they were when that block began, and if the band before ends as it did. In the first rows not
     * all terms count, and what has no move to make depends on the row.
     */
    @Override
    public boolean repeats(RowBlock next) {
        block = next;
        int place = block.place();
        boolean same = block.earlier() >= 0
                && (before == null || before.endRepeats[place])
                && isSteady(block.first() - block.apart())
                && (stands || begun.areBack());
        endRepeats[place] = same || block.earlier() >= 0;
        if (same) {
            end.repeat(place, block.earlier(), block.rows());
            stands = true;
            return true;
        }
        if (!stands) {
            begun.keep();
        }
        stands = false;
        period = 0;
        return false;
    }

    private boolean isSteady(int x) {
        return x >= deepest && (leastMovable == null || leastMovable[x] <= (start + border) << 6);
    }

    @Override
    public int period() {
        return period;
    }

    @Override
    public boolean solve(int x, long[] marked) {
        for (BitRing plane : planes) {
            plane.advance();
        }
        long carry = before == null ? 0 : before.end.copyTo(end, block.placeOf(x));
        long passed = mark(x, carry);
        boolean none = planes[0].isEven(0) && planes[0].word(0) == 0;
        if (planes[0].isEven(0) && !none) {
            Arrays.fill(marked, from(), to(), planes[0].word(0));
        } else if (!none) {
            System.arraycopy(planes[0].row(0), border, marked, from(), to() - from());
        }
        for (int p = 1; p < planes.length; p++) {
            settle(planes[p], unite(planes[p].row(0), terms[p], x));
        }
        if (endRepeats[block.place()] && !end.isKept(block.earlierOf(x), passed)) {
            endRepeats[block.place()] = false;
        }
        end.keep(block.placeOf(x), passed);
        if (period == 0 && begun.areBack()) {
            period = x - block.first() + 1;
        }
        return !none;
    }

    /** Fills plane 0 of the row and returns what is carried to the next band. */
    private long mark(int x, long carry) {
        long[] row = planes[0].row(0);
        long last = border == 0 ? 0 : row[border - 1];
        long passed;
        if (second.isOver(carry)) {
            passed = carry;
            word = 0;
        } else {
            boolean even = take(x);
            if (!even || !second.isIdle(carry, last, word)) {
                if (even) {
                    Arrays.fill(taken, border, width, word);
                }
                passed = second.solve(carry, taken, row, border, width);
                settle(planes[0], false);
                return passed;
            }
            passed = second.passed(carry, last);
            word = 0;
        }
        settle(planes[0], true);
        return passed;
    }

    /** Finds what is taken, and whether that is one word everywhere. */
    private boolean take(int x) {
        boolean mixed = !unite(taken, openTerms, x);
        long everywhere = mixed ? 0 : word;
        for (int g = 0; g < steps.length; g++) {
            if (close(g, x)) {
                everywhere |= word;
            } else {
                add(groups[g].row(0), mixed);
                mixed = true;
            }
        }
        boolean rest = takesRest(x);
        if (everywhere == -1) {
            mixed = false;
        } else if (mixed || rest) {
            for (int w = border; w < width; w++) {
                taken[w] = mixed ? taken[w] | everywhere : everywhere;
            }
            takeRest(x);
            return false;
        }
        word = everywhere;
        return true;
    }

    private void add(long[] bits, boolean mixed) {
        for (int w = border; w < width; w++) {
            taken[w] = mixed ? taken[w] | bits[w] : bits[w];
        }
    }

    /** Finds what a group takes, and whether that is one word everywhere. */
    private boolean close(int g, int x) {
        BitRing group = groups[g];
        long[] row = group.row(0);
        if (unite(row, groupTerms[g], x)) {
            long own = word;
            long earlier = border == 0 ? 0 : row[0];
            if (goesOn(row, earlier) && Closure.next(earlier, own, steps[g]) == earlier) {
                word = earlier;
                group.settle(word);
                return true;
            }
            Arrays.fill(row, border, width, own);
        }
        Closure.close(row, steps[g], border, width);
        settle(group, false);
        word = group.word(0);
        return group.isEven(0);
    }

    /** Whether the border, and all that lies before the board, is this word. */
    private boolean goesOn(long[] row, long everywhere) {
        return (everywhere == 0 || start > 0) && isAll(row, border, everywhere);
    }

    private static boolean isAll(long[] row, int end, long everywhere) {
        for (int w = 0; w < end; w++) {
            if (row[w] != everywhere) {
                return false;
            }
        }
        return true;
    }

    /** The current row of a plane is in place, or is one word everywhere. */
    private void settle(BitRing plane, boolean even) {
        long[] row = plane.row(0);
        long everywhere = even ? word : row[width - 1];
        if (goesOn(row, everywhere) && (even || isAll(row, width, everywhere))) {
            plane.settle(everywhere);
            return;
        }
        if (even) {
            Arrays.fill(row, border, width, everywhere);
        }
        plane.settle();
    }

    /** Whether something is outside of the board, or in misere play there is no move to make. */
    private boolean takesRest(int x) {
        boolean stuck = leastMovable != null && leastMovable[x] > (start + border) << 6;
        return stuck || (start + width) << 6 > board.columns();
    }

    /** Nothing is marked there. */
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

    /** Unites rows, and tells whether the union is one word everywhere; else it is in the target. */
    private boolean unite(long[] target, ShiftProgram.Term[] parts, int x) {
        long everywhere = 0;
        boolean mixed = false;
        for (ShiftProgram.Term term : parts) {
            if (term.delay() <= x) {
                BitRing plane = planes[term.plane()];
                if (plane.isEven(term.delay())) {
                    everywhere |= Long.rotateLeft(plane.word(term.delay()), term.shift());
                } else {
                    mixed = true;
                }
            }
        }
        if (!mixed || everywhere == -1) {
            word = everywhere;
            return true;
        }
        union.begin(target, border, width, everywhere);
        for (ShiftProgram.Term term : parts) {
            if (term.delay() <= x && !planes[term.plane()].isEven(term.delay())) {
                union.add(planes[term.plane()], term.delay(), term.shift());
            }
        }
        union.end();
        return false;
    }
}
