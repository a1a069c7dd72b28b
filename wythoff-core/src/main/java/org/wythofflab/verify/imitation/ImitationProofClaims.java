package org.wythofflab.verify.imitation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.wythofflab.rules.Imitation;
import org.wythofflab.rules.Option;
import org.wythofflab.verify.Case;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Ground;
import org.wythofflab.verify.Scale;
import org.wythofflab.verify.common.BoardOptions;

/** Larsson 2009, the terms of Theorem 19 and the winning moves that its proof names, after every history. */
final class ImitationProofClaims {

    private static final int MOST = 6;

    private ImitationProofClaims() {}

    static List<Claim> all() {
        return List.of(
                definition17(),
                definition18(),
                onePileMoves(),
                noneStaysP(),
                earlierPair(false),
                earlierPair(true),
                toPair(),
                toSmallerPartner(),
                inSmallerPile(),
                lastCase(),
                equation3());
    }

    private static Claim definition17() {
        return Claim.holds(
                "imitation/definition-17",
                ImitationClaims.at("Definition 17"),
                "0 <= xi(a,b) <= p; at a P-position (a,b) of W, a <= b, exactly xi(a,b) < p options are P, all of them on its"
                        + " diagonal, so that these are to be blocked",
                Scale.piles(60),
                Case.over("m", 5, "p", 5, ImitationProofClaims::definition17));
    }

    private static Check definition17(int m, int p) {
        return (bound, ground) -> Finding.on(ImitationBoard.ofStarts(new Imitation(m, p), bound, ground), board -> {
            BoardOptions options = new BoardOptions(Ground.game(ImitationBoard.wythoff(m, p)), (int) bound);
            return board.firstPosition((a, b) -> {
                int xi = board.xi(a, b);
                if (!board.inW(a, b)) {
                    return xi <= p ? Optional.empty() : broken(a, b, "at most " + p, "xi = " + xi);
                }
                List<Option> won = options.of(a, b).stream()
                        .filter(option -> board.inW(option.x(), option.y()))
                        .toList();
                return xi < p && won.size() == xi && won.stream().allMatch(option -> option.first() == option.second())
                        ? Optional.empty()
                        : broken(a, b, xi + " options on the diagonal", won.toString());
            });
        });
    }

    private static Optional<Counterexample> broken(int a, int b, String printed, String right) {
        return Optional.of(new Counterexample("(" + a + "," + b + ")", printed, right));
    }

    private static Claim definition18() {
        return Claim.holds(
                "imitation/definition-18",
                ImitationClaims.at("Definition 18"),
                "-1 <= L(a,b) < p for every option of every history, and L(a,b) = -1 exactly where the option would be the"
                        + " p-th imitation in a row by the same player",
                new Scale("histories from piles up to", 6),
                1,
                off -> Case.over("m", 3, "p", 3, (m, p) -> credits(m, p, off - 1)));
    }

    /** L is at least that, and that where the option is forbidden. */
    private static Check credits(int m, int p, int least) {
        return (bound, ground) -> Finding.first(0, bound + 1, ground, y -> {
            for (int x = 0; x <= y; x++) {
                ImitationLine start = new ImitationLine(m, p, List.of(new int[] {x, (int) y}));
                Optional<Counterexample> broken = start.everyHistory(least, ground);
                if (broken.isPresent()) {
                    return broken;
                }
            }
            return Optional.empty();
        });
    }

    private static Claim onePileMoves() {
        return Claim.holds(
                "imitation/theorem-19-proof-one-pile",
                ImitationClaims.at("Theorem 19, proof, first part"),
                "no one-pile move joins two P-positions of W; if (a,c) is in P(W), a <= c < b, the only one-pile move from (a,b)"
                        + " to P(W) is that to (a,c)",
                Scale.piles(100),
                Case.over(
                        "m",
                        5,
                        "p",
                        5,
                        (m, p) -> ImitationBoard.checkStarts(
                                m,
                                p,
                                board -> board.firstPosition((a, b) -> {
                                    boolean beyond = board.partners(a).stream().anyMatch(c -> a <= c && c < b);
                                    long reached = board.partners(a).stream()
                                                    .filter(c -> c < b)
                                                    .count()
                                            + board.partners(b).stream()
                                                    .filter(c -> c < a)
                                                    .count();
                                    return (!beyond && !board.inW(a, b)) || reached == (beyond ? 1 : 0)
                                            ? Optional.empty()
                                            : broken(a, b, (beyond ? 1 : 0) + " move to P(W)", "" + reached);
                                }))));
    }

    /** The first half of the proof. */
    private static Claim noneStaysP() {
        return claim(
                "imitation/theorem-19-proof-p",
                "Theorem 19, proof, first part",
                "from a position of form (I) or (II) no allowed move leads to one of form (I) or (II)",
                board -> place -> {
                    if (!ImitationOutcomeClaims.isOne(board, place) && !ImitationOutcomeClaims.isTwo(board, place)) {
                        return Optional.empty();
                    }
                    Imitation rule = board.rule();
                    List<ImitationPlace> options = new ArrayList<>();
                    for (int k = 1; k <= place.a(); k++) {
                        options.add(place.fromSmaller(rule, k));
                    }
                    for (int k = 1; place.a() < place.b() && k <= place.b(); k++) {
                        if (place.allows(rule, k)) {
                            options.add(place.fromLarger(rule, k));
                        }
                    }
                    return options.stream()
                            .filter(to ->
                                    ImitationOutcomeClaims.isOne(board, to) || ImitationOutcomeClaims.isTwo(board, to))
                            .findFirst()
                            .map(to -> new Counterexample(
                                    place.words(rule), "neither (I) nor (II)", "(" + to.a() + "," + to.b() + ") is"));
                });
    }

    /** (alpha,beta) in P(W), too dear for the player who came there: back to an earlier pair of the same difference. */
    private static Claim earlierPair(boolean repaired) {
        String id = "imitation/theorem-19-proof-pair";
        String locator = "Theorem 19, proof, case (alpha,beta) in P(W)";
        String where =
                "at (alpha,beta) in P(W) with L(alpha,beta) < xi(alpha,beta), for every (x,z) in P(W) with z - x ="
                        + " beta - alpha, x < alpha";
        List<Case> cases = cases(board -> place -> {
            int xi = board.xi(place.a(), place.b());
            if (!board.inW(place.a(), place.b()) || place.other() >= xi) {
                return Optional.empty();
            }
            boolean named = false;
            for (int x = 0; x < place.a(); x++) {
                int z = x + place.b() - place.a();
                if (board.inW(x, z) && (!repaired || board.xi(x, z) >= place.other())) {
                    named = true;
                    if (!board.isP(place.fromSmaller(board.rule(), place.a() - x))) {
                        return Optional.of(new Counterexample(
                                place.words(board.rule()),
                                "the move to (" + x + "," + place.b() + ") wins",
                                "it loses: xi(" + x + "," + z + ") = " + board.xi(x, z) + ", L = " + place.other()));
                    }
                }
            }
            return named
                    ? Optional.empty()
                    : Optional.of(new Counterexample(
                            place.words(board.rule()), "a move to an earlier pair", "there is none"));
        });
        return repaired
                ? Claim.holds(
                        id + "/repaired",
                        ImitationClaims.at(locator),
                        where + " and xi(x,z) >= L(alpha,beta), of which there is one, the move to (x,beta) wins",
                        Scale.piles(40),
                        cases)
                : Claim.fails(
                        id, ImitationClaims.at(locator), where + ", the move to (x,beta) wins", Scale.piles(40), cases);
    }

    private static Claim toPair() {
        return claim(
                "imitation/theorem-19-proof-larger-pile",
                "Theorem 19, proof, case (alpha,c) in P(W), c < beta",
                "if (alpha,c) is in P(W), alpha <= c < beta, and (alpha,beta) is not of form (II), the move to (alpha,c) is"
                        + " allowed and wins",
                board -> place -> ImitationOutcomeClaims.isTwo(board, place)
                        ? Optional.empty()
                        : board.partners(place.a()).stream()
                                .filter(c -> place.a() <= c && c < place.b())
                                .findFirst()
                                .flatMap(c -> wins(board, place, place.b() - c)));
    }

    private static Optional<Counterexample> wins(ImitationBoard board, ImitationPlace place, int k) {
        boolean won = place.allows(board.rule(), k) && board.isP(place.fromLarger(board.rule(), k));
        return won
                ? Optional.empty()
                : Optional.of(new Counterexample(
                        place.words(board.rule()), "taking " + k + " from the larger pile wins", "it does not"));
    }

    private static Claim toSmallerPartner() {
        return claim(
                "imitation/theorem-19-proof-swap",
                "Theorem 19, proof, case (alpha,c) in P(W), c < alpha",
                "if (alpha,c) is in P(W), c < alpha <= beta, the move from (alpha,beta) to (alpha,c) is no imitation and"
                        + " wins",
                board -> place -> {
                    int k = place.b()
                            - board.partners(place.a()).stream()
                                    .filter(c -> c < place.a())
                                    .findFirst()
                                    .orElse(place.b());
                    if (k == 0) {
                        return Optional.empty();
                    }
                    boolean won = place.a() == place.b()
                            ? board.isP(place.fromSmaller(board.rule(), k))
                            : wins(board, place, k).isEmpty();
                    return won && !place.imitates(board.rule(), k)
                            ? Optional.empty()
                            : Optional.of(new Counterexample(
                                    place.words(board.rule()), "taking " + k + " is no imitation and wins", "no"));
                });
    }

    private static Claim inSmallerPile() {
        return claim(
                "imitation/theorem-19-proof-smaller-pile",
                "Theorem 19, proof, case (c,beta) in P(W), c < alpha",
                "if (c,beta) is in P(W), c < alpha <= beta, the move from (alpha,beta) to (c,beta) wins",
                board -> place -> board.partners(place.b()).stream()
                        .filter(c -> c < place.a())
                        .findFirst()
                        .flatMap(c -> board.expect(place.fromSmaller(board.rule(), place.a() - c), true, "")));
    }

    private static Claim lastCase() {
        return claim(
                "imitation/theorem-19-proof-last-case",
                "Theorem 19, proof, last case",
                "if none of the other cases applies at an N-position (alpha,beta) of (1,p)-Wythoff Nim, xi(alpha,beta) = p,"
                        + " (alpha,c) is in P(W) for some c > beta, and the move to (x,beta) wins where (x,z) is the pair on its"
                        + " diagonal with xi(x,z) = p-1",
                board -> place -> {
                    Imitation rule = board.rule();
                    boolean later = board.partners(place.a()).stream().anyMatch(c -> c > place.b());
                    boolean others = board.partners(place.a()).stream().anyMatch(c -> c < place.b())
                            || board.partners(place.b()).stream().anyMatch(c -> c < place.a());
                    if (board.inW(place.a(), place.b()) || others) {
                        return Optional.empty();
                    }
                    int xi = board.xi(place.a(), place.b());
                    return later && xi == rule.p() && lastOfDifference(board, place, place.b() - place.a())
                            ? Optional.empty()
                            : Optional.of(
                                    new Counterexample(place.words(rule), "xi = p, and the move wins", "xi = " + xi));
                });
    }

    private static Claim equation3() {
        return Claim.holds(
                "imitation/equation-3",
                ImitationClaims.at("equation (3)"),
                "for every m, with 0 <= (beta-alpha) - (z-x) < m in the place of beta - alpha = z - x: where neither"
                        + " alpha nor beta has a smaller partner in P(W), there are x < alpha and (x,z) in P(W), and the move to"
                        + " (x,beta) wins if xi(x,z) = p-1",
                Scale.piles(40),
                Case.over(
                        "m",
                        4,
                        "p",
                        4,
                        (m, p) -> ImitationBoard.check(
                                m,
                                p,
                                board -> board.firstPlace(place -> {
                                    boolean others =
                                            board.partners(place.a()).stream().anyMatch(c -> c < place.b())
                                                    || board.partners(place.b()).stream()
                                                            .anyMatch(c -> c < place.a());
                                    int difference = (place.b() - place.a()) / m * m;
                                    return board.inW(place.a(), place.b())
                                                    || others
                                                    || lastOfDifference(board, place, difference)
                                            ? Optional.empty()
                                            : Optional.of(new Counterexample(
                                                    place.words(board.rule()), "the move to the last pair wins", "no"));
                                }))));
    }

    /** Whether there is a pair of that difference with xi = p-1 before, and going there in the smaller pile wins. */
    private static boolean lastOfDifference(ImitationBoard board, ImitationPlace place, int difference) {
        for (int x = 0; x < place.a(); x++) {
            if (board.inW(x, x + difference)
                    && board.xi(x, x + difference) == board.rule().p() - 1) {
                return board.isP(place.fromSmaller(board.rule(), place.a() - x));
            }
        }
        return false;
    }

    /** A claim about all states, for m = 1 as in the proof. */
    private static Claim claim(
            String id,
            String locator,
            String statement,
            Function<ImitationBoard, Function<ImitationPlace, Optional<Counterexample>>> at) {
        return Claim.holds(id, ImitationClaims.at(locator), statement, Scale.piles(40), cases(at));
    }

    private static List<Case> cases(Function<ImitationBoard, Function<ImitationPlace, Optional<Counterexample>>> at) {
        return Case.over("p", 1, MOST, p -> ImitationBoard.check(1, p, board -> board.firstPlace(at.apply(board))));
    }
}
