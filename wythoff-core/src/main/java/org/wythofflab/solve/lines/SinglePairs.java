package org.wythofflab.solve.lines;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.wythofflab.rules.Progression;

/** Single two-pile moves: from (x,y) the position of column x - k is an option if y is l more. */
final class SinglePairs {
    private final int[] ks;
    /** For each k and l, how many amounts from l on are moves with this k. */
    private final int[][] runs;
    /** More than any l. */
    private final int reach;

    SinglePairs(List<Progression> singles) {
        SortedMap<Integer, boolean[]> byK = new TreeMap<>();
        int end = singles.stream().mapToInt(Progression::l).max().orElse(0) + 2;
        singles.forEach(pair -> byK.computeIfAbsent(pair.k(), k -> new boolean[end])[pair.l()] = true);
        ks = byK.keySet().stream().mapToInt(Integer::intValue).toArray();
        runs = new int[ks.length][];
        reach = end;
        int i = 0;
        for (boolean[] allowed : byK.values()) {
            int[] run = new int[end];
            for (int l = end - 2; l > 0; l--) {
                run[l] = allowed[l] ? run[l + 1] + 1 : 0;
            }
            runs[i++] = run;
        }
    }

    boolean isEmpty() {
        return ks.length == 0;
    }

    /** The least y, at least as large, that no single move leads from; it may lead from it again for an earlier k. */
    int next(int x, int y, RecentColumns recent) {
        int free = y;
        for (int i = 0; i < ks.length; i++) {
            int source = recent.at(x - ks[i]);
            int l = free - source;
            if (l > 0 && l < reach && source >= 0) {
                free += runs[i][l];
            }
        }
        return free;
    }
}
