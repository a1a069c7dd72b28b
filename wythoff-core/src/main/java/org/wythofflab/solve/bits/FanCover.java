package org.wythofflab.solve.bits;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.wythofflab.rules.AmountSet;
import org.wythofflab.rules.Crease;
import org.wythofflab.rules.Creases;
import org.wythofflab.rules.PairRule;
import org.wythofflab.rules.PairTest;

/**
 * The pairs of a rule on a board as disjoint fans. For every k the creases cut the amounts l into stretches on which only
 * residues matter, so a few questions give all runs of that k; and along k, k + stride, ... with a stride that moves
 * every crease by a multiple of the modulus, runs that move evenly are joined to one fan. Every k is looked at up to where
 * no two creases meet any more ({@link Creases#regularFrom}): from there on all runs move with the creases.
 *
 * <p>Cost: O(lines + modulus) for each k that is looked at.
 */
public final class FanCover {
    /** With more, the pairs have hardly more structure than single ones. */
    private static final int MOST_FANS = 1 << 12;

    private static final int LONGEST_STRIDE = 1 << 12;

    private final int rows;
    private final int columns;
    private final PairTest test;
    private final Creases creases;
    private final Crease[] lines;
    private final int[] cuts;
    private final List<Fan> fans = new ArrayList<>();

    private FanCover(PairRule rule, Creases creases, int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
        this.creases = creases;
        lines = creases.lines().stream().filter(line -> line.b() != 0).toArray(Crease[]::new);
        cuts = new int[2 * lines.length];
        test = rule.on(Math.max(1, rows - 1), Math.max(1, columns - 1));
    }

    /** The pairs with k below {@code rows} and l below {@code columns}, if they are not too many fans. */
    public static Optional<List<Fan>> of(PairRule rule, int rows, int columns) {
        return rule.creases(Math.max(2, Math.max(rows, columns)))
                .flatMap(creases -> new FanCover(rule, creases, rows, columns).cover());
    }

    /** The moves that take from the first pile alone. */
    public static Optional<List<Fan>> ofFirst(AmountSet amounts, int rows) {
        return runs(amounts, rows).map(runs -> runs.stream().map(Fan::ofFirst).toList());
    }

    /** A set of amounts below {@code end} as disjoint runs, if they are not too many. */
    public static Optional<List<Run>> runs(AmountSet amounts, int end) {
        BigInteger modulus = amounts.modulus();
        if (modulus.bitLength() > 12) {
            return Optional.empty();
        }
        BigInteger most = BigInteger.valueOf(end);
        int[] cuts = amounts.edges().stream()
                .filter(edge -> edge.compareTo(most) < 0)
                .mapToInt(BigInteger::intValueExact)
                .sorted()
                .distinct()
                .toArray();
        List<Run> runs = RunCover.of(amounts::contains, cuts, modulus.intValueExact(), end);
        return runs.size() > MOST_FANS ? Optional.empty() : Optional.of(runs);
    }

    private Optional<List<Fan>> cover() {
        long stride = stride();
        if (stride > LONGEST_STRIDE) {
            return Optional.empty();
        }
        Set<Long> rises = rises(stride);
        // Two more for the last look ahead.
        long regular = creases.regularFrom() + 3 * stride;
        for (int first = 1; first <= stride && first < rows; first++) {
            FanGrowth growth = new FanGrowth((int) stride, columns, rises);
            List<Run> now = runs(first);
            List<Run> next = runs(first + stride);
            for (int k = first; k < rows; k += (int) stride) {
                List<Run> third = runs(k + 2 * stride);
                growth.next(k, now, next, third);
                now = next;
                next = third;
                if (k > regular && growth.isSteady()) {
                    break;
                }
                if (growth.closed().size() + fans.size() > MOST_FANS) {
                    return Optional.empty();
                }
            }
            fans.addAll(growth.end());
        }
        return fans.size() > MOST_FANS ? Optional.empty() : Optional.of(fans);
    }

    /** The least multiple of the modulus by which every crease rises by a multiple of the modulus. */
    private long stride() {
        long stride = creases.modulus();
        for (Crease line : lines) {
            if (stride <= LONGEST_STRIDE) {
                // Both factors are below 2^31, and so is the stride.
                long period = line.b() * creases.modulus();
                long least = period / gcd(period, Math.abs(line.a()));
                stride = stride / gcd(stride, least) * least;
            }
        }
        return stride;
    }

    /** How much the ends of runs can move with a stride: like a crease, or not at all. */
    private Set<Long> rises(long stride) {
        Set<Long> rises = new HashSet<>(Set.of(0L));
        for (Crease line : lines) {
            rises.add(-line.a() * stride / line.b());
        }
        return rises;
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    /** The amounts that go with k; none past the board. */
    private List<Run> runs(long k) {
        if (k >= rows) {
            return List.of();
        }
        int count = 0;
        for (Crease line : lines) {
            // The amount l on the line at k, or those on both sides of it. With all numbers below 2^31 it is exact.
            long numerator = line.c() - line.a() * k;
            long below = Math.floorDiv(numerator, line.b());
            count = cut(below, count);
            count = below * line.b() == numerator ? count : cut(below + 1, count);
        }
        Arrays.sort(cuts, 0, count);
        int first = (int) k;
        return RunCover.of(l -> test.allows(first, l), Arrays.copyOf(cuts, count), creases.modulus(), columns);
    }

    private int cut(long l, int count) {
        if (l < 1 || l >= columns) {
            return count;
        }
        cuts[count] = (int) l;
        return count + 1;
    }
}
