package org.wythofflab.verify.restrictedst;

import static org.wythofflab.verify.restrictedst.RestrictedStGames.at;
import static org.wythofflab.verify.restrictedst.RestrictedStGames.misere;
import static org.wythofflab.verify.restrictedst.RestrictedStGames.notBothOne;
import static org.wythofflab.verify.restrictedst.RestrictedStGames.oddEven;
import static org.wythofflab.verify.restrictedst.RestrictedStPairs.delta;
import static org.wythofflab.verify.restrictedst.RestrictedStProofs.equation20;
import static org.wythofflab.verify.restrictedst.RestrictedStProofs.equation23;

import java.util.List;
import java.util.Optional;
import org.wythofflab.verify.Case;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Scale;
import org.wythofflab.verify.common.TheoremClaims;

/** What the proofs of Theorems 7, 19 and 20 of Liu and Li say of parities and amounts on the way, line by line. */
final class RestrictedStParities {

    private static final String PAPER = "restricted-st/";
    private static final Scale PILES = Scale.piles(200);

    /** The larger numbers of the pairs, for given s and t. */
    @FunctionalInterface
    private interface Terms {
        long at(int s, int t, long n);
    }

    /** What is wrong at a position, if anything. */
    @FunctionalInterface
    private interface At {
        Optional<Counterexample> look(int s, int t, long x, long y);
    }

    private RestrictedStParities() {}

    static List<Claim> claims() {
        return List.of(
                Claim.fails(
                        PAPER + "theorem-7-one-token",
                        at("Theorem 7, proof of Fact B"),
                        "if a pile is odd, taking one token from an odd pile leaves two even piles",
                        PILES,
                        Case.single(board(1, 1, (s, t, x, y) -> oneToken(x, y, false)))),
                Claim.holds(
                        PAPER + "theorem-7-one-token/repaired",
                        at("Theorem 7, proof of Fact B"),
                        "if a pile is odd, taking one token from every odd pile leaves two even piles",
                        PILES,
                        1,
                        off -> Case.single(
                                off == 0 ? everyOddPile() : board(1, 1, (s, t, x, y) -> oneToken(x, y, false)))),
                even(
                        19,
                        "Theorem 19, proof of Fact 1, and equations (21), (22)",
                        "B_n",
                        RestrictedStProofs::equation20),
                even(
                        20,
                        "Theorem 20, proof of Fact 1, and equations (24), (25)",
                        "H_n",
                        RestrictedStProofs::equation23),
                apart(19, "(n, B_n) to (m, B_m)", 0, RestrictedStProofs::equation20),
                apart(20, "(n, H_n) to (m, H_m), m > 0,", 1, RestrictedStProofs::equation23),
                Claim.fails(
                        PAPER + "theorem-19-parity",
                        at("Theorem 19, proof of Fact 2, (2.2.2), y < 2"),
                        "there, where x = n is odd, n - 1 is odd, B_(n-1) = 0 and y = B_(n-1) + delta_y",
                        PILES,
                        notBothOne((s, t) -> board(s, t, (a, b, x, y) -> parity(a, b, x, y, 1)))),
                Claim.holds(
                        PAPER + "theorem-19-parity/repaired",
                        at("Theorem 19, proof of Fact 2, (2.2.2), y < 2"),
                        "there n - 1 is even, B_(n-1) = 0 and y = B_(n-1) + delta_y",
                        PILES,
                        1,
                        off -> notBothOne((s, t) -> {
                            Check check = board(s, t, (a, b, x, y) -> parity(a, b, x, y, off));
                            return off == 0 ? proved(check, 19, oddEven(s, t), EVEN_BEFORE) : check;
                        })),
                Claim.holds(
                        PAPER + "theorem-19-amounts",
                        at("Theorem 19, proof of Fact 2, (2.2.2)"),
                        "for x odd and 2 <= y <= x, |l - k| = 1 < (s-1)k + t, and for x < y < B_x, k <= l and |l - k| <="
                                + " (s-1)k + t + delta_(s+t) - 2, with the k and l taken there",
                        PILES,
                        1,
                        off -> notBothOne((s, t) -> board(s, t, amounts19(2 + off)))),
                Claim.fails(
                        PAPER + "theorem-20-smaller",
                        at("Theorem 20, proof of Fact 2, (2.3.2), 2)"),
                        "for x even and 2 <= y < x the amounts k = y - delta_y + 1 and l = y - delta_y have l >= k",
                        PILES,
                        notBothOne((s, t) -> board(s, t, (a, b, x, y) -> smaller(a, b, x, y, false)))),
                Claim.holds(
                        PAPER + "theorem-20-smaller/repaired",
                        at("Theorem 20, proof of Fact 2, (2.3.2), 2)"),
                        "there l = k - 1, and |l - k| = 1 < (s-1)l + t as l is the smaller amount",
                        PILES,
                        1,
                        off -> notBothOne((s, t) -> {
                            Check check = board(s, t, (a, b, x, y) -> smaller(a, b, x, y, off == 0));
                            return off == 0 ? proved(check, 20, misere(oddEven(s, t)), smallerAmount(s, t)) : check;
                        })),
                Claim.holds(
                        PAPER + "theorem-20-amounts",
                        at("Theorem 20, proof of Fact 2, (2.3.2)"),
                        "for x > 0 even and x <= y < H_x, k = x - 1 and l = y - delta_y: k < l and |l - k| <= (s-1)k + t +"
                                + " delta_(s+t) - 2",
                        PILES,
                        1,
                        off -> notBothOne((s, t) -> board(s, t, amounts20(2 + off)))));
    }

    /** P being the positions with two even piles. */
    private static Check everyOddPile() {
        return TheoremClaims.proved(
                board(1, 1, (s, t, x, y) -> oneToken(x, y, true)),
                TheoremClaims.theorem(PAPER + "theorem-7"),
                "odd-odd(1,1)",
                "x % 2 = 1 or y % 2 = 1 implies P(x - x % 2, y - y % 2)",
                "P(x, y) iff x % 2 = 0 and y % 2 = 0");
    }

    /** n - 1 is even, and of (n-1, B_(n-1)) and (n-1, B_(n-1) + 1), B_(n-1) = 0, that with the second pile y is meant. */
    private static final String EVEN_BEFORE =
            "x % 2 = 1 and y < 2 implies (x - 1) % 2 = 0 and P(x - 1, 0) and P(x - 1, 1) and y = y % 2";

    /** For y below H_x, l = y - delta_y. */
    private static String smallerAmount(int s, int t) {
        return "x % 2 = 0 and y >= 2 and y < x and (exists h: y < h and P(x, h)) implies 1 < " + (s - 1)
                + "*(y - y % 2) + " + t;
    }

    private static Check proved(Check check, int theorem, String game, String sentence) {
        return TheoremClaims.proved(check, TheoremClaims.theorem(PAPER + "theorem-" + theorem), game, sentence);
    }

    private static Check board(int s, int t, At at) {
        return (bound, ground) -> Finding.first(0, bound, ground, larger -> {
            Finding.pulse(ground);
            for (long smaller = 0; smaller <= larger; smaller++) {
                Optional<Counterexample> broken = at.look(s, t, smaller, larger);
                if (broken.isEmpty()) {
                    broken = at.look(s, t, larger, smaller);
                }
                if (broken.isPresent()) {
                    return broken;
                }
            }
            return Optional.empty();
        });
    }

    private static Optional<Counterexample> unless(boolean holds, long x, long y, String printed, String right) {
        return holds ? Optional.empty() : Optional.of(new Counterexample("(" + x + "," + y + ")", printed, right));
    }

    private static Optional<Counterexample> oneToken(long x, long y, boolean everywhere) {
        if (delta(x) == 0 && delta(y) == 0) {
            return Optional.empty();
        }
        long left = x - delta(x);
        long right = delta(x) == 0 || everywhere ? y - delta(y) : y;
        return unless(delta(left) == 0 && delta(right) == 0, x, y, "even piles", "(" + left + "," + right + ")");
    }

    private static Claim even(int theorem, String locator, String name, Terms terms) {
        return Claim.holds(
                PAPER + "theorem-" + theorem + "-even",
                at(locator),
                name + " is even",
                Scale.indices(20_000),
                1,
                // B_n and H_n without what makes them even.
                off -> notBothOne((s, t) -> even((a, b, n) -> terms.at(a, b, n) - (long) off * delta(a + b), s, t)));
    }

    private static Check even(Terms terms, int s, int t) {
        return (bound, ground) -> Finding.first(
                0,
                bound,
                ground,
                n -> terms.at(s, t, n) % 2 == 0
                        ? Optional.empty()
                        : Optional.of(new Counterexample("n = " + n, "even", "" + terms.at(s, t, n))));
    }

    /** Both sets hold pairs of the same kind; what lies between two of them is never taken by one legal move. */
    private static Claim apart(int theorem, String step, long first, Terms terms) {
        return Claim.holds(
                PAPER + "theorem-" + theorem + "-fact-1",
                at("Theorem " + theorem + ", proof of Fact 1"),
                "a step from " + step + " with k = n - m odd and l >= 0 has n " + (first == 0 ? "odd" : "even")
                        + " and l >= sk + t > 0, which equation (19) forbids",
                PILES,
                2,
                off -> notBothOne((s, t) -> board(s, t, steps(off == 2 ? 1 - first : first, off == 1 ? 1 : 0, terms))));
    }

    /** l is at least sk + t and so much more. */
    private static At steps(long first, long more, Terms terms) {
        return (s, t, m, n) -> {
            long k = n - m;
            long l = terms.at(s, t, n) - terms.at(s, t, m);
            if (m < first || m >= n || delta(k) == 0 || l < 0) {
                return Optional.empty();
            }
            long least = s * k + t + more;
            boolean forbidden = l >= least && !RestrictedStRules.equation5(s, t).allow(k, l);
            return delta(n) == 1 - first && forbidden
                    ? Optional.empty()
                    : Optional.of(new Counterexample("m = " + m + ", n = " + n, "l >= " + least, "l = " + l));
        };
    }

    private static Optional<Counterexample> parity(int s, int t, long x, long y, int parity) {
        if (delta(x) == 0 || y > 1) {
            return Optional.empty();
        }
        return unless(
                delta(x - 1) == parity && equation20(s, t, x - 1) == 0 && y == equation20(s, t, x - 1) + delta(y),
                x,
                y,
                (x - 1) + (parity == 1 ? " is odd" : " is even"),
                (x - 1) + (delta(x - 1) == 1 ? " is odd" : " is even"));
    }

    /** |l - k| is at most (s-1)k + t + delta_(s+t) less so much. */
    private static At amounts19(int less) {
        return (s, t, x, y) -> amounts19(s, t, x, y, less);
    }

    private static At amounts20(int less) {
        return (s, t, x, y) -> amounts20(s, t, x, y, less);
    }

    private static Optional<Counterexample> amounts19(int s, int t, long x, long y, int less) {
        if (delta(x) == 0 || y < 2 || y >= equation20(s, t, x)) {
            return Optional.empty();
        }
        long k = y <= x ? y - 1 - delta(y) : x;
        long l = y - delta(y);
        boolean bounded = y <= x
                ? Math.abs(l - k) == 1 && 1 < (s - 1) * k + t
                : k <= l && l - k <= (s - 1) * k + t + delta(s + t) - less;
        return unless(
                bounded && delta(k) == 1 && k > 0 && delta(l) == 0, x, y, "as printed", "k = " + k + ", l = " + l);
    }

    private static Optional<Counterexample> smaller(int s, int t, long x, long y, boolean repaired) {
        if (delta(x) == 1 || y < 2 || y > x - 1 || y >= equation23(s, t, x)) {
            return Optional.empty();
        }
        long k = y - delta(y) + 1;
        long l = y - delta(y);
        boolean holds = repaired ? l == k - 1 && 1 < (s - 1) * l + t : l >= k;
        return unless(holds, x, y, repaired ? "1 < (s-1)l + t" : "l >= k", "k = " + k + ", l = " + l);
    }

    private static Optional<Counterexample> amounts20(int s, int t, long x, long y, int less) {
        if (delta(x) == 1 || x == 0 || y < x || y >= equation23(s, t, x)) {
            return Optional.empty();
        }
        long k = x - 1;
        long l = y - delta(y);
        return unless(
                delta(k) == 1 && k < l && l - k <= (s - 1) * k + t + delta(s + t) - less,
                x,
                y,
                "k < l <= sk + t + delta_(s+t) - 2",
                "k = " + k + ", l = " + l);
    }
}
