package org.wythofflab.theory.restrictedst;

import static org.wythofflab.rules.AmountSet.EVEN;
import static org.wythofflab.rules.AmountSet.ODD;
import static org.wythofflab.rules.Convention.MISERE;
import static org.wythofflab.rules.Convention.NORMAL;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.wythofflab.rules.Convention;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.theory.ClosedForm;
import org.wythofflab.theory.Knowledge;
import org.wythofflab.theory.Theorem;

/** The odd-odd, odd-even and even-odd (s,t)-Wythoff games. */
final class ParityTheorems {

    private ParityTheorems() {}

    static List<Theorem> all() {
        return List.of(
                StTheorem.numbered(
                        "Theorem 7",
                        "The P-positions of odd-odd (s,t)-Wythoff are those with two even piles",
                        game -> StGame.of(game, NORMAL, ODD, ODD)
                                .map(any -> Knowledge.of(ParityOddOdd.NORMAL).andFormula(ParityFormulas.ODD_ODD))),
                StTheorem.numbered(
                        "Theorem 9",
                        "The P-positions of misere odd-odd (s,t)-Wythoff are those with two positive even piles, or one"
                                + " odd pile and an empty one",
                        game -> StGame.of(game, MISERE, ODD, ODD)
                                .map(any ->
                                        Knowledge.of(ParityOddOdd.MISERE).andFormula(ParityFormulas.MISERE_ODD_ODD))),
                StTheorem.numbered(
                        "Theorem 17",
                        "The P-positions of odd-even Nim are (2n, 0), (2n, 1), (2n + 1, 2), (2n + 1, 3)",
                        oddEven(
                                NORMAL,
                                StGame::bothOne,
                                any -> Knowledge.of(ParityOddEvenNim.NORMAL).andFormula(ParityFormulas.ODD_EVEN_NIM))),
                StTheorem.numbered(
                        "Theorem 18",
                        "The P-positions of misere odd-even Nim are (2n, 2), (2n, 3), (2n + 1, 0), (2n + 1, 1)",
                        oddEven(
                                MISERE,
                                StGame::bothOne,
                                any -> Knowledge.of(ParityOddEvenNim.MISERE)
                                        .andFormula(ParityFormulas.MISERE_ODD_EVEN_NIM))),
                StTheorem.numbered(
                        "Theorem 19",
                        "The P-positions of odd-even (s,t)-Wythoff, s + t > 2, are (n, B_n) and (n, B_n + 1), B_n ="
                                + " delta_n (s n + t + delta_(s+t))",
                        oddEven(NORMAL, ParityTheorems::notBothOne, game -> normal(game, false))),
                StTheorem.numbered(
                        "Theorem 20",
                        "The P-positions of misere odd-even (s,t)-Wythoff, s + t > 2, are (n, H_n) and (n, H_n + 1), H_0 ="
                                + " 2, H_n = (1 - delta_n) (s n - s + t + delta_(s+t))",
                        oddEven(MISERE, ParityTheorems::notBothOne, game -> misere(game, false))),
                StTheorem.numbered(
                        "Corollary 21",
                        "The P-positions of even-odd Nim are (0, 2n), (1, 2n), (2, 2n + 1), (3, 2n + 1)",
                        evenOdd(
                                NORMAL,
                                StGame::bothOne,
                                any -> Knowledge.of(ParityOddEvenNim.NORMAL.exchanged())
                                        .andFormula(ParityFormulas.ODD_EVEN_NIM.exchanged()))),
                StTheorem.numbered(
                        "Corollary 22",
                        "The P-positions of misere even-odd Nim are (2, 2n), (3, 2n), (0, 2n + 1), (1, 2n + 1)",
                        evenOdd(
                                MISERE,
                                StGame::bothOne,
                                any -> Knowledge.of(ParityOddEvenNim.MISERE.exchanged())
                                        .andFormula(ParityFormulas.MISERE_ODD_EVEN_NIM.exchanged()))),
                StTheorem.numbered(
                        "Corollary 23",
                        "The P-positions of even-odd (s,t)-Wythoff, s + t > 2, are (B_n, n) and (B_n + 1, n), B_n ="
                                + " delta_n (s n + t + delta_(s+t))",
                        evenOdd(NORMAL, ParityTheorems::notBothOne, game -> normal(game, true))),
                StTheorem.numbered(
                        "Corollary 24",
                        "The P-positions of misere even-odd (s,t)-Wythoff, s + t > 2, are (H_n, n) and (H_n + 1, n), H_0 ="
                                + " 2, H_n = (1 - delta_n) (s n - s + t + delta_(s+t))",
                        evenOdd(MISERE, ParityTheorems::notBothOne, game -> misere(game, true))));
    }

    private static Function<GameSpec, Optional<Knowledge>> oddEven(
            Convention convention, Predicate<StGame> hypothesis, Function<StGame, Knowledge> knowledge) {
        return game -> StGame.ofUnequalParities(game, convention, ODD, EVEN)
                .filter(hypothesis)
                .map(knowledge);
    }

    private static Function<GameSpec, Optional<Knowledge>> evenOdd(
            Convention convention, Predicate<StGame> hypothesis, Function<StGame, Knowledge> knowledge) {
        return game -> StGame.ofUnequalParities(game, convention, EVEN, ODD)
                .filter(hypothesis)
                .map(knowledge);
    }

    private static boolean notBothOne(StGame game) {
        return !game.bothOne();
    }

    private static Knowledge normal(StGame game, boolean exchanged) {
        ParityOddEven closed = new ParityOddEven(game.s(), game.t());
        ParityStrategy strategy = new ParityStrategy(closed::normal, closed::normalHallmark, closed.normalPattern());
        return Knowledge.of(exchanged ? strategy.exchanged() : strategy)
                .andPairs(new ParitySequence(closed::normalTerm, exchanged, "A", "B"))
                .andFormula(exchanged(
                        ParityFormulas.oddEven(game.s().toString(), game.t().toString()), exchanged))
                .andFact("beside every pair stands a second P-position, with B'_n = B_n + 1");
    }

    private static ClosedForm exchanged(ClosedForm formula, boolean exchanged) {
        return exchanged ? formula.exchanged() : formula;
    }

    private static Knowledge misere(StGame game, boolean exchanged) {
        ParityOddEven closed = new ParityOddEven(game.s(), game.t());
        ParityStrategy strategy = new ParityStrategy(closed::misere, closed::misereHallmark, closed.miserePattern());
        return Knowledge.of(exchanged ? strategy.exchanged() : strategy)
                .andPairs(new ParitySequence(closed::misereTerm, exchanged, "E", "H"))
                .andFormula(exchanged(
                        ParityFormulas.misereOddEven(
                                game.s().toString(), game.t().toString()),
                        exchanged))
                .andFact("beside every pair stands a second P-position, with H'_n = H_n + 1");
    }
}
