package org.wythofflab.solve.outcome;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.bits.Fan;

/**
 * Counts the marked positions that two-pile moves reach, for moves given as disjoint fans. From y - step to y, the number
 * of those in the runs of a fan grows by the marked positions on the lines of its first amounts, and shrinks by those on
 * the lines right behind its last ones.
 *
 * <p>Cost: O(1) a cell and fan.
 */
final class FanCounter implements PairCounter {
    private record Edge(LineCounts lines, int delay, int shift, int sign) {}

    private final Map<LineCounts.Lines, LineCounts> lines = new HashMap<>();
    private final SortedMap<Integer, List<Edge>> edges = new TreeMap<>();
    private final int[] sums;
    private final int[] counts;
    private int x;

    FanCounter(List<Fan> fans, Board board) {
        Map<LineCounts.Lines, Integer> delays = delays(fans);
        Function<LineCounts.Lines, LineCounts> counted = key -> new LineCounts(key, board, delays.getOrDefault(key, 1));
        sums = new int[board.columns()];
        counts = new int[board.columns()];
        for (Fan fan : fans) {
            LineCounts low = lines.computeIfAbsent(LineCounts.Lines.low(fan), counted);
            List<Edge> group =
                    edges.computeIfAbsent(isSingle(fan) ? 0 : fan.run().step(), step -> new ArrayList<>());
            group.add(new Edge(low, fan.k(), fan.run().first(), 1));
            if (!isSingle(fan) && !fan.run().isEndless()) {
                LineCounts high = lines.computeIfAbsent(LineCounts.Lines.high(fan), counted);
                group.add(new Edge(high, fan.k(), fan.run().last() + fan.run().step(), -1));
            }
        }
    }

    private static boolean isSingle(Fan fan) {
        return fan.run().first() == fan.run().last() && fan.rise() == fan.lastRise();
    }

    private static Map<LineCounts.Lines, Integer> delays(List<Fan> fans) {
        Map<LineCounts.Lines, Integer> delays = new HashMap<>();
        for (Fan fan : fans) {
            delays.merge(LineCounts.Lines.low(fan), fan.k(), Math::max);
            if (!isSingle(fan) && !fan.run().isEndless()) {
                delays.merge(LineCounts.Lines.high(fan), fan.k(), Math::max);
            }
        }
        return delays;
    }

    /** How many rows back the marked positions are needed. */
    static int depth(List<Fan> fans, Board board) {
        return delays(fans).keySet().stream()
                .mapToInt(key -> key.depth(board))
                .max()
                .orElse(1);
    }

    static long bytes(List<Fan> fans, Board board) {
        long bytes = 2L * board.columns() * Integer.BYTES;
        for (Map.Entry<LineCounts.Lines, Integer> entry : delays(fans).entrySet()) {
            bytes += entry.getKey().bytes(board, entry.getValue());
        }
        return bytes;
    }

    @Override
    public void begin(int x, RowHistory history) {
        this.x = x;
        if (x > 0) {
            lines.values().forEach(counted -> counted.enter(x - 1, history));
        }
    }

    @Override
    public void count() {
        Arrays.fill(counts, 0);
        edges.forEach((step, group) -> {
            Arrays.fill(sums, 0);
            for (Edge edge : group) {
                if (edge.delay <= x) {
                    edge.lines.add(x - edge.delay, edge.shift, edge.sign, sums);
                }
            }
            for (int y = step; y < sums.length && step > 0; y++) {
                sums[y] += sums[y - step];
            }
            for (int y = 0; y < counts.length; y++) {
                counts[y] += sums[y];
            }
        });
    }

    @Override
    public long at(int y) {
        return counts[y];
    }
}
