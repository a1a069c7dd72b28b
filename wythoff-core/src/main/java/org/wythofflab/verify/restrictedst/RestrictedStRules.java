package org.wythofflab.verify.restrictedst;

import static org.wythofflab.verify.restrictedst.RestrictedStGames.all;
import static org.wythofflab.verify.restrictedst.RestrictedStGames.at;

import java.util.List;
import java.util.Optional;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.PairTest;
import org.wythofflab.verify.Case;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Footing;
import org.wythofflab.verify.Ground;
import org.wythofflab.verify.Scale;
import org.wythofflab.verify.common.TheoremClaims;

/** Sections 1.2 and 1.3 of Liu and Li: the rules, equations (1), (5) and (6), and Remarks 1 to 3. */
final class RestrictedStRules {

    private static final String PAPER = "restricted-st/";
    private static final Scale AMOUNTS = new Scale("amounts below", 200);

    /** A condition on the amounts k from the first and l from the second pile. */
    @FunctionalInterface
    interface Amounts {
        boolean allow(long k, long l);
    }

    private RestrictedStRules() {}

    static List<Claim> claims() {
        return List.of(
                Claim.holds(
                        PAPER + "remark-1-equation-6",
                        at("Remark 1, first half"),
                        "0 < k <= l < sk + t if and only if 0 <= l - k < (s-1)k + t and k >= 1",
                        AMOUNTS,
                        1,
                        off -> all((s, t) -> off == 0
                                ? following(
                                        same(equation1(s, t), equation6(s, t)),
                                        s,
                                        t,
                                        "x >= 1 and x <= y and y < " + s + "*x + " + t + " iff "
                                                + equation6("x", "y", s, t))
                                : same(equation1(s, t), equation6(s, t + off)))),
                Claim.fails(
                        PAPER + "remark-1-equation-5",
                        at("Remark 1, second half"),
                        "0 <= l - k < (s-1)k + t if and only if |l - k| < (s-1)min{k,l} + t, for k, l >= 1",
                        AMOUNTS,
                        all((s, t) -> same(equation6(s, t), equation5(s, t)))),
                Claim.holds(
                        PAPER + "remark-1-equation-5/repaired",
                        at("Remark 1, second half"),
                        "the two are equivalent if k is the smaller amount, whichever pile it is taken from",
                        AMOUNTS,
                        1,
                        off -> all((s, t) -> off == 0
                                ? following(
                                        same(smallerFirst(s, t), equation5(s, t)),
                                        s,
                                        t,
                                        "x >= 1 and y >= 1 implies ("
                                                + equation6("x", "y", s, t) + " or " + equation6("y", "x", s, t)
                                                + " iff "
                                                + equation5Text(s, t) + ")")
                                : same(smallerFirst(s, t), equation5(s, t + off)))),
                Claim.holds(
                        PAPER + "remark-2",
                        at("Remark 2"),
                        "without restriction of the amounts the rules are those of (s,t)-Wythoff, for s = 1 those of"
                                + " a-Wythoff with a = t, and for s = t = 1 those of Wythoff",
                        AMOUNTS,
                        2,
                        off -> all(
                                (s, t) -> remark2(off == 2 ? RestrictedStGames.oddOdd(s, t) : free(s, t + off), s, t))),
                Claim.holds(
                        PAPER + "remark-3",
                        at("Remark 3"),
                        "for s = t = 1 two-pile moves take the same amount from both piles",
                        AMOUNTS,
                        1,
                        off -> Case.single(same(equation5(1, 1 + off), (k, l) -> k == l))));
    }

    /** A check, and a sentence about all amounts x and y, beside what is proved of a game with the same s and t. */
    private static Check following(Check check, int s, int t, String sentence) {
        return check.proving(TheoremClaims.known(RestrictedStGames.oddOdd(s, t), sentence));
    }

    private static String equation6(String k, String l, int s, int t) {
        return "(" + k + " <= " + l + " and " + l + " - " + k + " < " + (s - 1) + "*" + k + " + " + t + " and " + k
                + " >= 1)";
    }

    /** With m for the minimum and d for the difference. */
    private static String equation5Text(int s, int t) {
        return "(exists m, d: (m = x and m <= y or m = y and m <= x) and (d + x = y or d + y = x) and d < " + (s - 1)
                + "*m + " + t + " and m >= 1)";
    }

    private static Amounts equation1(int s, int t) {
        return (k, l) -> 0 < k && k <= l && l < s * k + t;
    }

    static Amounts equation5(int s, int t) {
        return (k, l) -> Math.abs(l - k) < (s - 1) * Math.min(k, l) + t && Math.min(k, l) >= 1;
    }

    private static Amounts equation6(int s, int t) {
        return (k, l) -> 0 <= l - k && l - k < (s - 1) * k + t && k >= 1;
    }

    private static Amounts smallerFirst(int s, int t) {
        return (k, l) -> equation6(s, t).allow(Math.min(k, l), Math.max(k, l));
    }

    private static String free(int s, int t) {
        return "restricted(" + s + "," + t + "; h=all, v=all, d1=all, d2=all)";
    }

    /** Two conditions on positive amounts say the same; the smallest larger amount comes first. */
    private static Check same(Amounts printed, Amounts right) {
        return (bound, ground) -> Finding.first(1, bound, ground, larger -> {
            Finding.pulse(ground);
            for (long smaller = 1; smaller <= larger; smaller++) {
                if (printed.allow(smaller, larger) != right.allow(smaller, larger)) {
                    return Optional.of(difference(smaller, larger, printed));
                }
                if (printed.allow(larger, smaller) != right.allow(larger, smaller)) {
                    return Optional.of(difference(larger, smaller, printed));
                }
            }
            return Optional.empty();
        });
    }

    private static Counterexample difference(long k, long l, Amounts printed) {
        boolean allowed = printed.allow(k, l);
        return new Counterexample(
                "k = " + k + ", l = " + l, allowed ? "allowed" : "not allowed", allowed ? "not allowed" : "allowed");
    }

    private static Check remark2(String text, int s, int t) {
        GameSpec game = Ground.game(text);
        Amounts fraenkel =
                (k, l) -> equation1(s, t).allow(k, l) || equation1(s, t).allow(l, k);
        return (bound, ground) -> Finding.on(lookup(game, bound), both -> {
            Amounts here = (k, l) -> both.allows((int) k, (int) l);
            Finding finding = nim(game, bound, ground).or(same(here, fraenkel).upTo(bound, ground));
            if (s == 1) {
                finding = finding.or(same(here, (k, l) -> Math.abs(k - l) < t).upTo(bound, ground));
            }
            return s == 1 && t == 1 ? finding.or(same(here, (k, l) -> k == l).upTo(bound, ground)) : finding;
        });
    }

    private static Footing<PairTest> lookup(GameSpec game, long bound) {
        return bound > Integer.MAX_VALUE
                ? Footing.refused("amounts are looked up below 2^31 only")
                : Footing.firm(game.moves().both().on((int) bound, (int) bound));
    }

    private static Finding nim(GameSpec game, long bound, Ground ground) {
        return Finding.first(
                1,
                bound,
                ground,
                k -> game.moves().first().contains(k) && game.moves().second().contains(k)
                        ? Optional.empty()
                        : Optional.of(new Counterexample("k = " + k, "allowed from one pile", "not allowed")));
    }
}
