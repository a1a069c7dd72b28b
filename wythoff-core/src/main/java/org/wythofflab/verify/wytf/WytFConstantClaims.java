package org.wythofflab.verify.wytf;

import static org.wythofflab.verify.wytf.WytFClaims.at;
import static org.wythofflab.verify.wytf.WytFClaims.unless;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongUnaryOperator;
import org.wythofflab.verify.Case;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Ground;
import org.wythofflab.verify.Scale;
import org.wythofflab.verify.common.TheoremClaims;
import org.wythofflab.verify.wytf.WytFProof.Cases;
import org.wythofflab.verify.wytf.WytFProof.Step;
import org.wythofflab.verify.wytf.WytFProof.Taking;

/** Fraenkel and Tanny, Theorem 10 to Corollary 12: Wyt(f) with f(k) = t, and the steps of the proof. */
final class WytFConstantClaims {

    private static final int MOST = 12;

    private WytFConstantClaims() {}

    static List<Claim> all() {
        return List.of(
                TheoremClaims.claim(
                        "wyt-f/theorem-10",
                        Scale.piles(200),
                        Case.over(
                                "t",
                                2,
                                MOST,
                                t -> TheoremClaims.proved("wyt-f/theorem-10", game(t), WytFSentences.recursion(t)))),
                Claim.holds(
                        "wyt-f/theorem-10-mex",
                        at("Theorem 10"),
                        "for a constant f(k) = t > 0, 1 included, the pairs of the recursion are the P-positions",
                        Scale.piles(900),
                        Case.over("t", 1, MOST, t -> WytFClaims.sequenceIsP(game(t), g(t)))),
                oneFromEachPair(),
                sameOrder(),
                otherOrder(),
                Claim.holds(
                        "wyt-f/theorem-10-part-2",
                        at("Theorem 10, proof, part II"),
                        "the cases (i) to (iii) exhaust the positions outside W, and their moves are legal and lead to W",
                        Scale.piles(400),
                        Case.over(
                                "t",
                                2,
                                MOST,
                                t -> WytFProof.all(
                                        game(t),
                                        (bound, ground) -> WytFSequence.below(
                                                        bound, m -> WytFNumerationClaims.g(t, m), ground)
                                                .map(w -> byPairs(t, w))))),
                caseThree(),
                theorem11(),
                Claim.holds(
                        "wyt-f/corollary-12",
                        at("Corollary 12"),
                        "digits alone give a winning move from every N-position",
                        Scale.piles(400),
                        Case.over(
                                "t",
                                2,
                                MOST,
                                t -> WytFProof.byNumbers(game(t), (x, y) -> List.of(byDigits(t, x, y))))));
    }

    static String game(int t) {
        return "wyt(" + t + ")";
    }

    private static WytFFunction g(int t) {
        return new WytFFunction("g", m -> BigInteger.valueOf(WytFNumerationClaims.g(t, m.longValueExact())));
    }

    private static Cases byPairs(int t, WytFSequence w) {
        return (x, y) -> {
            List<Step> steps = new ArrayList<>();
            if (w.inB(x)) {
                steps.add(new Step("(i)", x, w.a(w.indexInB(x)), Taking.ONE_PILE));
            }
            if (w.inA(x)) {
                long b = w.b(w.indexInA(x));
                if (y > b) {
                    steps.add(new Step("(ii)", x, b, Taking.ONE_PILE));
                } else if (y < b) {
                    steps.add(between(t, x, y));
                }
            }
            return steps;
        };
    }

    /** Case (iii): x' has the digits x_2, x_1, s and y' the digits x_2, s, x_1. */
    private static Step between(int t, long x, long y) {
        WytFDigits of = WytFDigits.of(x, t);
        WytFDigits target = new WytFDigits(of.m2(), of.m1(), s(t, x, y));
        return new Step("(iii)", target.value(t), target.exchanged().value(t), Taking.ANY);
    }

    /** s = y_1 + floor((y_0 - x_1)/t). */
    private static long s(int t, long x, long y) {
        WytFDigits to = WytFDigits.of(y, t);
        return to.m1() + Math.floorDiv(to.m0() - WytFDigits.of(x, t).m1(), (long) t);
    }

    private static Step byDigits(int t, long x, long y) {
        WytFDigits digits = WytFDigits.of(x, t);
        long partner = digits.exchanged().value(t);
        if (digits.m0() < digits.m1()) {
            return new Step("(i)", x, partner, Taking.ONE_PILE);
        }
        return y > partner ? new Step("(ii)", x, partner, Taking.ONE_PILE) : between(t, x, y);
    }

    private static Claim oneFromEachPair() {
        return Claim.holds(
                "wyt-f/theorem-10-part-1",
                at("Theorem 10, proof, part I"),
                "no number stands in two pairs, so that no one-pile move leads from W to W",
                new Scale("A_n below", 20_000),
                2,
                off -> Case.over(
                        "t",
                        2,
                        MOST,
                        t -> off == 0
                                ? WytFSentences.proving(oneFromEachPair(partner(t, off)), "theorem-10-part-1", t)
                                : oneFromEachPair(partner(t, off))));
    }

    /** g, or one less where it can be, or what gives two numbers the same partner. */
    private static LongUnaryOperator partner(int t, int off) {
        return off == 2 ? m -> m + 2 - m % 2 : m -> Math.max(0, WytFNumerationClaims.g(t, m) - off);
    }

    private static Check oneFromEachPair(LongUnaryOperator g) {
        return (bound, ground) -> Finding.on(
                WytFSequence.below(bound, g, ground),
                w -> Finding.first(
                                0,
                                bound,
                                ground,
                                m -> unless(
                                        !w.inA(m) || !w.inB(m) || w.indexInA(m) == w.indexInB(m),
                                        "m = " + m,
                                        "in one pair",
                                        "A_" + w.indexInA(m) + " and B_" + w.indexInB(m)))
                        .or(Finding.first(
                                0,
                                w.size(),
                                ground,
                                n -> w.b(n) >= bound
                                        ? Optional.empty()
                                        : unless(
                                                w.indexInB(w.b(n)) == n,
                                                "n = " + n,
                                                "in one pair",
                                                "B_" + w.indexInB(w.b(n)) + " too"))));
    }

    private static Claim sameOrder() {
        return Claim.holds(
                "wyt-f/theorem-10-part-1-i",
                at("Theorem 10, proof, part I (i)"),
                "for m < n, B_n - B_m is at least t if floor(A/(t+1)) is the same, and at most 1-t if it is not and A_n -"
                        + " A_m < t",
                Scale.indices(2000),
                Case.over(
                        "t",
                        2,
                        MOST,
                        t -> pairs("theorem-10-part-1-i", t, (w, n, m) -> {
                            long apart = w.b(n) - w.b(m);
                            boolean same = w.a(n) / (t + 1) == w.a(m) / (t + 1);
                            boolean holds = same ? apart >= t : w.a(n) - w.a(m) >= t || apart <= 1 - t;
                            return holds ? Optional.empty() : Optional.of("B_n - B_m = " + apart);
                        })));
    }

    private static Claim otherOrder() {
        return Claim.holds(
                "wyt-f/theorem-10-part-1-ii",
                at("Theorem 10, proof, part I (ii)"),
                "if A_n > B_m > A_m then B_n - A_m >= A_n - A_m > B_m - A_m >= t-1, too much for a two-pile move",
                Scale.indices(2000),
                Case.over(
                        "t",
                        2,
                        MOST,
                        t -> pairs("theorem-10-part-1-ii", t, (w, n, m) -> {
                            boolean applies = w.a(n) > w.b(m) && w.b(m) > w.a(m);
                            boolean holds = w.b(n) - w.a(m) >= w.a(n) - w.a(m)
                                    && w.a(n) - w.a(m) > w.b(m) - w.a(m)
                                    && w.b(m) - w.a(m) >= t - 1;
                            return !applies || holds
                                    ? Optional.empty()
                                    : Optional.of("B_n - A_m = " + (w.b(n) - w.a(m)));
                        })));
    }

    /** What is wrong with two pairs, if anything. */
    @FunctionalInterface
    private interface OfTwoPairs {
        Optional<String> at(WytFSequence w, long n, long m);
    }

    private static Check pairs(String name, int t, OfTwoPairs pairs) {
        return WytFSentences.proving(pairs(t, pairs), name, t);
    }

    private static Check pairs(int t, OfTwoPairs pairs) {
        return (bound, ground) -> {
            // A has more than half of all numbers, so that this makes enough of them.
            return Finding.on(
                    WytFSequence.below(2 * bound, x -> WytFNumerationClaims.g(t, x), ground),
                    w -> Finding.first(0, Math.min(bound, w.size()), ground, n -> {
                        Finding.pulse(ground);
                        for (long m = 0; m < n; m++) {
                            Optional<String> wrong = pairs.at(w, n, m);
                            if (wrong.isPresent()) {
                                return Optional.of(
                                        new Counterexample("n = " + n + ", m = " + m, "no two-pile move", wrong.get()));
                            }
                        }
                        return Optional.empty();
                    }));
        };
    }

    private static Claim caseThree() {
        return Claim.holds(
                "wyt-f/theorem-10-case-iii",
                at("Theorem 10, proof, part II, case (iii)"),
                "for A_n <= y < B_n: y_2 = x_2, inequality 4, statements (a1) and (a2) about s, (x',y') is a pair, and the"
                        + " amounts are in [1,t) and [0,t)",
                Scale.piles(600),
                Case.over("t", 2, MOST, WytFConstantClaims::caseThree));
    }

    private static Check caseThree(int t) {
        return (bound, ground) -> Finding.on(
                WytFSequence.below(bound, m -> WytFNumerationClaims.g(t, m), ground),
                w -> Finding.first(0, bound, ground, y -> {
                    Finding.pulse(ground);
                    for (long x = 0; x <= y; x++) {
                        if (w.inA(x) && y < w.b(w.indexInA(x)) && !isAsStated(t, w, x, y)) {
                            return Optional.of(new Counterexample(
                                    "(" + x + "," + y + ")", "s = " + s(t, x, y), "a statement fails"));
                        }
                    }
                    return Optional.empty();
                }));
    }

    private static boolean isAsStated(int t, WytFSequence w, long x, long y) {
        WytFDigits of = WytFDigits.of(x, t);
        WytFDigits to = WytFDigits.of(y, t);
        long s = s(t, x, y);
        boolean inequality =
                of.m1() * t + of.m0() <= to.m1() * t + to.m0() && to.m1() * t + to.m0() < of.m0() * t + of.m1();
        boolean a1 = to.m0() >= of.m1() ? s == to.m1() && of.m0() > to.m1() : s == to.m1() - 1 && of.m0() >= to.m1();
        boolean a2 = 0 <= of.m1() && of.m1() <= s && s < of.m0() && of.m0() < t;
        if (of.m2() != to.m2() || !inequality || !a1 || !a2) {
            return false;
        }
        Step step = between(t, x, y);
        return w.contains(step.x(), step.y())
                && 0 < x - step.x()
                && x - step.x() < t
                && 0 <= y - step.y()
                && y - step.y() < t;
    }

    private static Claim theorem11() {
        return Claim.holds(
                "wyt-f/theorem-11",
                at("Theorem 11"),
                "(x,y), x <= y, is P if and only if x_0 >= x_1 and y has the digits x_2, x_0, x_1",
                Scale.piles(900),
                Case.over("t", 2, MOST, t -> WytFSentences.proving(theorem11(t), "theorem-11", t)));
    }

    private static Check theorem11(int t) {
        return (bound, ground) -> Finding.on(
                ground.outcomes(Ground.game(game(t)), bound),
                truth -> Finding.first(0, bound, ground, y -> {
                    Finding.pulse(ground);
                    WytFDigits to = WytFDigits.of(y, t);
                    for (int x = 0; x <= y; x++) {
                        WytFDigits of = WytFDigits.of(x, t);
                        boolean stated = of.m0() >= of.m1() && to.equals(of.exchanged());
                        if (stated != truth.isP(x, (int) y)) {
                            return unless(false, "(" + x + "," + y + ")", stated ? "P" : "N", stated ? "N" : "P");
                        }
                    }
                    return Optional.empty();
                }));
    }
}
