package org.wythofflab.prove.check;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
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

    private final Page page;
    private final Clock clock;
    private final int rows;
    private final int start;
    private final int repeat;
    private final int gap;
    /** How many columns back two-pile moves lead, at most. */
    private final int reach;

    private final int[][] values;
    private final List<BitSet> used = new ArrayList<>();

    RowCheck(GameSpec game, Page page, Clock clock) {
        Flaw.unless(
                game.convention() == Convention.NORMAL
                        && game.maneuver().kind() == Maneuver.Kind.NONE
                        && game.memory().isEmpty()
                        && game.ends().isEmpty()
                        && game.moves().isUniform(),
                "these certificates are for normal play without maneuvers, places where it ends, and moves that depend"
                        + " on the piles");
        int row = page.get("row").number();
        this.page = page;
        this.clock = clock;
        this.start = page.get("start").number();
        this.repeat = page.get("repeat").number();
        Flaw.unless(row >= 0 && start >= 0 && repeat > 0, "a row, a start and a repetition are not negative");
        Flaw.unless(
                row < MOST_CELLS / ((long) start + repeat),
                "more than " + MOST_CELLS + " cells would have to be computed");
        // From here on all numbers are at most 2^27.
        this.rows = row + 1;
        this.gap = gap(game.moves());
        this.reach = rows + gap;
        Flaw.unless(start >= reach, "there are too few columns before the start");
        this.values = new int[rows][start + repeat];
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

    /**
     * Computes the rows and compares.
     *
     * @return the row that the certificate is about
     */
    int check() {
        for (int a = 0; a < rows; a++) {
            used.add(new BitSet());
        }
        for (int b = 0; b < start + repeat; b++) {
            if (b == start) {
                compare(b, "at the start");
            }
            column(b);
        }
        compare(start + repeat, "at the end");
        least(page.get("preperiod").number(), page.get("period").number());
        Flaw.unless(page.get("saltus").number() == page.get("period").number(), "the saltus is not the period");
        return rows - 1;
    }

    /** The Grundy values of (0,b), (1,b), ...: of each the least that no option has. */
    private void column(int b) {
        for (int a = 0; a < rows; a++) {
            BitSet taken = new BitSet();
            for (int k = 1; k <= a; k++) {
                clock.tick();
                taken.set(values[a - k][b]);
                for (int l = Math.max(1, k - gap + 1); l < k + gap && l <= b; l++) {
                    taken.set(values[a - k][b - l]);
                }
            }
            clock.tick();
            int value = used.get(a).nextClearBit(0);
            while (taken.get(value) || used.get(a).get(value)) {
                value++;
            }
            values[a][b] = value;
            used.get(a).set(value);
        }
    }

    /** That the state before column b is the one that is claimed. */
    private void compare(int b, String where) {
        List<Page> claimed = page.get("used").list();
        List<Page> last = page.get("last").list();
        Flaw.unless(
                claimed.size() == rows && last.size() == reach,
                "the state is not one of " + rows + " rows and " + reach + " columns");
        for (int a = 0; a < rows; a++) {
            int low = used.get(a).nextClearBit(0);
            List<Integer> row = IntStream.concat(
                            IntStream.of(low), used.get(a).stream().skip(low))
                    .mapToObj(value -> value - b)
                    .toList();
            Flaw.unless(row.equals(claimed.get(a).value()), where + " row " + a + " has not used these values");
        }
        for (int i = 0; i < reach; i++) {
            int at = b - reach + i;
            List<Integer> column =
                    Arrays.stream(values).map(row -> row[at] - at).toList();
            Flaw.unless(column.equals(last.get(i).value()), where + " column " + at + " is another");
        }
    }

    /** That the last row repeats from the preperiod on and not earlier, and after the period and not sooner. */
    private void least(int preperiod, int period) {
        Flaw.unless(
                preperiod >= 0 && period > 0 && repeat % period == 0 && preperiod <= start,
                "the preperiod or the period does not fit the repetition");
        Flaw.unless(repeats(preperiod, period), "the row does not repeat so");
        Flaw.unless(
                preperiod == 0 || difference(preperiod - 1) != difference(preperiod - 1 + period),
                "the row repeats earlier");
        for (int shorter = 1; shorter < period; shorter++) {
            // A period divides every longer one.
            Flaw.unless(period % shorter != 0 || !repeats(start, shorter), "the row repeats sooner");
        }
    }

    private boolean repeats(int from, int period) {
        clock.tick();
        return IntStream.range(from, start + repeat).allMatch(b -> difference(b) == difference(b + period));
    }

    /** How much larger than its column the value of the last row is; beyond the columns, by the repetition. */
    private int difference(int b) {
        int at = b < start + repeat ? b : start + (b - start) % repeat;
        return values[rows - 1][at] - at;
    }
}
