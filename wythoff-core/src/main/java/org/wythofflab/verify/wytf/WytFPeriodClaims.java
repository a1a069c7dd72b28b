package org.wythofflab.verify.wytf;

import static org.wythofflab.verify.wytf.WytFClaims.at;
import static org.wythofflab.verify.wytf.WytFClaims.unless;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.wythofflab.verify.Case;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Ground;
import org.wythofflab.verify.Outcomes;
import org.wythofflab.verify.PrintedTable;
import org.wythofflab.verify.Scale;

/** Fraenkel and Tanny, Theorem 13 with the definition before it and Remark 14 after it: Wyt(t) repeats. */
final class WytFPeriodClaims {

    private static final int MOST = 12;
    private static final String DEFINITION = "Section 2.2, definition before Theorem 13";
    private static final Scale ROWS = new Scale("two periods, and A_n below", 600);

    private WytFPeriodClaims() {}

    /** A P-position (A_n, B_n), A_n <= B_n. */
    private record Pair(long a, long b) {

        Pair mod(long p) {
            return new Pair(a % p, b % p);
        }

        Pair exchanged() {
            return new Pair(b, a);
        }
    }

    static List<Claim> all() {
        return List.of(
                Claim.fails(
                        "wyt-f/section-2.2-definition",
                        at(DEFINITION),
                        "s_i = r_i mod p for i = 1, ..., q with distinct r_i, as printed, makes a sequence periodic: even A"
                                + " of Wyt(k^2) with q = p = 2",
                        new Scale("A_n below", 1000),
                        // The printed condition holds: s_1 = 1 and s_2 = 2.
                        Case.single((bound, ground) -> isPeriodic(smallerPiles(bound, ground), 2, 2, ground))),
                Claim.holds(
                        "wyt-f/section-2.2-definition/repaired",
                        at(DEFINITION),
                        "with s_n = r_i mod p for all n = i mod q, A of Wyt(k^2) is not periodic with any q <= p <= 12, and"
                                + " A and B of Wyt(3) are, with q = 5 and p = 8",
                        ROWS,
                        Case.single((bound, ground) ->
                                periodic(3, pairs(3, bound, ground), ground).or(neverPeriodic(bound, ground)))),
                Claim.holds(
                        "wyt-f/theorem-13-i",
                        at("Theorem 13 (i)"),
                        "A and B are arithmetically periodic with q = (t-1)(t+2)/2 and p = t^2-1",
                        ROWS,
                        Case.over("t", 2, MOST, t -> (bound, ground) -> periodic(t, pairs(t, bound, ground), ground))),
                Claim.holds(
                        "wyt-f/theorem-13-ii",
                        at("Theorem 13 (ii)"),
                        "A and B have (t-1)(t+2)/2 residues mod t^2-1 each, t-1 of them in common",
                        ROWS,
                        Case.over("t", 2, MOST, t -> (bound, ground) -> residues(t, pairs(t, bound, ground)))),
                Claim.holds(
                        "wyt-f/theorem-13-iii",
                        at("Theorem 13 (iii)"),
                        "A and B together have all t^2-1 residues mod t^2-1",
                        ROWS,
                        1,
                        off -> Case.over(
                                "t",
                                2,
                                MOST,
                                t -> (bound, ground) -> allResidues(t, pairs(t, bound, ground), period(t) + off))),
                Claim.holds(
                        "wyt-f/theorem-13-iv",
                        at("Theorem 13 (iv)"),
                        "0 <= B_n - A_n <= (t-1)^2",
                        ROWS,
                        Case.over("t", 2, MOST, t -> (bound, ground) -> apart(t, pairs(t, bound, ground), ground))),
                Claim.fails(
                        "wyt-f/remark-14",
                        at("Remark 14"),
                        "all of Theorem 13 can be seen in Table 2, which is for t = 10",
                        Scale.ALL_PRINTED,
                        Case.single((bound, ground) -> seen("wyt-f-table-02", 10, ground))),
                Claim.holds(
                        "wyt-f/remark-14/repaired",
                        at("Remark 14"),
                        "all of Theorem 13 can be seen in Table 1, which is for t = 3",
                        Scale.ALL_PRINTED,
                        Case.single((bound, ground) -> seen("wyt-f-table-01", 3, ground))),
                Claim.fails(
                        "wyt-f/remark-14-pairs",
                        at("Remark 14, second paragraph"),
                        "the pairs (A_n, B_n) leave t^2-1 pairs of residues mod t^2-1",
                        ROWS,
                        Case.over(
                                "t",
                                2,
                                MOST,
                                t -> (bound, ground) -> count(
                                        residuePairs(t, pairs(t, bound, ground)).size(), period(t)))),
                Claim.holds(
                        "wyt-f/remark-14-pairs/repaired",
                        at("Remark 14, second paragraph"),
                        "they leave (t-1)(t+2)/2 pairs of residues; t^2-1 with the pairs (B_n, A_n)",
                        ROWS,
                        Case.over("t", 2, MOST, t -> (bound, ground) -> {
                            Set<Pair> ordered = residuePairs(t, pairs(t, bound, ground));
                            Set<Pair> both = new HashSet<>(ordered);
                            ordered.forEach(pair -> both.add(pair.exchanged()));
                            return count(ordered.size(), perPeriod(t)).or(count(both.size(), period(t)));
                        })),
                residueTable(),
                rare());
    }

    private static long period(long t) {
        return t * t - 1;
    }

    private static long perPeriod(long t) {
        return (t - 1) * (t + 2) / 2;
    }

    /** The P-positions of the rules by their smaller pile. */
    private static List<Pair> pairs(int t, long bound, Ground ground) {
        long rows = Math.max(bound, 2 * period(t) + 2);
        long columns = rows + 2 * period(t);
        Outcomes truth = ground.outcomes(Ground.game(WytFConstantClaims.game(t)), rows, columns);
        List<Pair> pairs = new ArrayList<>();
        for (int x = 0; x < rows; x++) {
            int a = x;
            truth.forEachP(x, (int) columns, y -> {
                if (y >= a) {
                    pairs.add(new Pair(a, y));
                }
            });
        }
        return pairs;
    }

    private static Finding periodic(int t, List<Pair> pairs, Ground ground) {
        long q = perPeriod(t);
        long p = period(t);
        return isPeriodic(pairs.stream().map(Pair::a).toList(), q, p, ground)
                .or(isPeriodic(pairs.stream().map(Pair::b).toList(), q, p, ground));
    }

    /** The definition with s_n in place of s_i: residues r_1, ..., r_q are distinct, and s_n has r_i for n = i mod q. */
    private static Finding isPeriodic(List<Long> s, long q, long p, Ground ground) {
        if (q <= 1 || q > p || s.size() <= q) {
            return Finding.refuted("q = " + q + ", p = " + p, "1 < q <= p", s.size() + " terms");
        }
        Set<Long> distinct =
                s.subList(1, (int) q + 1).stream().map(value -> value % p).collect(Collectors.toSet());
        return count(distinct.size(), q).or(Finding.first(0, s.size(), ground, n -> {
            long stated = s.get((int) (n % q == 0 ? q : n % q)) % p;
            long right = s.get((int) n) % p;
            return unless(stated == right, "n = " + n, stated, right);
        }));
    }

    /** A of Wyt(k^2), from the definition. */
    private static List<Long> smallerPiles(long bound, Ground ground) {
        WytFSequence w = WytFSequence.below(
                bound, WytFFunction.polynomial("k^2", 0, 0, 1).onPiles(), ground);
        return LongStream.range(0, w.size()).mapToObj(w::a).toList();
    }

    private static Finding neverPeriodic(long bound, Ground ground) {
        // Short beginnings are periodic by accident.
        List<Long> s = smallerPiles(Math.max(bound, 300), ground);
        return Finding.first(2, 13, ground, p -> {
            for (long q = 2; q <= p; q++) {
                if (isPeriodic(s, q, p, ground).isAgreement()) {
                    return Optional.of(new Counterexample("q = " + q + ", p = " + p, "not periodic", "periodic"));
                }
            }
            return Optional.empty();
        });
    }

    private static Set<Long> residuesOfA(long t, List<Pair> pairs) {
        return pairs.stream().map(pair -> pair.a() % period(t)).collect(Collectors.toSet());
    }

    private static Set<Long> residuesOfB(long t, List<Pair> pairs) {
        return pairs.stream().map(pair -> pair.b() % period(t)).collect(Collectors.toSet());
    }

    private static Set<Pair> residuePairs(long t, List<Pair> pairs) {
        return pairs.stream().map(pair -> pair.mod(period(t))).collect(Collectors.toSet());
    }

    private static Finding residues(long t, List<Pair> pairs) {
        Set<Long> common = residuesOfA(t, pairs);
        common.retainAll(residuesOfB(t, pairs));
        return count(residuesOfA(t, pairs).size(), perPeriod(t))
                .or(count(residuesOfB(t, pairs).size(), perPeriod(t)))
                .or(count(common.size(), t - 1));
    }

    private static Finding allResidues(long t, List<Pair> pairs, long stated) {
        Set<Long> all = residuesOfA(t, pairs);
        all.addAll(residuesOfB(t, pairs));
        return count(all.size(), stated);
    }

    private static Finding apart(long t, List<Pair> pairs, Ground ground) {
        return Finding.first(0, pairs.size(), ground, n -> {
            long apart = pairs.get((int) n).b() - pairs.get((int) n).a();
            return unless(0 <= apart && apart <= (t - 1) * (t - 1), "n = " + n, "at most " + (t - 1) * (t - 1), apart);
        });
    }

    private static Finding count(long found, long stated) {
        return found == stated ? Finding.agrees() : Finding.refuted("their number", stated, found);
    }

    /** What a reader of the printed table can see. */
    private static Finding seen(String resource, int t, Ground ground) {
        PrintedTable table = ground.table(resource);
        List<Pair> pairs = table.rows().stream()
                .map(row -> new Pair(table.number(row, "A_n"), table.number(row, "B_n")))
                .toList();
        Finding ended = pairs.size() > perPeriod(t)
                ? Finding.agrees()
                : Finding.refuted(
                        "(i), the period of the pairs", perPeriod(t), "only " + pairs.size() + " pairs are printed");
        return ended.or(periodic(t, pairs, ground))
                .or(residues(t, pairs))
                .or(allResidues(t, pairs, period(t)))
                .or(apart(t, pairs, ground));
    }

    private static Claim rare() {
        return Claim.holds(
                "wyt-f/remark-14-rare",
                at("Remark 14, second paragraph"),
                "almost all positions are N: of the N(N+1)/2 with x <= y < N at most N are P",
                new Scale("N up to", 900),
                1,
                off -> Case.over("t", 2, MOST, t -> rare(t, off)));
    }

    /** At most so many fewer than N. */
    private static Check rare(int t, int fewer) {
        return (bound, ground) -> {
            Outcomes truth = ground.outcomes(Ground.game(WytFConstantClaims.game(t)), bound);
            long[] found = {0};
            return Finding.first(0, bound, ground, y -> {
                truth.forEachP((int) y, (int) y + 1, x -> found[0]++);
                return unless(found[0] <= y + 1 - fewer, "N = " + (y + 1), y + 1 - fewer, found[0]);
            });
        };
    }

    private static Claim residueTable() {
        return Claim.holds(
                "wyt-f/remark-14-residues",
                at("Remark 14, second paragraph"),
                "(x,y), x <= y, is N unless its residues mod t^2-1 are those of some (A_n, B_n) with A_n < t^2-1",
                Scale.piles(900),
                1,
                off -> Case.over("t", 2, MOST, t -> residueTable(t, period(t) + off)));
    }

    private static Check residueTable(int t, long p) {
        return (bound, ground) -> {
            Set<Pair> table = pairs(t, p, ground).stream()
                    .filter(pair -> pair.a() < p)
                    .map(pair -> pair.mod(p))
                    .collect(Collectors.toSet());
            Outcomes truth = ground.outcomes(Ground.game(WytFConstantClaims.game(t)), bound);
            return Finding.first(0, bound, ground, x -> {
                List<Counterexample> broken = new ArrayList<>();
                truth.forEachP((int) x, (int) bound, y -> {
                    if (x <= y && !table.contains(new Pair(x, y).mod(p))) {
                        broken.add(new Counterexample("(" + x + "," + y + ")", "N", "P"));
                    }
                });
                return Optional.of(broken).filter(list -> !list.isEmpty()).map(list -> list.get(0));
            });
        };
    }
}
