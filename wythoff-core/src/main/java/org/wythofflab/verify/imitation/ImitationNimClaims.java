package org.wythofflab.verify.imitation;

import java.util.List;
import java.util.Optional;
import org.wythofflab.theory.Theorem;
import org.wythofflab.verify.Case;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Scale;
import org.wythofflab.verify.common.TheoremClaims;
import org.wythofflab.verify.imitation.ImitationBoard.Nature;

/** Larsson 2009, who wins Imitation Nim, m = p = 1: section 1.3. */
final class ImitationNimClaims {

    private ImitationNimClaims() {}

    static List<Claim> all() {
        return List.of(
                proposition5(),
                arithmeticProgression(false),
                arithmeticProgression(true),
                secondPile(),
                dynamic(),
                dynamicP(),
                figure1(),
                corollary7());
    }

    private static Claim proposition5() {
        Theorem theorem = TheoremClaims.theorem("imitation/proposition-5");
        return Claim.holds(
                theorem.id(),
                theorem.citation(),
                theorem.statement(),
                Scale.piles(60),
                Case.single(ImitationBoard.check(
                        1,
                        1,
                        board -> board.firstPosition((a, b) -> {
                            Nature printed = board.inW(a, b)
                                    ? Nature.P
                                    : isIia(board, a, b) || isIib(board, a) ? Nature.N : Nature.DYNAMIC;
                            return ImitationOutcomeClaims.expect(a, b, printed, board.nature(a, b));
                        }))));
    }

    /** (c,d) in P(W), 0 <= c <= d < b, b - a = d - c. */
    private static boolean isIia(ImitationBoard board, int a, int b) {
        return board.xi(a, b) > 0;
    }

    /** (a,c) in P(W), 0 <= c < a. */
    private static boolean isIib(ImitationBoard board, int a) {
        return board.partners(a).stream().anyMatch(c -> c < a);
    }

    private static Claim arithmeticProgression(boolean repaired) {
        String id = "imitation/remark-6-both-types" + (repaired ? "/repaired" : "");
        List<Case> cases = Case.single(ImitationBoard.checkStarts(
                1,
                1,
                board -> board.firstPosition((a, b) -> {
                    boolean both = isIia(board, a, b) && isIib(board, a);
                    boolean progression = board.partners(a).stream().anyMatch(c -> c < a && a < b && a - c == b - a);
                    return repaired && !progression
                            ? Optional.empty()
                            : ImitationOutcomeClaims.expect(
                                    a,
                                    b,
                                    progression ? "both types" : "not both types",
                                    both ? "both types" : "not both types");
                })));
        return repaired
                ? Claim.holds(
                        id,
                        ImitationClaims.at("Remark 6"),
                        "(a,b) is of both types (iia) and (iib) of Proposition 5 if c, a, b is an arithmetic progression for a"
                                + " P-position (c,a) of Wythoff Nim, c < a; others are, too",
                        Scale.piles(100),
                        cases)
                : Claim.fails(
                        id,
                        ImitationClaims.at("Remark 6"),
                        "the positions (a,b) of both types (iia) and (iib) of Proposition 5 are those where c, a, b is an"
                                + " arithmetic progression for a P-position (c,a) of Wythoff Nim, c < a",
                        Scale.piles(100),
                        cases);
    }

    private static Claim secondPile() {
        return Claim.holds(
                "imitation/remark-6",
                ImitationClaims.at("Remark 6"),
                "if (x,b) is P in Wythoff Nim for some x < a <= b then some (a-k,b-k), k >= 1, is",
                Scale.piles(100),
                Case.single(ImitationBoard.checkStarts(
                        1,
                        1,
                        board -> board.firstPosition((a, b) -> {
                            boolean given = board.partners(b).stream().anyMatch(x -> x < a);
                            return given
                                    ? ImitationOutcomeClaims.expect(
                                            a, b, "type (iia)", isIia(board, a, b) ? "type (iia)" : "not of type (iia)")
                                    : Optional.empty();
                        }))));
    }

    private static Claim dynamic() {
        return Claim.holds(
                "imitation/section-1.3-dynamic",
                ImitationClaims.at("section 1.3, below Remark 6"),
                "(c,b), c <= b, is dynamic in Imitation Nim if and only if (c,d) is P in Wythoff Nim for some d with c <= d"
                        + " < b",
                Scale.piles(60),
                Case.single(ImitationBoard.check(
                        1,
                        1,
                        board -> board.firstPosition((c, b) -> {
                            boolean printed = ImitationOutcomeClaims.hasPairBelow(board, c, b);
                            Nature right = board.nature(c, b);
                            return printed == (right == Nature.DYNAMIC)
                                    ? Optional.empty()
                                    : ImitationOutcomeClaims.expect(
                                            c, b, printed ? Nature.DYNAMIC : "not dynamic", right);
                        }))));
    }

    private static Claim dynamicP() {
        return Claim.holds(
                "imitation/section-1.3-dynamic-p",
                ImitationClaims.at("section 1.3, below Remark 6"),
                "with (c,d) P in Wythoff Nim, c <= d < b, the position (c,b) is P in Imitation Nim if and only if the last"
                        + " move came from (a,b) with b - a = d - c",
                Scale.piles(60),
                Case.single(ImitationBoard.check(
                        1,
                        1,
                        board -> board.firstPlace(place -> board.partners(place.a()).stream()
                                .filter(d -> place.a() <= d && d < place.b())
                                .findFirst()
                                .flatMap(d -> board.expect(place, place.last() == place.b() - d, ""))))));
    }

    private static Claim figure1() {
        return Claim.holds(
                "imitation/figure-1",
                ImitationClaims.at("Figure 1"),
                "in Imitation Nim, if (c,d) is P in Wythoff Nim, c <= d, the move from Q = (c+k,d+k) to (c,d+k) wins after"
                        + " every history",
                Scale.piles(60),
                Case.single(ImitationBoard.check(
                        1,
                        1,
                        board -> board.firstPlace(place -> {
                            for (int k = 1; k <= place.a(); k++) {
                                ImitationPlace to = place.fromSmaller(board.rule(), k);
                                if (board.inW(place.a() - k, place.b() - k) && !board.isP(to)) {
                                    return Optional.of(new Counterexample(
                                            place.words(board.rule()),
                                            "(" + to.a() + "," + to.b() + ") wins",
                                            "it loses"));
                                }
                            }
                            return Optional.empty();
                        }))));
    }

    private static Claim corollary7() {
        return Claim.holds(
                "imitation/corollary-7",
                ImitationClaims.at("Corollary 7"),
                "the starting positions that are P in Imitation Nim are the P-positions of Wythoff Nim",
                Scale.piles(1000),
                Case.single(ImitationOutcomeClaims.sameStarts("imitation(1,1)", "wythoff")));
    }
}
