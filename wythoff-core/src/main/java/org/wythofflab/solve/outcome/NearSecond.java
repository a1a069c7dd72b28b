package org.wythofflab.solve.outcome;

import java.util.List;
import java.util.stream.IntStream;
import org.wythofflab.solve.bits.Run;

/** A few amounts below 64: what is blocked depends on the word itself and on the one before. */
final class NearSecond implements SecondPile {
    /** With more of them {@link SomeSecond} is quicker. */
    private static final int MOST = 8;

    private final int[] amounts;
    /** Bit l says that the amount l may be taken. */
    private final long low;

    static boolean suits(List<Run> runs) {
        return runs.stream().allMatch(run -> !run.isEndless() && run.last() < 64) && Long.bitCount(low(runs)) <= MOST;
    }

    NearSecond(List<Run> runs) {
        low = low(runs);
        amounts = IntStream.range(1, 64).filter(l -> (low >>> l & 1) == 1).toArray();
    }

    /** The amounts below 64. */
    static long low(List<Run> runs) {
        long low = 0;
        for (Run run : runs) {
            for (long l = run.first(); l < Math.min(64L, (long) run.last() + 1); l += run.step()) {
                low |= 1L << l;
            }
        }
        return low;
    }

    /** Marks the lowest that is open, then the lowest that is open still, and so on. */
    static long marked(long free, long low) {
        if (low == 0) {
            return free;
        }
        long open = free;
        long found = 0;
        while (open != 0) {
            int i = Long.numberOfTrailingZeros(open);
            found |= 1L << i;
            open &= -2L << i & ~(low << i);
        }
        return found;
    }

    @Override
    public long solve(long carry, long[] taken, long[] marked, int from, int to) {
        long before = from == 0 ? 0 : marked[from - 1];
        for (int w = from; w < to; w++) {
            before = marked(~(taken[w] | blocked(before)), low);
            marked[w] = before;
        }
        return 0;
    }

    /** By the word before. */
    private long blocked(long before) {
        long blocked = 0;
        for (int amount : amounts) {
            blocked |= before >>> (64 - amount);
        }
        return blocked;
    }

    @Override
    public boolean isIdle(long carry, long before, long taken) {
        return taken == -1;
    }
}
