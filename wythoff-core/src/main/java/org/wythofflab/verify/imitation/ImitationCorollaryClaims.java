package org.wythofflab.verify.imitation;

import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import org.wythofflab.verify.Case;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Footing;
import org.wythofflab.verify.Ground;
import org.wythofflab.verify.Scale;

/** Hegarty's appendix to Larsson 2009: the Corollary, how near pi(n) is to n*L and n/L. */
final class ImitationCorollaryClaims {

    private ImitationCorollaryClaims() {}

    static List<Claim> all() {
        return List.of(slope(), delta(), gamma(), corollary(), corollaryByCase(), onlyZeroAndOne());
    }

    private static Claim slope() {
        return Claim.holds(
                "imitation/appendix-slope",
                ImitationClaims.at("appendix, Corollary"),
                "s/r = L = (1+sqrt(4p^2+1))/2p, and (2p-1)(L-1) < 1",
                new Scale("p up to", 100_000),
                2,
                off -> Case.single(
                        slope(off == 1 ? 1 : 0, off == 2 ? ImitationSlope::inverseRatio : ImitationSlope::ratio)));
    }

    /** With 2p-1 and so much more before L-1. */
    private static Check slope(int more, LongFunction<ImitationSlope> ofP) {
        return (bound, ground) -> Finding.first(1, bound + 1, ground, p -> {
            ImitationSlope r = ImitationSlope.alpha(1, p);
            ImitationSlope s = ImitationSlope.beta(1, p);
            ImitationSlope ratio = ofP.apply(p);
            // (r.u + w)(L.u + w) = 2p(s.u + w), w^2 = d, by the parts without and with w.
            boolean quotient = r.u() * ratio.u() + ratio.d() == 2 * p * s.u() && r.u() + ratio.u() == 2 * p;
            return quotient && ratio.compareMultiple(2 * p - 1 + more, 2 * p + more) < 0
                    ? Optional.empty()
                    : Optional.of(new Counterexample("p = " + p, "less than 1", "not"));
        });
    }

    private static Claim corollary() {
        return Claim.holds(
                "imitation/appendix-corollary",
                ImitationClaims.at("appendix, Corollary, equation (9)"),
                "pi(n) is [nL] + eps or [nl] + eps with eps in {-1,0,1,2}, l = 1/L",
                Scale.indices(200_000),
                Case.over("p", 1, ImitationAppendixClaims.MOST, p -> near(p, eps -> -1 <= eps && eps <= 2, false)));
    }

    private static Claim corollaryByCase() {
        return Claim.holds(
                "imitation/appendix-corollary-cases",
                ImitationClaims.at("appendix, Corollary, proof"),
                "pi(n) - [nL] is in {-1,0,1,2} if n-p is an a_k, and pi(n) - [nl] if n-p is a b_k",
                Scale.indices(200_000),
                Case.over("p", 1, ImitationAppendixClaims.MOST, p -> near(p, eps -> -1 <= eps && eps <= 2, true)));
    }

    private static Claim onlyZeroAndOne() {
        return Claim.open(
                "imitation/appendix-remark",
                ImitationClaims.at("appendix, last Remark"),
                "pi(n) is [nL] + eps or [nl] + eps with eps in {0,1}",
                Scale.indices(500_000),
                Case.over("p", 1, ImitationAppendixClaims.MOST, p -> near(p, eps -> eps == 0 || eps == 1, false)));
    }

    /** How far pi(n) is from [nL] and [nl]; by case, the one of them is asked for that is on its side of n. */
    private static Check near(int p, LongPredicate allowed, boolean byCase) {
        return (bound, ground) -> Finding.on(permutation(p, bound, ground), pi -> {
            ImitationSlope up = ImitationSlope.ratio(p);
            ImitationSlope down = ImitationSlope.inverseRatio(p);
            long[] floors = {0, 0};
            return Finding.first(1, bound, ground, n -> {
                floors[0] = up.floor(n, floors[0]);
                floors[1] = down.floor(n, floors[1]);
                long value = pi[(int) n];
                boolean above = allowed.test(value - floors[0]);
                boolean below = allowed.test(value - floors[1]);
                boolean right = (!byCase || n <= p) ? above || below : value > n ? above : below;
                return right
                        ? Optional.empty()
                        : Optional.of(new Counterexample(
                                "n = " + n, "near " + floors[0] + " or " + floors[1], "pi(n) = " + value));
            });
        });
    }

    /** pi(n) for 0 < n < bound, from the pairs of Definition 13: (n-1, pi(n)-1) are their two orders. */
    private static Footing<int[]> permutation(int p, long bound, Ground ground) {
        return ImitationSequence.of(1, p, bound, ground)
                .with(
                        () -> ImitationWalk.room(bound, Integer.SIZE, ground),
                        (pairs, length) -> permutation(pairs, length, ground));
    }

    private static int[] permutation(ImitationSequence pairs, int length, Ground ground) {
        int[] pi = new int[length];
        for (int i = 0; i < length; i++) {
            ImitationWalk.pulse(i, ground);
            ImitationAppendixClaims.set(pi, pairs.first(i) + 1L, pairs.second(i) + 1);
            ImitationAppendixClaims.set(pi, pairs.second(i) + 1, pairs.first(i) + 1L);
        }
        return pi;
    }

    private static Claim delta() {
        return Claim.holds(
                "imitation/appendix-delta",
                ImitationClaims.at("appendix, Corollary, proof"),
                "b*_k = a*_k*L + delta with -1 < delta < 1",
                new Scale("k below", 100_000),
                Case.over("p", 1, ImitationAppendixClaims.MOST, p -> {
                    ImitationSlope ratio = ImitationSlope.ratio(p);
                    return ImitationAppendixPairClaims.each(
                            (pairs, k) -> ratio.compareMultiple(pairs.starA(k), pairs.starB(k) - 1) > 0
                                    && ratio.compareMultiple(pairs.starA(k), pairs.starB(k) + 1) < 0,
                            p);
                }));
    }

    private static Claim gamma() {
        return Claim.holds(
                "imitation/appendix-gamma",
                ImitationClaims.at("appendix, Corollary, proof"),
                "for n = p + a_k, pi(n) = p + b_k = nL + gamma with -2 < gamma < 2",
                new Scale("k below", 100_000),
                2,
                off -> Case.over(
                        "p", 1, ImitationAppendixClaims.MOST, p -> gamma(p, off == 1 ? 0 : -2, off == 2 ? 0 : 2)));
    }

    private static Check gamma(int p, int more, int less) {
        ImitationSlope ratio = ImitationSlope.ratio(p);
        return ImitationAppendixPairClaims.each(
                (pairs, k) -> ratio.compareMultiple((long) p + pairs.a(k), p + pairs.b(k) - less) > 0
                        && ratio.compareMultiple((long) p + pairs.a(k), p + pairs.b(k) - more) < 0,
                p);
    }
}
