package org.wythofflab.spark;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** How the work was shared: whether one game, or one executor, kept all the others waiting. */
record Shares(List<Measured> rows) {

    String words(double seconds) {
        long[] times = rows.stream().mapToLong(Measured::nanos).sorted().toArray();
        double sum = seconds(Arrays.stream(times).sum());
        Map<String, Double> shares = new TreeMap<>(rows.stream()
                .collect(Collectors.groupingBy(
                        Measured::executor, Collectors.summingDouble(row -> seconds(row.nanos())))));
        return String.format(
                Locale.ROOT,
                "%d games: %.1f s of work in %.1f s; a game took %.3f s in the middle, %.3f s at most; executors worked %s",
                rows.size(),
                sum,
                seconds,
                seconds(times[times.length / 2]),
                seconds(times[times.length - 1]),
                shares.entrySet().stream()
                        .map(share -> String.format(Locale.ROOT, "%.1f s (%s)", share.getValue(), share.getKey()))
                        .collect(Collectors.joining(", ")));
    }

    private static double seconds(long nanos) {
        return nanos / 1e9;
    }
}
