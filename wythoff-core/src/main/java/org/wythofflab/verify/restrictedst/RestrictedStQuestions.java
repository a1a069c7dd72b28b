package org.wythofflab.verify.restrictedst;

import static org.wythofflab.verify.restrictedst.RestrictedStGames.at;
import static org.wythofflab.verify.restrictedst.RestrictedStGames.misere;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wythofflab.verify.Case;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Ground;
import org.wythofflab.verify.Outcomes;
import org.wythofflab.verify.Parameters;
import org.wythofflab.verify.Proposition;
import org.wythofflab.verify.Scale;
import org.wythofflab.verify.common.TheoremClaims;

/** The open problems of Liu and Li, as far as there is something to check. */
final class RestrictedStQuestions {

    private static final String PAPER = "restricted-st/";
    private static final int MOST_MODULUS = 6;
    private static final int MOST_S = 3;
    private static final int MOST_T = 7;

    private RestrictedStQuestions() {}

    static List<Claim> claims() {
        return List.of(
                Claim.open(
                        PAPER + "open-problem-25",
                        at("Open Problem 25"),
                        "if all amounts are multiples of K, (x,y) plays like (floor(x/K), floor(y/K)) in (s,"
                                + "ceil(t/K))-Wythoff, in normal and in misere play",
                        Scale.piles(120),
                        multiples()),
                Claim.fails(
                        PAPER + "open-problem-27",
                        at("Open Problem 27, note"),
                        "Theorems 17 to 20 settle r_1 = 0 and r_2 = 1 for K = 2: amounts 0 mod 2 from the first and 1 mod 2"
                                + " from the second pile",
                        Scale.piles(60),
                        residues("0 mod 2", "1 mod 2")),
                Claim.holds(
                        PAPER + "open-problem-27/repaired",
                        at("Open Problem 27, note"),
                        "Theorems 17 to 20 settle r_1 = 1 and r_2 = 0 for K = 2; the other is in Corollaries 21 to 24",
                        Scale.piles(60),
                        residues("1 mod 2", "0 mod 2")));
    }

    private static List<Case> multiples() {
        List<Case> cases = new ArrayList<>();
        for (int modulus = 1; modulus <= MOST_MODULUS; modulus++) {
            for (int s = 1; s <= MOST_S; s++) {
                for (int t = 1; t <= MOST_T; t++) {
                    int k = modulus;
                    String set = "0 mod " + k;
                    String game = restricted(s, t, set, set);
                    String reduced = RestrictedStGames.st(s, (t + k - 1) / k);
                    cases.add(new Case(
                            Parameters.of("K", k).and("s", s).and("t", t),
                            (bound, ground) -> reduces(k, game, reduced, bound, ground)
                                    .or(reduces(k, misere(game), misere(reduced), bound, ground))));
                }
            }
        }
        return cases;
    }

    private static String restricted(int s, int t, String first, String second) {
        return "restricted(" + s + "," + t + "; h=" + first + ", v=" + second + ", d1=" + first + ", d2=" + second
                + ")";
    }

    private static Finding reduces(int k, String game, String reduced, long bound, Ground ground) {
        return Finding.on(
                ground.outcomes(Ground.game(game), bound),
                () -> ground.outcomes(Ground.game(reduced), bound / k + 1),
                (truth, small) -> same(bound, ground, (x, y) -> small.isP(x / k, y / k), truth));
    }

    /** A set of positions. */
    @FunctionalInterface
    private interface Printed {
        boolean has(int x, int y);
    }

    private static Finding same(long bound, Ground ground, Printed printed, String game) {
        return Finding.on(ground.outcomes(Ground.game(game), bound), truth -> same(bound, ground, printed, truth));
    }

    private static Finding same(long bound, Ground ground, Printed printed, Outcomes truth) {
        return Finding.first(0, bound, ground, larger -> {
            Finding.pulse(ground);
            int side = (int) larger;
            for (int smaller = 0; smaller <= side; smaller++) {
                if (printed.has(smaller, side) != truth.isP(smaller, side)) {
                    return Optional.of(difference(smaller, side, truth));
                }
                if (printed.has(side, smaller) != truth.isP(side, smaller)) {
                    return Optional.of(difference(side, smaller, truth));
                }
            }
            return Optional.empty();
        });
    }

    private static Counterexample difference(int x, int y, Outcomes truth) {
        boolean isP = truth.isP(x, y);
        return new Counterexample("(" + x + "," + y + ")", isP ? "N" : "P", isP ? "P" : "N");
    }

    /** The sets of Theorems 17 to 20 for the game with amounts from these residue classes. */
    private static List<Case> residues(String first, String second) {
        return RestrictedStGames.all((s, t) -> {
            String game = restricted(s, t, first, second);
            boolean nim = s + t == 2;
            return residues(s, t, game)
                    .proving(proposition(nim ? 17 : 19, game)
                            .flatMap(normal ->
                                    proposition(nim ? 18 : 20, misere(game)).map(normal::and)));
        });
    }

    private static Optional<Proposition> proposition(int theorem, String game) {
        return TheoremClaims.proposition(TheoremClaims.theorem(PAPER + "theorem-" + theorem), game);
    }

    private static Check residues(int s, int t, String game) {
        return (bound, ground) -> {
            boolean nim = s + t == 2;
            Printed normal = nim
                    ? (x, y) -> x % 2 == 0 ? y < 2 : y == 2 || y == 3
                    : (x, y) -> y - RestrictedStPairs.delta(y) == RestrictedStProofs.equation20(s, t, x);
            Printed reverse = nim
                    ? (x, y) -> x % 2 == 0 ? y == 2 || y == 3 : y < 2
                    : (x, y) -> y - RestrictedStPairs.delta(y) == RestrictedStProofs.equation23(s, t, x);
            return same(bound, ground, normal, game).or(same(bound, ground, reverse, misere(game)));
        };
    }
}
