package org.wythofflab.verify.blocking;

import static java.util.Map.entry;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.common.TheoremClaims;

/**
 * Statements of Section 2 about all positions of W^2 or W^3, as sentences in which P stands for the set that Theorem 1.1 gives: if
 * the theorem is proved and the sentence follows, so is the claim. v, h and d count vertical, horizontal and diagonal options.
 */
final class BlockingSentences {

    private static final String PHI = "floor((1 + sqrt(5))/2 * n)";

    /** x = 2*floor(n*phi)+2 and y = 2*floor(n*phi^2)+2 = x + 2n. */
    private static final String DOUBLED = "(exists n, a: a = " + PHI + " and x = 2*a + 2 and y = x + 2*n)";

    private static final String BELOW = "x > 0 and x <= y and y < 2*x + 1 and not P(x, y)";

    /** y > phi*x if and only if y > floor(phi*x), as phi*x is no integer. */
    private static final String STEEP = BELOW + " and y > floor((1 + sqrt(5))/2 * x)";

    private static final String FLAT = BELOW + " and y <= floor((1 + sqrt(5))/2 * x)";

    private static final String EXCEPTION = "(exists n, a: a = " + PHI + " and x = 2*a + 1 and y = x + 2*n)";

    private static final Map<String, List<String>> OF_TWO = Map.ofEntries(
            entry("section-2.1-value", List.of()),
            entry(
                    "section-2.1-small",
                    List.of(
                            "x = 0 and y < 2 implies P(x, y) and "
                                    + (exactly('v', 0) + " and y = 0 or " + exactly('v', 1)),
                            "x = 0 and y >= 2 implies not P(x, y) and " + atLeast('v', 2),
                            "x = 1 and y = 1 implies not P(x, y) and " + counts(1, 1, 1),
                            "x = 1 and y = 2 implies not P(x, y) and (" + counts(2, 0, 0) + " or " + counts(0, 2, 0)
                                    + " or " + counts(1, 1, 0) + " or " + counts(1, 0, 1) + " or " + counts(0, 1, 1)
                                    + ")")),
            entry("theorem-1.1-case-1", List.of("x >= 1 and y = 2*x + 1 implies " + counts(1, 0, 0))),
            entry("equation-3", List.of("x <= y and P(x, y) implies y <= 2*x + 1")),
            entry(
                    "theorem-1.1-case-1-odd",
                    List.of("x % 2 = 1 and y = 2*x + 1 implies P(x, x // 2) and " + exactly('v', 1))),
            entry(
                    "theorem-1.1-case-1-even-move",
                    List.of("x % 2 = 0 and x > 2 and y = 2*x + 1 implies " + exactly('v', 1)
                            + " and (exists z, n, a: z < y and P(x, z) and a = " + PHI
                            + " and (x = 2*a + 2 and z = x + 2*n or z = 2*a + 2 and x = z + 2*n))")),
            entry("theorem-1.1-case-2", List.of(DOUBLED + " implies " + counts(0, 0, 1))),
            entry("theorem-1.1-case-3", List.of("y > 2*x + 1 implies " + counts(2, 0, 0))),
            entry(
                    "theorem-1.1-case-4",
                    List.of(BELOW + " implies " + exactly('d', 2) + " or " + exactly('d', 1) + " and ("
                            + atLeast('h', 1) + " or " + atLeast('v', 1) + ")")),
            entry("theorem-1.1-case-4-a", List.of(STEEP + " implies " + exactly('v', 1) + " and " + exactly('d', 1))),
            entry(
                    "theorem-1.1-case-4-a-range/repaired",
                    List.of(STEEP + " implies (exists z: z + x + 1 = y and z < x and 2*z + 1 < y and P(z, 2*z + 1))")),
            entry(
                    "theorem-1.1-case-4-b/repaired",
                    List.of(
                            FLAT + " and (y - x) % 2 = 0 and not " + EXCEPTION + " implies " + exactly('d', 2),
                            FLAT + " and (y - x) % 2 = 0 and " + EXCEPTION + " implies " + exactly('d', 1) + " and "
                                    + atLeast('v', 1))),
            entry(
                    "theorem-1.1-case-4-c",
                    List.of(FLAT + " and (y - x) % 2 = 1 implies " + exactly('d', 1)
                            + " and (x % 2 = 1 and P(x, x // 2) or x % 2 = 0 and y // 2 < x and P(y // 2, y))")),
            entry(
                    "theorem-1.1-case-1-even/repaired",
                    List.of("forall n, a: (n >= 1 and a = " + PHI + " implies 2*(2*a + 2) + 1 = 4*a + 5)")),
            entry(
                    "theorem-1.1-case-2-differences/repaired",
                    List.of("forall n, a, b: (a = " + PHI + " and b = floor((3 + sqrt(5))/2 * n) implies 2*b + 2 = 2*a"
                            + " + 2 + 2*n)")),
            entry(
                    "theorem-1.1-case-1-cover",
                    List.of(cover("x >= 3", "(exists n: n >= 1 and x = 2*n + 1)", low("n >= 1"), high("n >= 1")))),
            entry(
                    "theorem-1.1-case-3-cover/repaired",
                    List.of(cover("x >= 1", "(exists n: x = 2*n + 1)", low("n >= 0"), high("n >= 1")))));

    private static final Map<String, List<String>> OF_THREE = Map.of(
            "section-2.1-value",
            List.of(),
            "theorem-1.1-three-p",
            List.of("x <= y and P(x, y) implies not " + atLeast('d', 2) + " and not " + atLeast('h', 1)),
            "theorem-1.1-three-p-vertical/repaired",
            List.of("x <= y and P(x, y) implies not " + atLeast('h', 1) + " and not " + atLeast('v', 3) + " and not ("
                    + atLeast('v', 2) + " and " + atLeast('d', 1) + ") and not (" + atLeast('v', 1) + " and "
                    + atLeast('d', 2) + ") and not " + atLeast('d', 3)),
            "theorem-1.1-three-n-above",
            List.of("y > 2*x + 2 implies " + exactly('v', 3)),
            "theorem-1.1-three-n-below",
            List.of("x <= y and not P(x, y) and y < 2*x + 1 implies " + exactly('h', 1) + " and " + exactly('v', 1)
                    + " and " + atLeast('d', 1)));

    private BlockingSentences() {}

    /** A check of a claim about W^k, and what would prove it, if that is known. */
    static Check proving(Check check, String name, int k) {
        return proving(check, (k == 2 ? OF_TWO : OF_THREE).get(name), k);
    }

    /** Proposition 1.2 for W^k, k <= 3, with what its repairs say. */
    static Check covering(Check check, String name, int k) {
        return k > 3 ? check : proving(check, covering(k).get(name), k);
    }

    static Map<String, List<String>> covering(int k) {
        // The column of x has a P-position with k - 1 below it, and none with k below it.
        String column = "(exists y0: P(x, y0)" + above(k - 1) + ") and not (exists y0: P(x, y0)" + above(k) + ")";
        return Map.of(
                "proposition-1.2-i", List.of("x = 0 implies (P(x, y) iff y < " + k + ")"),
                "proposition-1.2-ii/repaired", List.of(column),
                "proposition-1.2-iii", List.of("P(x, y) implies not " + atLeast('d', k)),
                // If every column holds k of them, the first x columns hold k*x.
                "proposition-1.2-columns/repaired", List.of(column));
    }

    private static String above(int count) {
        return count == 0 ? "" : " and " + atLeast('v', count, "x", "y0");
    }

    private static Check proving(Check check, @Nullable List<String> sentences, int k) {
        return sentences == null
                ? check
                : TheoremClaims.proved(
                        check,
                        TheoremClaims.theorem("blocking/theorem-1.1"),
                        "wythoff block " + k,
                        sentences.toArray(new String[0]));
    }

    private static String counts(int v, int h, int d) {
        return exactly('v', v) + " and " + exactly('h', h) + " and " + exactly('d', d);
    }

    private static String exactly(char kind, int count) {
        return "(" + (count == 0 ? "" : atLeast(kind, count) + " and ") + "not " + atLeast(kind, count + 1) + ")";
    }

    /** One option is P, and there are so many less one before it. */
    private static String atLeast(char kind, int count) {
        return atLeast(kind, count, "x", "y");
    }

    private static String atLeast(char kind, int count, String x, String y) {
        String u = "u" + count;
        String w = "w" + count;
        String rest = count == 1 ? "" : " and " + atLeast(kind, count - 1, kind == 'v' ? x : u, kind == 'h' ? y : w);
        return switch (kind) {
            case 'v' -> "(exists " + w + ": " + w + " < " + y + " and P(" + x + ", " + w + ")" + rest + ")";
            case 'h' -> "(exists " + u + ": " + u + " < " + x + " and P(" + u + ", " + y + ")" + rest + ")";
            default ->
                "(exists " + u + ", " + w + ": " + u + " < " + x + " and " + u + " + " + y + " = " + w + " + " + x
                        + " and P(" + u + ", " + w + ")" + rest + ")";
        };
    }

    private static String low(String range) {
        return "(exists n: " + range + " and x = 2*" + PHI + " + 2)";
    }

    private static String high(String range) {
        return "(exists n: " + range + " and x = 2*floor((3 + sqrt(5))/2 * n) + 2)";
    }

    /** Each x is in one of three sets and not in two; that no set has one twice is clear, as what is multiplied exceeds 1. */
    private static String cover(String which, String one, String two, String three) {
        return which + " implies (" + one + " or " + two + " or " + three + ") and not (" + one + " and " + two
                + ") and not (" + one + " and " + three + ") and not (" + two + " and " + three + ")";
    }
}
