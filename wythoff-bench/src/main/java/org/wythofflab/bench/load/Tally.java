package org.wythofflab.bench.load;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;

/** What was answered, and how long it took. For one thread. */
final class Tally {
    private static final int BUSY = 503;
    private static final int TOO_MANY = 429;

    private final Map<Kind, long[]> nanos = new EnumMap<>(Kind.class);
    private final Map<Kind, Integer> counts = new EnumMap<>(Kind.class);
    private final Map<String, Integer> words = new TreeMap<>();
    private int answers;
    private int errors;

    void answered(Kind kind, int status, long took) {
        if (status != 200) {
            words.merge(status + " " + kind, 1, Integer::sum);
            // Told to come back is no error, as long as it is told at once; what is beyond a limit is an answer.
            errors += status == TOO_MANY || status == BUSY || (status == 422 && kind == Kind.LONG) ? 0 : 1;
            return;
        }
        answers++;
        words.merge("200", 1, Integer::sum);
        int count = counts.merge(kind, 1, Integer::sum);
        long[] all = nanos.computeIfAbsent(kind, fresh -> new long[1024]);
        if (count > all.length) {
            all = Arrays.copyOf(all, 2 * all.length);
            nanos.put(kind, all);
        }
        all[count - 1] = took;
    }

    void failed(String why) {
        errors++;
        words.merge(why, 1, Integer::sum);
    }

    void left() {
        words.merge("left", 1, Integer::sum);
    }

    int answers() {
        return answers;
    }

    int errors() {
        return errors;
    }

    /** So many of a thousand cheap questions were answered within this time, in milliseconds. */
    double cheap(int permille) {
        long[] all = counts.entrySet().stream()
                .filter(entry -> entry.getKey().isCheap())
                .flatMapToLong(entry -> Arrays.stream(nanos.get(entry.getKey()), 0, entry.getValue()))
                .sorted()
                .toArray();
        return millis(all, permille);
    }

    private static double millis(long[] sorted, int permille) {
        return sorted.length == 0 ? 0 : sorted[(int) ((sorted.length - 1L) * permille / 1000)] / 1e6;
    }

    String table() {
        StringBuilder text =
                new StringBuilder(String.format("%-8s %8s %9s %9s %9s%n", "", "answers", "p50 ms", "p99 ms", "most"));
        nanos.forEach((kind, all) -> {
            long[] sorted = Arrays.copyOf(all, counts.getOrDefault(kind, 0));
            Arrays.sort(sorted);
            text.append(String.format(
                    "%-8s %8d %9.1f %9.1f %9.1f%n",
                    kind.name().toLowerCase(java.util.Locale.ROOT),
                    sorted.length,
                    millis(sorted, 500),
                    millis(sorted, 990),
                    millis(sorted, 1000)));
        });
        return text.append("told: ").append(words).append('\n').toString();
    }
}
