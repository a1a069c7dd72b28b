package org.wythofflab.verify.blocking;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import org.wythofflab.verify.Footing;
import org.wythofflab.verify.Ground;
import org.wythofflab.verify.OrderedPositions;

/**
 * Where the quotients b/a of the P-positions (a,b), a &lt;= b, of W^k aggregate, estimated from all P-positions with N/2
 * &lt;= a &lt; N. Quotients that are less than 1/50 apart, one after the other, make a group; each group stands for one
 * aggregation point.
 *
 * <p>Precision: if the quotients of a group are from their limit at distances like c/a^e, then those at a = N/2 and at a =
 * N differ by w = (2^e - 1) c/N^e, and the limit is at most w/(2^e - 1) beyond the group. We allow 2w on either side,
 * which is enough for e &gt; 0.585. No group is wider than 0.0016 for N = 10^6 and k &lt;= 20, most are narrower than
 * 0.0001.
 *
 * <p>Answers are remembered as long as the ground is there, as several claims ask it for the same.
 */
final class BlockingPoints {

    /** Quotients are kept in billionths: b is below 2^31 and a above 0, so that b * 10^9 fits a long. */
    static final long ONE = 1_000_000_000;

    private static final long BIN = ONE / 1000;
    private static final int GAP = 20;
    /** b is at most 2ka + k - 1: each of the at most ka P-positions left of column a is an option of two positions there. */
    private static final int LARGEST_QUOTIENT = 3 * 20;

    /** The least and the greatest quotient of a group, in billionths. */
    record Group(long least, long greatest) {

        private long slack() {
            return 2 * (greatest - least + 1);
        }

        /** Whether the limit can be one of the numbers from {@code low} to {@code high}. */
        boolean allows(long low, long high) {
            return least - slack() <= high && low <= greatest + slack();
        }

        @Override
        public String toString() {
            return decimal(least - slack()) + ".." + decimal(greatest + slack());
        }

        private static String decimal(long billionths) {
            long micro = billionths / 1000;
            return micro / 1_000_000 + "."
                    + String.valueOf(1_000_000 + micro % 1_000_000).substring(1);
        }
    }

    private record Question(int k, long bound) {}

    private final Map<Ground, Map<Question, Footing<List<Group>>>> known =
            Collections.synchronizedMap(new WeakHashMap<>());

    /** The groups of W^k with N = {@code bound}, in increasing order. */
    Footing<List<Group>> of(int k, long bound, Ground ground) {
        Map<Question, Footing<List<Group>>> here = known.computeIfAbsent(ground, key -> new ConcurrentHashMap<>());
        Question question = new Question(k, bound);
        Footing<List<Group>> groups = here.get(question);
        if (groups == null) {
            groups = BlockingCovers.positions(k, bound, ground).map(positions -> groups(positions, bound));
            here.put(question, groups);
        }
        return groups;
    }

    private static List<Group> groups(OrderedPositions positions, long bound) {
        int bins = (int) (LARGEST_QUOTIENT * ONE / BIN);
        long[] least = new long[bins];
        long[] greatest = new long[bins];
        Arrays.fill(least, Long.MAX_VALUE);
        positions.forEach((a, b) -> {
            if (a >= bound / 2 && a > 0) {
                long quotient = b * ONE / a;
                int bin = (int) (quotient / BIN);
                least[bin] = Math.min(least[bin], quotient);
                greatest[bin] = Math.max(greatest[bin], quotient);
            }
        });
        List<Group> groups = new ArrayList<>();
        int last = -1;
        for (int bin = 0; bin < bins; bin++) {
            if (greatest[bin] == 0) {
                continue;
            }
            boolean isNear = last >= 0 && bin - last <= GAP;
            Group group = new Group(least[bin], greatest[bin]);
            if (isNear) {
                Group before = groups.remove(groups.size() - 1);
                group = new Group(before.least(), greatest[bin]);
            }
            groups.add(group);
            last = bin;
        }
        return List.copyOf(groups);
    }
}
