package org.wythofflab.theory.wytf;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongUnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.definition.Definition;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.Assumption;
import org.wythofflab.theory.BoardCheck;
import org.wythofflab.theory.GrundyFormula;
import org.wythofflab.theory.Knowledge;
import org.wythofflab.theory.LargeCheck;
import org.wythofflab.theory.PairSequence;
import org.wythofflab.theory.Ruling;
import org.wythofflab.theory.Theorem;

class WytFTheoremsTest {

    private static final Set<Assumption> ASSUMING = Set.of(Assumption.SUPERADDITIVE);

    private static final Map<String, LongUnaryOperator> SUPERADDITIVE = Map.of(
            "k^2", k -> k * k,
            "2*k", k -> 2 * k,
            "5*k", k -> 5 * k,
            "k^3", k -> k * k * k,
            "k^2+k", k -> k * k + k,
            "2*k-1", k -> 2 * k - 1,
            "7*k-6", k -> 7 * k - 6,
            "2*k^2+k-2", k -> 2 * k * k + k - 2,
            "3*k^2-2*k", k -> 3 * k * k - 2 * k,
            "k^9", k -> k > 9 ? Long.MAX_VALUE : k * k * k * k * k * k * k * k * k);

    private static final Map<String, LongUnaryOperator> ASSUMED = Map.of(
            "2^k-1", k -> (1L << Math.min(k, 60)) - 1,
            "k*(k+1)//2", k -> k * (k + 1) / 2,
            "k+k//2", k -> k + k / 2,
            "k+4*(k//4)", k -> k + 4 * (k / 4),
            "k+k//17", k -> k + k / 17,
            "max(k^2, 3*k)", k -> Math.max(k * k, 3 * k));

    private static final Map<String, LongUnaryOperator> POLYNOMIAL = Map.of(
            "k^2+9", k -> k * k + 9,
            "k^2+1", k -> k * k + 1,
            "k^2+30", k -> k * k + 30,
            "k^2+k+25", k -> k * k + k + 25,
            "3*k^2+1", k -> 3 * k * k + 1,
            "k^3+2*k+5", k -> k * k * k + 2 * k + 5,
            "k^3+40", k -> k * k * k + 40);

    private static Definition wyt(String f, LongUnaryOperator value) {
        return Definition.nimAnd("wyt(" + f + ")", (k, l) -> Math.max(k, l) < value.applyAsLong(Math.min(k, l)));
    }

    private static Stream<Definition> games(Map<String, LongUnaryOperator> functions) {
        return functions.entrySet().stream().map(entry -> wyt(entry.getKey(), entry.getValue()));
    }

    static Stream<Definition> superadditive() {
        return games(SUPERADDITIVE);
    }

    static Stream<Definition> assumed() {
        return games(ASSUMED);
    }

    static Stream<Definition> polynomial() {
        return games(POLYNOMIAL);
    }

    private static List<String> ids(String game, Set<Assumption> assumptions) {
        return WytFTheorems.all().stream()
                .filter(theorem ->
                        theorem.about(BoardCheck.spec(game), assumptions).isPresent())
                .map(Theorem::id)
                .toList();
    }

    private static Knowledge knowledge(String game, Set<Assumption> assumptions) {
        return BoardCheck.knowledge(game, WytFTheorems.all(), assumptions).get(0);
    }

    @Test
    void withoutTwoPileMovesItIsNim() {
        for (String text : List.of("nim", "wyt(0)", "wyt(1)", "wyt(k)")) {
            Definition nim = Definition.nimAnd(text, (k, l) -> false);
            BoardCheck.agrees(nim, WytFTheorems.all(), Set.of(), 20);
            GrundyFormula grundy = knowledge(text, Set.of()).grundy().orElseThrow();
            assertThat(grundy.at(BoardCheck.position(12, 10))).isEqualTo(BigInteger.valueOf(6));
        }
        BigInteger huge = BigInteger.TEN.pow(1000);
        Ruling ruling = knowledge("nim", Set.of()).strategy().orElseThrow().at(new BigPosition(huge, BigInteger.TWO));
        assertThat(ruling.move()).contains(new BigMove(huge.subtract(BigInteger.TWO), BigInteger.ZERO));
    }

    @ParameterizedTest
    @MethodSource("superadditive")
    void superadditiveGamesFollowTheRules(Definition game) {
        Set<String> reasons = BoardCheck.agrees(game, WytFTheorems.all(), Set.of(), 40);
        assertThat(reasons).noneMatch(why -> why.contains("assumed"));
        BoardCheck.pairsAgree(game, knowledge(game.text(), Set.of()).pairs().orElseThrow(), 40);
    }

    @ParameterizedTest
    @MethodSource("assumed")
    void otherGamesNeedTheAssumptionAndSaySo(Definition game) {
        assertThat(ids(game.text(), Set.of())).isEmpty();
        Set<String> reasons = BoardCheck.agrees(game, WytFTheorems.all(), ASSUMING, 40);
        assertThat(reasons).allMatch(why -> why.contains("assumed"));
        BoardCheck.pairsAgree(game, knowledge(game.text(), ASSUMING).pairs().orElseThrow(), 40);
    }

    @ParameterizedTest
    @MethodSource("polynomial")
    void polynomialGamesFollowTheRules(Definition game) {
        BoardCheck.agrees(game, WytFTheorems.all(), Set.of(), 44);
        BoardCheck.pairsAgree(game, knowledge(game.text(), Set.of()).pairs().orElseThrow(), 44);
    }

    @Test
    void allFiveCasesOccur() {
        Set<String> reasons = BoardCheck.agrees(wyt("k^2+9", k -> k * k + 9), WytFTheorems.all(), Set.of(), 46);
        assertThat(reasons)
                .anyMatch(why -> why.startsWith("case (i) "))
                .anyMatch(why -> why.startsWith("case (ii) "))
                .anyMatch(why -> why.startsWith("case (iii) "))
                .anyMatch(why -> why.startsWith("case (iv) "))
                .anyMatch(why -> why.startsWith("case (v) "))
                .hasSize(6);
    }

    @Test
    void theLineEndsWhereThePolynomialOvertakesIt() {
        assertThat(knowledge("wyt(k^2+9)", Set.of()).facts()).anyMatch(fact -> fact.contains("n <= 9;"));
        assertThat(knowledge("wyt(k^2+1)", Set.of()).facts()).anyMatch(fact -> fact.contains("n <= 1;"));
        assertThat(knowledge("wyt(k^128+10^30)", Set.of()).facts()).anyMatch(fact -> fact.contains("n <= 1;"));
    }

    @Test
    void theClassOfAFunctionIsDecided() {
        List<String> theorem17 = List.of("wyt-f/theorem-17", "wyt-f/theorem-21", "wyt-f/corollary-22");
        List<String> theorem27 = List.of("wyt-f/theorem-27", "wyt-f/corollary-28");
        assertThat(ids("wyt(3)", ASSUMING))
                .containsExactly("wyt-f/theorem-10", "wyt-f/theorem-11", "wyt-f/corollary-12", "wyt-f/theorem-13");
        assertThat(ids("wyt(k^2)", Set.of())).isEqualTo(theorem17);
        assertThat(ids("moves(first: all; second: all; both: max(k,l) < min(k,l)^2)", Set.of()))
                .isEqualTo(theorem17);
        // 10 + 10 > 13, so k^2+9 is not superadditive, whatever is assumed.
        assertThat(ids("wyt(k^2+9)", ASSUMING)).isEqualTo(theorem27);
        assertThat(ids("wyt(max(k^2+9, 1))", ASSUMING)).isEmpty();
        assertThat(ids("wyt(max(k^2, 3*k))", ASSUMING)).isEqualTo(theorem17);
        assertThat(ids("wyt(1)", Set.of())).containsExactly("wyt-f/section-1");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "wythoff",
                "st(2,3)",
                "wyt(k+5)",
                "wyt(20-3*k)",
                "wyt(k^2-9)",
                "wyt(9*k-k^2)",
                "wyt(min(2*k,9))",
                "wyt(3) misere",
                "nim misere",
                "wyt(k^2) misere",
                "wyt(k^2) block 2",
                "wyt(k^2+9) comply 1",
                "nim block 2",
                "imitation(1,1)",
                "restricted(1,1; h=odd, v=odd, d1=none, d2=none)"
            })
    void gamesOutsideAreNotClaimed(String game) {
        assertThat(ids(game, ASSUMING)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"wyt(k^2)", "wyt(2*k)", "wyt(k^3+7*k^2)", "wyt(k^2+10^40)", "wyt(k^5+k+3)", "wyt(k^100)"})
    void largePilesKeepTheDefiningProperty(String game) {
        Knowledge knowledge = knowledge(game, Set.of());
        LargeCheck check =
                new LargeCheck(BoardCheck.spec(game), knowledge.strategy().orElseThrow());
        PairSequence pairs = knowledge.pairs().orElseThrow();
        List<BigInteger> numbers = LargeCheck.nastyNumbers(40);
        // With a high power the larger pile is too long for many of them.
        List<BigInteger> indices = game.contains("100") ? LargeCheck.nastyNumbers(2) : numbers;
        check.pairs(pairs, indices);
        numbers.forEach(x -> numbers.forEach(y -> check.position(new BigPosition(x, y))));
        for (BigInteger n : indices) {
            // x in B, and x = g(g(a)), which is in A again.
            BigInteger b = pairs.pair(n).y();
            check.position(new BigPosition(b, b.add(BigInteger.TEN)));
        }
    }

    @Test
    void assumedFunctionsWorkOnLargePiles() {
        Knowledge knowledge = knowledge("wyt(2^k-1)", ASSUMING);
        LargeCheck check = new LargeCheck(
                BoardCheck.spec("wyt(2^k-1)"), knowledge.strategy().orElseThrow());
        for (int n : List.of(1, 2, 3, 7, 60, 100, 127, 128, 300)) {
            BigInteger x = BigInteger.valueOf(n);
            BigInteger power = BigInteger.ONE.shiftLeft(n).subtract(BigInteger.ONE);
            for (int off = 0; off <= 2; off++) {
                check.position(new BigPosition(x, power.add(BigInteger.valueOf(off))));
                if (n < 10) {
                    // Beyond that the rules themselves give up on f(x).
                    check.position(new BigPosition(power, power.add(BigInteger.valueOf(off))));
                }
            }
        }
    }
}
