package org.wythofflab.solve.periods;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.RowPeriod;

/**
 * The claim that the state at column {@code start} comes back after a period, and what the columns are from there on.
 *
 * @param columns G(a,b) - b in row a of {@code columns[b mod period]}; as many as the period is long
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Repetition(int gap, int rows, long start, int[][] columns) {

    int period() {
        return columns.length;
    }

    /**
     * Computes every column from the first on, and holds against the claim the two states and the columns between them. Equal
     * states have equal futures, so that a claim which passes is proved, and with it the periods of all rows. Which is the
     * least preperiod is seen on the way.
     *
     * @return empty if the claim is wrong
     */
    Optional<List<RowPeriod>> proved(Budget budget) {
        GapColumns machine = new GapColumns(gap, rows);
        if (start < machine.firstState()) {
            return Optional.empty();
        }
        long end = start + period();
        long[] preperiods = new long[rows];
        long[] first = {};
        for (long b = 0; b < end; b++) {
            if ((b & 63) == 0) {
                budget.checkpoint(end + b, 2 * end);
            }
            if (b == start) {
                first = machine.state();
            }
            int[] claimed = columns[(int) (b % period())];
            int[] column = machine.next();
            for (int a = 0; a < rows; a++) {
                if (column[a] != claimed[a]) {
                    preperiods[a] = b + 1;
                }
            }
        }
        boolean repeats = Arrays.equals(first, machine.state());
        boolean asClaimed = Arrays.stream(preperiods).allMatch(preperiod -> preperiod <= start);
        return repeats && asClaimed ? Optional.of(leastPeriods(preperiods)) : Optional.empty();
    }

    private List<RowPeriod> leastPeriods(long[] preperiods) {
        List<RowPeriod> periods = new ArrayList<>();
        for (int a = 0; a < rows; a++) {
            periods.add(new RowPeriod(a, preperiods[a], leastPeriod(a)));
        }
        return List.copyOf(periods);
    }

    /** The least period of a sequence divides every other. */
    private int leastPeriod(int a) {
        return IntStream.rangeClosed(1, period())
                .filter(shorter -> period() % shorter == 0)
                .filter(shorter ->
                        IntStream.range(shorter, period()).allMatch(b -> columns[b][a] == columns[b - shorter][a]))
                .findFirst()
                .orElseThrow();
    }
}
