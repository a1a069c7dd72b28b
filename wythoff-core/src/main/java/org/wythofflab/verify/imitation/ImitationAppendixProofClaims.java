package org.wythofflab.verify.imitation;

import java.util.List;
import java.util.Optional;
import org.wythofflab.verify.Case;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Scale;

/**
 * Hegarty's appendix to Larsson 2009: the steps of its proofs. The proof of the Main Theorem is by contradiction, but what it
 * says on the way holds, or fails, for every k.
 */
final class ImitationAppendixProofClaims {

    private static final Scale INDICES = new Scale("k below", 100_000);

    private ImitationAppendixProofClaims() {}

    static List<Claim> all() {
        return List.of(caseOne(), caseTwo(), equation6(), equation7(), equation8(), equation8Repaired());
    }

    private static Claim caseOne() {
        return proof(
                "appendix-case-i",
                "Main Theorem, proof, case I",
                "if a_k - a*_k = p' > 0 and b_l is the last b below a_k, then b*_(l-p'+1) > a*_k, b*_l - b_l >= p' and a*_l -"
                        + " a_l >= p'",
                (pairs, k) -> {
                    int ahead = (int) (pairs.a(k) - pairs.starA(k));
                    // The numbers below a_k are k-1 a's, and b's.
                    int l = pairs.a(k) - k;
                    return ahead <= 0
                            || (pairs.b(l) < pairs.a(k)
                                    && pairs.starB(l - ahead + 1) > pairs.starA(k)
                                    && pairs.starB(l) - pairs.b(l) >= ahead
                                    && pairs.starA(l) - pairs.a(l) >= ahead);
                });
    }

    private static Claim caseTwo() {
        return proof(
                "appendix-case-ii",
                "Main Theorem, proof, case II",
                "if a*_k - a_k = p' > 0, b*_l is the last b* below a*_k and i = l-p'+1, then b_i > a_k, b_i - b*_i >= p' and a_i"
                        + " - a*_i >= p'-1",
                (pairs, k) -> {
                    int behind = (int) (pairs.starA(k) - pairs.a(k));
                    int l = (int) pairs.starA(k) - k;
                    int i = l - behind + 1;
                    return behind <= 0
                            || (pairs.starB(l) < pairs.starA(k)
                                    && pairs.b(i) > pairs.a(k)
                                    && pairs.b(i) - pairs.starB(i) >= behind
                                    && pairs.a(i) - pairs.starA(i) >= behind - 1);
                });
    }

    private static Claim proof(String id, String locator, String statement, ImitationAppendixPairClaims.AtIndex at) {
        return Claim.holds(
                "imitation/" + id,
                ImitationClaims.at("appendix, " + locator),
                statement,
                INDICES,
                Case.over("p", 2, ImitationAppendixClaims.MOST, p -> ImitationAppendixPairClaims.each(at, p)));
    }

    /**
     * An index j as the proof has it: eps_j = 1 and the p-1 steps of b* after it are all 2.
     *
     * @param t the least t > 0 with eps_(j+t) = 0
     * @param r b*_r is the last b* below a*_j
     */
    private record Spot(ImitationPairs pairs, int p, int j, int t, int r) {

        static Optional<Spot> at(ImitationPairs pairs, int p, int j) {
            if (pairs.epsilon(j) != 1) {
                return Optional.empty();
            }
            for (int i = j + 1; i < j + p; i++) {
                if (pairs.starB(i) - pairs.starB(i - 1) != 2) {
                    return Optional.empty();
                }
            }
            int t = 1;
            while (pairs.epsilon(j + t) != 0) {
                t++;
            }
            return Optional.of(new Spot(pairs, p, j, t, (int) pairs.starA(j) - j));
        }

        long stepA(int xi) {
            return pairs.starA(j + xi) - pairs.starA(j + xi - 1);
        }

        long stepB(int xi) {
            return pairs.starB(r + xi) - pairs.starB(r + xi - 1);
        }

        /** b*_(r+p-1) - b*_(r+1). */
        long span() {
            return pairs.starB(r + p - 1) - pairs.starB(r + 1);
        }
    }

    /** A statement about such an index. */
    @FunctionalInterface
    private interface AtSpot {
        Optional<Counterexample> at(Spot spot, String where);
    }

    private static List<Case> spots(AtSpot statement) {
        return Case.over("p", 2, ImitationAppendixClaims.MOST, p -> spots(p, statement));
    }

    private static Check spots(int p, AtSpot statement) {
        return (bound, ground) -> Finding.on(ImitationPairs.of(p, bound + 2L * p, ground), pairs -> {
            boolean[] seen = {false};
            Finding finding = Finding.first(
                    1,
                    bound,
                    ground,
                    j -> Spot.at(pairs, p, (int) j).flatMap(spot -> {
                        seen[0] = true;
                        return statement.at(spot, "j = " + j + ", t = " + spot.t() + ", r = " + spot.r());
                    }));
            return seen[0] ? finding : Finding.open("no such j below " + bound);
        });
    }

    private static final String SPOT =
            "if eps_j = 1, b*_i - b*_(i-1) = 2 for i = j+1, ..., j+p-1, and t > 0 is least with" + " eps_(j+t) = 0: ";

    private static Claim equation6() {
        return Claim.holds(
                "imitation/appendix-equation-6",
                ImitationClaims.at("appendix, equation (6)"),
                SPOT + "t < p, a*_(j+t) - a*_(j+t-1) = 1, and the t-1 steps before are 2",
                INDICES,
                spots((spot, where) -> {
                    boolean right = spot.t() < spot.p() && spot.stepA(spot.t()) == 1;
                    for (int xi = 1; xi < spot.t(); xi++) {
                        right = right && spot.stepA(xi) == 2;
                    }
                    return right
                            ? Optional.empty()
                            : Optional.of(new Counterexample(where, "steps 2, ..., 2, 1", "others"));
                }));
    }

    private static Claim equation7() {
        return Claim.holds(
                "imitation/appendix-equation-7",
                ImitationClaims.at("appendix, equation (7)"),
                SPOT
                        + "with b*_r the last b* below a*_j, b*_(r+t) - b*_(r+t-1) = 3, and b*_(r+i) - b*_(r+i-1) = 2 for i = 2,"
                        + " ..., t-1",
                INDICES,
                spots((spot, where) -> {
                    boolean right = spot.stepB(spot.t()) == 3;
                    for (int xi = 2; xi < spot.t(); xi++) {
                        right = right && spot.stepB(xi) == 2;
                    }
                    return right
                            ? Optional.empty()
                            : Optional.of(new Counterexample(where, "steps 2, ..., 2, 3", "others"));
                }));
    }

    private static Claim equation8() {
        return Claim.fails(
                "imitation/appendix-equation-8",
                ImitationClaims.at("appendix, equation (8)"),
                SPOT + "with b*_r the last b* below a*_j, b*_(r+p-1) - b*_(r+1) >= 2p-3",
                INDICES,
                spots((spot, where) -> spot.span() >= 2L * spot.p() - 3
                        ? Optional.empty()
                        : Optional.of(new Counterexample(
                                where, "b*_(r+p-1) - b*_(r+1) >= " + (2 * spot.p() - 3), "" + spot.span()))));
    }

    private static Claim equation8Repaired() {
        return Claim.holds(
                "imitation/appendix-equation-8/repaired",
                ImitationClaims.at("appendix, equation (8)"),
                SPOT
                        + "with b*_r the last b* below a*_j, b*_(r+p-1) - a*_j >= 2p-2, which is what the proof needs; (8) itself"
                        + " holds if t > 1",
                INDICES,
                spots((spot, where) -> {
                    long reach = spot.pairs().starB(spot.r() + spot.p() - 1)
                            - spot.pairs().starA(spot.j());
                    boolean right = reach >= 2L * spot.p() - 2 && (spot.t() == 1 || spot.span() >= 2L * spot.p() - 3);
                    return right
                            ? Optional.empty()
                            : Optional.of(new Counterexample(where, "at least " + (2 * spot.p() - 2), "" + reach));
                }));
    }
}
