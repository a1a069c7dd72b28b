package org.wythofflab.verify.imitation;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import org.wythofflab.theory.Knowledge;
import org.wythofflab.theory.PairSequence;
import org.wythofflab.verify.Case;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Ground;
import org.wythofflab.verify.Scale;
import org.wythofflab.verify.common.TheoremClaims;

/** Hegarty's appendix to Larsson 2009: what it states of the pairs with the number k, for m = 1. */
final class ImitationAppendixPairClaims {

    private static final Scale INDICES = new Scale("k below", 200_000);

    private ImitationAppendixPairClaims() {}

    static List<Claim> all() {
        return List.of(lemma1i(), lemma1ii(), lemma1iii(), lemma1iv(), mainTheorem(), bestPossible(), witnesses());
    }

    private static Claim lemma1i() {
        return lemma(
                "i",
                "M_p, the multiset of [ks]-[kr], has pn + eps elements up to n, 0 <= eps <= p-1",
                new Scale("n below", 20_000),
                p -> (bound, ground) -> Finding.on(ImitationPairs.of(p, p * (bound + 1), ground), pairs -> {
                    int[] k = {1};
                    return Finding.first(1, bound, ground, n -> {
                        while (pairs.starB(k[0]) - pairs.starA(k[0]) <= n) {
                            k[0]++;
                        }
                        long eps = k[0] - 1 - p * n;
                        return 0 <= eps && eps < p
                                ? Optional.empty()
                                : Optional.of(new Counterexample("n = " + n, "0 to " + (p - 1), "" + eps));
                    });
                }));
    }

    private static Claim lemma1ii() {
        return lemma(
                "ii",
                "eps_k = (b_k-a_k) - (b*_k-a*_k) is 0 or 1, and 0 if p divides k",
                INDICES,
                p -> each((pairs, k) -> pairs.epsilon(k) == 0 || (pairs.epsilon(k) == 1 && k % p != 0), p));
    }

    private static Claim lemma1iii() {
        return lemma(
                "iii",
                "a*_(k+1) - a*_k is 1 or 2, never 1 twice in a row, and 3/2 < r < 2",
                INDICES,
                p -> each(
                        (pairs, k) -> {
                            long step = pairs.starA(k + 1) - pairs.starA(k);
                            long following = pairs.starA(k + 2) - pairs.starA(k + 1);
                            ImitationSlope r = ImitationSlope.alpha(1, p);
                            return (step == 1 || step == 2)
                                    && step + following > 2
                                    && r.compareMultiple(2, 3) > 0
                                    && r.compareMultiple(1, 2) < 0;
                        },
                        p));
    }

    private static Claim lemma1iv() {
        return lemma(
                "iv",
                "b*_(k+1) - b*_k is 2 or 3, and 2 < s < 3",
                INDICES,
                p -> each(
                        (pairs, k) -> {
                            long step = pairs.starB(k + 1) - pairs.starB(k);
                            ImitationSlope s = ImitationSlope.beta(1, p);
                            return (step == 2 || step == 3)
                                    && s.compareMultiple(1, 2) > 0
                                    && s.compareMultiple(1, 3) < 0;
                        },
                        p));
    }

    private static Claim lemma(String part, String statement, Scale scale, IntFunction<Check> check) {
        return Claim.holds(
                "imitation/appendix-lemma-1-" + part,
                ImitationClaims.at("appendix, Lemma 1 (" + part + ")"),
                statement,
                scale,
                Case.over("p", 1, ImitationAppendixClaims.MOST, check));
    }

    /** A statement about the k-th pairs. */
    @FunctionalInterface
    interface AtIndex {
        boolean holds(ImitationPairs pairs, int k);
    }

    static Check each(AtIndex statement, int p) {
        return (bound, ground) -> Finding.on(
                ImitationPairs.of(p, bound + 2L, ground),
                pairs -> Finding.first(
                        1,
                        bound,
                        ground,
                        k -> statement.holds(pairs, (int) k)
                                ? Optional.empty()
                                : Optional.of(new Counterexample("k = " + k, "it holds", pairs.words((int) k)))));
    }

    private static Claim mainTheorem() {
        return Claim.holds(
                "imitation/appendix-main-theorem",
                ImitationClaims.at("appendix, Main Theorem"),
                "|a_k - a*_k| <= p-1 for all k",
                INDICES,
                1,
                off -> Case.over("p", 1, ImitationAppendixClaims.MOST, p -> within(p, Math.max(0, p - 1 - off))));
    }

    private static Check within(int p, int most) {
        return each((pairs, k) -> Math.abs(pairs.a(k) - pairs.starA(k)) <= most, p);
    }

    private static Claim bestPossible() {
        return Claim.open(
                "imitation/appendix-best-possible",
                ImitationClaims.at("appendix, Remark after the Main Theorem"),
                "|a_k - a*_k| = p-1 for some k",
                new Scale("k below", 500_000),
                Case.over("p", 1, 6, ImitationAppendixPairClaims::bestPossible));
    }

    private static Check bestPossible(int p) {
        return (bound, ground) -> Finding.on(ImitationWalk.ofAppendix(p, bound, ground), walk -> {
            ImitationSlope r = ImitationSlope.alpha(1, p);
            long most = -1;
            long where = 0;
            long floor = 0;
            for (int k = 1; k < bound && most < p - 1; k++) {
                floor = r.floor(k, floor + 1);
                long distance = Math.abs(walk.next() - floor);
                where = distance > most ? k : where;
                most = Math.max(most, distance);
            }
            return Finding.witness(
                    most >= p - 1,
                    "no k below " + bound + " has " + (p - 1) + "; the most is " + most + ", first at k = " + where);
        });
    }

    /** Found with the claim above, looked at here without those before. */
    private static Claim witnesses() {
        List<Long> indices = List.of(1L, 4L, 438L, 399_187L, 323_341_045L);
        return Claim.holds(
                "imitation/appendix-best-possible-to-5",
                ImitationClaims.at("appendix, Remark after the Main Theorem"),
                "the bound p-1 is best possible for p = 1, ..., 5: |a_k - a*_k| = p-1 at k = 1, 4, 438, 399187, 323341045",
                Scale.all("p up to 5"),
                1,
                off -> Case.over("p", 1, indices.size(), p -> witness(p, indices.get(p - 1) + 2L * off)));
    }

    private static Check witness(int p, long k) {
        return (bound, ground) -> {
            PairSequence pairs = TheoremClaims.theorem("imitation/proposition-14")
                    .about(Ground.game(ImitationBoard.wythoff(1, p)), Set.of())
                    .flatMap(Knowledge::pairs)
                    .orElseThrow();
            // Numbers and indices of Definition 13 begin with the p pairs of difference 0, those of the
            // appendix with 1.
            long a = pairs.pair(BigInteger.valueOf(k + p - 1)).x().longValueExact() - (p - 1);
            long star = ImitationSlope.alpha(1, p).floor(k, a);
            return Math.abs(a - star) == p - 1
                    ? Finding.agrees()
                    : Finding.refuted("k = " + k, "" + (p - 1), "" + Math.abs(a - star));
        };
    }
}
