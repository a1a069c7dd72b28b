package org.wythofflab.verify.restrictedst;

import static org.wythofflab.verify.restrictedst.RestrictedStGames.all;
import static org.wythofflab.verify.restrictedst.RestrictedStGames.at;
import static org.wythofflab.verify.restrictedst.RestrictedStGames.caseA;
import static org.wythofflab.verify.restrictedst.RestrictedStGames.caseB;
import static org.wythofflab.verify.restrictedst.RestrictedStPairs.delta;

import java.util.List;
import java.util.Optional;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Footing;
import org.wythofflab.verify.Ground;
import org.wythofflab.verify.Scale;

/**
 * The inequalities by which the proofs of Theorems 13 and 14 of Liu and Li show that a two-pile move is legal. In all of
 * them x is A_n or A_n + 1 (E_n or E_n + 1), and y stays below B_n (H_n).
 */
final class RestrictedStBounds {

    private static final String PAPER = "restricted-st/";
    private static final Scale PILES = Scale.piles(300);

    /** What is wrong at (x,y), where x belongs to the n-th pair, if anything. */
    @FunctionalInterface
    private interface At {
        Optional<Counterexample> look(RestrictedStPairs pairs, int n, int x, int y);
    }

    /** Sequences so long. */
    @FunctionalInterface
    private interface Sequences {
        Footing<RestrictedStPairs> of(long count, Ground ground);
    }

    private RestrictedStBounds() {}

    static List<Claim> claims() {
        return List.of(
                Claim.holds(
                        PAPER + "theorem-13-case-2.1",
                        at("Theorem 13, proof of Fact 2, (2.1)"),
                        "for y < s A_n + t + delta_t and k = A_n, l = y - delta_y: k <= l and |l - k| <= (s-1)A_n + t +"
                                + " delta_t - 2",
                        PILES,
                        all((s, t) -> below(
                                (count, ground) -> RestrictedStPairs.equation10(s, t, count, ground),
                                1,
                                case21(s, t)))),
                Claim.holds(
                        PAPER + "theorem-13-case-2.2",
                        at("Theorem 13, proof of Fact 2, (2.2)"),
                        "for y >= s A_n + t + delta_t, m = floor((y - s A_n - delta_y) / (t + delta_t)), k = A_n - A_m and l"
                                + " = y - B_m - delta_y: 0 <= m < n and 0 < sk <= l <= sk + t + delta_t - 2",
                        PILES,
                        all((s, t) -> below(
                                (count, ground) -> RestrictedStPairs.equation10(s, t, count, ground),
                                1,
                                between(s, t, 0)))),
                Claim.holds(
                        PAPER + "theorem-14-case-2-a-1",
                        at("Theorem 14, (2-A-1)"),
                        "for y < s E_n + t + delta_t + 2 and k = E_n, l = y - 2 - delta_y: l > 0 and |l - k| < (s-1)E_n + t +"
                                + " delta_t - 1",
                        PILES,
                        caseA((s, t) -> below(misere(s, t), 1, case2A1(s, t)))),
                Claim.fails(
                        PAPER + "theorem-14-case-2-a-1-smaller",
                        at("Theorem 14, (2-A-1), 3)"),
                        "E_n may stand for min{k,l} in equation (9) there: k = E_n is at most l = y - 2 - delta_y",
                        PILES,
                        caseA((s, t) -> below(misere(s, t), 1, smaller(s, t, false)))),
                Claim.holds(
                        PAPER + "theorem-14-case-2-a-1-smaller/repaired",
                        at("Theorem 14, (2-A-1), 3)"),
                        "if l < k then l = E_n - 2, and |l - k| = 2 < (s-1)l + t all the same",
                        PILES,
                        caseA((s, t) -> below(misere(s, t), 1, smaller(s, t, true)))),
                Claim.holds(
                        PAPER + "theorem-14-case-2-a-2",
                        at("Theorem 14, (2-A-2)"),
                        "for y >= s E_n + t + delta_t + 2, m = floor((y - s E_n - 2 - delta_y) / (t + delta_t)), k = E_n -"
                                + " E_m and l = y - H_m - delta_y: 0 <= m < n and 0 < sk <= l <= sk + t + delta_t - 2",
                        PILES,
                        caseA((s, t) -> below(misere(s, t), 1, between(s, t, 2)))),
                Claim.holds(
                        PAPER + "theorem-14-case-2-b",
                        at("Theorem 14, (2-B)"),
                        "in case (B) n > 0, and for n >= 2, m = floor((y - E_n - delta_y) / 2), k = E_n - E_m and l = y - H_m"
                                + " - delta_y: 0 <= m < n, k > 0 and 0 <= l - k < t",
                        PILES,
                        caseB((s, t) -> below(misere(s, t), 0, case2B(t)))));
    }

    private static Sequences misere(int s, int t) {
        return (count, ground) -> RestrictedStPairs.theorem14(s, t, count, ground);
    }

    /** All (x,y) with x from the n-th pair, n >= {@code from}, and x <= y below the larger number of the pair. */
    private static Check below(Sequences sequences, int from, At at) {
        return (bound, ground) -> Finding.on(sequences.of(bound + 1, ground), pairs -> {
            int[] lower = pairs.lowerIndices(bound);
            return Finding.first(0, bound, ground, larger -> {
                Finding.pulse(ground);
                int y = (int) larger;
                for (int x = 0; x <= y; x++) {
                    int n = lower[x];
                    Optional<Counterexample> broken =
                            n >= from && y < pairs.upper(n) ? at.look(pairs, n, x, y) : Optional.empty();
                    if (broken.isPresent()) {
                        return broken;
                    }
                }
                return Optional.empty();
            });
        });
    }

    private static Optional<Counterexample> unless(boolean holds, int x, int y, String printed, String right) {
        return holds ? Optional.empty() : Optional.of(new Counterexample("(" + x + "," + y + ")", printed, right));
    }

    private static String amounts(long k, long l) {
        return "k = " + k + ", l = " + l;
    }

    private static At case21(int s, int t) {
        return (pairs, n, x, y) -> {
            long k = pairs.lower(n);
            long l = (long) y - delta(y);
            long most = (s - 1) * k + t + delta(t) - 2;
            return unless(
                    y >= s * k + t + delta(t) || (k <= l && Math.abs(l - k) <= most && most < (s - 1) * k + t),
                    x,
                    y,
                    "k <= l, |l - k| <= " + most,
                    amounts(k, l));
        };
    }

    /** @param more 0 in normal play, 2 in misere play */
    private static At between(int s, int t, int more) {
        int step = t + delta(t);
        return (pairs, n, x, y) -> {
            long a = pairs.lower(n);
            if (y < s * a + step + more) {
                return Optional.empty();
            }
            long m = Math.floorDiv(y - s * a - more - delta(y), step);
            if (m < 0 || m >= n) {
                return unless(false, x, y, "0 <= m < " + n, "m = " + m);
            }
            long k = a - pairs.lower(m);
            long l = y - pairs.upper(m) - delta(y);
            return unless(
                    0 < s * k && s * k <= l && l <= s * k + step - 2,
                    x,
                    y,
                    s * k + " <= l <= " + (s * k + step - 2),
                    amounts(k, l));
        };
    }

    private static At case2A1(int s, int t) {
        return (pairs, n, x, y) -> {
            long k = pairs.lower(n);
            long l = y - 2L - delta(y);
            long limit = (s - 1) * k + t + delta(t) - 1;
            return unless(
                    y >= s * k + t + delta(t) + 2 || (l > 0 && Math.abs(l - k) < limit && limit <= (s - 1) * k + t),
                    x,
                    y,
                    "l > 0, |l - k| < " + limit,
                    amounts(k, l));
        };
    }

    private static At smaller(int s, int t, boolean repaired) {
        return (pairs, n, x, y) -> {
            long k = pairs.lower(n);
            long l = y - 2L - delta(y);
            if (y >= s * k + t + delta(t) + 2 || k <= l) {
                return Optional.empty();
            }
            return unless(repaired && l == k - 2 && 2 < (s - 1) * l + t, x, y, "k <= l", amounts(k, l));
        };
    }

    private static At case2B(int t) {
        return (pairs, n, x, y) -> {
            if (n < 2) {
                return unless(n == 1 && y < 2, x, y, "n > 0, and no move for n = 1", "n = " + n);
            }
            long m = Math.floorDiv(y - pairs.lower(n) - delta(y), 2);
            if (m < 0 || m >= n) {
                return unless(false, x, y, "0 <= m < " + n, "m = " + m);
            }
            long k = pairs.lower(n) - pairs.lower(m);
            long l = y - pairs.upper(m) - delta(y);
            return unless(k > 0 && 0 <= l - k && l - k < t, x, y, "0 <= l - k < " + t, amounts(k, l));
        };
    }
}
