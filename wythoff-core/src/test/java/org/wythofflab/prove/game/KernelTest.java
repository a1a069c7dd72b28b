package org.wythofflab.prove.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.definition.Definition;
import org.wythofflab.definition.DefinitionSolver;
import org.wythofflab.definition.DefinitionSolver.Option;
import org.wythofflab.definition.Definitions;
import org.wythofflab.definition.RandomEnds;
import org.wythofflab.definition.RandomGames;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.prove.formula.FormulaException;
import org.wythofflab.prove.formula.FormulaText;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.StoppedException;

/** What the equation of a game makes of a set, any set, is what its rules say, position by position. */
class KernelTest {

    private static final int BOUND = 14;

    private final Outlay outlay = new Outlay(Budget.of(0, 1 << 28), 400_000);

    /** Some random rules would take minutes. */
    private final Outlay little = new Outlay(Budget.of(0, 1 << 28), 2_000);

    @Test
    void theEquationIsThatOfTheRules() throws Exception {
        int served = 0;
        for (Definition game : Definitions.all()) {
            served += check(game, new Random(game.text().hashCode())) ? 1 : 0;
        }
        assertThat(served).isGreaterThan(Definitions.all().size() / 3);
    }

    static LongStream seeds() {
        return LongStream.range(0, 4);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void theEquationOfARandomGameIsThatOfItsRules(long seed) throws Exception {
        Random random = new Random(seed);
        long served = 0;
        Stream<Definition> games = Stream.concat(
                RandomGames.from(seed).limit(40),
                RandomEnds.on(RandomGames.from(seed).limit(8), seed));
        for (Definition game : games.toList()) {
            served += check(game, random) ? 1 : 0;
        }
        assertThat(served).as("seed %d", seed).isGreaterThan(5);
    }

    /** Whether there is an equation for the game. */
    private boolean check(Definition game, Random random) throws Exception {
        NumberSystem system = random.nextInt(4) == 0 ? NumberSystem.FIBONACCI : NumberSystem.BINARY;
        Automaton set = set(random, system);
        Automaton image;
        try {
            Optional<Kernel> kernel = Kernel.of(GameSpec.parse(game.text()), system, little);
            if (kernel.isEmpty()) {
                return false;
            }
            image = kernel.get().image(kernel.get().steps(set));
        } catch (StoppedException tooMuch) {
            return false;
        }
        for (int x = 0; x < BOUND; x++) {
            for (int y = 0; y < BOUND; y++) {
                assertThat(contains(image, x, y))
                        .as("(%d,%d) of %s, with a set of %s", x, y, game.text(), set)
                        .isEqualTo(expected(game, option -> contains(set, option.x(), option.y()), x, y));
            }
        }
        return true;
    }

    /** Sets that know nothing of the game. */
    private Automaton set(Random random, NumberSystem system) throws FormulaException {
        int m = 2 + random.nextInt(3);
        String residues = "(x + " + random.nextInt(5) + "*y) % " + m + " = " + random.nextInt(m);
        String formula = switch (random.nextInt(3)) {
            case 0 -> residues;
            case 1 -> "x <= " + (1 + random.nextInt(3)) + "*y + " + random.nextInt(4) + " and " + residues;
            default -> "x + y < " + random.nextInt(12) + " or x = 2*y";
        };
        return FormulaText.read(formula, system, outlay);
    }

    /** Of the P-positions by the definition, in a comply game of the others, the equation holds that is proved of guesses. */
    @Test
    void theEquationHoldsOfThePositionsThatAreMeant() throws Exception {
        int served = 0;
        for (Definition game : Definitions.all()) {
            if (Kernel.of(GameSpec.parse(game.text()), NumberSystem.BINARY, outlay)
                    .isPresent()) {
                boolean[][] p = DefinitionSolver.pPositions(game, BOUND, BOUND);
                boolean comply = game.maneuver() == Definition.Maneuver.COMPLY;
                for (int x = 0; x < BOUND; x++) {
                    for (int y = 0; y < BOUND; y++) {
                        assertThat(p[x][y] != comply)
                                .as("(%d,%d) of %s", x, y, game.text())
                                .isEqualTo(expected(game, option -> p[option.x()][option.y()] != comply, x, y));
                    }
                }
                served++;
            }
        }
        assertThat(served).isGreaterThan(100);
    }

    private static boolean contains(Automaton set, int x, int y) {
        return set.contains(BigInteger.valueOf(x), BigInteger.valueOf(y));
    }

    /** By the rules: too few options of the position are in the set. */
    private static boolean expected(Definition game, Predicate<Option> set, int x, int y) {
        int blockable = 0;
        int certain = 0;
        List<Option> options = DefinitionSolver.options(game, x, y);
        for (Option option : options) {
            if (set.test(option)) {
                boolean counted = switch (game.scope()) {
                    case ALL -> true;
                    case DIAGONAL -> option.twoPile();
                    case NIM -> !option.twoPile();
                    case SAME_DIAGONAL -> option.k() == option.l();
                };
                blockable += counted ? 1 : 0;
                certain += counted ? 0 : 1;
            }
        }
        // Forbid all that are in the set: in misere play a move must be left.
        boolean over = game.misere() && options.stream().allMatch(set);
        return certain == 0 && blockable < game.count() && !over;
    }

    static Stream<Definition> misereGames() {
        return Stream.of(
                Definitions.named("wythoff misere"),
                Definitions.named("odd-even(2,3) misere"),
                Definitions.named("wythoff").block(2, Definition.Scope.ALL).inMisere());
    }

    /** In misere play it is asked which positions have a move: of each kind of moves once, if it does not depend on the set. */
    @ParameterizedTest
    @MethodSource("misereGames")
    void whoHasAMoveIsKnownOfEachKindOfMoves(Definition game) throws Exception {
        Kernel kernel = Kernel.of(GameSpec.parse(game.text()), NumberSystem.BINARY, outlay)
                .orElseThrow();
        for (String formula : List.of("x % 2 = 0", "x + y < 7", "x = x", "x < 0")) {
            Automaton set = FormulaText.read(formula, NumberSystem.BINARY, outlay);
            List<ProofStep> open = kernel.steps(set).stream()
                    .filter(step -> step.name().equals(step.moves() + " open"))
                    .toList();
            assertThat(open).extracting(ProofStep::moves).containsExactly("first", "second", "both");
            for (ProofStep step : open) {
                for (int x = 0; x < BOUND; x++) {
                    for (int y = 0; y < BOUND; y++) {
                        assertThat(contains(step.found().set(), x, y))
                                .as("%s of %s at (%d,%d), where P is %s", step.name(), game.text(), x, y, formula)
                                .isEqualTo(DefinitionSolver.options(game, x, y).stream()
                                        .filter(option -> kind(option).equals(step.moves()))
                                        .anyMatch(
                                                option -> game.count() == 1 || !contains(set, option.x(), option.y())));
                    }
                }
            }
        }
    }

    private static String kind(Option option) {
        return option.twoPile() ? "both" : option.k() > 0 ? "first" : "second";
    }

    /** One position too many or too few is noticed, and named. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "wythoff",
                "wythoff misere",
                "a-wythoff(2)",
                "modular(3)",
                "wythoff block 3",
                "nim block 4",
                "st(2,1)",
                "odd-even(2,3)",
                "wyt(3)",
                "mp-wythoff(2,2)",
                "wythoff comply 3"
            })
    void aSetWithOnePositionWrongIsRefutedThere(String text) throws Exception {
        GameSpec game = GameSpec.parse(text);
        NumberSystem system = Systems.of(game).get(0);
        Sample sample = Survey.below(1 << 12, game, 1 << 20, Budget.of(1L << 40, 1 << 28))
                .orElseThrow();
        Automaton right = null;
        Kernel kernel = Kernel.of(game, system, outlay).orElseThrow();
        for (int ahead = 1; right == null; ahead++) {
            right = Surmise.of(system, sample, ahead, 1000, outlay)
                    .filter(set -> kernel.image(kernel.steps(set)).equals(set))
                    .orElse(null);
        }
        Random random = new Random(text.hashCode());
        for (int i = 0; i < 12; i++) {
            // Half of them near the origin, some on the set, some far away.
            int x = random.nextInt(i % 2 == 0 ? 6 : 2000);
            int y = i % 3 == 0 && sample.end(x) > sample.from(x, 0)
                    ? sample.second(sample.from(x, 0))
                    : random.nextInt(i % 2 == 0 ? 6 : 2000);
            Automaton wrong = flipped(right, x, y);
            Automaton image = kernel.image(kernel.steps(wrong));
            assertThat(Counterexample.between(wrong, image, outlay))
                    .as("%s with (%d,%d) flipped", text, x, y)
                    .contains(new BigPosition(BigInteger.valueOf(x), BigInteger.valueOf(y)));
        }
        assertThat(Counterexample.between(right, right, outlay)).isEmpty();
    }

    private Automaton flipped(Automaton set, int x, int y) throws FormulaException {
        Automaton point = FormulaText.read("x = " + x + " and y = " + y, set.system(), outlay);
        return org.wythofflab.prove.automata.Sets.difference(set, point, outlay);
    }
}
