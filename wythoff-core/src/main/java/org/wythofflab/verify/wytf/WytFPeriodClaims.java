package org.wythofflab.verify.wytf;

import static org.wythofflab.verify.wytf.WytFClaims.at;
import static org.wythofflab.verify.wytf.WytFClaims.unless;
import static org.wythofflab.verify.wytf.WytFPair.period;

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
import org.wythofflab.verify.Footing;
import org.wythofflab.verify.Ground;
import org.wythofflab.verify.PrintedTable;
import org.wythofflab.verify.Scale;

/** Fraenkel and Tanny, Theorem 13 with the definition before it and Remark 14 after it: Wyt(t) repeats. */
final class WytFPeriodClaims {

    private static final int MOST = 12;
    private static final String DEFINITION = "Section 2.2, definition before Theorem 13";
    private static final Scale ROWS = new Scale("two periods, and A_n below", 600);

    private WytFPeriodClaims() {}

    static List<Claim> all() {
        return List.of(
                Claim.fails(
                        "wyt-f/section-2.2-definition",
                        at(DEFINITION),
                        "s_i = r_i mod p for i = 1, ..., q with distinct r_i, as printed, makes a sequence periodic: even A"
                                + " of Wyt(k^2) with q = p = 2",
                        new Scale("A_n below", 1000),
                        // The printed condition holds: s_1 = 1 and s_2 = 2.
                        Case.single((bound, ground) ->
                                Finding.on(smallerPiles(bound, ground), s -> isPeriodic(s, 2, 2, ground)))),
                Claim.holds(
                        "wyt-f/section-2.2-definition/repaired",
                        at(DEFINITION),
                        "with s_n = r_i mod p for all n = i mod q, A of Wyt(k^2) is not periodic with any q <= p <= 12, and"
                                + " A and B of Wyt(3) are, with q = 5 and p = 8",
                        ROWS,
                        Case.single((bound, ground) -> Finding.on(
                                        WytFPair.of(3, bound, ground), pairs -> periodic(3, pairs, ground))
                                .or(neverPeriodic(bound, ground)))),
                Claim.holds(
                        "wyt-f/theorem-13-i",
                        at("Theorem 13 (i)"),
                        "A and B are arithmetically periodic with q = (t-1)(t+2)/2 and p = t^2-1",
                        ROWS,
                        Case.over("t", 2, MOST, t -> onPairs(t, (pairs, ground) -> periodic(t, pairs, ground)))),
                Claim.holds(
                        "wyt-f/theorem-13-ii",
                        at("Theorem 13 (ii)"),
                        "A and B have (t-1)(t+2)/2 residues mod t^2-1 each, t-1 of them in common",
                        ROWS,
                        Case.over("t", 2, MOST, t -> onPairs(t, (pairs, ground) -> residues(t, pairs)))),
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
                                t -> proving(
                                        off,
                                        onPairs(t, (pairs, ground) -> allResidues(t, pairs, period(t) + off)),
                                        "theorem-13-iii",
                                        t))),
                Claim.holds(
                        "wyt-f/theorem-13-iv",
                        at("Theorem 13 (iv)"),
                        "0 <= B_n - A_n <= (t-1)^2",
                        ROWS,
                        Case.over(
                                "t",
                                2,
                                MOST,
                                t -> WytFSentences.proving(
                                        onPairs(t, (pairs, ground) -> apart(t, pairs, ground)), "theorem-13-iv", t))),
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
                                t -> onPairs(
                                        t,
                                        (pairs, ground) ->
                                                count(residuePairs(t, pairs).size(), period(t))))),
                Claim.holds(
                        "wyt-f/remark-14-pairs/repaired",
                        at("Remark 14, second paragraph"),
                        "they leave (t-1)(t+2)/2 pairs of residues; t^2-1 with the pairs (B_n, A_n)",
                        ROWS,
                        Case.over(
                                "t",
                                2,
                                MOST,
                                t -> onPairs(t, (pairs, ground) -> {
                                    Set<WytFPair> ordered = residuePairs(t, pairs);
                                    Set<WytFPair> both = new HashSet<>(ordered);
                                    ordered.forEach(pair -> both.add(pair.exchanged()));
                                    return count(ordered.size(), perPeriod(t)).or(count(both.size(), period(t)));
                                }))),
                residueTable(),
                rare());
    }

    private static long perPeriod(long t) {
        return (t - 1) * (t + 2) / 2;
    }

    /** What a statement about the pairs comes to. */
    @FunctionalInterface
    private interface OfPairs {
        Finding of(List<WytFPair> pairs, Ground ground);
    }

    private static Check onPairs(int t, OfPairs statement) {
        return (bound, ground) -> Finding.on(WytFPair.of(t, bound, ground), pairs -> statement.of(pairs, ground));
    }

    private static Finding periodic(int t, List<WytFPair> pairs, Ground ground) {
        long q = perPeriod(t);
        long p = period(t);
        return isPeriodic(pairs.stream().map(WytFPair::a).toList(), q, p, ground)
                .or(isPeriodic(pairs.stream().map(WytFPair::b).toList(), q, p, ground));
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
    private static Footing<List<Long>> smallerPiles(long bound, Ground ground) {
        return WytFSequence.below(bound, WytFFunction.polynomial("k^2", 0, 0, 1).onPiles(), ground)
                .map(w -> LongStream.range(0, w.size()).mapToObj(w::a).toList());
    }

    private static Finding neverPeriodic(long bound, Ground ground) {
        // Short beginnings are periodic by accident.
        return Finding.on(
                smallerPiles(Math.max(bound, 300), ground),
                s -> Finding.first(2, 13, ground, p -> {
                    for (long q = 2; q <= p; q++) {
                        if (isPeriodic(s, q, p, ground).isAgreement()) {
                            return Optional.of(
                                    new Counterexample("q = " + q + ", p = " + p, "not periodic", "periodic"));
                        }
                    }
                    return Optional.empty();
                }));
    }

    private static Set<Long> residuesOfA(long t, List<WytFPair> pairs) {
        return pairs.stream().map(pair -> pair.a() % period(t)).collect(Collectors.toSet());
    }

    private static Set<Long> residuesOfB(long t, List<WytFPair> pairs) {
        return pairs.stream().map(pair -> pair.b() % period(t)).collect(Collectors.toSet());
    }

    private static Set<WytFPair> residuePairs(long t, List<WytFPair> pairs) {
        return pairs.stream().map(pair -> pair.mod(period(t))).collect(Collectors.toSet());
    }

    private static Finding residues(long t, List<WytFPair> pairs) {
        Set<Long> common = residuesOfA(t, pairs);
        common.retainAll(residuesOfB(t, pairs));
        return count(residuesOfA(t, pairs).size(), perPeriod(t))
                .or(count(residuesOfB(t, pairs).size(), perPeriod(t)))
                .or(count(common.size(), t - 1));
    }

    private static Finding allResidues(long t, List<WytFPair> pairs, long stated) {
        Set<Long> all = residuesOfA(t, pairs);
        all.addAll(residuesOfB(t, pairs));
        return count(all.size(), stated);
    }

    private static Finding apart(long t, List<WytFPair> pairs, Ground ground) {
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
        List<WytFPair> pairs = table.rows().stream()
                .map(row -> new WytFPair(table.number(row, "A_n"), table.number(row, "B_n")))
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
        return (bound, ground) -> Finding.on(ground.outcomes(Ground.game(WytFConstantClaims.game(t)), bound), truth -> {
            long[] found = {0};
            return Finding.first(0, bound, ground, y -> {
                truth.forEachP((int) y, (int) y + 1, x -> found[0]++);
                return unless(found[0] <= y + 1 - fewer, "N = " + (y + 1), y + 1 - fewer, found[0]);
            });
        });
    }

    private static Claim residueTable() {
        return Claim.holds(
                "wyt-f/remark-14-residues",
                at("Remark 14, second paragraph"),
                "(x,y), x <= y, is N unless its residues mod t^2-1 are those of some (A_n, B_n) with A_n < t^2-1",
                Scale.piles(900),
                1,
                off -> Case.over(
                        "t", 2, MOST, t -> proving(off, residueTable(t, period(t) + off), "remark-14-residues", t)));
    }

    /** Only what the claim says is put to the proof, not what is a little off. */
    private static Check proving(int off, Check check, String name, int t) {
        return off == 0 ? WytFSentences.proving(check, name, t) : check;
    }

    private static Check residueTable(int t, long p) {
        return (bound, ground) -> Finding.on(
                residueTable(t, p, ground),
                () -> ground.outcomes(Ground.game(WytFConstantClaims.game(t)), bound),
                (table, truth) -> Finding.first(0, bound, ground, x -> {
                    List<Counterexample> broken = new ArrayList<>();
                    truth.forEachP((int) x, (int) bound, y -> {
                        if (x <= y && !table.contains(new WytFPair(x, y).mod(p))) {
                            broken.add(new Counterexample("(" + x + "," + y + ")", "N", "P"));
                        }
                    });
                    return broken.stream().findFirst();
                }));
    }

    private static Footing<Set<WytFPair>> residueTable(int t, long p, Ground ground) {
        return WytFPair.of(t, p, ground)
                .map(pairs -> pairs.stream()
                        .filter(pair -> pair.a() < p)
                        .map(pair -> pair.mod(p))
                        .collect(Collectors.toSet()));
    }
}
