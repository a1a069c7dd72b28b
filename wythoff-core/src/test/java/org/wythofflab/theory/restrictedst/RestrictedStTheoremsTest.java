package org.wythofflab.theory.restrictedst;

import static org.assertj.core.api.Assertions.assertThat;
import static org.wythofflab.theory.restrictedst.StGames.theoremsAbout;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.definition.Definition;
import org.wythofflab.definition.DefinitionSolver;
import org.wythofflab.definition.DefinitionSolver.Option;
import org.wythofflab.definition.PaperTables;
import org.wythofflab.definition.PaperTables.Table;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.PairSequence;
import org.wythofflab.theory.Paper;
import org.wythofflab.theory.Ruling;
import org.wythofflab.theory.Strategy;
import org.wythofflab.theory.Theorem;

/** The theorems on small boards, against the definitions, and the games they are about. */
class RestrictedStTheoremsTest {

    private static final int SIZE = 30;

    private static final Map<String, boolean[][]> SOLVED = new ConcurrentHashMap<>();

    static Stream<Definition> games() {
        return IntStream.rangeClosed(1, 5)
                .boxed()
                .flatMap(s -> IntStream.rangeClosed(1, 5).boxed().flatMap(t -> StGames.withParameters(s, t).stream()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void rulingsFollowFromTheDefinition(Definition game) {
        boolean[][] p = SOLVED.computeIfAbsent(game.text(), text -> DefinitionSolver.pPositions(game, SIZE, SIZE));
        Strategy strategy = StGames.strategy(game.text());
        for (int x = 0; x < SIZE; x++) {
            for (int y = 0; y < SIZE; y++) {
                Ruling ruling = strategy.at(position(x, y));
                String at = game + " at (" + x + "," + y + ")";
                assertThat(ruling.isP()).as(at).isEqualTo(p[x][y]);
                if (ruling.isP()) {
                    assertThat(ruling.move()).as(at).isEmpty();
                    continue;
                }
                List<Option> options = DefinitionSolver.options(game, x, y);
                List<BigMove> move = ruling.move().stream().toList();
                assertThat(move).as(at).hasSize(options.isEmpty() ? 0 : 1);
                assertThat(winning(options, p)).as("winning moves of " + at).containsAll(move);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void rulingsSayWhy(Definition game) {
        Strategy strategy = StGames.strategy(game.text());
        for (int x = 0; x < 12; x++) {
            for (int y = 0; y < 12; y++) {
                assertThat(strategy.at(position(x, y)).why()).isNotBlank();
            }
        }
    }

    private static List<BigMove> winning(List<Option> options, boolean[][] p) {
        return options.stream()
                .filter(option -> p[option.x()][option.y()])
                .map(option -> new BigMove(BigInteger.valueOf(option.k()), BigInteger.valueOf(option.l())))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void pairsAreThePositionsOfTheTheorem(Definition game) {
        boolean[][] p = SOLVED.computeIfAbsent(game.text(), text -> DefinitionSolver.pPositions(game, SIZE, SIZE));
        boolean even = game.text().startsWith("even-even");
        StGames.knowledge(game.text()).pairs().ifPresent(pairs -> {
            boolean[][] listed = new boolean[SIZE][SIZE];
            for (int n = 0; n < SIZE; n++) {
                BigPosition pair = pairs.pair(BigInteger.valueOf(n));
                for (int i = 0; i < 4; i++) {
                    // In even-even games four positions make a pair, in odd-even games two and in even-odd games two.
                    int x = pair.x().intValueExact() + (even || game.text().startsWith("even-odd") ? i & 1 : 0);
                    int y = pair.y().intValueExact() + (even || game.text().startsWith("odd-even") ? i >> 1 : 0);
                    boolean symmetric = even || game.text().startsWith("st");
                    if (x < SIZE && y < SIZE) {
                        listed[x][y] = true;
                        listed[symmetric ? y : x][symmetric ? x : y] = true;
                    }
                }
            }
            assertThat(listed).as(game.text()).isDeepEqualTo(p);
        });
    }

    static Stream<Table> numberedTables() {
        return PaperTables.tables().stream().filter(table -> table.id().startsWith("restricted-st-table"));
    }

    @ParameterizedTest
    @MethodSource("numberedTables")
    void cellsOfThePaperThatFollowFromTheRulesAreP(Table table) {
        Strategy strategy = StGames.strategy(table.game());
        assertThat(table.right())
                .isNotEmpty()
                .allSatisfy(cell -> assertThat(
                                strategy.at(position(cell.x(), cell.y())).isP())
                        .isTrue());
    }

    @Test
    void misereWythoffIsNumberedAsInTheorem14() {
        PairSequence pairs = StGames.knowledge("even-even(1,1) misere").pairs().orElseThrow();
        // Table 6.
        assertThat(IntStream.range(0, 5).mapToObj(n -> pairs.pair(BigInteger.valueOf(n))))
                .containsExactly(position(4, 4), position(0, 2), position(6, 10), position(8, 14), position(12, 20));
        assertThat(pairs.firstName() + pairs.secondName()).isEqualTo("EH");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wythoff                                           | Equation 2",
                "wyt(k+1)                                          | Equation 2",
                "a-wythoff(3)                                      | Equation 2",
                "mp-wythoff(3,1)                                   | Equation 2",
                "st(2,3) block 1                                   | Equation 2",
                "moves(first: all; second: all; both: abs(k-l)<2)  | Equation 2",
                "wythoff misere                                    | Theorem 14, on halved piles",
                "st(4,2) misere                                    | Theorem 14, on halved piles",
                "odd-odd(2,3)                                      | Theorem 7",
                "odd-odd(1,1) misere                               | Theorem 9",
                "restricted(2,3; h=even, v=even, d1=even, d2=even) | Theorem 13",
                "even-even(2,3) misere                             | Theorem 14",
                "odd-even(1,1)                                     | Theorem 17",
                "restricted(1,1; h=odd, v=even, d1=none, d2=all)   | Theorem 17",
                "restricted(1,1; h=odd, v=even, d1=even, d2=odd)   | Theorem 17",
                "odd-even(1,1) misere                              | Theorem 18",
                "odd-even(1,2)                                     | Theorem 19",
                "odd-even(2,1) misere                              | Theorem 20",
                "even-odd(1,1)                                     | Corollary 21",
                "even-odd(1,1) misere                              | Corollary 22",
                "even-odd(2,1)                                     | Corollary 23",
                "even-odd(1,2) misere                              | Corollary 24"
            })
    void everyGameHasItsTheorem(String game, String theorem) {
        assertThat(theoremsAbout(game)).containsExactly(theorem);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nim",
                "wyt(2*k)",
                "wyt(3)",
                "modular(3)",
                "wythoff block 2",
                "wythoff comply 1",
                "mp-wythoff(2,2)",
                "imitation(1,1)",
                "even-even(2,3) block 2",
                "odd-even(2,3) misere block 2",
                "restricted(2,3; h=even, v=even, d1=all, d2=even)",
                "restricted(2,3; h=even, v=even, d1=odd, d2=odd)",
                "restricted(2,3; h=odd, v=even, d1=even, d2=odd)",
                "restricted(1,2; h=odd, v=even, d1=even, d2=odd)",
                "restricted(2,3; h=odd, v=even, d1=none, d2=none) block 2",
                "restricted(1,1; h=odd, v=odd, d1=none, d2=none)",
                "restricted(2,3; h=0 mod 3, v=0 mod 3, d1=0 mod 3, d2=0 mod 3)",
                "restricted(2,3; h=odd, v=all, d1=all, d2=all)"
            })
    void gamesJustOutsideHaveNone(String game) {
        assertThat(theoremsAbout(game)).isEmpty();
    }

    @Test
    void theoremsAreToldApart() {
        assertThat(RestrictedStTheorems.all()).extracting(Theorem::id).doesNotHaveDuplicates();
        assertThat(RestrictedStTheorems.all()).allSatisfy(theorem -> {
            assertThat(theorem.id()).matches("restricted-st/[a-z0-9-]+");
            assertThat(theorem.citation().paper()).isEqualTo(Paper.RESTRICTED_ST);
            assertThat(theorem.statement()).isNotBlank();
        });
    }

    private static BigPosition position(long x, long y) {
        return new BigPosition(BigInteger.valueOf(x), BigInteger.valueOf(y));
    }
}
