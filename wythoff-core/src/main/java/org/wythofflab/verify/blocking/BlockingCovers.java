package org.wythofflab.verify.blocking;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.LongUnaryOperator;
import org.wythofflab.verify.Case;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Footing;
import org.wythofflab.verify.Ground;
import org.wythofflab.verify.OrderedPositions;
import org.wythofflab.verify.Scale;

/** What the sequences of Proposition 1.2 cover, and Theorem 1.1 as a list of pairs. */
final class BlockingCovers {

    private static final int MOST = 20;
    private static final Scale COLUMNS = new Scale("smaller pile below", 5000);

    private BlockingCovers() {}

    static List<Claim> all() {
        return List.of(
                Claim.holds(
                        "blocking/theorem-1.1-pairs",
                        BlockingClaims.at("Definition 4 and Theorem 1.1"),
                        "the P-positions of W^i in the order of Proposition 1.2 are the pairs of R_i as Definition 4 lists"
                                + " them",
                        COLUMNS,
                        Case.over("i", 1, 3, BlockingCovers::literalSet)),
                Claim.holds(
                        "blocking/proposition-1.2-i",
                        BlockingClaims.at("Proposition 1.2 (i)"),
                        "the i-th P-position in lexicographic order is (0,i) if and only if i < k",
                        COLUMNS,
                        Case.over("k", 1, MOST, k -> BlockingSentences.covering(begins(k), "proposition-1.2-i", k))),
                Claim.fails(
                        "blocking/proposition-1.2-ii",
                        BlockingClaims.at("Proposition 1.2 (ii)"),
                        "in the pairs (a_i,b_i) with i >= k every positive number occurs exactly k times",
                        COLUMNS,
                        Case.over("k", 1, MOST, k -> occurrences(k, k, true, k))),
                Claim.holds(
                        "blocking/proposition-1.2-ii/repaired",
                        BlockingClaims.at("Proposition 1.2 (ii)"),
                        "for every x exactly k of the positions (x,0), (x,1), (x,2), ... are P: all pairs count, and a pair"
                                + " (x,x) once",
                        COLUMNS,
                        Case.over(
                                "k",
                                1,
                                MOST,
                                k -> BlockingSentences.covering(
                                        occurrences(k, 0, false, k), "proposition-1.2-ii/repaired", k))),
                Claim.holds(
                        "blocking/proposition-1.2-iii",
                        BlockingClaims.at("Proposition 1.2 (iii)"),
                        "at most k of the pairs have the same difference b_i - a_i",
                        COLUMNS,
                        1,
                        off -> Case.over(
                                "k",
                                1,
                                MOST,
                                k -> off == 0
                                        ? BlockingSentences.covering(differences(k, k), "proposition-1.2-iii", k)
                                        : differences(k, k - off))),
                Claim.fails(
                        "blocking/proposition-1.2-columns",
                        BlockingClaims.at("Proposition 1.2, proof of (ii)"),
                        "the columns 0, ..., x-1 hold k*(x-1) P-positions together, for x >= 1",
                        COLUMNS,
                        Case.over("k", 2, MOST, k -> columns(k, 1))),
                Claim.holds(
                        "blocking/proposition-1.2-columns/repaired",
                        BlockingClaims.at("Proposition 1.2, proof of (ii)"),
                        "the columns 0, ..., x-1 hold k*x P-positions together",
                        COLUMNS,
                        Case.over(
                                "k",
                                2,
                                MOST,
                                k -> BlockingSentences.covering(columns(k, 0), "proposition-1.2-columns/repaired", k))),
                Claim.holds(
                        "blocking/proposition-1.2-two-options",
                        BlockingClaims.at("Proposition 1.2, proof of (ii)"),
                        "a position left of column x is an option of exactly two positions in that column",
                        Scale.piles(500),
                        1,
                        off -> Case.single(twoOptions(off == 0 ? "wythoff" : "a-wythoff(2)"))),
                Claim.holds(
                        "blocking/section-1.1-complementary",
                        BlockingClaims.at("Section 1.1"),
                        "floor(n*phi) and floor(n*phi^2), n >= 1, together are every positive number once",
                        new Scale("numbers below", 20_000),
                        Case.single((bound, ground) ->
                                cover(bound, ground, 1, 1, 1, List.of(BlockingGolden::lower, BlockingGolden::upper)))));
    }

    /** The P-positions (a,b), a <= b, of W^k with a below the bound; there is room for a few numbers for each pile too. */
    static Footing<OrderedPositions> positions(int k, long bound, Ground ground) {
        return side(bound, ground).then(side -> ground.blocked(k, side));
    }

    /** A bound to which a few numbers are kept for each pile; refused if they do not fit. */
    static Footing<Integer> side(long bound, Ground ground) {
        return side(bound, 16, ground);
    }

    private static Footing<Integer> side(long bound, int bytes, Ground ground) {
        return bound > Integer.MAX_VALUE / 16 || bytes * bound > ground.budget().bytes()
                ? Footing.refused("numbers for all piles below " + bound + " do not fit in memory")
                : Footing.firm((int) bound);
    }

    private static Check literalSet(int i) {
        return (bound, ground) ->
                Finding.on(side(bound, 256, ground), () -> positions(i, bound, ground), (side, positions) -> {
                    TreeSet<Long> right = new TreeSet<>();
                    positions.forEach((a, b) -> right.add(pair(a, b)));
                    TreeSet<Long> printed = new TreeSet<>();
                    for (int n = 0; n < side; n++) {
                        if (n % 1024 == 0) {
                            Finding.pulse(ground);
                        }
                        printed.addAll(literal(i, n));
                    }
                    printed.removeIf(pair -> first(pair) >= bound);
                    TreeSet<Long> different = new TreeSet<>(printed);
                    different.removeAll(right);
                    right.removeAll(printed);
                    different.addAll(right);
                    if (different.isEmpty()) {
                        return Finding.agrees();
                    }
                    long pair = different.first();
                    boolean isPrinted = printed.contains(pair);
                    return Finding.refuted(
                            BlockingBoard.place(first(pair), pair & Integer.MAX_VALUE),
                            isPrinted ? "P" : "N",
                            isPrinted ? "N" : "P");
                });
    }

    /** What the number n contributes to R_i. */
    private static List<Long> literal(int i, long n) {
        long low = BlockingGolden.lower(n);
        long high = BlockingGolden.upper(n);
        return switch (i) {
            case 1 -> List.of(pair(low, high));
            case 2 -> List.of(pair(0, 0), pair(n, 2 * n + 1), pair(2 * low + 2, 2 * high + 2));
            default -> List.of(pair(0, 0), pair(n, 2 * n + 1), pair(n, 2 * n + 2));
        };
    }

    /** Both numbers in one, in lexicographic order; they are below 2^31. */
    private static long pair(long a, long b) {
        return a << 32 | b;
    }

    private static long first(long pair) {
        return pair >>> 32;
    }

    private static Check begins(int k) {
        return (bound, ground) -> Finding.on(positions(k, bound, ground), positions -> {
            List<Counterexample> broken = new ArrayList<>();
            int[] index = {0};
            positions.forEach((a, b) -> {
                int i = index[0]++;
                if ((a == 0 && b == i) != (i < k) && broken.isEmpty()) {
                    broken.add(
                            new Counterexample("i = " + i, i < k ? "(0," + i + ")" : "a > 0", "(" + a + "," + b + ")"));
                }
            });
            return Finding.refuted(broken);
        });
    }

    /** How often each number from 1 on occurs in the pairs from index {@code from} on. */
    private static Check occurrences(int k, int from, boolean twice, int stated) {
        return (bound, ground) -> Finding.on(positions(k, bound, ground), positions -> {
            int[] count = new int[(int) bound];
            int[] index = {0};
            positions.forEach((a, b) -> {
                if (index[0]++ >= from) {
                    count[a]++;
                    if (b < bound && (twice || a != b)) {
                        count[b]++;
                    }
                }
            });
            return Finding.first(
                    1,
                    bound,
                    ground,
                    x -> count[(int) x] == stated
                            ? Optional.empty()
                            : Optional.of(
                                    new Counterexample("x = " + x, stated + " times", count[(int) x] + " times")));
        });
    }

    private static Check differences(int k, int most) {
        return (bound, ground) -> Finding.on(positions(k, bound, ground), positions -> {
            List<Counterexample> broken = new ArrayList<>();
            int[][] count = {new int[1024]};
            positions.forEach((a, b) -> {
                int d = b - a;
                if (d >= count[0].length) {
                    count[0] = Arrays.copyOf(count[0], 2 * d);
                }
                if (++count[0][d] > most && broken.isEmpty()) {
                    broken.add(new Counterexample("d = " + d, "at most " + most, "" + count[0][d]));
                }
            });
            return Finding.refuted(broken);
        });
    }

    private static Check columns(int k, int less) {
        return (bound, ground) -> Finding.on(positions(k, bound, ground), positions -> {
            int[] count = new int[(int) bound];
            positions.forEach((a, b) -> {
                count[a]++;
                if (b < bound && a != b) {
                    count[b]++;
                }
            });
            long[] sum = {0};
            return Finding.first(1, bound, ground, x -> {
                sum[0] += count[(int) x - 1];
                long stated = k * (x - less);
                return stated == sum[0]
                        ? Optional.empty()
                        : Optional.of(new Counterexample("x = " + x, "" + stated, "" + sum[0]));
            });
        });
    }

    /** (x,z) has the option (w,y) if x-w and z-y can be taken; so it is enough to look at each x-w. */
    private static Check twoOptions(String game) {
        return (bound, ground) -> Finding.on(
                BlockingOptions.of(game, bound, ground),
                options -> Finding.first(1, bound, ground, k -> {
                    int found = 0;
                    for (int l = 0; l < bound; l++) {
                        found += options.isMove((int) k, l) ? 1 : 0;
                    }
                    return found == 2
                            ? Optional.empty()
                            : Optional.of(new Counterexample("x - w = " + k, "2 positions", found + " positions"));
                }));
    }

    /** That the sequences, from their first index on, take every number from {@code least} on as often as stated. */
    static Finding cover(
            long bound, Ground ground, int least, int times, int firstIndex, List<LongUnaryOperator> sequences) {
        int[] firsts = new int[sequences.size()];
        Arrays.fill(firsts, firstIndex);
        return cover(bound, ground, least, times, firsts, sequences);
    }

    static Finding cover(
            long bound, Ground ground, int least, int times, int[] firsts, List<LongUnaryOperator> sequences) {
        return Finding.on(side(bound, ground), length -> {
            int[] count = new int[length];
            for (int i = 0; i < firsts.length; i++) {
                for (long n = firsts[i]; n < bound; n++) {
                    long term = ground.term(sequences.get(i).applyAsLong(n));
                    if (term < bound) {
                        count[(int) term]++;
                    }
                }
            }
            return Finding.first(
                    least,
                    bound,
                    ground,
                    x -> count[(int) x] == times
                            ? Optional.empty()
                            : Optional.of(new Counterexample("" + x, times + " times", count[(int) x] + " times")));
        });
    }
}
