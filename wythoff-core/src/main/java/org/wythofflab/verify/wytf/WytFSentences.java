package org.wythofflab.verify.wytf;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.common.TheoremClaims;

/**
 * Statements of Section 2 of Fraenkel and Tanny about the pairs of Wyt(t), as sentences in which P stands for the set that Theorem 10
 * gives: if the theorem is proved and the sentence follows, so is the claim. P has each pair in both orders; that its pairs are
 * those of the recursion is the first sentence always.
 */
final class WytFSentences {

    /** Beyond this a proof takes more than the other checks together. */
    private static final int MOST = 12;

    private static final String PAIR = "x <= y and P(x, y) implies ";

    private WytFSentences() {}

    /** A check of a claim about Wyt(t), and what would prove it, if that is known and within reach. */
    static Check proving(Check check, String name, int t) {
        List<String> sentences = of(t).get(name);
        return sentences == null || t > MOST
                ? check
                : TheoremClaims.proved(
                        check,
                        TheoremClaims.theorem("wyt-f/theorem-10"),
                        WytFConstantClaims.game(t),
                        Stream.concat(Stream.of(recursion(t)), sentences.stream())
                                .toArray(String[]::new));
    }

    /** The pairs of the recursion: x is the smaller pile of a pair unless it is the larger pile of an earlier one. */
    static String recursion(int t) {
        return "x <= y implies (P(x, y) iff y = " + g("x", t) + " and not (exists c: c < x and P(c, x)))";
    }

    /** What the claims say, by their names. */
    static Map<String, List<String>> of(int t) {
        String digits =
                "y = " + period(t) + "*(x // " + period(t) + ") + " + t + "*" + zero("x", t) + " + " + one("x", t);
        return Map.ofEntries(
                Map.entry(
                        "lemma-1-i",
                        List.of("y = " + g("x", t) + " implies y >= x and (y = x iff x % " + (t + 1) + " = 0)")),
                Map.entry("corollary-2", List.of(PAIR + "(x = y iff x % " + (t + 1) + " = 0)")),
                Map.entry(
                        "lemma-7",
                        List.of(one("x", t) + " <= " + zero("x", t) + " iff (exists b: x <= b and P(x, b))")),
                Map.entry("lemma-7-proof/repaired", List.of(PAIR + "y = x or " + zero("y", t) + " < " + one("y", t))),
                Map.entry(
                        "lemma-8",
                        List.of(zero("x", t) + " <= " + one("x", t) + " iff (exists a: a <= x and P(a, x))")),
                Map.entry("corollary-9-i", List.of(PAIR + digits)),
                Map.entry(
                        "corollary-9-ii",
                        List.of(
                                PAIR + "y - x = " + (t - 1) + "*(" + zero("x", t) + " - " + one("x", t) + ")",
                                PAIR + "(y = x iff " + zero("x", t) + " = " + one("x", t) + ")")),
                Map.entry("theorem-10-part-1", List.of("P(x, y) implies not (exists z: z != y and P(x, z))")),
                Map.entry(
                        "theorem-10-part-1-i",
                        List.of(PAIR + "(forall u, v: (u < x and u <= v and P(u, v) implies (" + same(t)
                                + " implies y >= v + " + t + ") and (not " + same(t) + " and x < u + " + t
                                + " implies y + " + t + " <= v + 1)))")),
                Map.entry(
                        "theorem-10-part-1-ii",
                        List.of(PAIR + "(forall u, v: (u < v and P(u, v) and x > v implies v + 1 >= u + " + t + "))")),
                Map.entry(
                        "theorem-11",
                        List.of("x <= y implies (P(x, y) iff " + one("x", t) + " <= " + zero("x", t) + " and " + digits
                                + ")")),
                // Every number stands in a pair, and so one with each residue.
                Map.entry("theorem-13-iii", List.of("exists b: P(x, b)")),
                // The pair as far from the origin as the residue of x is has the residues of both.
                Map.entry(
                        "remark-14-residues",
                        List.of(PAIR + "(exists u, v: u < " + period(t) + " and u = x % " + period(t)
                                + " and v + x = y + u and P(u, v))")),
                Map.entry("theorem-13-iv", List.of(PAIR + "y - x <= " + (t - 1) * (t - 1))));
    }

    /** u and x belong together: floor(A/(t+1)) is the same. */
    private static String same(int t) {
        return "u // " + (t + 1) + " = x // " + (t + 1);
    }

    private static String g(String m, int t) {
        return t + "*" + m + " - " + period(t) + "*(" + m + " // " + (t + 1) + ")";
    }

    private static int period(int t) {
        return t * t - 1;
    }

    /** The digit m_1. */
    private static String one(String m, int t) {
        return "(" + m + " % " + period(t) + " // " + t + ")";
    }

    /** The digit m_0. */
    private static String zero(String m, int t) {
        return "(" + m + " % " + period(t) + " % " + t + ")";
    }
}
