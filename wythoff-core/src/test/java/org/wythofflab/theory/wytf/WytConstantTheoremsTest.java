package org.wythofflab.theory.wytf;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.definition.Definition;
import org.wythofflab.definition.PaperTables;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.BoardCheck;
import org.wythofflab.theory.DecidingDigits;
import org.wythofflab.theory.Knowledge;
import org.wythofflab.theory.LargeCheck;
import org.wythofflab.theory.PairSequence;

class WytConstantTheoremsTest {

    private static Definition wyt(int t) {
        return Definition.nimAnd("wyt(" + t + ")", (k, l) -> Math.max(k, l) < t);
    }

    private static Knowledge knowledge(String game) {
        return BoardCheck.knowledge(game, WytConstantTheorems.all(), Set.of()).get(0);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 7, 10})
    void theStrategyIsThatOfTheRules(int t) {
        Set<String> reasons = BoardCheck.agrees(wyt(t), WytFTheorems.all(), Set.of(), 40);
        assertThat(reasons).anyMatch(why -> why.contains("(i)")).anyMatch(why -> why.contains("(iii)"));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 10})
    void pairsAreThePositionsInOrder(int t) {
        BoardCheck.pairsAgree(wyt(t), knowledge("wyt(" + t + ")").pairs().orElseThrow(), 40);
    }

    @Test
    void theBoundMayBeWrittenOtherwise() {
        assertThat(bound("restricted(3,4; h=all, v=all, d1=1..5, d2=1..5)")).contains(BigInteger.valueOf(6));
        assertThat(bound("restricted(1,1; h=all, v=all, d1={1}, d2={1})")).contains(BigInteger.TWO);
        assertThat(bound("moves(first: all; second: all; both: max(k,l) <= 8)")).contains(BigInteger.valueOf(9));
        assertThat(bound("restricted(2,3; h=all, v=all, d1=1..5, d2=1..5)")).isEmpty();
        assertThat(bound("restricted(3,4; h=all, v=all, d1=1..5, d2=1..4)")).isEmpty();
        assertThat(bound("restricted(9,9; h=all, v=all, d1=1..3|5..6, d2=1..3|5..6)"))
                .isEmpty();
        assertThat(bound("restricted(9,9; h=all, v=all, d1=odd, d2=odd)")).isEmpty();
        assertThat(bound("restricted(3,4; h=odd, v=all, d1=1..5, d2=1..5)")).isEmpty();
        assertThat(bound("wythoff")).isEmpty();
        assertThat(bound("wyt(1)")).isEmpty();
    }

    private static Optional<BigInteger> bound(String game) {
        return WytConstantBound.of(BoardCheck.spec(game));
    }

    @Test
    void pairsArePrinted() {
        for (PaperTables.Table table : PaperTables.tables()) {
            if (table.id().equals("wyt-f-table-01") || table.id().equals("wyt-f-table-02")) {
                PairSequence pairs = knowledge(table.game()).pairs().orElseThrow();
                for (int n = 0; n < table.right().size(); n++) {
                    PaperTables.Cell cell = table.right().get(n);
                    assertThat(pairs.pair(BigInteger.valueOf(n))).isEqualTo(BoardCheck.position(cell.x(), cell.y()));
                }
            }
        }
    }

    /** The defining formula of section 2, which the strategy does not use. */
    @ParameterizedTest
    @ValueSource(strings = {"2", "3", "10", "1000003", "10^30", "10^1000"})
    void secondNumbersFollowTheFormula(String bound) {
        PairSequence pairs = knowledge("wyt(" + bound + ")").pairs().orElseThrow();
        BigInteger t = bound("wyt(" + bound + ")").orElseThrow();
        for (BigInteger n : LargeCheck.nastyNumbers(60)) {
            BigPosition pair = pairs.pair(n);
            BigInteger floor = pair.x().divide(t.add(BigInteger.ONE));
            BigInteger p = t.multiply(t).subtract(BigInteger.ONE);
            assertThat(pair.y()).isEqualTo(t.multiply(pair.x()).subtract(p.multiply(floor)));
            assertThat(pairs.pair(n.add(BigInteger.ONE)).x()).isGreaterThan(pair.x());
        }
    }

    /** Theorem 13, as the facts state it. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 9})
    void sequencesArePeriodic(int t) {
        PairSequence pairs = knowledge("wyt(" + t + ")").pairs().orElseThrow();
        int p = t * t - 1;
        int q = (t - 1) * (t + 2) / 2;
        Set<List<Integer>> residuePairs = new HashSet<>();
        Set<Integer> a = new HashSet<>();
        Set<Integer> b = new HashSet<>();
        for (int n = 0; n < 3 * q; n++) {
            BigPosition pair = pairs.pair(BigInteger.valueOf(n));
            BigPosition later = pairs.pair(BigInteger.valueOf(n + (long) q));
            assertThat(later.x().subtract(pair.x())).isEqualTo(BigInteger.valueOf(p));
            assertThat(later.y().subtract(pair.y())).isEqualTo(BigInteger.valueOf(p));
            assertThat(pair.y().subtract(pair.x())).isBetween(BigInteger.ZERO, BigInteger.valueOf((t - 1L) * (t - 1)));
            int x = pair.x().intValueExact() % p;
            int y = pair.y().intValueExact() % p;
            a.add(x);
            b.add(y);
            residuePairs.add(List.of(x, y));
            residuePairs.add(List.of(y, x));
        }
        assertThat(a).hasSize(q);
        assertThat(b).hasSize(q);
        assertThat(residuePairs).hasSize(p);
        a.retainAll(b);
        assertThat(a).hasSize(t - 1);
        assertThat(BoardCheck.knowledge("wyt(" + t + ")", WytConstantTheorems.all(), Set.of()))
                .flatExtracting(Knowledge::facts)
                .anyMatch(fact -> fact.contains(
                        "each next " + q + " are the " + q + " before with " + p + " more in both piles"));
    }

    @Test
    void digitsTellTheSequence() {
        DecidingDigits digits = BoardCheck.knowledge("wyt(3)", WytConstantTheorems.all(), Set.of())
                .get(1)
                .digits()
                .orElseThrow();
        assertThat(digits.system()).isEqualTo("numeration system (t^2-1, t, 1) with t = 3");
        assertThat(digits.read(BigInteger.ZERO).digits()).isEmpty();
        assertThat(digits.read(BigInteger.valueOf(22)).digits())
                .containsExactly(BigInteger.TWO, BigInteger.TWO, BigInteger.ZERO);
        assertThat(digits.read(BigInteger.valueOf(4)).digits()).containsExactly(BigInteger.ONE, BigInteger.ONE);
        assertThat(digits.read(BigInteger.valueOf(22)).meaning()).startsWith("in B:");
        assertThat(digits.read(BigInteger.valueOf(18)).meaning()).startsWith("in A:");
        assertThat(digits.read(BigInteger.valueOf(4)).meaning()).startsWith("in A and in B");
    }

    @ParameterizedTest
    @ValueSource(strings = {"wyt(2)", "wyt(3)", "wyt(10)", "wyt(10^20)", "wyt(10^1000)"})
    void largePilesKeepTheDefiningProperty(String game) {
        Knowledge knowledge = knowledge(game);
        LargeCheck check =
                new LargeCheck(BoardCheck.spec(game), knowledge.strategy().orElseThrow());
        List<BigInteger> numbers = LargeCheck.nastyNumbers(50);
        check.pairs(knowledge.pairs().orElseThrow(), numbers);
        numbers.forEach(x -> numbers.forEach(y -> check.position(new BigPosition(x, y))));
    }
}
