package org.wythofflab.verify.restrictedst;

import static org.wythofflab.verify.restrictedst.RestrictedStGames.all;
import static org.wythofflab.verify.restrictedst.RestrictedStGames.at;
import static org.wythofflab.verify.restrictedst.RestrictedStGames.caseA;
import static org.wythofflab.verify.restrictedst.RestrictedStPairs.delta;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Footing;
import org.wythofflab.verify.Ground;
import org.wythofflab.verify.Scale;

/** What the proofs of Theorems 13 and 14 of Liu and Li say of sequences and amounts on the way, line by line. */
final class RestrictedStSlips {

    private static final String PAPER = "restricted-st/";
    private static final Scale TERMS = Scale.indices(150);

    /** The sequences of one of the two theorems. */
    @FunctionalInterface
    private interface Sequences {
        Footing<RestrictedStPairs> of(int s, int t, long count, Ground ground);
    }

    private RestrictedStSlips() {}

    static List<Claim> claims() {
        List<Claim> claims = new ArrayList<>();
        claims.addAll(difference(13, "B_n - B_m = s(A_n - A_m)", "A", RestrictedStPairs::equation10));
        claims.addAll(difference(14, "H_n - H_m = s(E_n - E_m)", "E", RestrictedStPairs::theorem14));
        claims.addAll(inside(13, "k = A_n - A_m and l = B_n - B_m", RestrictedStPairs::equation10));
        claims.addAll(inside(14, "k = E_n - E_m and l = H_n - H_m", RestrictedStPairs::theorem14));
        claims.addAll(nimMoves());
        claims.addAll(constantTerm());
        return claims;
    }

    /** A property of the pairs with the numbers m and n; smallest n first, then m. */
    @FunctionalInterface
    private interface OfPairs {
        Optional<Counterexample> look(RestrictedStPairs pairs, long m, long n);
    }

    private static Check over(int s, int t, Sequences sequences, OfPairs property) {
        return (bound, ground) -> Finding.on(
                sequences.of(s, t, bound, ground),
                pairs -> Finding.first(0, bound, ground, n -> {
                    Finding.pulse(ground);
                    for (long m = 0; m < bound; m++) {
                        Optional<Counterexample> broken = property.look(pairs, m, n);
                        if (broken.isPresent()) {
                            return broken;
                        }
                    }
                    return Optional.empty();
                }));
    }

    private static List<Claim> difference(int theorem, String start, String lower, Sequences sequences) {
        String id = PAPER + "theorem-" + theorem + "-difference";
        String locator = "Theorem " + theorem + ", proof of Fact 1, last display";
        return List.of(
                Claim.fails(
                        id,
                        at(locator),
                        "for m < n with both differences positive " + start + " + (t + delta_t)(m - n) >= s(" + lower
                                + "_n - " + lower + "_m) + t",
                        TERMS,
                        all((s, t) -> over(s, t, sequences, (pairs, m, n) -> difference(pairs, s, t, m, n, -1)))),
                Claim.holds(
                        id + "/repaired",
                        at(locator),
                        "the last factor is n - m: " + start + " + (t + delta_t)(n - m)",
                        TERMS,
                        all((s, t) -> over(s, t, sequences, (pairs, m, n) -> difference(pairs, s, t, m, n, 1)))));
    }

    private static Optional<Counterexample> difference(
            RestrictedStPairs pairs, int s, int t, long m, long n, int sign) {
        long k = pairs.lower(n) - pairs.lower(m);
        long l = pairs.upper(n) - pairs.upper(m);
        if (m >= n || k <= 0 || l <= 0) {
            return Optional.empty();
        }
        long printed = s * k + sign * (n - m) * (t + delta(t));
        return printed == l && l >= s * k + t
                ? Optional.empty()
                : Optional.of(new Counterexample("m = " + m + ", n = " + n, "" + printed, "" + l));
    }

    /** Two-pile steps from the n-th pair to another member of the set, in either order of its piles. */
    private static List<Claim> inside(int theorem, String printed, Sequences sequences) {
        String id = PAPER + "theorem-" + theorem + "-fact-1";
        String locator = "Theorem " + theorem + ", proof of Fact 1, two-pile moves";
        return List.of(
                Claim.fails(
                        id,
                        at(locator),
                        "if both piles of the n-th pair are larger than those of another member of the set, then "
                                + printed + " for some m < n, and k <= l",
                        TERMS,
                        all((s, t) -> over(s, t, sequences, (pairs, m, n) -> straight(pairs, m, n)))),
                Claim.holds(
                        id + "/repaired",
                        at(locator),
                        "that member may also have its piles exchanged"
                                + (theorem == 14 ? ", and m > n for n = 0 in case (B)" : "")
                                + "; in every case |l - k| >= (s-1)min{k,l} + t, so that there is no legal move",
                        TERMS,
                        1,
                        off -> all(
                                (s, t) -> over(s, t, sequences, (pairs, m, n) -> illegal(pairs, s, t + off, m, n)))));
    }

    private static Optional<Counterexample> straight(RestrictedStPairs pairs, long m, long n) {
        long k = pairs.lower(n) - pairs.lower(m);
        long l = pairs.upper(n) - pairs.upper(m);
        if (k > 0 && l > 0 && (m >= n || k > l)) {
            return Optional.of(new Counterexample(
                    step(pairs, m, n, false),
                    "m < n and k <= l",
                    "m = " + m + ", n = " + n + ", k = " + k + ", l = " + l));
        }
        long k2 = pairs.lower(n) - pairs.upper(m);
        long l2 = pairs.upper(n) - pairs.lower(m);
        return k2 > 0 && l2 > 0 && (k2 != k || l2 != l)
                ? Optional.of(new Counterexample(
                        step(pairs, m, n, true), "k = " + k + ", l = " + l, "k = " + k2 + ", l = " + l2))
                : Optional.empty();
    }

    private static Optional<Counterexample> illegal(RestrictedStPairs pairs, int s, int t, long m, long n) {
        RestrictedStRules.Amounts rule = RestrictedStRules.equation5(s, t);
        for (boolean exchanged : new boolean[] {false, true}) {
            long k = pairs.lower(n) - (exchanged ? pairs.upper(m) : pairs.lower(m));
            long l = pairs.upper(n) - (exchanged ? pairs.lower(m) : pairs.upper(m));
            if (k > 0 && l > 0 && rule.allow(k, l)) {
                return Optional.of(new Counterexample(step(pairs, m, n, exchanged), "not legal", "legal"));
            }
        }
        return Optional.empty();
    }

    private static String step(RestrictedStPairs pairs, long m, long n, boolean exchanged) {
        long x = exchanged ? pairs.upper(m) : pairs.lower(m);
        long y = exchanged ? pairs.lower(m) : pairs.upper(m);
        return "(" + pairs.lower(n) + "," + pairs.upper(n) + ") to (" + x + "," + y + ")";
    }

    private static List<Claim> nimMoves() {
        String locator = "Theorem 14, proof of Fact 1, one-pile moves";
        return List.of(
                Claim.fails(
                        PAPER + "theorem-14-one-pile",
                        at(locator),
                        "for x = E_n or E_n + 1 is x - 2 < A_n, with A_n of equation (10)",
                        TERMS,
                        all((s, t) -> (bound, ground) -> below(s, t, 2, false, bound, ground))),
                Claim.holds(
                        PAPER + "theorem-14-one-pile/repaired",
                        at(locator),
                        "x - 2 < E_n",
                        TERMS,
                        1,
                        off -> all((s, t) -> (bound, ground) -> below(s, t, 2 - off, true, bound, ground))),
                Claim.fails(
                        PAPER + "theorem-14-order",
                        at(locator),
                        "E_m < E_n implies m < n",
                        TERMS,
                        all((s, t) ->
                                over(s, t, RestrictedStPairs::theorem14, (pairs, m, n) -> order(pairs, m, n, 0)))),
                Claim.holds(
                        PAPER + "theorem-14-order/repaired",
                        at(locator),
                        "E_m < E_n implies m < n unless n = 0 and m = 1 in case (B), and m is not n in any case",
                        TERMS,
                        1,
                        off -> all((s, t) -> over(
                                s,
                                t,
                                RestrictedStPairs::theorem14,
                                (pairs, m, n) -> order(pairs, m, n, RestrictedStPairs.isCaseB(s, t) ? 1 - off : 0)))));
    }

    /** x less so much is below the limit. */
    private static Finding below(int s, int t, int less, boolean repaired, long bound, Ground ground) {
        return Finding.on(
                RestrictedStPairs.theorem14(s, t, bound, ground),
                () -> RestrictedStPairs.equation10(s, t, bound, ground),
                (pairs, normal) -> Finding.first(0, 2 * bound, ground, i -> {
                    long x = pairs.lower(i / 2) + i % 2;
                    long limit = repaired ? pairs.lower(i / 2) : normal.lower(i / 2);
                    return x - less < limit
                            ? Optional.empty()
                            : Optional.of(new Counterexample(
                                    "n = " + i / 2 + ", x = " + x,
                                    "x - " + less + " < " + limit,
                                    "x - " + less + " = " + (x - less)));
                }));
    }

    /** @param most the largest m that may exceed n = 0 */
    private static Optional<Counterexample> order(RestrictedStPairs pairs, long m, long n, long most) {
        boolean ordered = m < n || (n == 0 && m == most && m > 0);
        return pairs.lower(m) >= pairs.lower(n) || ordered
                ? Optional.empty()
                : Optional.of(new Counterexample(
                        "E_" + m + " = " + pairs.lower(m) + ", E_" + n + " = " + pairs.lower(n),
                        m + " < " + n,
                        m + " > " + n));
    }

    private static List<Claim> constantTerm() {
        String id = PAPER + "theorem-14-constant";
        String locator = "Theorem 14, (A-a)";
        return List.of(
                Claim.fails(
                        id,
                        at(locator),
                        "in case (A) H_n - s E_n = (t + delta_t) n",
                        TERMS,
                        caseA((s, t) -> (bound, ground) -> constant(s, t, 0, bound, ground))),
                Claim.holds(
                        id + "/repaired",
                        at(locator),
                        "in case (A) H_n - s E_n - 2 = (t + delta_t) n, which is what is needed",
                        TERMS,
                        caseA((s, t) -> (bound, ground) -> constant(s, t, 2, bound, ground))));
    }

    /** The case it stands in has n >= 1. */
    private static Finding constant(int s, int t, int less, long bound, Ground ground) {
        return Finding.on(
                RestrictedStPairs.equation12(s, t, bound, ground),
                pairs -> Finding.first(1, bound, ground, n -> {
                    long right = pairs.upper(n) - s * pairs.lower(n) - less;
                    long printed = (t + delta(t)) * n;
                    return printed == right
                            ? Optional.empty()
                            : Optional.of(new Counterexample("n = " + n, "" + printed, "" + right));
                }));
    }
}
