package org.wythofflab.verify.imitation;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.wythofflab.rules.Imitation;
import org.wythofflab.theory.HistoryStrategy;
import org.wythofflab.theory.Knowledge;
import org.wythofflab.theory.Theorem;
import org.wythofflab.verify.Case;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Ground;
import org.wythofflab.verify.Scale;
import org.wythofflab.verify.common.TheoremClaims;
import org.wythofflab.verify.imitation.ImitationBoard.Nature;

/** Larsson 2009, who wins (m,p)-Imitation Nim: Propositions and Theorem 19, over all histories. */
final class ImitationOutcomeClaims {

    private static final int MOST = 5;

    private ImitationOutcomeClaims() {}

    static List<Claim> all() {
        return List.of(
                remark9(),
                dual(),
                figure2(),
                theorem19(),
                theorem19Literally(),
                corollary20(),
                nonDynamicP(),
                dynamicN());
    }

    static Optional<Counterexample> expect(int a, int b, Object printed, Object right) {
        return printed.equals(right)
                ? Optional.empty()
                : Optional.of(new Counterexample("(" + a + "," + b + ")", printed.toString(), right.toString()));
    }

    /** (a,c) in P(W) for some c with a <= c < b. */
    static boolean hasPairBelow(ImitationBoard board, int a, int b) {
        return board.partners(a).stream().anyMatch(c -> a <= c && c < b);
    }

    /** Two games have the same P-positions, for the one with memory among starting positions. */
    static Check sameStarts(String imitation, String wythoff) {
        return (bound, ground) -> Finding.on(
                ground.outcomes(Ground.game(imitation), bound),
                () -> ground.outcomes(Ground.game(wythoff), bound),
                (one, two) -> Finding.first(0, bound * bound, ground, cell -> {
                    // By the larger pile: those of larger pile n have numbers n^2, ..., n^2 + 2n.
                    int n = (int) BigInteger.valueOf(cell).sqrt().longValueExact();
                    int rest = (int) (cell - (long) n * n);
                    int x = rest <= n ? rest : n;
                    int y = rest <= n ? n : rest - n - 1;
                    return one.isP(x, y) == two.isP(x, y)
                            ? Optional.empty()
                            : expect(x, y, two.isP(x, y) ? "P" : "N", one.isP(x, y) ? "P" : "N");
                }));
    }

    private static Claim remark9() {
        return Claim.holds(
                "imitation/remark-9",
                ImitationClaims.at("Remark 9"),
                "at the start of (1,p)-Imitation Nim the winning strategy of 2-pile Nim, making the piles equal, wins if and"
                        + " only if one pile has less than p tokens",
                Scale.piles(60),
                Case.over(
                        "p",
                        1,
                        8,
                        p -> ImitationBoard.checkStarts(
                                1,
                                p,
                                board -> board.firstPosition((a, b) -> {
                                    ImitationPlace start = ImitationPlace.start(board.rule(), a, b);
                                    ImitationPlace equal = a < b ? start.fromLarger(board.rule(), b - a) : start;
                                    return board.expect(equal, a < p, "");
                                }))));
    }

    private static Claim dual() {
        return Claim.holds(
                "imitation/section-1.4.2",
                ImitationClaims.at("section 1.4.2"),
                "a starting position of (1,p)-Imitation Nim is P if and only if it is P in (1,p)-Wythoff Nim",
                Scale.piles(400),
                Case.over("p", 1, 10, p -> sameStarts(ImitationBoard.imitation(1, p), ImitationBoard.wythoff(1, p))));
    }

    private static Claim figure2() {
        return Claim.holds(
                "imitation/figure-2",
                ImitationClaims.at("Figure 2"),
                "in (1,3)-Imitation Nim, from Q beyond the three P-positions of (1,3)-Wythoff Nim on its diagonal, moves in the"
                        + " smaller pile to the third, the second and the first of them in turn win; the opponent imitates"
                        + " each until he may not",
                Scale.piles(60),
                Case.single(ImitationBoard.check(1, 3, board -> board.firstPlace(place -> threeMoves(board, place)))));
    }

    private static Optional<Counterexample> threeMoves(ImitationBoard board, ImitationPlace q) {
        Imitation rule = board.rule();
        if (board.xi(q.a(), q.b()) < rule.p()) {
            return Optional.empty();
        }
        ImitationPlace now = q;
        for (int k = 1; k <= q.a(); k++) {
            if (board.inW(q.a() - k, q.b() - k)) {
                int taken = now.a() - (q.a() - k);
                ImitationPlace won = now.fromSmaller(rule, taken);
                if (!board.isP(won)) {
                    return Optional.of(new Counterexample(q.words(rule), won.words(rule) + " is P", "it is N"));
                }
                if (!won.allows(rule, taken)) {
                    return Optional.empty();
                }
                now = won.fromLarger(rule, taken);
            }
        }
        return Optional.of(new Counterexample(q.words(rule), "the last imitation is forbidden", "it is allowed"));
    }

    private static Claim theorem19() {
        return claim(
                "imitation/theorem-19",
                (m, p) -> new ImitationRulingCheck(
                        new Imitation(m, p), known(m, p).histories().orElseThrow()));
    }

    private static Claim corollary20() {
        Theorem theorem = TheoremClaims.theorem("imitation/corollary-20");
        return Claim.holds(
                theorem.id(),
                theorem.citation(),
                theorem.statement(),
                Scale.piles(100),
                Case.over("m", MOST, "p", MOST, (m, p) -> {
                    HistoryStrategy starts = known(m, p).histories().orElseThrow();
                    Check moves = ImitationRulingCheck.ofStarts(new Imitation(m, p), starts);
                    Check same = sameStarts(ImitationBoard.imitation(m, p), ImitationBoard.wythoff(m, p));
                    return (bound, ground) -> same.upTo(bound, ground).or(moves.upTo(bound, ground));
                }));
    }

    private static Claim claim(String id, Case.OfTwo check) {
        Theorem theorem = TheoremClaims.theorem(id);
        return Claim.holds(
                theorem.id(),
                theorem.citation(),
                theorem.statement(),
                Scale.piles(30),
                Case.over("m", MOST, "p", MOST, check));
    }

    private static Knowledge known(int m, int p) {
        return TheoremClaims.theorem("imitation/theorem-19")
                .about(Ground.game(ImitationBoard.imitation(m, p)), Set.of())
                .orElseThrow();
    }

    private static Claim theorem19Literally() {
        return Claim.holds(
                "imitation/theorem-19-i-ii",
                ImitationClaims.at("Theorem 19"),
                "(a,b), a <= b, is P if and only if (I) it is in P(W) and 0 <= xi(a,b) <= L(a,b), or (II) there is c, a <= c <"
                        + " b, with (a,c) in P(W) and -1 <= L(a,c) < xi(a,c) <= p-1",
                Scale.piles(45),
                Case.over(
                        "m",
                        MOST,
                        "p",
                        MOST,
                        (m, p) -> ImitationBoard.check(
                                m,
                                p,
                                board -> board.firstPlace(place ->
                                        board.expect(place, isOne(board, place) || isTwo(board, place), "")))));
    }

    /** Form (I) of Theorem 19. */
    static boolean isOne(ImitationBoard board, ImitationPlace place) {
        return board.inW(place.a(), place.b()) && board.xi(place.a(), place.b()) <= place.other();
    }

    /** Form (II) of Theorem 19. */
    static boolean isTwo(ImitationBoard board, ImitationPlace place) {
        for (int c : board.partners(place.a())) {
            if (place.a() <= c && c < place.b()) {
                int xi = board.xi(place.a(), c);
                if (place.creditAfter(board.rule(), place.b() - c) < xi
                        && xi < board.rule().p()) {
                    return true;
                }
            }
        }
        return false;
    }

    private static Claim nonDynamicP() {
        return Claim.holds(
                "imitation/section-2-non-dynamic-p",
                ImitationClaims.at("section 2, below Corollary 20"),
                "(a,b) is non-dynamic P in (m,p)-Imitation Nim if and only if it is in P(W) and xi(a,b) = 0",
                Scale.piles(40),
                Case.over(
                        "m",
                        MOST,
                        "p",
                        MOST,
                        (m, p) -> ImitationBoard.check(
                                m,
                                p,
                                board -> board.firstPosition((a, b) -> {
                                    boolean printed = board.inW(a, b) && board.xi(a, b) == 0;
                                    Nature right = board.nature(a, b);
                                    return printed == (right == Nature.P)
                                            ? Optional.empty()
                                            : expect(a, b, printed ? Nature.P : "not non-dynamic P", right);
                                }))));
    }

    private static Claim dynamicN() {
        return Claim.holds(
                "imitation/section-2-dynamic",
                ImitationClaims.at("section 2, below Corollary 20"),
                "an N-position (a,b) of W, a <= b, is dynamic in (m,p)-Imitation Nim if and only if (a,c) is in P(W) for"
                        + " some c, a <= c < b",
                Scale.piles(40),
                Case.over(
                        "m",
                        MOST,
                        "p",
                        MOST,
                        (m, p) -> ImitationBoard.check(
                                m,
                                p,
                                board -> board.firstPosition((a, b) -> {
                                    boolean printed = hasPairBelow(board, a, b);
                                    Nature right = board.nature(a, b);
                                    return board.inW(a, b) || printed == (right == Nature.DYNAMIC)
                                            ? Optional.empty()
                                            : expect(a, b, printed ? Nature.DYNAMIC : "not dynamic", right);
                                }))));
    }
}
