package org.wythofflab.theory.restrictedst;

import static org.wythofflab.rules.AmountSet.ALL;
import static org.wythofflab.rules.AmountSet.EVEN;
import static org.wythofflab.rules.Convention.MISERE;
import static org.wythofflab.rules.Convention.NORMAL;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.wythofflab.rules.AmountSet;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.theory.ClosedForm;
import org.wythofflab.theory.Knowledge;
import org.wythofflab.theory.Paper;
import org.wythofflab.theory.Theorem;

/** The unrestricted and the even-even (s,t)-Wythoff games, whose pairs are the same up to a factor of two. */
final class StTheorems {

    private static final String ALPHA = "alpha = (2 - t + sqrt(t^2 + 4)) / 2 with t = ";

    private StTheorems() {}

    static List<Theorem> all() {
        return List.of(
                StTheorem.numbered(
                        "Equation 2",
                        "The P-positions of (s,t)-Wythoff are the pairs of A_n = mex{A_i, B_i : i < n}, B_n = s A_n + t n"
                                + " (Fraenkel 1998)",
                        game -> StGame.of(game, NORMAL, ALL, ALL).map(StTheorems::normal)),
                new StTheorem(
                        Paper.RESTRICTED_ST.id() + "/theorem-14-halved",
                        "Theorem 14, on halved piles",
                        "The P-positions of misere (s,t)-Wythoff are the pairs of E_n = mex{E_i, H_i : i < n}, H_n = s E_n"
                                + " + t n + 1, but for s = t = 1 those of E_0 = H_0 = 2, H_n = E_n + n",
                        game -> StGame.of(game, MISERE, ALL, ALL).map(StTheorems::misere)),
                StTheorem.numbered(
                        "Theorem 13",
                        "The P-positions of even-even (s,t)-Wythoff have the piles A_n or A_n + 1 and B_n or B_n + 1, A_n ="
                                + " mex{A_i, A_i + 1, B_i, B_i + 1 : i < n}, B_n = s A_n + (t + delta_t) n",
                        game -> StGame.of(game, NORMAL, EVEN, EVEN).map(StTheorems::evenEven)),
                StTheorem.numbered(
                        "Theorem 14",
                        "The P-positions of misere even-even (s,t)-Wythoff have the piles E_n or E_n + 1 and H_n or H_n +"
                                + " 1, E_n = mex{E_i, E_i + 1, H_i, H_i + 1 : i < n}, H_n = s E_n + (t + delta_t) n + 2,"
                                + " but for s = 1 and t < 3 those of E_0 = H_0 = 4, H_n = E_n + 2n",
                        game -> StGame.of(game, MISERE, EVEN, EVEN).map(StTheorems::evenEvenMisere)));
    }

    /** What no paper says: Theorems 13 and 14 with K for 2 (Open Problem 25). */
    static Theorem multiples() {
        return StTheorem.numbered(
                "Wythoff Lab on Open Problem 25",
                "If all amounts of (s,t)-Wythoff are multiples of K, then (x,y) plays like (floor(x/K), floor(y/K)) in"
                        + " (s,t')-Wythoff, t' = t/K rounded up, in normal and in misere play",
                StTheorems::multiples);
    }

    private static Optional<Knowledge> multiples(GameSpec game) {
        AmountSet amounts = game.moves().first();
        OptionalInt divisor = amounts.multiplesOf();
        if (divisor.isEmpty() || divisor.getAsInt() <= 2) {
            return Optional.empty();
        }
        BigInteger k = BigInteger.valueOf(divisor.getAsInt());
        boolean misere = game.convention() == MISERE;
        return StGame.of(game, game.convention(), amounts, amounts).map(found -> {
            StGame divided = new StGame(found.s(), StDivided.parameter(found.t(), k));
            StPairs pairs =
                    misere ? StPairs.misere(divided.s(), divided.t()) : StPairs.normal(divided.s(), divided.t());
            StCases cases = !misere ? StCases.NORMAL : divided.bothOne() ? StCases.MISERE_WYTHOFF : StCases.MISERE;
            return Knowledge.of(new StDivided(new StStrategy(pairs, cases, misere), k))
                    .andFact("(x,y) plays like (floor(x/" + k + "), floor(y/" + k + ")) in (" + divided.s() + ","
                            + divided.t() + ")-Wythoff with the same convention");
        });
    }

    private static Knowledge normal(StGame game) {
        StPairs pairs = StPairs.normal(game.s(), game.t());
        Knowledge knowledge = Knowledge.of(new StStrategy(pairs, StCases.NORMAL, false))
                .andPairs(new StSequence(pairs, BigInteger.ONE, "A", "B"))
                .andDigits(StReading.normal(pairs, 0))
                .andFact("B_n = " + times(game.s()) + "A_n + " + times(game.t())
                        + "n, and every positive number is in exactly one of A and B");
        Knowledge written = with(StFormulas.normal(game.s(), game.t()), knowledge);
        return game.s().equals(BigInteger.ONE) ? written.andFact("A_n = floor(n alpha), " + ALPHA + game.t()) : written;
    }

    private static Knowledge misere(StGame game) {
        StPairs pairs = StPairs.misere(game.s(), game.t());
        Knowledge knowledge = with(
                StFormulas.misere(game.s(), game.t()),
                Knowledge.of(new StStrategy(pairs, game.bothOne() ? StCases.MISERE_WYTHOFF : StCases.MISERE, true))
                        .andPairs(new StSequence(pairs, BigInteger.ONE, "E", "H"))
                        .andDigits(StReading.misere(pairs, 0)));
        if (game.bothOne()) {
            return knowledge.andFact("the P-positions are those of normal play, but (0,1), (1,0) and (2,2) instead of"
                    + " (0,0), (1,2) and (2,1)");
        }
        Knowledge more = knowledge.andFact("H_n = " + times(game.s()) + "E_n + " + times(game.t())
                + "n + 1, and every number is in exactly one of E and H");
        return game.s().equals(BigInteger.ONE)
                ? more.andFact("E_n = floor(n alpha + 1/alpha), " + ALPHA + game.t())
                : more;
    }

    private static Knowledge evenEven(StGame game) {
        BigInteger half = StDivided.parameter(game.t(), BigInteger.TWO);
        StPairs pairs = StPairs.normal(game.s(), half);
        Knowledge knowledge = Knowledge.of(
                        new StDivided(new StStrategy(pairs, StCases.THEOREM_13, false), BigInteger.TWO))
                .andPairs(new StSequence(pairs, BigInteger.TWO, "A", "B"))
                .andDigits(StReading.normal(pairs, 1))
                .andFact(reduction(game.s(), half));
        return with(StFormulas.halved(game.s(), half), knowledge);
    }

    private static Knowledge evenEvenMisere(StGame game) {
        BigInteger half = StDivided.parameter(game.t(), BigInteger.TWO);
        StPairs pairs = StPairs.misere(game.s(), half);
        StCases cases = new StGame(game.s(), half).bothOne() ? StCases.THEOREM_14_B : StCases.THEOREM_14_A;
        Knowledge knowledge = Knowledge.of(new StDivided(new StStrategy(pairs, cases, true), BigInteger.TWO))
                .andPairs(new StSequence(pairs, BigInteger.TWO, "E", "H"))
                .andDigits(StReading.misere(pairs, 1))
                .andFact(reduction(game.s(), half));
        return with(StFormulas.halvedMisere(game.s(), half), knowledge);
    }

    private static Knowledge with(Optional<ClosedForm> formula, Knowledge knowledge) {
        return formula.map(knowledge::andFormula).orElse(knowledge);
    }

    private static String reduction(BigInteger s, BigInteger half) {
        return "(x,y) plays like (floor(x/2), floor(y/2)) in (" + s + "," + half + ")-Wythoff with the same convention";
    }

    private static String times(BigInteger factor) {
        return factor.equals(BigInteger.ONE) ? "" : factor + " ";
    }
}
