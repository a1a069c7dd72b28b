package org.wythofflab.verify.restrictedst;

import static org.wythofflab.verify.restrictedst.RestrictedStGames.all;
import static org.wythofflab.verify.restrictedst.RestrictedStGames.at;
import static org.wythofflab.verify.restrictedst.RestrictedStGames.caseA;
import static org.wythofflab.verify.restrictedst.RestrictedStGames.caseB;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;
import org.wythofflab.verify.Case;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Footing;
import org.wythofflab.verify.Ground;
import org.wythofflab.verify.Scale;

/**
 * The sequences of even-even (s,t)-Wythoff in Liu and Li: Lemma 12, equations (12), (13) and (18), and Facts A.1 to B.2
 * of the proof of Theorem 14.
 */
final class RestrictedStLemmas {

    private static final String PAPER = "restricted-st/";
    private static final Scale TERMS = Scale.indices(20_000);

    /** Sequences for given s and t, so many terms. */
    @FunctionalInterface
    private interface Sequences {
        Footing<RestrictedStPairs> of(int s, int t, long count, Ground ground);
    }

    /** What is wrong with the n-th term, if anything. */
    @FunctionalInterface
    private interface Term {
        Optional<Counterexample> look(RestrictedStPairs pairs, long n);
    }

    private RestrictedStLemmas() {}

    static List<Claim> claims() {
        List<Claim> claims = new ArrayList<>(lemma12());
        claims.addAll(equations12And13());
        claims.addAll(facts());
        return claims;
    }

    private static Case.OfTwo terms(Sequences sequences, long from, Term term) {
        return (s, t) -> (bound, ground) -> Finding.on(
                sequences.of(s, t, bound, ground),
                pairs -> Finding.first(from, bound, ground, n -> term.look(pairs, n)));
    }

    private static Optional<Counterexample> unless(boolean holds, long n, String printed, Object right) {
        return holds ? Optional.empty() : Optional.of(new Counterexample("n = " + n, printed, right.toString()));
    }

    private static List<Claim> lemma12() {
        return List.of(
                lemma(
                        "i",
                        "A_n and B_n are even",
                        all(terms(RestrictedStPairs::equation10, 0, RestrictedStLemmas::even))),
                lemma(
                        "ii",
                        "A_n and B_n increase",
                        1,
                        off -> all(
                                terms(RestrictedStPairs::equation10, 1, (pairs, n) -> increasing(pairs, n, 2L * off)))),
                lemma(
                        "iii",
                        "B_n > A_n + 1 for n >= 1",
                        1,
                        off -> all(terms(RestrictedStPairs::equation10, 1, (pairs, n) -> apart(pairs, n, 1 + off)))),
                lemma(
                        "iv",
                        "every number from 2 on is A_n or A_n + 1 for some n >= 1, or else B_n or B_n + 1, and never both",
                        all(covers(RestrictedStPairs::equation10, 2, List.of()))));
    }

    private static Optional<Counterexample> apart(RestrictedStPairs pairs, long n, long more) {
        long least = pairs.lower(n) + more;
        return unless(pairs.upper(n) > least, n, "B_n > " + least, "B_n = " + pairs.upper(n));
    }

    private static Claim lemma(String part, String statement, List<Case> cases) {
        return lemma(part, statement, 0, off -> cases);
    }

    private static Claim lemma(String part, String statement, int twins, IntFunction<List<Case>> made) {
        return Claim.holds(
                PAPER + "lemma-12-" + part,
                at("Lemma 12, (" + part.toUpperCase(Locale.ROOT) + ")"),
                statement,
                TERMS,
                twins,
                made);
    }

    private static Optional<Counterexample> even(RestrictedStPairs pairs, long n) {
        return unless(
                pairs.lower(n) % 2 == 0 && pairs.upper(n) % 2 == 0, n, "even", pairs.lower(n) + ", " + pairs.upper(n));
    }

    /** By more than so much. */
    private static Optional<Counterexample> increasing(RestrictedStPairs pairs, long n, long more) {
        return unless(
                pairs.lower(n) > pairs.lower(n - 1) + more && pairs.upper(n) > pairs.upper(n - 1) + more,
                n,
                "more than the terms before",
                pairs.lower(n) + ", " + pairs.upper(n));
    }

    /** Every number below the last lower term is in exactly one of the two sequences, but for those that are in both. */
    private static Case.OfTwo covers(Sequences sequences, long from, List<Long> twice) {
        return (s, t) -> (bound, ground) ->
                Finding.on(sequences.of(s, t, bound, ground), pairs -> covers(pairs, from, twice, ground));
    }

    private static Finding covers(RestrictedStPairs pairs, long from, List<Long> twice, Ground ground) {
        long end = pairs.count() == 0 ? 0 : pairs.lower(pairs.count() - 1);
        int[] lower = pairs.lowerIndices(end);
        int[] upper = pairs.upperIndices(end);
        return Finding.first(from, end, ground, number -> {
            int times = (lower[(int) number] >= 0 ? 1 : 0) + (upper[(int) number] >= 0 ? 1 : 0);
            int said = twice.contains(number) ? 2 : 1;
            return times == said
                    ? Optional.empty()
                    : Optional.of(new Counterexample(
                            "" + number, "in " + said + " of the two", "in " + times + " of the two"));
        });
    }

    private static List<Claim> equations12And13() {
        return List.of(
                Claim.fails(
                        PAPER + "equation-12",
                        at("Equation 12"),
                        "the pairs of misere even-even (s,t)-Wythoff have E_0 = 0, E_n = max{E_i, E_i + 1, H_i, H_i + 1 : i"
                                + " < n}, H_n = s E_n + (t + delta_t) n + 2, but for s = 1, t < 3",
                        Scale.piles(200),
                        caseA((s, t) -> (bound, ground) -> byRules(s, t, maxima(s, t, false), bound, ground))),
                Claim.holds(
                        PAPER + "equation-12/repaired",
                        at("Equation 12"),
                        "the same with mex for max",
                        Scale.piles(200),
                        caseA((s, t) -> (bound, ground) -> Finding.on(
                                RestrictedStPairs.equation12(s, t, bound, ground),
                                pairs -> byRules(s, t, terms(pairs), bound, ground)))),
                Claim.fails(
                        PAPER + "equation-13",
                        at("Equation 13"),
                        "for s = 1, t < 3 the pairs have E_0 = H_0 = 4, E_n = max{E_i, E_i + 1, H_i, H_i + 1 : i < n}, H_n ="
                                + " E_n + 2n",
                        Scale.piles(200),
                        caseB((s, t) -> (bound, ground) -> byRules(s, t, maxima(s, t, true), bound, ground))),
                Claim.holds(
                        PAPER + "equation-13/repaired",
                        at("Equation 13"),
                        "the same with mex for max",
                        Scale.piles(200),
                        caseB((s, t) -> (bound, ground) -> Finding.on(
                                RestrictedStPairs.equation13(bound, ground),
                                pairs -> byRules(s, t, terms(pairs), bound, ground)))),
                Claim.holds(
                        PAPER + "equation-18",
                        at("Equation 18"),
                        "for s = 1, t < 3 also E_0 = H_0 agrees with H_n = E_n + 2n",
                        TERMS,
                        caseB(terms(
                                RestrictedStPairs::theorem14,
                                0,
                                (pairs, n) -> unless(
                                        pairs.upper(n) == pairs.lower(n) + 2 * n,
                                        n,
                                        "" + (pairs.lower(n) + 2 * n),
                                        pairs.upper(n))))));
    }

    /** The n-th printed pair. */
    @FunctionalInterface
    private interface Printed {
        List<Long> pair(int n);
    }

    private static Printed terms(RestrictedStPairs pairs) {
        return n -> List.of(pairs.lower(n), pairs.upper(n));
    }

    /** Equations (12) and (13) with max as printed; the empty maximum is read as 0. */
    private static Printed maxima(int s, int t, boolean caseB) {
        return n -> {
            long max = 0;
            List<Long> pair = List.of();
            for (long i = 0; i <= n; i++) {
                long e = caseB && i == 0 ? 4 : max;
                pair = caseB ? List.of(e, e + 2 * i) : List.of(e, s * e + (t + RestrictedStPairs.delta(t)) * i + 2);
                max = Math.max(max, pair.get(1) + 1);
            }
            return pair;
        };
    }

    /** The rules number the pairs of even piles too: H_n - s E_n increases with n. */
    private static Finding byRules(int s, int t, Printed printed, long bound, Ground ground) {
        return Finding.on(
                ground.outcomes(Ground.game(RestrictedStGames.misere(RestrictedStGames.evenEven(s, t))), bound),
                truth -> {
                    List<List<Long>> right = new ArrayList<>();
                    for (int x = 0; x < bound; x += 2) {
                        long first = x;
                        truth.forEachP(x, (int) bound, y -> {
                            if (y >= first && y % 2 == 0) {
                                right.add(List.of(first, (long) y));
                            }
                        });
                    }
                    right.sort(Comparator.comparingLong(pair -> pair.get(1) - s * pair.get(0)));
                    return Finding.first(0, right.size(), ground, n -> {
                        List<Long> said = printed.pair((int) n);
                        List<Long> pair = right.get((int) n);
                        return said.equals(pair)
                                ? Optional.empty()
                                : Optional.of(new Counterexample(
                                        "n = " + n + ", (E_n, H_n)",
                                        "(" + said.get(0) + "," + said.get(1) + ")",
                                        "(" + pair.get(0) + "," + pair.get(1) + ")"));
                    });
                });
    }

    private static List<Claim> facts() {
        return List.of(
                Claim.holds(
                        PAPER + "theorem-14-fact-a.1",
                        at("Theorem 14, Fact A.1"),
                        "in case (A) E_n and H_n are even and increase",
                        TERMS,
                        caseA(terms(
                                RestrictedStPairs::theorem14,
                                0,
                                (pairs, n) ->
                                        even(pairs, n).or(() -> n == 0 ? Optional.empty() : increasing(pairs, n, 0))))),
                Claim.holds(
                        PAPER + "theorem-14-fact-a.2",
                        at("Theorem 14, Fact A.2"),
                        "in case (A) every number is E_n or E_n + 1, or else H_n or H_n + 1, and never both",
                        TERMS,
                        caseA(covers(RestrictedStPairs::theorem14, 0, List.of()))),
                Claim.holds(
                        PAPER + "theorem-14-fact-b.1",
                        at("Theorem 14, Fact B.1"),
                        "in case (B) E_n and H_n are even, and increase from n = 1 on",
                        TERMS,
                        caseB(terms(
                                RestrictedStPairs::theorem14,
                                0,
                                (pairs, n) ->
                                        even(pairs, n).or(() -> n < 2 ? Optional.empty() : increasing(pairs, n, 0))))),
                factB1Values(false),
                factB1Values(true),
                Claim.fails(
                        PAPER + "theorem-14-fact-b.2",
                        at("Theorem 14, Fact B.2"),
                        "in case (B) every number is E_n or E_n + 1, or H_n or H_n + 1, and 4 is the only one that is both",
                        TERMS,
                        caseB(covers(RestrictedStPairs::theorem14, 0, List.of(4L)))),
                Claim.holds(
                        PAPER + "theorem-14-fact-b.2/repaired",
                        at("Theorem 14, Fact B.2"),
                        "both 4 = E_0 = H_0 and 5 = E_0 + 1 = H_0 + 1 are in the two sets, and no other number",
                        TERMS,
                        caseB(covers(RestrictedStPairs::theorem14, 0, List.of(4L, 5L)))));
    }

    /** A named term with the value printed for it. */
    private record Named(boolean lower, int n, long value) {
        @Override
        public String toString() {
            return (lower ? "E_" : "H_") + n;
        }
    }

    private static Claim factB1Values(boolean repaired) {
        List<Named> named = List.of(
                new Named(true, 1, 0),
                new Named(true, 2, 6),
                new Named(true, 3, 8),
                new Named(true, 4, 12),
                new Named(true, 5, 16),
                new Named(false, 1, 2),
                new Named(false, 2, 10),
                new Named(false, 3, 14),
                new Named(!repaired, 4, 20),
                new Named(!repaired, 5, 26));
        List<Case> cases = caseB((s, t) -> (bound, ground) -> Finding.on(
                RestrictedStPairs.theorem14(s, t, 6, ground),
                pairs -> Finding.each(0, named.size(), ground, i -> {
                    Named term = named.get((int) i);
                    long right = term.lower() ? pairs.lower(term.n()) : pairs.upper(term.n());
                    return term.value() == right
                            ? Optional.empty()
                            : Optional.of(new Counterexample(term.toString(), "" + term.value(), "" + right));
                })));
        String id = PAPER + "theorem-14-fact-b.1-values";
        return repaired
                ? Claim.holds(
                        id + "/repaired",
                        at("Theorem 14, Fact B.1"),
                        "the last two of the second line are H_4 = 20 and H_5 = 26",
                        Scale.ALL_PRINTED,
                        cases)
                : Claim.fails(
                        id,
                        at("Theorem 14, Fact B.1"),
                        "in case (B) E_1, ..., E_5 = 0, 6, 8, 12, 16, and H_1, H_2, H_3 = 2, 10, 14, E_4 = 20, E_5 = 26",
                        Scale.ALL_PRINTED,
                        cases);
    }
}
