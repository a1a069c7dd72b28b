package org.wythofflab.verify.blocking;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wythofflab.verify.Case;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Ground;
import org.wythofflab.verify.OrderedPositions;
import org.wythofflab.verify.Outcomes;
import org.wythofflab.verify.PrintedTable;
import org.wythofflab.verify.Scale;

/**
 * Section 4 and Table 1: where the quotients b/a of the P-positions tend to; {@link BlockingPoints} says how they are
 * estimated, and how precisely. The claim about their number comes first: its cases are checked side by side.
 */
final class BlockingEstimates {

    private static final int MOST = 20;
    /** With fewer P-positions there is nothing to estimate. */
    private static final long LEAST = 1000;

    /** Below, some P-positions are still far from where they belong. */
    private static final long SETTLED = 100_000;

    private static final Scale SMALLER = new Scale("from P-positions with smaller pile below", 1_000_000);

    /** The rows that are off as printed, to three decimals where they are. */
    private static final Map<Integer, List<String>> REPAIRED = Map.of(
            5, List.of("1.477", "2.5"),
            10, List.of("1.618", "2.0", "2.5"),
            12, List.of("1.766", "2.5"),
            15, List.of("2.381", "2.600"),
            16, List.of("1.425", "2.5", "2.6"),
            19, List.of("1.909", "2.5", "2.6"),
            20, List.of("1.295", "2.5", "2.6"));

    private BlockingEstimates() {}

    static List<Claim> all() {
        BlockingPoints points = new BlockingPoints();
        return List.of(
                Claim.open(
                        "blocking/section-4-number",
                        BlockingClaims.at("Section 4, after equation (5)"),
                        "the quotients b/a of W^k aggregate at as many points as row k of Table 1 has entries",
                        SMALLER,
                        Case.over("k", 1, MOST, k -> number(points, k))),
                Claim.fails(
                        "blocking/table-1",
                        BlockingClaims.at("Table 1"),
                        "the limits of b/a for W^k, k = 1, ..., 20; a decimal is right if it is the limit rounded",
                        SMALLER,
                        Case.single((bound, ground) -> table(points, bound, ground))),
                Claim.open(
                        "blocking/table-1/repaired",
                        BlockingClaims.at("Table 1"),
                        "the same with 1.477 for k = 5, 1.618 for 10, 1.766 for 12, 2.381 and 2.600 for 15, 1.425 for 16,"
                                + " 1.909 for 19, 1.295 for 20",
                        SMALLER,
                        Case.over(
                                "k",
                                1,
                                MOST,
                                k -> (bound, ground) -> row(points, k, REPAIRED.getOrDefault(k, printed(k, ground)))
                                        .upTo(bound, ground))),
                Claim.holds(
                        "blocking/remark-1",
                        BlockingClaims.at("Remark 1"),
                        "the P-positions (a,b), a <= b, of W^2 split: b = 2a+1, or b is within 2 below phi*a, and in each"
                                + " x <= a < 2x, x >= 4, there are both",
                        new Scale("smaller pile below", 50_000),
                        Case.single(BlockingEstimates::split)),
                Claim.holds(
                        "blocking/section-4-density",
                        BlockingClaims.at("Section 4, before Table 1"),
                        "as 1/alpha + 1/beta = k says for k = 4: below x there are k*x of the a_i and b_i together, and at"
                                + " most k more",
                        new Scale("smaller pile below", 5000),
                        1,
                        off -> Case.over("k", 1, MOST, k -> density(k, k - off))),
                Claim.open(
                        "blocking/section-4-differences",
                        BlockingClaims.at("Section 4, before Table 1"),
                        "the differences of W^4 are n/2 + O(1): -4 <= delta_n - n/2 <= 3/2",
                        new Scale("smaller pile below", 200_000),
                        Case.single(BlockingEstimates::halves)),
                Claim.holds(
                        "blocking/section-4-gdwn",
                        BlockingClaims.at("Section 4, on (1,2)GDWN"),
                        "b/a has no limit if (x-i,y-2i) and (x-2i,y-i) are options too: each x <= a < 2x, x >= 8, has b/a <"
                                + " 3/2 and b/a > 2",
                        new Scale("smaller pile below", 250),
                        1,
                        off -> Case.single(diagonals(off == 0 ? 8 : 1))));
    }

    private static List<String> printed(int k, Ground ground) {
        PrintedTable table = ground.table("blocking-table-01");
        List<String> row = table.rows().get(k - 1);
        return row.subList(1, row.size()).stream()
                .filter(entry -> !entry.isEmpty())
                .toList();
    }

    /** Every wrong entry of every row; if there is none, the first row that is open. */
    private static Finding table(BlockingPoints points, long bound, Ground ground) {
        List<Counterexample> broken = new ArrayList<>();
        Finding open = Finding.agrees();
        for (int k = 1; k <= MOST; k++) {
            Finding row = row(points, k, printed(k, ground)).upTo(bound, ground);
            if (row.isRefused()) {
                return row;
            }
            broken.addAll(row.broken());
            open = open.or(row);
        }
        return broken.isEmpty() ? open : Finding.refuted(broken);
    }

    private static Check row(BlockingPoints points, int k, List<String> entries) {
        return (bound, ground) -> Finding.on(points.of(k, bound, ground), groups -> {
            if (bound < LEAST || groups.size() != entries.size()) {
                return Finding.open("the quotients make " + groups.size() + " groups so far: " + groups);
            }
            List<Counterexample> broken = new ArrayList<>();
            for (int i = 0; i < entries.size(); i++) {
                String entry = entries.get(i);
                if (!groups.get(i).allows(low(entry), high(entry))) {
                    broken.add(new Counterexample(
                            "k=" + k + " l=" + (i + 1), entry, groups.get(i).toString()));
                }
            }
            return Finding.refuted(broken);
        });
    }

    /** The least number that an entry can stand for, in billionths. */
    private static long low(String entry) {
        return switch (entry) {
            case "phi" -> 1_618_033_988L;
            case "1+sqrt(2)" -> 2_414_213_562L;
            default -> decimal(entry) - half(entry);
        };
    }

    private static long high(String entry) {
        return switch (entry) {
            case "phi" -> 1_618_033_989L;
            case "1+sqrt(2)" -> 2_414_213_563L;
            default -> decimal(entry) + half(entry);
        };
    }

    /** Half a unit of the last decimal; a number without decimals is meant exactly. */
    private static long half(String entry) {
        int point = entry.indexOf('.');
        long unit = BlockingPoints.ONE;
        for (int i = point + 1; i < entry.length(); i++) {
            unit /= 10;
        }
        return point < 0 ? 0 : unit / 2;
    }

    private static long decimal(String entry) {
        String digits = entry.replace(".", "");
        int decimals = entry.contains(".") ? entry.length() - 1 - entry.indexOf('.') : 0;
        return Long.parseLong(digits + "0".repeat(9 - decimals));
    }

    private static Check number(BlockingPoints points, int k) {
        return (bound, ground) -> {
            int stated = printed(k, ground).size();
            return Finding.on(points.of(k, bound, ground), groups -> {
                if (groups.size() == stated) {
                    return Finding.agrees();
                }
                return bound < SETTLED
                        ? Finding.open("the quotients make " + groups.size() + " groups so far: " + groups)
                        : Finding.refuted("k = " + k, stated, groups.size() + ": " + groups);
            });
        };
    }

    private static Finding split(long bound, Ground ground) {
        return Finding.on(
                BlockingGolden.table(bound, ground),
                () -> BlockingCovers.positions(2, bound, ground),
                (golden, positions) -> split(bound, ground, golden, positions));
    }

    private static Finding split(long bound, Ground ground, int[] golden, OrderedPositions positions) {
        List<Counterexample> broken = new ArrayList<>();
        // Pairs of either kind with a smaller number below x.
        int[] steep = new int[(int) bound + 1];
        int[] flat = new int[(int) bound + 1];
        positions.forEach((a, b) -> {
            boolean isSteep = b == 2 * a + 1;
            (isSteep ? steep : flat)[a + 1]++;
            // phi*a is no integer, so that b < phi*a if and only if b <= floor(phi*a), for a > 0.
            if (!isSteep && a > 0 && (b > golden[a] || b < golden[a] - 1) && broken.isEmpty()) {
                broken.add(new Counterexample(BlockingBoard.place(a, b), "one of the two kinds", "neither"));
            }
        });
        for (int x = 0; x < bound; x++) {
            steep[x + 1] += steep[x];
            flat[x + 1] += flat[x];
        }
        return Finding.refuted(broken)
                .or(Finding.first(
                        4,
                        bound / 2,
                        ground,
                        x -> steep[2 * (int) x] > steep[(int) x] && flat[2 * (int) x] > flat[(int) x]
                                ? Optional.empty()
                                : Optional.of(new Counterexample("x = " + x, "both kinds", "one kind"))));
    }

    private static Check density(int k, int most) {
        return (bound, ground) -> Finding.on(BlockingCovers.positions(k, bound, ground), positions -> {
            int[] count = new int[(int) bound];
            positions.forEach((a, b) -> {
                count[a]++;
                if (b < bound) {
                    count[b]++;
                }
            });
            long[] sum = {0};
            return Finding.first(0, bound, ground, x -> {
                sum[0] += count[(int) x];
                long more = sum[0] - k * (x + 1);
                return more >= 0 && more <= most
                        ? Optional.empty()
                        : Optional.of(new Counterexample(
                                "x = " + (x + 1), k * (x + 1) + " to " + (k * (x + 1) + most), "" + sum[0]));
            });
        });
    }

    private static Finding halves(long bound, Ground ground) {
        return Finding.on(BlockingCovers.positions(4, bound, ground), positions -> {
            List<Counterexample> broken = new ArrayList<>();
            int[] index = {0};
            positions.forEach((a, b) -> {
                int n = index[0]++;
                long twice = 2L * (b - a) - n;
                if ((twice < -8 || twice > 3) && broken.isEmpty()) {
                    broken.add(new Counterexample("n = " + n, "between -8/2 and 3/2", twice + "/2"));
                }
            });
            return Finding.refuted(broken);
        });
    }

    /** From x = {@code least} on. */
    private static Check diagonals(int least) {
        return (bound, ground) -> diagonals(least, bound, ground);
    }

    private static Finding diagonals(int least, long bound, Ground ground) {
        String game = "moves(first: all; second: all; both: k = l or l = 2*k or k = 2*l)";
        return Finding.on(
                ground.outcomes(Ground.game(game), bound, 4 * bound),
                () -> BlockingCovers.side(bound, ground),
                (truth, side) -> diagonals(least, side, ground, truth));
    }

    private static Finding diagonals(int least, int bound, Ground ground, Outcomes truth) {
        int[] flat = new int[bound + 1];
        int[] steep = new int[bound + 1];
        for (int a = 1; a < bound; a++) {
            int x = a;
            truth.forEachP(a, 4 * bound, b -> {
                flat[x + 1] += b >= x && 2 * b < 3 * x ? 1 : 0;
                steep[x + 1] += b > 2 * x ? 1 : 0;
            });
            flat[a + 1] += flat[a];
            steep[a + 1] += steep[a];
        }
        return Finding.first(
                least,
                bound / 2,
                ground,
                x -> steep[2 * (int) x] > steep[(int) x] && flat[2 * (int) x] > flat[(int) x]
                        ? Optional.empty()
                        : Optional.of(new Counterexample("x = " + x, "both kinds", "one kind")));
    }
}
