package org.wythofflab.theory.modular;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.definition.Definition;
import org.wythofflab.definition.DefinitionSolver;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.BoardCheck;
import org.wythofflab.theory.GrundyFormula;
import org.wythofflab.theory.Knowledge;
import org.wythofflab.theory.LargeCheck;
import org.wythofflab.theory.PairSequence;
import org.wythofflab.theory.common.Golden;

class ModularTheoremsTest {

    private static Definition modular(int m) {
        return Definition.nimAnd("modular(" + m + ")", (k, l) -> (k - l) % m == 0);
    }

    private static List<Knowledge> knowledge(String game) {
        return BoardCheck.knowledge(game, ModularTheorems.all(), Set.of());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 21, 22})
    void theStrategyIsThatOfTheRules(int m) {
        BoardCheck.agrees(modular(m), ModularTheorems.all(), Set.of(), 44);
    }

    @Test
    void allCasesOccur() {
        assertThat(BoardCheck.agrees(modular(8), ModularTheorems.all(), Set.of(), 40))
                .hasSize(7);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5, 8, 13, 20})
    void thereAreAsManyPairsAsCounted(int m) {
        PairSequence pairs = knowledge("modular(" + m + ")").get(0).pairs().orElseThrow();
        BoardCheck.pairsAgree(modular(m), pairs, 50);
        int count = 0;
        for (boolean[] row : DefinitionSolver.pPositions(modular(m), 50, 50)) {
            for (boolean p : row) {
                count += p ? 1 : 0;
            }
        }
        String counted = "= " + count + " P-positions";
        assertThat(knowledge("modular(" + m + ")").get(1).facts()).anyMatch(fact -> fact.contains(counted));
        BigInteger last = BigInteger.valueOf((count - 1) / 2);
        assertThat(pairs.pair(last).x()).isLessThan(BigInteger.valueOf(m));
        assertThatThrownBy(() -> pairs.pair(last.add(BigInteger.ONE))).isInstanceOf(NoSuchElementException.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void grundyValuesHaveAClosedForm(int m) {
        GrundyFormula formula = knowledge("modular(" + m + ")").get(2).grundy().orElseThrow();
        int[][] grundy = DefinitionSolver.grundy(modular(m), 30, 30);
        for (int x = 0; x < 30; x++) {
            for (int y = 0; y < 30; y++) {
                assertThat(formula.at(BoardCheck.position(x, y))).isEqualTo(BigInteger.valueOf(grundy[x][y]));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 5, 9, 14})
    void pilesUpToTheModulusHaveTheValuesOfWythoffsGame(int m) {
        int[][] wythoff = DefinitionSolver.grundy(Definition.nimAnd("wythoff", (k, l) -> k == l), m + 1, m + 1);
        assertThat(DefinitionSolver.grundy(modular(m), m + 1, m + 1)).isDeepEqualTo(wythoff);
        assertThat(knowledge("modular(" + m + ")").get(2).grundy()).isEmpty();
    }

    @Test
    void modulusOneMayBeWrittenAsAnyPair() {
        assertThat(knowledge("moves(first: all; second: all; both: 1 = 1)")).hasSize(3);
        assertThat(knowledge("moves(first: all; second: all; both: (k-l) % 5 = 0)"))
                .hasSize(3);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "wythoff",
                "modular(3) misere",
                "modular(3) block 2",
                "modular(3) comply 1",
                "moves(first: all; second: odd; both: (k-l) % 5 = 0)"
            })
    void gamesOutsideAreNotClaimed(String game) {
        assertThat(knowledge(game)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"7", "1000003", "10^30+57", "10^1000"})
    void largePilesKeepTheDefiningProperty(String modulus) {
        String game = "modular(" + modulus + ")";
        Knowledge knowledge = knowledge(game).get(0);
        LargeCheck check =
                new LargeCheck(BoardCheck.spec(game), knowledge.strategy().orElseThrow());
        BigInteger small = BigInteger.valueOf(2);
        check.pairs(
                knowledge.pairs().orElseThrow(), modulus.equals("7") ? List.of(small) : List.of(small, small.pow(18)));
        for (int digits : List.of(5, 30, 1001)) {
            List<BigInteger> numbers = LargeCheck.nastyNumbers(digits);
            for (BigInteger x : numbers) {
                check.position(new BigPosition(x, numbers.get(3)));
                check.position(new BigPosition(numbers.get(15), x));
                check.position(Golden.pair(x));
            }
        }
    }
}
