package org.wythofflab.solve.bits;

import java.util.ArrayList;
import java.util.List;
import org.wythofflab.rules.AmountSet;

/**
 * The amounts {@code first, first + step, ..., last} of a set, as far as a board can tell; {@code last == ENDLESS} if
 * they go on past its edge.
 */
public record Run(int first, int step, int last) {
    public static final int ENDLESS = Integer.MAX_VALUE;

    /** Any amount. */
    public static final Run ALL = new Run(1, 1, ENDLESS);

    /** Periods tried; the papers' sets have period 1 or 2. */
    private static final int LONGEST_PERIOD = 12;

    public boolean isEndless() {
        return last == ENDLESS;
    }

    /** The part of {@code set} in 1..max as disjoint runs: residue classes if it is periodic, else its intervals. */
    public static List<Run> of(AmountSet set, int max) {
        if (set.isAll()) {
            return List.of(ALL);
        }
        boolean[] member = new boolean[max + 1];
        for (int amount = 1; amount <= max; amount++) {
            member[amount] = set.contains(amount);
        }
        for (int period = 1; period <= LONGEST_PERIOD; period++) {
            if (hasPeriod(member, period)) {
                return residues(member, period);
            }
        }
        return intervals(member);
    }

    private static boolean hasPeriod(boolean[] member, int period) {
        for (int i = 1; i + period < member.length; i++) {
            if (member[i] != member[i + period]) {
                return false;
            }
        }
        return true;
    }

    private static List<Run> residues(boolean[] member, int period) {
        List<Run> runs = new ArrayList<>();
        for (int i = 1; i <= Math.min(period, member.length - 1); i++) {
            if (member[i]) {
                runs.add(new Run(i, period, ENDLESS));
            }
        }
        return runs;
    }

    private static List<Run> intervals(boolean[] member) {
        List<Run> runs = new ArrayList<>();
        int i = 1;
        while (i < member.length) {
            int start = i;
            while (i < member.length && member[i]) {
                i++;
            }
            if (i > start) {
                runs.add(new Run(start, 1, i == member.length ? ENDLESS : i - 1));
            }
            i++;
        }
        return runs;
    }
}
