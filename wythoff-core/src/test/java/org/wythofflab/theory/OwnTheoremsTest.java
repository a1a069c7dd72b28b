package org.wythofflab.theory;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.definition.Definition;
import org.wythofflab.definition.DefinitionSolver;
import org.wythofflab.definition.DefinitionSolver.Option;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;

/** The theorems that are no paper's: on whole boards against the definition, and far away against what they say themselves. */
class OwnTheoremsTest {

    private static final int SIZE = 36;

    /** Open Problem 25: all amounts are multiples of K. */
    private static Definition multiples(int s, int t, int k) {
        String set = "0 mod " + k;
        String text = "restricted(" + s + "," + t + "; h=" + set + ", v=" + set + ", d1=" + set + ", d2=" + set + ")";
        return Definition.of(
                text,
                amount -> amount % k == 0,
                amount -> amount % k == 0,
                (first, second) ->
                        first % k == 0 && second % k == 0 && Math.max(first, second) < s * Math.min(first, second) + t);
    }

    /** Open Problem 28, residue 0: two-pile amounts are multiples of K. */
    private static Definition diagonals(int t, int k) {
        return Definition.nimAnd(
                "restricted(1," + t + "; h=all, v=all, d1=0 mod " + k + ", d2=0 mod " + k + ")",
                (first, second) -> first % k == 0 && second % k == 0 && Math.abs(first - second) < t);
    }

    static Stream<Definition> games() {
        List<Definition> games = new ArrayList<>();
        for (int k = 3; k <= 6; k++) {
            for (int t = 1; t <= 7; t += 2) {
                games.add(multiples(1, t, k));
                games.add(multiples(2, t, k));
            }
        }
        games.add(multiples(3, 4, 3));
        for (int k : new int[] {2, 4, 8}) {
            for (int t : new int[] {1, 2, 3, 4, 5, 8, 9, 17}) {
                games.add(diagonals(t, k));
            }
        }
        for (int t = 1; t <= 3; t++) {
            games.add(diagonals(t, 3));
        }
        return games.stream().flatMap(game -> Stream.of(game, game.inMisere()));
    }

    private static Knowledge knowledge(String game) {
        List<Knowledge> found = BoardCheck.knowledge(game, Theorems.own(), Set.of());
        assertThat(found).as(game).hasSize(1);
        return found.get(0);
    }

    @ParameterizedTest
    @MethodSource("games")
    void everySmallPositionIsRuledAsTheDefinitionHasIt(Definition game) {
        boolean[][] p = DefinitionSolver.pPositions(game, SIZE, SIZE);
        Strategy strategy = knowledge(game.text()).strategy().orElseThrow();
        for (int x = 0; x < SIZE; x++) {
            for (int y = 0; y < SIZE; y++) {
                String at = game + " at (" + x + "," + y + ")";
                BigPosition position = BoardCheck.position(x, y);
                Ruling ruling = strategy.at(position);
                assertThat(ruling.isP()).as(at).isEqualTo(p[x][y]);
                assertThat(strategy.isP(position)).as(at).isEqualTo(p[x][y]);
                assertThat(ruling.why()).as(at).isNotBlank();
                List<Option> options = DefinitionSolver.options(game, x, y);
                List<BigMove> winning = options.stream()
                        .filter(option -> p[option.x()][option.y()])
                        .map(option -> new BigMove(BigInteger.valueOf(option.k()), BigInteger.valueOf(option.l())))
                        .toList();
                assertThat(ruling.move().isPresent()).as(at).isEqualTo(!p[x][y] && !options.isEmpty());
                assertThat(winning).as(at).containsAll(ruling.move().stream().toList());
                if (p[x][y]) {
                    assertThat(strategy.hallmark(position)).as(at).isNotBlank();
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 8})
    void thePairsAreThePPositionsInOrder(int k) {
        for (int t : k == 3 ? new int[] {1, 3} : new int[] {1, 5}) {
            Definition game = diagonals(t, k);
            BoardCheck.pairsAgree(game, knowledge(game.text()).pairs().orElseThrow(), 16 * k);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 8})
    void farAwayNoMoveJoinsTwoPPositionsAndTheOthersHaveOneToThem(int k) {
        Definition game = diagonals(2, k);
        Knowledge known = knowledge(game.text());
        LargeCheck check =
                new LargeCheck(BoardCheck.spec(game.text()), known.strategy().orElseThrow());
        check.pairs(known.pairs().orElseThrow(), LargeCheck.nastyNumbers(40).subList(0, 6));
        String misere = game.inMisere().text();
        LargeCheck other = new LargeCheck(
                BoardCheck.spec(misere), knowledge(misere).strategy().orElseThrow());
        for (BigInteger x : LargeCheck.nastyNumbers(30).subList(0, 6)) {
            other.position(new BigPosition(x, x));
            other.position(new BigPosition(x, x.multiply(BigInteger.TEN)));
        }
    }

    @Test
    void multiplesFarAway() {
        for (String text :
                List.of(multiples(2, 1, 3).text(), multiples(1, 4, 5).inMisere().text())) {
            LargeCheck check = new LargeCheck(
                    BoardCheck.spec(text), knowledge(text).strategy().orElseThrow());
            for (BigInteger x : LargeCheck.nastyNumbers(50)) {
                for (int by = 1; by <= 4; by++) {
                    check.position(new BigPosition(x, x.multiply(BigInteger.valueOf(by))));
                }
            }
        }
    }

    /** Those of the papers, other remainders, a K that is no power of two, a t above K = 3, and more than one pile's amounts restricted. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "wythoff",
                "even-even(2,3)",
                "restricted(1,1; h=1 mod 3, v=1 mod 3, d1=1 mod 3, d2=1 mod 3)",
                "restricted(1,1; h=0 mod 3, v=0 mod 4, d1=0 mod 3, d2=0 mod 4)",
                "restricted(1,1; h=0 mod 3, v=0 mod 3, d1=0 mod 6, d2=0 mod 6)",
                "restricted(1,4; h=all, v=all, d1=0 mod 3, d2=0 mod 3)",
                "restricted(2,1; h=all, v=all, d1=0 mod 3, d2=0 mod 3)",
                "restricted(1,1; h=all, v=all, d1=0 mod 3, d2=0 mod 6)",
                "restricted(1,1; h=all, v=even, d1=0 mod 3, d2=0 mod 3)",
                "restricted(1,1; h=all, v=all, d1=0 mod 3, d2=0 mod 3) block 2",
                "restricted(1,1; h=all, v=all, d1=0 mod 5, d2=0 mod 5)",
                "restricted(2,1; h=all, v=all, d1=0 mod 4, d2=0 mod 4)",
                "restricted(1,1; h=all, v=all, d1=1 mod 4, d2=1 mod 4)",
                "restricted(1,1; h=all, v=all, d1=0 mod 4, d2=0 mod 2)",
                "restricted(1,1; h=all, v=even, d1=0 mod 4, d2=0 mod 4)",
                "restricted(1,1; h=all, v=all, d1=0 mod 4, d2=0 mod 4) block 2"
            })
    void gamesJustOutside(String game) {
        assertThat(BoardCheck.knowledge(game, Theorems.own(), Set.of())).isEmpty();
    }

    @Test
    void theyAreStatedAndToldApartFromThoseOfThePapers() {
        assertThat(Theorems.own()).extracting(Theorem::id).doesNotHaveDuplicates();
        assertThat(Theorems.own()).allSatisfy(theorem -> {
            assertThat(theorem.id()).startsWith(theorem.citation().paper().id() + "/");
            assertThat(theorem.citation().inShort()).startsWith("Wythoff Lab on Open Problem ");
            assertThat(theorem.statement()).isNotBlank();
            assertThat(Theorems.all()).doesNotContain(theorem);
            assertThat(Theorems.find(theorem.id())).contains(theorem);
        });
    }
}
