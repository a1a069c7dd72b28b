package org.wythofflab.prove.check;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.wythofflab.rules.Convention;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.rules.Moves;

/**
 * Checks that a row of a table of Grundy values has the preperiod and the period that a certificate says. All rows up to it are
 * computed, cell by cell from the rules, until the state of which the certificate says that it comes back has come back. A state
 * before column b is, relative to b: for each row the least value it has not used, and those above it that it has; and the last
 * columns, as many as two-pile moves can reach. Let this be the same before the columns b and b + p. Then in each row what has
 * been used before b + p is all values below p, and p more than what had been used before b; so the least value that is free is p
 * more, in this and in every later column.
 */
final class RowCheck {

    /** What fits in a machine's memory and in a minute. */
    private static final long MOST_CELLS = 1L << 26;

    /** Values that are looked at between two looks at the clock: less than a millisecond. */
    private static final int OFTEN = 1 << 14;

    private final int rows;
    private final int gap;
    private final int columns;
    private final int[][] values;
    private final List<BitSet> used = new ArrayList<>();
    private final BitSet taken = new BitSet();
    private final Clock clock;
    private int looked;

    private RowCheck(int rows, int gap, int columns, Clock clock) {
        this.clock = clock;
        this.rows = rows;
        this.gap = gap;
        this.columns = columns;
        this.values = new int[rows][columns];
        for (int a = 0; a < rows; a++) {
            used.add(new BitSet());
        }
    }

    static void check(GameSpec game, Page page, Clock clock) {
        Flaw.unless(
                game.convention() == Convention.NORMAL
                        && game.maneuver().kind() == Maneuver.Kind.NONE
                        && game.memory().isEmpty()
                        && game.ends().isEmpty()
                        && game.moves().isUniform(),
                "these certificates are for normal play without maneuvers, places where it ends, and moves that depend"
                        + " on the piles");
        int row = page.number("row");
        int start = page.number("start");
        int repeat = page.number("repeat");
        Flaw.unless(row >= 0 && start >= 0 && repeat > 0, "a row, a start and a repetition are not negative");
        long columns = (long) start + repeat;
        Flaw.unless(
                columns <= Integer.MAX_VALUE && (row + 1L) <= MOST_CELLS / columns,
                "more than " + MOST_CELLS + " cells would have to be computed");
        RowCheck check = new RowCheck(row + 1, gap(game.moves()), (int) columns, clock);
        Flaw.unless(start >= check.reach(), "there are too few columns before the start");
        State claimed = new State(page.rows("used"), page.rows("last"));
        clock.tick();
        for (int b = 0; b < columns; b++) {
            check.look();
            if (b == start) {
                check.compare(claimed, b, "at the start");
            }
            check.column(b);
        }
        check.compare(claimed, (int) columns, "at the end");
        check.least(start, repeat, page.number("preperiod"), page.number("period"));
        Flaw.unless(page.number("saltus") == page.number("period"), "the saltus is not the period");
    }

    /** |k - l| below which k and l may be taken from both piles; any amount must be allowed from one. */
    private static int gap(Moves moves) {
        if (moves.first().isAll() && moves.second().isAll() && !moves.hasTwoPileMoves()) {
            return 0;
        }
        return moves.gap()
                .orElseThrow(() -> new Flaw("the game is not one whose rows these certificates are about"))
                .min(BigInteger.valueOf(MOST_CELLS))
                .intValueExact();
    }

    /** How many columns back two-pile moves lead, at most. */
    private int reach() {
        return rows + gap;
    }

    /** The Grundy values of (0,b), (1,b), ...: of each the least that no option has. */
    private void column(int b) {
        for (int a = 0; a < rows; a++) {
            taken.clear();
            for (int k = 1; k <= a; k++) {
                taken.set(values[a - k][b]);
                look();
                for (int l = Math.max(1, k - gap + 1); l < k + gap && l <= b; l++) {
                    taken.set(values[a - k][b - l]);
                    look();
                }
            }
            int value = used.get(a).nextClearBit(0);
            while (taken.get(value) || used.get(a).get(value)) {
                value++;
            }
            values[a][b] = value;
            used.get(a).set(value);
        }
    }

    /** A column of many rows takes long, and so may the search for a shorter period. */
    private void look() {
        if (++looked == OFTEN) {
            looked = 0;
            clock.tick();
        }
    }

    /** @param used for each row the least value that it has not used, then those above it that it has */
    private record State(List<int[]> used, List<int[]> last) {}

    private void compare(State claimed, int b, String where) {
        Flaw.unless(
                claimed.used.size() == rows && claimed.last.size() == reach(),
                "the state is not one of " + rows + " rows and " + reach() + " columns");
        for (int a = 0; a < rows; a++) {
            BitSet row = used.get(a);
            int[] expected = claimed.used.get(a);
            int low = row.nextClearBit(0);
            boolean same = expected.length == 1 + row.cardinality() - low && expected[0] == low - b;
            int value = low;
            for (int i = 1; same && i < expected.length; i++) {
                value = row.nextSetBit(value + 1);
                same = expected[i] == value - b;
            }
            Flaw.unless(same, where + " row " + a + " has not used these values");
        }
        for (int i = 0; i < reach(); i++) {
            int[] column = claimed.last.get(i);
            int at = b - reach() + i;
            boolean same = column.length == rows;
            for (int a = 0; same && a < rows; a++) {
                same = column[a] == values[a][at] - at;
            }
            Flaw.unless(same, where + " column " + at + " is another");
        }
    }

    /** That the last row repeats from the preperiod on and not earlier, and after the period and not sooner. */
    private void least(int start, int repeat, int preperiod, int period) {
        Flaw.unless(
                preperiod >= 0 && period > 0 && repeat % period == 0 && preperiod <= start,
                "the preperiod or the period does not fit the repetition");
        Flaw.unless(repeats(preperiod, start, repeat, period), "the row does not repeat so");
        Flaw.unless(
                preperiod == 0
                        || difference(preperiod - 1, start, repeat)
                                != difference(preperiod - 1 + period, start, repeat),
                "the row repeats earlier");
        for (int shorter = 1; shorter < period; shorter++) {
            // A period divides every longer one.
            Flaw.unless(period % shorter != 0 || !repeats(start, start, repeat, shorter), "the row repeats sooner");
        }
    }

    private boolean repeats(int from, int start, int repeat, int period) {
        for (int b = from; b < start + repeat; b++) {
            look();
            if (difference(b, start, repeat) != difference(b + period, start, repeat)) {
                return false;
            }
        }
        return true;
    }

    /** How much larger than its column the value of the last row is; beyond the columns, by the repetition. */
    private int difference(int b, int start, int repeat) {
        int at = b < columns ? b : start + (b - start) % repeat;
        return values[rows - 1][at] - at;
    }
}
