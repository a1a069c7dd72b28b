package org.wythofflab.theory.wytf;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.wythofflab.exact.Brief;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.NoPairs;
import org.wythofflab.theory.Assumption;
import org.wythofflab.theory.ClosedForm;
import org.wythofflab.theory.Knowledge;
import org.wythofflab.theory.Paper;
import org.wythofflab.theory.Theorem;
import org.wythofflab.theory.common.NimPlus;
import org.wythofflab.theory.common.StatedTheorem;

/** Fraenkel and Tanny: Wyt(f) for constant, superadditive and polynomial f. */
public final class WytFTheorems {

    static final String ASSUMED = ", if f is superadditive as assumed";

    private WytFTheorems() {}

    public static List<Theorem> all() {
        return Stream.of(List.of(nim()), WytConstantTheorems.all(), superadditive(), polynomial())
                .flatMap(List::stream)
                .toList();
    }

    private static Theorem nim() {
        return StatedTheorem.of(
                Paper.WYT_F,
                "Section 1",
                "with f(k) in {0, 1} there are no two-pile moves: the game is Nim on two piles",
                (game, assumptions) -> NimPlus.pairs(game)
                        .filter(new NoPairs()::equals)
                        .map(pairs -> Knowledge.of(new NimStrategy())
                                .andFormula(ClosedForm.linear("x = y"))
                                .andPairs(n -> new BigPosition(n, n))
                                .andGrundy(new NimValues())));
    }

    private static List<Theorem> superadditive() {
        return List.of(
                StatedTheorem.of(
                        Paper.WYT_F,
                        "Theorem 17",
                        "if f is strictly increasing and superadditive, the P-positions are (A_n, f(A_n)) with A_n ="
                                + " mex{A_i, B_i : i < n}",
                        WytFTheorems::theorem17),
                StatedTheorem.of(
                        Paper.WYT_F,
                        "Theorem 21",
                        "if f is strictly increasing and superadditive, membership in A is decided by inverting f",
                        (game, assumptions) -> superadditive(game, assumptions)
                                .map(f -> Knowledge.nothingYet()
                                        .andFact(
                                                "a number x is the smaller pile of a P-position unless x = f(z) > z, z the smaller"
                                                        + " pile of one, f the function in wyt(f): invert it while that is possible, at"
                                                        + " most about log x times"))),
                StatedTheorem.of(
                        Paper.WYT_F,
                        "Corollary 22",
                        "if f is also computable in polynomial time, the game is tractable",
                        (game, assumptions) -> superadditive(game, assumptions)
                                .map(f -> Knowledge.nothingYet()
                                        .andFact("tractable: a winning move is found in " + f.cost()))));
    }

    private static Optional<Knowledge> theorem17(GameSpec game, Set<Assumption> assumptions) {
        Optional<IncreasingFunction> known = WytBound.of(game).flatMap(WytBound::superadditive);
        String note = known.isPresent() ? "" : ASSUMED;
        return superadditive(game, assumptions).map(f -> {
            MexPairs pairs = new MexPairs(f);
            Knowledge knowledge = Knowledge.of(new MexStrategy(f, pairs, note)).andPairs(pairs);
            return note.isEmpty()
                    ? knowledge
                    : knowledge.andFact("this rests on the assumption that f is superadditive");
        });
    }

    private static Optional<IncreasingFunction> superadditive(GameSpec game, Set<Assumption> assumptions) {
        return WytBound.of(game).flatMap(bound -> bound.superadditive().or(() -> bound.superadditive(assumptions)));
    }

    private static List<Theorem> polynomial() {
        return List.of(
                StatedTheorem.of(
                        Paper.WYT_F,
                        "Theorem 27",
                        "if f is a polynomial of degree at least 2 with nonnegative coefficients and f(0) > 0, the"
                                + " P-positions are (A_n, g(A_n)) with g(x) = max(f(x), f(1)*x)",
                        onPolynomials(WytFTheorems::theorem27)),
                StatedTheorem.of(
                        Paper.WYT_F,
                        "Corollary 28",
                        "if f is a polynomial of degree at least 2 with nonnegative coefficients and f(0) > 0, the game"
                                + " is tractable",
                        onPolynomials(f ->
                                Knowledge.nothingYet().andFact("tractable: a winning move is found in " + f.cost()))));
    }

    private static Knowledge theorem27(PowerSum f) {
        Envelope g = new Envelope(f);
        MexPairs pairs = new MexPairs(g);
        BigInteger last = g.lastOnTheLine();
        return Knowledge.of(new MexStrategy(f, pairs, ""))
                .andPairs(pairs)
                .andFact("A_n = n and B_n = f(1)*n for n <= " + Brief.of(last) + "; after that B_n = f(A_n)");
    }

    private static StatedTheorem.Hypothesis onPolynomials(Function<PowerSum, Knowledge> given) {
        return (game, assumptions) ->
                WytBound.of(game).flatMap(WytBound::polynomial).map(given);
    }
}
