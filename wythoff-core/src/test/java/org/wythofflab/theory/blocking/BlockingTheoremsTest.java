package org.wythofflab.theory.blocking;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.definition.Definition;
import org.wythofflab.definition.Definition.Scope;
import org.wythofflab.definition.DefinitionSolver;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.BoardCheck;
import org.wythofflab.theory.Knowledge;
import org.wythofflab.theory.LargeCheck;
import org.wythofflab.theory.Paper;
import org.wythofflab.theory.Ruling;
import org.wythofflab.theory.Strategy;
import org.wythofflab.theory.TableStrategy;
import org.wythofflab.theory.Theorem;
import org.wythofflab.theory.common.Golden;
import org.wythofflab.theory.common.StatedTheorem;

class BlockingTheoremsTest {

    private static final Definition WYTHOFF = Definition.nimAnd("wythoff", (k, l) -> k == l);
    private static final Definition NIM = Definition.nimAnd("nim", (k, l) -> false);

    private static List<Knowledge> knowledge(String game) {
        return BoardCheck.knowledge(game, BlockingTheorems.all(), Set.of());
    }

    private static List<String> ids(String game) {
        return BlockingTheorems.all().stream()
                .filter(theorem ->
                        theorem.about(BoardCheck.spec(game), Set.of()).isPresent())
                .map(Theorem::id)
                .toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void blockingWythoffFollowsTheRules(int k) {
        BoardCheck.agrees(WYTHOFF.block(k, Scope.ALL), BlockingTheorems.all(), Set.of(), 70);
    }

    @Test
    void wythoffFollowsTheRules() {
        assertThat(BoardCheck.agrees(WYTHOFF, BlockingTheorems.all(), Set.of(), 70))
                .hasSize(4);
    }

    @Test
    void allCasesOfBlockingTwoOccur() {
        Set<String> reasons = BoardCheck.agrees(WYTHOFF.block(2, Scope.ALL), BlockingTheorems.all(), Set.of(), 40);
        for (String name : List.of("case 1 ", "case 2 ", "case 3 ", "case 4 (a)", "case 4 (b)", "case 4 (c)")) {
            assertThat(reasons).anyMatch(why -> why.startsWith(name));
        }
        assertThat(reasons).hasSize(9);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 11})
    void blockingNimFollowsTheRules(int k) {
        BoardCheck.agrees(NIM.block(k, Scope.ALL), BlockingTheorems.all(), Set.of(), 36);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void complyWythoffIsTheComplement(int k) {
        BoardCheck.agrees(WYTHOFF.comply(k, Scope.ALL), BlockingTheorems.all(), Set.of(), 50);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 8})
    void complyNimIsTheComplement(int k) {
        BoardCheck.agrees(NIM.comply(k, Scope.ALL), BlockingTheorems.all(), Set.of(), 30);
    }

    @Test
    void anySolvedGameHasItsComplyGame() {
        Definition modular = Definition.nimAnd("modular(5)", (k, l) -> (k - l) % 5 == 0);
        BoardCheck.agrees(modular.comply(1, Scope.ALL), BlockingTheorems.all(), Set.of(), 30);
        BoardCheck.agrees(modular.comply(1, Scope.NIM), BlockingTheorems.all(), Set.of(), 30);
        Definition square = Definition.nimAnd("wyt(k^2)", (k, l) -> Math.max(k, l) < Math.min(k, l) * Math.min(k, l));
        BoardCheck.agrees(square.comply(1, Scope.ALL), BlockingTheorems.all(), Set.of(), 30);
    }

    /** Proposition 3.2 for a blocking game on the diagonal that is given a strategy by looking it up. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void complyGamesOnAScopeAreTheComplement(int k) {
        for (Scope scope : List.of(Scope.DIAGONAL, Scope.NIM)) {
            complementOfATable(k, scope, 24);
        }
    }

    /**
     * The same for Proposition 3.1. With ten to propose, (3,6) has enough options only with its two-pile ones, three of
     * which make twelve, and whoever moves there wins: the blocking game has nine P-positions among them.
     */
    @ParameterizedTest
    @ValueSource(ints = {5, 10})
    void twoPileOptionsCountAmongThoseThatAreProposed(int k) {
        complementOfATable(k, Scope.ALL, 16);
    }

    private static void complementOfATable(int k, Scope scope, int size) {
        Theorem solved = StatedTheorem.of(
                Paper.BLOCKING,
                "a table",
                "the rules on a small board",
                (game, assumptions) ->
                        game.equals(BoardCheck.spec(WYTHOFF.block(k, scope).text()))
                                ? Optional.of(Knowledge.of(new TableStrategy(WYTHOFF.block(k, scope), size)))
                                : Optional.empty());
        List<Theorem> comply = ComplyTheorems.over(List.of(solved));
        Definition game = WYTHOFF.comply(k, scope);
        // One of the two propositions, and not both, is about the scope.
        assertThat(BoardCheck.knowledge(game.text(), comply, Set.of())).hasSize(1);
        assertThat(BoardCheck.agrees(game, comply, Set.of(), size)).contains("there are not enough options to propose");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void pairsAreThePositionsInOrder(int k) {
        Definition game = WYTHOFF.block(k, Scope.ALL);
        BoardCheck.pairsAgree(game, knowledge(game.text()).get(0).pairs().orElseThrow(), 90);
    }

    /** Proposition 1.3: a position is terminal if it has fewer than k options. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 10, 14, 20, 21})
    void terminalPositionsAreCounted(int k) {
        int count = 0;
        for (int x = 0; x <= k; x++) {
            for (int y = 0; y <= k; y++) {
                boolean terminal = DefinitionSolver.options(WYTHOFF, x, y).size() < k;
                assertThat(Math.max(x, y) < k - 2 * Math.min(x, y)).isEqualTo(terminal);
                count += terminal ? 1 : 0;
            }
        }
        String counted = count == 1 ? "there is one terminal position" : "there are " + count + " terminal positions";
        assertThat(knowledge("wythoff block " + k))
                .flatExtracting(Knowledge::facts)
                .anyMatch(fact -> fact.startsWith(counted));
    }

    /** Proposition 1.2, repaired; part (ii) as printed fails for k = 2. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 7})
    void columnsHoldExactlyKAndDiagonalsAtMostK(int k) {
        boolean[][] p = DefinitionSolver.pPositions(WYTHOFF.block(k, Scope.ALL), 60, 60);
        for (int x = 0; x < 15; x++) {
            int column = 0;
            int diagonal = 0;
            for (int y = 0; y < 60; y++) {
                column += p[x][y] ? 1 : 0;
                diagonal += x + y < 60 && p[y][x + y] ? 1 : 0;
            }
            assertThat(column).isEqualTo(k);
            assertThat(diagonal).isLessThanOrEqualTo(k);
        }
    }

    @Test
    void gamesOutsideAreNotSolved() {
        assertThat(ids("wythoff block 4")).containsExactly("blocking/proposition-1.2", "blocking/proposition-1.3");
        assertThat(ids("wythoff comply 2")).containsExactly("blocking/proposition-3.1");
        for (String game : List.of(
                "wythoff block 2 misere",
                "nim block 2 misere",
                "wythoff block 2 nim",
                "wythoff block 2 diagonal",
                "wythoff comply 4",
                "wythoff comply 2 nim",
                "a-wythoff(2) block 2",
                "a-wythoff(2) comply 1",
                "wythoff misere",
                "imitation(1,1)",
                "odd-odd(1,1)")) {
            assertThat(ids(game)).as(game).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"wythoff", "wythoff block 2", "wythoff block 3"})
    void largePilesKeepTheDefiningProperty(String game) {
        Knowledge knowledge = knowledge(game).get(0);
        LargeCheck check =
                new LargeCheck(BoardCheck.spec(game), knowledge.strategy().orElseThrow());
        for (int digits : List.of(20, 200)) {
            List<BigInteger> numbers = LargeCheck.nastyNumbers(digits);
            check.pairs(knowledge.pairs().orElseThrow(), numbers);
            numbers.forEach(x -> numbers.forEach(y -> check.position(new BigPosition(x, y))));
            for (BigInteger n : numbers) {
                // The exception to case 4 (b) lies one step before a doubled pair.
                BigPosition pair = Golden.pair(n);
                check.position(new BigPosition(BlockingRow.odd(pair.x()), BlockingRow.odd(pair.y())));
                check.position(new BigPosition(n, Golden.lower(n)));
                check.position(new BigPosition(n, Golden.lower(n).add(BigInteger.ONE)));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5, 6})
    void largePilesOfBlockingNimKeepTheDefiningProperty(int k) {
        LargeCheck check = new LargeCheck(BoardCheck.spec("nim block " + k), new BlockedNim(k));
        for (BigInteger x : LargeCheck.nastyNumbers(300)) {
            for (int off = -k - 1; off <= k + 1; off++) {
                check.position(new BigPosition(x, x.add(BigInteger.valueOf(off))));
            }
            check.position(new BigPosition(x, BigInteger.valueOf(k)));
        }
    }

    @Test
    void moreOptionsThanOneCanListAreDescribed() {
        String game = "nim block " + (BlockedNim.LISTED + 1);
        Strategy strategy = knowledge(game).get(0).strategy().orElseThrow();
        Ruling p = strategy.at(BoardCheck.position(100_000, 100_002));
        assertThat(p.isP()).isTrue();
        assertThat(p.maneuver()).isEmpty();
        assertThat(p.why()).contains("forbid the options");
        assertThat(strategy.at(BoardCheck.position(100_000, 100_001)).move()).isPresent();
    }
}
