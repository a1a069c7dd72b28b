package org.wythofflab.prove.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wythofflab.definition.Definition;
import org.wythofflab.definition.DefinitionSolver;
import org.wythofflab.definition.Definitions;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.prove.automata.Sets;
import org.wythofflab.prove.formula.FormulaText;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;

/** Sets that are found are those of the definition, and sets that are not are not proved. */
class SearchTest {

    private static final int BOUND = 40;
    private static final Budget BUDGET = Budget.of(1L << 40, 1 << 29);

    private static Search.Found found(String game, int value) throws Exception {
        Search search = new Search(
                GameSpec.parse(game), new Search.Terms(Optional.empty(), 1 << 13, 1 << 12), BUDGET, now -> {});
        return search.of(value).orElseThrow(() -> new AssertionError(search.reached()));
    }

    private static boolean contains(Automaton set, int x, int y) {
        return set.contains(BigInteger.valueOf(x), BigInteger.valueOf(y));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"nim; 1", "nim; 2"})
    void positionsOfAValueAreThoseOfTheDefinition(String text, int value) throws Exception {
        Search.Found found = found(text, value);
        int[][] values = DefinitionSolver.grundy(Definitions.named(text), BOUND, BOUND);
        for (int x = 0; x < BOUND; x++) {
            for (int y = 0; y < BOUND; y++) {
                for (int g = 0; g <= value; g++) {
                    assertThat(contains(found.solutions().get(g).set(), x, y))
                            .as("value %d of (%d,%d)", g, x, y)
                            .isEqualTo(values[x][y] == g);
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"nim, 2", "nim, 3", "wythoff, 3"})
    void positionsOfMisereBlockingAreThoseOfTheDefinition(String base, int count) throws Exception {
        Definition game =
                Definitions.named(base).block(count, Definition.Scope.ALL).inMisere();
        Automaton set = found(game.text(), 0).last().set();
        boolean[][] p = DefinitionSolver.pPositions(game, BOUND, BOUND);
        for (int x = 0; x < BOUND; x++) {
            for (int y = 0; y < BOUND; y++) {
                assertThat(contains(set, x, y)).as("(%d,%d)", x, y).isEqualTo(p[x][y]);
            }
        }
    }

    /** A system in which the game is not at home takes more positions: with those below 2^13 no guess agrees. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"13; false", "16; true"})
    void setsAreFoundInOtherSystems(int digits, boolean isFound) throws Exception {
        NumberSystem system = new NumberSystem(3, 2);
        Search.Terms terms = new Search.Terms(Optional.of(system), 1 << digits, 1 << 12);
        Optional<Search.Found> found = new Search(GameSpec.parse("wythoff block 3"), terms, BUDGET, now -> {}).of(0);
        assertThat(found.isPresent()).isEqualTo(isFound);
        if (isFound) {
            boolean[][] p = DefinitionSolver.pPositions(Definitions.named("wythoff block 3"), BOUND, BOUND);
            for (int x = 0; x < BOUND; x++) {
                for (int y = 0; y < BOUND; y++) {
                    assertThat(contains(found.get().last().set(), x, y)).isEqualTo(p[x][y]);
                }
            }
        }
    }

    /** Words of such systems have whole periods of digits; all lengths of a period up to three, and sets with several lines. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "nim; ostrowski 1,2",
                "nim; ostrowski 2,1",
                "nim misere; ostrowski 1,1,2",
                "nim block 3; ostrowski 1,2",
                "nim block 2; ostrowski 1,3"
            })
    void setsAreFoundWhereSeveralQuotientsRepeat(String game, String name) throws Exception {
        Search.Terms terms = new Search.Terms(NumberSystem.named(name), 1 << 13, 1 << 12);
        Search search = new Search(GameSpec.parse(game), terms, BUDGET, now -> {});
        Automaton set = search.of(0)
                .orElseThrow(() -> new AssertionError(search.reached()))
                .last()
                .set();
        assertThat(set.system().text()).isEqualTo(name);
        boolean[][] p = DefinitionSolver.pPositions(Definitions.named(game), BOUND, BOUND);
        Sample members = Members.of(set, BUDGET);
        for (int x = 0; x < BOUND; x++) {
            for (int y = 0; y < BOUND; y++) {
                assertThat(contains(set, x, y)).as("(%d,%d)", x, y).isEqualTo(p[x][y]);
                assertThat(members.contains(x, y)).as("member (%d,%d)", x, y).isEqualTo(p[x][y]);
            }
        }
    }

    /** A line of slope sqrt(3), seen on a sample, is guessed in the system of sqrt(3), and the guess is all of the line. */
    @Test
    void aLineOfSlopeRootThreeIsGuessedInItsSystem() throws Exception {
        int bound = 1 << 18;
        Sample line = line(bound);
        NumberSystem system = NumberSystem.named("ostrowski 1,2").orElseThrow();
        assertThat(line.slopes(false)).hasToString("[sqrt(3)]");
        assertThat(Systems.of(GameSpec.parse("nim"), line)).contains(system);
        Outlay outlay = new Outlay(BUDGET, 1 << 16);
        Optional<Automaton> guess = Optional.empty();
        for (int ahead = 1; guess.isEmpty() && ahead < 16; ahead++) {
            guess = Surmise.of(system, line, ahead, 1 << 12, outlay);
        }
        assertThat(guess).contains(FormulaText.read("y = floor(sqrt(3)*x)", system, outlay));
    }

    /** (x,y) with y^2 < 3 x^2 < (y + 1)^2. */
    private static Sample line(int bound) {
        return new Sample(
                bound,
                LongStream.range(0, bound)
                        .map(x -> x << 32 | BigInteger.valueOf(3 * x * x).sqrt().longValueExact())
                        .filter(position -> (int) position < bound)
                        .toArray());
    }

    @Test
    void aBoundThatIsTooFarToListIsNotPassedOver() throws Exception {
        Search.Terms terms = new Search.Terms(Optional.of(NumberSystem.BINARY), 1 << 13, 1 << 12, 2000);
        Search search = new Search(GameSpec.parse("wythoff"), terms, BUDGET, now -> {});
        assertThat(search.of(0)).isEmpty();
        assertThat(search.reached())
                .contains("piles below 1024; those with piles below 8192 were not looked at: there are 2000 or more");
        Search whole = new Search(
                GameSpec.parse("wythoff"),
                new Search.Terms(Optional.of(NumberSystem.BINARY), 1 << 13, 1 << 12),
                BUDGET,
                now -> {});
        assertThat(whole.of(0)).isEmpty();
        assertThat(whole.reached()).endsWith("piles below 8192");
    }

    /** One position too many or too few among those of value 1. */
    @Test
    void aBrokenGuessOfAValueIsNotProved() throws Exception {
        Outlay outlay = new Outlay(BUDGET, 100_000);
        Search.Found found = found("nim", 1);
        Kernel kernel = Kernel.of(GameSpec.parse("nim"), NumberSystem.BINARY, outlay)
                .flatMap(any -> any.after(List.of(found.solutions().get(0).set())))
                .orElseThrow();
        Automaton right = found.last().set();
        assertThat(kernel.image(kernel.steps(right))).isEqualTo(right);
        for (String position : new String[] {"x = 0 and y = 1", "x = 7 and y = 7", "x = 1000 and y = 1001"}) {
            Automaton wrong = Sets.difference(right, FormulaText.read(position, NumberSystem.BINARY, outlay), outlay);
            assertThat(kernel.image(kernel.steps(wrong))).as(position).isNotEqualTo(wrong);
        }
    }

    @Test
    void slopesAreReadOffContinuedFractions() {
        assertThat(Slope.periodic(List.of(), List.of(1L))).hasToString("(1+sqrt(5))/2");
        assertThat(Slope.periodic(List.of(1L), List.of(2L))).hasToString("sqrt(2)");
        assertThat(Slope.periodic(List.of(1L, 1L), List.of(2L))).hasToString("(2+sqrt(2))/2");
        assertThat(Slope.periodic(List.of(1L), List.of(1L, 2L))).hasToString("sqrt(3)");
        assertThat(Slope.periodic(List.of(0L), List.of(1L))).hasToString("(-1+sqrt(5))/2");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "wythoff; [(1+sqrt(5))/2]",
                "a-wythoff(2); [1+sqrt(2)]",
                "a-wythoff(3); [(3+sqrt(13))/2]",
                "wythoff block 3; [2]",
                "nim; [1]",
                "odd-odd(1,1); []"
            })
    void slopesAreSeenOnASample(String game, String slopes) throws Exception {
        Sample sample = Survey.below(game.startsWith("odd") ? 1 << 10 : 1 << 18, GameSpec.parse(game), 1 << 20, BUDGET)
                .orElseThrow();
        assertThat(sample.slopes(false)).hasToString(slopes);
    }

    /** What the automaton lists is what the engine listed. */
    @Test
    void membersAreThoseOfTheSample() throws Exception {
        Search.Found found = found("wythoff", 0);
        Sample members = Members.of(found.last().set(), BUDGET);
        found.sample().forEach((x, y) -> assertThat(members.contains(x, y)).isTrue());
        assertThat(members.below(found.sample().bound()))
                .isEqualTo(found.sample().size());
    }
}
