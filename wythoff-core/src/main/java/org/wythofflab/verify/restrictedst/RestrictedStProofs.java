package org.wythofflab.verify.restrictedst;

import static org.wythofflab.verify.restrictedst.RestrictedStGames.all;
import static org.wythofflab.verify.restrictedst.RestrictedStGames.at;
import static org.wythofflab.verify.restrictedst.RestrictedStGames.bothOne;
import static org.wythofflab.verify.restrictedst.RestrictedStGames.evenEven;
import static org.wythofflab.verify.restrictedst.RestrictedStGames.misere;
import static org.wythofflab.verify.restrictedst.RestrictedStGames.notBothOne;
import static org.wythofflab.verify.restrictedst.RestrictedStGames.oddEven;
import static org.wythofflab.verify.restrictedst.RestrictedStGames.oddOdd;
import static org.wythofflab.verify.restrictedst.RestrictedStPairs.delta;

import java.util.List;
import java.util.Optional;
import org.wythofflab.verify.Case;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Footing;
import org.wythofflab.verify.Ground;
import org.wythofflab.verify.Scale;
import org.wythofflab.verify.restrictedst.RestrictedStProof.Cases;
import org.wythofflab.verify.restrictedst.RestrictedStProof.Said;

/** The proofs of the theorems of Liu and Li, case by case as printed: set, cases and moves. */
final class RestrictedStProofs {

    private static final Scale PILES = Scale.piles(240);

    private RestrictedStProofs() {}

    static List<Claim> claims() {
        return List.of(
                claim(
                        7,
                        "to (x - delta_x, y - delta_y)",
                        all((s, t) -> RestrictedStProof.of(oddOdd(s, t), RestrictedStProofs::theorem7))),
                claim(
                        9,
                        "for (0,2v), (2m,2n+1), (1,w) and (2u+1,w) with x <= y",
                        all((s, t) -> RestrictedStProof.ordered(
                                misere(oddOdd(s, t)), (bound, ground) -> Footing.firm(RestrictedStProofs::theorem9)))),
                claim(
                        13,
                        "x < 2, (i), (ii)(1), (2.1) and (2.2) with x <= y",
                        all((s, t) -> RestrictedStProof.ordered(
                                evenEven(s, t), (bound, ground) -> theorem13(s, t, bound, ground)))),
                claim(
                        14,
                        "(i), (ii)(1), (2-A-1), (2-A-2) and (2-B) with x <= y",
                        all((s, t) -> RestrictedStProof.ordered(
                                misere(evenEven(s, t)), (bound, ground) -> theorem14(s, t, bound, ground)))),
                claim(
                        17,
                        "(2.1) and (2.2)",
                        bothOne((s, t) -> RestrictedStProof.of(oddEven(s, t), RestrictedStProofs::theorem17))),
                claim(
                        18,
                        "(2.1), (2.2.1) and (2.2.2)",
                        bothOne((s, t) -> RestrictedStProof.of(misere(oddEven(s, t)), RestrictedStProofs::theorem18))),
                claim(
                        19,
                        "(2.1), (2.2.1) and (2.2.2)",
                        notBothOne((s, t) -> RestrictedStProof.of(oddEven(s, t), (x, y) -> theorem19(s, t, x, y)))),
                claim(
                        20,
                        "(2.1), (2.2), (2.3.1) and (2.3.2)",
                        notBothOne((s, t) ->
                                RestrictedStProof.of(misere(oddEven(s, t)), (x, y) -> theorem20(s, t, x, y)))));
    }

    private static Claim claim(int theorem, String cases, List<Case> parameters) {
        return Claim.holds(
                "restricted-st/theorem-" + theorem + "-moves",
                at("Theorem " + theorem + ", proof of Fact " + (theorem == 7 ? "B" : "2")),
                "the cases of the proof, " + cases + ", leave out no N-position, and each move is legal and lands in P",
                PILES,
                parameters);
    }

    private static Optional<Said> theorem7(int x, int y) {
        return delta(x) == 0 && delta(y) == 0 ? Said.inSet() : Said.to("Fact B", x - delta(x), y - delta(y));
    }

    private static Optional<Said> theorem9(int x, int y) {
        if (x == 0 ? y % 2 == 1 : x % 2 == 0 && y % 2 == 0) {
            return Said.inSet();
        }
        if (x == 0 && y % 2 == 0) {
            return y == 0 ? Said.over() : Said.to("(0,2v)", 0, y - 1);
        }
        if (x % 2 == 0 && x >= 2 && y % 2 == 1 && y >= 3 && y / 2 >= x / 2) {
            return Said.to("(2m,2n+1)", x, y - 1);
        }
        if (x % 2 == 1 && y >= x) {
            boolean odd = y % 2 == 1;
            return x == 1 ? Said.to("(i)", 0, odd ? y : y - 1) : Said.to("(ii)", x - 1, odd ? y - 1 : y);
        }
        return Optional.empty();
    }

    /** Sequences with an index for every number below the bound. */
    private static final class Indexed {
        private final RestrictedStPairs pairs;
        private final int[] lower;
        private final int[] upper;

        Indexed(RestrictedStPairs pairs, long bound) {
            this.pairs = pairs;
            this.lower = pairs.lowerIndices(bound);
            this.upper = pairs.upperIndices(bound);
        }

        /** {@code {A_n, B_n}} and the three like it, in either order. */
        boolean has(int x, int y) {
            return ofOrder(x, y) || ofOrder(y, x);
        }

        private boolean ofOrder(int x, int y) {
            return lower[x] >= 0 && (y == pairs.upper(lower[x]) || y == pairs.upper(lower[x]) + 1);
        }
    }

    private static Footing<Cases> theorem13(int s, int t, long bound, Ground ground) {
        return RestrictedStPairs.equation10(s, t, bound + 1, ground)
                .map(pairs -> theorem13(s, t, new Indexed(pairs, bound)));
    }

    private static Cases theorem13(int s, int t, Indexed sequences) {
        RestrictedStPairs pairs = sequences.pairs;
        int step = t + delta(t);
        return (x, y) -> {
            if (sequences.has(x, y)) {
                return Said.inSet();
            }
            if (x < 2) {
                return y > 1 ? Said.to("x < 2", x, delta(y)) : Optional.empty();
            }
            int i = sequences.upper[x];
            if (i >= 1) {
                return Said.to("(i)", x, pairs.lower(i) + delta(y));
            }
            int n = sequences.lower[x];
            if (n < 1) {
                return Optional.empty();
            }
            long a = pairs.lower(n);
            if (y > pairs.upper(n) + 1) {
                return Said.to("(ii)(1)", x, pairs.upper(n) + delta(y));
            }
            if (y < pairs.upper(n) && y < s * a + step) {
                return Said.to("(2.1)", x - a, delta(y));
            }
            if (y >= s * a + step && y < pairs.upper(n)) {
                long m = Math.floorDiv(y - s * a - delta(y), step);
                return Said.to("(2.2)", x - a + pairs.lower(m), pairs.upper(m) + delta(y));
            }
            return Optional.empty();
        };
    }

    private static Footing<Cases> theorem14(int s, int t, long bound, Ground ground) {
        return RestrictedStPairs.theorem14(s, t, bound + 1, ground)
                .map(pairs -> theorem14(s, t, new Indexed(pairs, bound)));
    }

    private static Cases theorem14(int s, int t, Indexed sequences) {
        RestrictedStPairs pairs = sequences.pairs;
        return (x, y) -> {
            if (sequences.has(x, y)) {
                return Said.inSet();
            }
            int i = sequences.upper[x];
            if (i >= 0) {
                return y > pairs.lower(i) + 1 ? Said.to("(i)", x, pairs.lower(i) + delta(y)) : Optional.empty();
            }
            int n = sequences.lower[x];
            if (n < 0) {
                return Optional.empty();
            }
            if (y > pairs.upper(n) + 1) {
                return Said.to("(ii)(1)", x, pairs.upper(n) + delta(y));
            }
            if (x > y || y >= pairs.upper(n)) {
                return Optional.empty();
            }
            return RestrictedStPairs.isCaseB(s, t) ? case2B(pairs, n, x, y) : case2A(pairs, s, t, n, x, y);
        };
    }

    private static Optional<Said> case2A(RestrictedStPairs pairs, int s, int t, int n, int x, int y) {
        if (n == 0) {
            return x < 2 && y < 2 ? Said.over() : Optional.empty();
        }
        int step = t + delta(t);
        long e = pairs.lower(n);
        if (y < s * e + step + 2) {
            return Said.to("(2-A-1)", x - e, 2 + delta(y));
        }
        long m = Math.floorDiv(y - s * e - 2 - delta(y), step);
        return Said.to("(2-A-2)", x - e + pairs.lower(m), pairs.upper(m) + delta(y));
    }

    private static Optional<Said> case2B(RestrictedStPairs pairs, int n, int x, int y) {
        if (n < 2) {
            return n == 1 && x < 2 && y < 2 ? Said.over() : Optional.empty();
        }
        long e = pairs.lower(n);
        long m = Math.floorDiv(y - e - delta(y), 2);
        return Said.to("(2-B)", x - e + pairs.lower(m), pairs.upper(m) + delta(y));
    }

    private static Optional<Said> theorem17(int a, int b) {
        if (a % 2 == 0 ? b < 2 : b == 2 || b == 3) {
            return Said.inSet();
        }
        if (a % 2 == 0) {
            return Said.to("(2.1)", a, delta(b));
        }
        return b < 2 ? Said.to("(2.2)", a - 1, b) : Said.to("(2.2)", a, 2 + delta(b));
    }

    private static Optional<Said> theorem18(int a, int b) {
        if (a % 2 == 0 ? b == 2 || b == 3 : b < 2) {
            return Said.inSet();
        }
        if (a % 2 == 1) {
            return Said.to("(2.1)", a, delta(b));
        }
        if (b >= 4) {
            return Said.to(a == 0 ? "(2.2.1)" : "(2.2.2)", a, 2 + delta(b));
        }
        return a == 0 ? Said.over() : Said.to("(2.2.2)", a - 1, b);
    }

    /** {@code B_n} of equation (20). */
    static long equation20(int s, int t, long n) {
        return delta(n) * (s * n + t + delta(s + t));
    }

    private static Optional<Said> theorem19(int s, int t, int x, int y) {
        long b = equation20(s, t, x);
        if (y == b || y == b + 1) {
            return Said.inSet();
        }
        if (x % 2 == 0) {
            return y >= 2 ? Said.to("(2.1)", x, b + delta(y)) : Optional.empty();
        }
        if (y >= b + 2) {
            return Said.to("(2.2.1)", x, b + delta(y));
        }
        if (y < 2) {
            return Said.to("(2.2.2), y < 2", x - 1, delta(y));
        }
        return y <= x
                ? Said.to("(2.2.2), y <= x", x - y + 1 + delta(y), delta(y))
                : Said.to("(2.2.2), y > x", 0, delta(y));
    }

    /** {@code H_n} of equation (23), and {@code H_0 = 2}. */
    static long equation23(int s, int t, long n) {
        return n == 0 ? 2 : (1 - delta(n)) * (s * n - s + t + delta(s + t));
    }

    private static Optional<Said> theorem20(int s, int t, int x, int y) {
        long h = equation23(s, t, x);
        if (y == h || y == h + 1) {
            return Said.inSet();
        }
        if (x == 0) {
            return y < 2 ? Said.over() : Said.to("(2.1)", 0, 2 + delta(y));
        }
        if (x % 2 == 1) {
            return y >= 2 ? Said.to("(2.2)", x, h + delta(y)) : Optional.empty();
        }
        if (y >= h + 2) {
            return Said.to("(2.3.1)", x, h + delta(y));
        }
        if (y < 2) {
            return Said.to("(2.3.2), y < 2", x - 1, delta(y));
        }
        return y <= x - 1
                ? Said.to("(2.3.2), y < x", x - y - 1 + delta(y), delta(y))
                : Said.to("(2.3.2), y >= x", 1, delta(y));
    }
}
