package org.wythofflab.verify.wytf;

import static org.wythofflab.verify.wytf.WytFClaims.at;
import static org.wythofflab.verify.wytf.WytFClaims.unless;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Footing;
import org.wythofflab.verify.Ground;
import org.wythofflab.verify.Scale;
import org.wythofflab.verify.common.TheoremClaims;
import org.wythofflab.verify.wytf.WytFProof.Cases;
import org.wythofflab.verify.wytf.WytFProof.Plan;
import org.wythofflab.verify.wytf.WytFProof.Step;
import org.wythofflab.verify.wytf.WytFProof.Taking;

/** Fraenkel and Tanny, Theorem 27 with the cases of its proof, and Corollary 28: Wyt(f) with a polynomial f. */
final class WytFPolynomialClaims {

    private static final Scale PILES = Scale.piles(400);
    private static final String CASE_THREE = "Theorem 27, proof, part II, case (iii)";
    private static final String PART_ONE = "Theorem 27, proof, part I";

    private WytFPolynomialClaims() {}

    static List<Claim> all() {
        List<WytFFunction> all = WytFFunction.polynomials();
        List<WytFFunction> below = WytFFunction.belowTheLine();
        return List.of(
                TheoremClaims.claim("wyt-f/theorem-27", Scale.piles(160), WytFClaims.theorem("wyt-f/theorem-27", all)),
                Claim.holds(
                        "wyt-f/theorem-27-mex",
                        at("Theorem 27"),
                        "the pairs of recursion 7 are the P-positions",
                        Scale.piles(900),
                        WytFFunction.cases(all, f -> WytFClaims.sequenceIsP(f.game(), f.envelope()))),
                Claim.fails(
                        "wyt-f/theorem-27-part-1",
                        at(PART_ONE),
                        "g(x) >= f(x) for all x",
                        new Scale("x below", 3000),
                        WytFFunction.cases(all, f -> aboveFrom(0, f))),
                Claim.holds(
                        "wyt-f/theorem-27-part-1/repaired",
                        at(PART_ONE),
                        "g(x) >= f(x) for all x >= 1, and the proof needs no others",
                        new Scale("x below", 3000),
                        1,
                        off -> WytFFunction.cases(all, f -> aboveFrom(1 - off, f))),
                Claim.holds(
                        "wyt-f/theorem-27-part-1-moves",
                        at(PART_ONE),
                        "for m < n, with k = A_n - A_m and l = B_n - B_m: l >= k and l >= f(k); if k' = A_n - B_m > 0 then k'"
                                + " <= k <= l <= l' = B_n - A_m and l' >= f(k')",
                        Scale.indices(300),
                        WytFFunction.cases(all, f -> WytFSuperadditiveClaims.differences(f, f.envelope(), 0))),
                Claim.fails(
                        "wyt-f/theorem-27-case-iii",
                        at(CASE_THREE),
                        "case (iii) is x = A_n <= y < f(A_n) = B_n: where a position outside W has x = A_n <= y < f(A_n),"
                                + " that is B_n",
                        PILES,
                        WytFFunction.cases(all, WytFPolynomialClaims::equality)),
                Claim.holds(
                        "wyt-f/theorem-27-case-iii/repaired",
                        at(CASE_THREE),
                        "for n >= 1, x = A_n <= y < f(A_n), where f(A_n) <= B_n, a two-pile move leads to (0,0)",
                        PILES,
                        WytFFunction.cases(all, f -> WytFProof.only("(iii)", f.game(), plan(f)))),
                Claim.fails(
                        "wyt-f/theorem-27-case-iii-bound",
                        at(CASE_THREE),
                        "case (iii) is x = A_n <= y < f(A_n) = B_n: for n >= 1, f(A_n) = B_n",
                        new Scale("A_n below", 3000),
                        WytFFunction.cases(all, WytFPolynomialClaims::equalityFromOne)),
                Claim.holds(
                        "wyt-f/theorem-27-case-iii-bound/repaired",
                        at(CASE_THREE),
                        "for n >= 1, f(A_n) <= g(A_n) = B_n, and both are equal unless f(A_n) < f(1)*A_n",
                        new Scale("A_n below", 3000),
                        WytFFunction.cases(all, WytFPolynomialClaims::orderFromOne)),
                Claim.holds(
                        "wyt-f/theorem-27-case-iv",
                        at("Theorem 27, proof, part II, case (iv)"),
                        "from x = A_n, f(A_n) <= y = B_m < B_n a one-pile move leads to (A_m, B_m)",
                        PILES,
                        WytFFunction.cases(
                                WytFFunction.farBelowTheLine(), f -> WytFProof.only("(iv)", f.game(), plan(f)))),
                Claim.holds(
                        "wyt-f/theorem-27-case-v",
                        at("Theorem 27, proof, part II, case (v)"),
                        "from x = A_n, f(A_n) <= y < B_n, y = f(1)*s + r not in B, a two-pile move leads to (A_s, B_s)",
                        PILES,
                        WytFFunction.cases(below, f -> WytFProof.only("(v)", f.game(), plan(f)))),
                Claim.holds(
                        "wyt-f/theorem-27-case-v-steps",
                        at("Theorem 27, proof, part II, case (v), (a) to (c)"),
                        "there 0 <= s < n, y > B_s, and for u = A_n - A_s either 0 < u <= r < f(u) or 0 < r <= u < f(r)",
                        PILES,
                        WytFFunction.cases(below, WytFPolynomialClaims::caseFive)),
                Claim.holds(
                        "wyt-f/theorem-27-part-2",
                        at("Theorem 27, proof, part II"),
                        "the five cases, (iii) for n >= 1 and y < f(A_n), exhaust the positions outside W, and their moves"
                                + " are legal and lead to W",
                        PILES,
                        WytFFunction.cases(all, f -> WytFProof.all(f.game(), plan(f)))),
                Claim.holds(
                        "wyt-f/corollary-28",
                        at("Corollary 28"),
                        "Procedure 1 with g in place of f, and the five cases, give a winning move from every N-position",
                        Scale.piles(200),
                        WytFFunction.cases(all, f -> WytFProof.byNumbers(f.game(), strategy(f)))),
                Claim.holds(
                        "wyt-f/corollary-28-procedure",
                        at("Corollary 28"),
                        "Procedure 1 with g in place of f decides whether x is in A",
                        new Scale("x below", 3000),
                        WytFFunction.cases(all, f -> WytFProcedureClaims.decides(f.envelope()))));
    }

    private static Check aboveFrom(long least, WytFFunction f) {
        WytFFunction g = f.envelope();
        return (bound, ground) -> Finding.first(
                least,
                bound,
                ground,
                x -> unless(g.at(x).compareTo(f.at(x)) >= 0, "x = " + x, "g(x) >= " + f.at(x), g.at(x)));
    }

    private static Plan plan(WytFFunction f) {
        return (bound, ground) -> sequence(f, bound, ground).map(w -> cases(f, w));
    }

    private static Footing<WytFSequence> sequence(WytFFunction f, long bound, Ground ground) {
        return WytFSequence.below(bound, f.envelope().onPiles(), ground);
    }

    /** The five cases with the pairs of the recursion; case (iii) as repaired. */
    private static Cases cases(WytFFunction f, WytFSequence w) {
        long slope = f.atMostPast(1);
        return (x, y) -> {
            List<Step> steps = new ArrayList<>();
            if (w.inB(x)) {
                steps.add(new Step("(i)", x, w.a(w.indexInB(x)), Taking.ONE_PILE));
            }
            if (w.inA(x)) {
                long b = w.b(w.indexInA(x));
                if (y > b) {
                    steps.add(new Step("(ii)", x, b, Taking.ONE_PILE));
                }
                if (x >= 1 && y < f.atMostPast(x)) {
                    steps.add(new Step("(iii)", 0, 0, Taking.BOTH_PILES));
                }
                if (f.atMostPast(x) <= y && y < b) {
                    long s = y / slope;
                    steps.add(
                            w.inB(y)
                                    ? new Step("(iv)", w.a(w.indexInB(y)), y, Taking.ONE_PILE)
                                    : new Step("(v)", w.a(s), w.b(s), Taking.BOTH_PILES));
                }
            }
            return steps;
        };
    }

    private static Check equality(WytFFunction f) {
        return (bound, ground) -> Finding.on(
                sequence(f, bound, ground),
                w -> Finding.first(0, bound, ground, y -> {
                    Finding.pulse(ground);
                    for (long x = 0; x <= y; x++) {
                        if (w.inA(x) && y < f.atMostPast(x) && !w.contains(x, y)) {
                            long b = w.b(w.indexInA(x));
                            if (b != f.atMostPast(x)) {
                                return unless(false, "(" + x + "," + y + ")", "B_n = " + f.at(x), "B_n = " + b);
                            }
                        }
                    }
                    return Optional.empty();
                }));
    }

    private static Check orderFromOne(WytFFunction f) {
        return (bound, ground) -> Finding.on(sequence(f, bound, ground), w -> {
            long slope = f.atMostPast(1);
            return Finding.first(1, w.size(), ground, n -> {
                long value = f.atMostPast(w.a(n));
                return unless(
                        value <= w.b(n) && (value == w.b(n)) == (value >= slope * w.a(n)),
                        "n = " + n,
                        "f(A_n) = " + value,
                        "B_n = " + w.b(n));
            });
        });
    }

    private static Check equalityFromOne(WytFFunction f) {
        return (bound, ground) -> Finding.on(
                sequence(f, bound, ground),
                w -> Finding.first(
                        1,
                        w.size(),
                        ground,
                        n -> unless(
                                w.b(n) == f.atMostPast(w.a(n)),
                                "n = " + n,
                                "B_n = " + f.at(w.a(n)),
                                "B_n = " + w.b(n))));
    }

    private static Check caseFive(WytFFunction f) {
        return (bound, ground) -> Finding.on(sequence(f, bound, ground), w -> {
            long slope = f.atMostPast(1);
            return Finding.first(0, bound, ground, y -> {
                Finding.pulse(ground);
                for (long x = 0; x <= y; x++) {
                    if (w.inA(x) && f.atMostPast(x) <= y && y < w.b(w.indexInA(x)) && !w.inB(y)) {
                        long s = y / slope;
                        long r = y % slope;
                        long u = x - w.a(s);
                        boolean move =
                                (0 < u && u <= r && r < f.atMostPast(u)) || (0 < r && r <= u && u < f.atMostPast(r));
                        if (s >= w.indexInA(x) || y <= w.b(s) || !move) {
                            return unless(false, "(" + x + "," + y + ")", "s = " + s + ", r = " + r, "u = " + u);
                        }
                    }
                }
                return Optional.empty();
            });
        });
    }

    /** From numbers alone: A_m = m and B_m = f(1)*m below the line (equations 8 and 9). */
    private static Cases strategy(WytFFunction f) {
        WytFFunction g = f.envelope();
        long slope = f.atMostPast(1);
        return (x, y) -> {
            if (!WytFProcedureClaims.procedure1(g, x)) {
                long z = WytFProcedureClaims.inverse(g, x).orElseThrow();
                return List.of(new Step("(i)", x, z, Taking.ONE_PILE));
            }
            if (y > g.atMostPast(x)) {
                return List.of(new Step("(ii)", x, g.atMostPast(x), Taking.ONE_PILE));
            }
            if (y < f.atMostPast(x)) {
                return List.of(new Step("(iii)", 0, 0, Taking.BOTH_PILES));
            }
            long s = y / slope;
            return List.of(
                    y % slope == 0
                            ? new Step("(iv)", s, y, Taking.ONE_PILE)
                            : new Step("(v)", s, slope * s, Taking.BOTH_PILES));
        };
    }
}
