package org.wythofflab.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Imitation;
import org.wythofflab.rules.ImitationState;
import org.wythofflab.solve.Budget;
import org.wythofflab.theory.GrundyFormula;
import org.wythofflab.theory.HistoryStrategy;
import org.wythofflab.theory.Knowledge;
import org.wythofflab.theory.PairSequence;
import org.wythofflab.theory.Ruling;
import org.wythofflab.theory.Strategy;
import org.wythofflab.theory.Theorem;
import org.wythofflab.theory.Theorems;
import org.wythofflab.theory.Theorems.Applied;
import org.wythofflab.verify.common.BoardOptions;
import org.wythofflab.verify.common.RulingCheck;
import org.wythofflab.verify.common.TheoremClaims;
import org.wythofflab.verify.imitation.ImitationRulingCheck;

/** The ledger has teeth: a closed form that is wrong at a single point is refuted. */
final class TeethTest {
    private static final int BOUND = 24;
    private static final Ground GROUND = Ground.of(Budget.of(1L << 30, 1L << 28));

    private static List<String> games() {
        return List.of(
                "nim",
                "wythoff",
                "a-wythoff(3)",
                "st(2,3)",
                "st(2,1) misere",
                "odd-odd(2,3)",
                "odd-odd(2,3) misere",
                "even-even(2,3)",
                "even-even(2,3) misere",
                "odd-even(2,3)",
                "odd-even(2,3) misere",
                "odd-even(1,1)",
                "odd-even(1,1) misere",
                "even-odd(2,3)",
                "even-odd(2,3) misere",
                "even-odd(1,1)",
                "even-odd(1,1) misere",
                "wyt(4)",
                "wyt(k^2)",
                "wyt(k^2+9)",
                "modular(3)",
                "modular(5)",
                "wythoff block 2",
                "wythoff block 3",
                "nim block 3",
                "mp-wythoff(2,3)",
                "mp-wythoff(4,2)",
                "wythoff comply 2",
                "wythoff comply 2 diagonal");
    }

    @ParameterizedTest
    @MethodSource("games")
    void onePositionAddedOrRemovedIsNoticed(String text) {
        GameSpec game = Ground.game(text);
        int noticed = 0;
        for (Strategy strategy : strategies(game)) {
            assertThat(new RulingCheck(game, strategy).upTo(BOUND, GROUND).isAgreement())
                    .isTrue();
            for (BigPosition at : points(text)) {
                Strategy mutant = flippedAt(strategy, at);
                assertThat(new RulingCheck(game, mutant).upTo(BOUND, GROUND).broken())
                        .as("%s flipped at %s", text, at)
                        .hasSize(1)
                        .extracting(Counterexample::where)
                        .containsExactly("(" + at.x() + "," + at.y() + ")");
                noticed++;
            }
        }
        assertThat(noticed).isPositive();
    }

    @ParameterizedTest
    @MethodSource("games")
    void oneMoveOffByOneIsNoticed(String text) {
        GameSpec game = Ground.game(text);
        for (Strategy strategy : strategies(game)) {
            List<BigPosition> mistaken = everywhere().stream()
                    .filter(at -> isMistaken(game, strategy, at))
                    .toList();
            assertThat(mistaken).as("moves of %s that can go wrong", text).isNotEmpty();
            for (BigPosition at : some(mistaken, text)) {
                Strategy mutant = replacedAt(strategy, at, shifted(strategy.at(at)));
                assertThat(new RulingCheck(game, mutant).upTo(BOUND, GROUND).broken())
                        .as("%s at %s", text, at)
                        .extracting(Counterexample::where)
                        .containsExactly("(" + at.x() + "," + at.y() + ")");
            }
        }
    }

    /** Whether one token more makes the move illegal, or lose; it may still win, and then it is no mistake. */
    private static boolean isMistaken(GameSpec game, Strategy strategy, BigPosition at) {
        Ruling ruling = strategy.at(at);
        return ruling.move().isPresent()
                && !wins(game, at, shifted(ruling).move().orElseThrow());
    }

    private static List<String> gamesWithPairs() {
        return games().stream()
                .filter(text -> !pairs(Ground.game(text)).isEmpty())
                .toList();
    }

    private static List<PairSequence> pairs(GameSpec game) {
        return Theorems.about(game, Set.of()).stream()
                .flatMap(applied -> applied.knowledge().pairs().stream())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("gamesWithPairs")
    void onePairOffByOneIsNoticed(String text) {
        GameSpec game = Ground.game(text);
        for (PairSequence pairs : pairs(game)) {
            assertThat(TheoremClaims.pairsAreP(game, pairs).upTo(BOUND, GROUND).isAgreement())
                    .isTrue();
            List<BigInteger> below = below(game, pairs);
            assertThat(below).as("pairs of %s that can go wrong", text).isNotEmpty();
            for (BigInteger n : some(below, text)) {
                assertThat(TheoremClaims.pairsAreP(game, offAt(pairs, n, off(game, pairs.pair(n))))
                                .upTo(BOUND, GROUND)
                                .broken())
                        .as("%s, n = %s", text, n)
                        .extracting(Counterexample::where)
                        .containsExactly("n = " + n);
            }
        }
    }

    @Test
    void everyTheoremIsAboutOneOfTheGames() {
        Set<String> tried = Stream.concat(games().stream(), gamesWithMemory().stream())
                .flatMap(text -> Theorems.about(Ground.game(text), Set.of()).stream())
                .map(applied -> applied.theorem().id())
                .collect(Collectors.toSet());
        assertThat(Theorems.all()).extracting(Theorem::id).allMatch(tried::contains);
    }

    /** One more in the second pile, or two if one more makes a P-position too. */
    private static BigPosition off(GameSpec game, BigPosition pair) {
        BigPosition off = new BigPosition(pair.x(), pair.y().add(BigInteger.ONE));
        return isP(game, off) ? new BigPosition(pair.x(), pair.y().add(BigInteger.TWO)) : off;
    }

    /** The numbers of the pairs that can go wrong on the board. */
    private static List<BigInteger> below(GameSpec game, PairSequence pairs) {
        List<BigInteger> numbers = new ArrayList<>();
        BigInteger last = pairs.last().orElse(BigInteger.valueOf(BOUND - 1));
        for (BigInteger n = pairs.first(); n.compareTo(last) <= 0; n = n.add(BigInteger.ONE)) {
            BigPosition off = off(game, pairs.pair(n));
            if (off.x().max(off.y()).compareTo(BigInteger.valueOf(BOUND)) < 0 && !isP(game, off)) {
                numbers.add(n);
            }
        }
        return numbers;
    }

    private static List<BigPosition> everywhere() {
        List<BigPosition> positions = new ArrayList<>();
        for (int x = 0; x < BOUND; x++) {
            for (int y = 0; y < BOUND; y++) {
                positions.add(position(x, y));
            }
        }
        return positions;
    }

    /** Six of them, always the same ones. */
    private static <T> List<T> some(List<T> all, String seed) {
        List<T> some = new ArrayList<>(all);
        Collections.shuffle(some, new Random(seed.hashCode()));
        return some.subList(0, Math.min(6, some.size()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"modular(1)", "modular(3)"})
    void oneGrundyValueOffByOneIsNoticed(String text) {
        GameSpec game = Ground.game(text);
        GrundyFormula formula = Theorems.about(game, Set.of()).stream()
                .flatMap(applied -> applied.knowledge().grundy().stream())
                .findFirst()
                .orElseThrow();
        for (BigPosition at : points(text)) {
            GrundyFormula mutant =
                    position -> position.equals(at) ? formula.at(position).add(BigInteger.ONE) : formula.at(position);
            assertThat(TheoremClaims.grundy(game, mutant).upTo(BOUND, GROUND).broken())
                    .extracting(Counterexample::where)
                    .containsExactly("(" + at.x() + "," + at.y() + ")");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "st(2,3) | st(3,2)",
                "st(2,3) misere | st(3,2) misere",
                "even-even(2,5) | even-even(5,2)",
                "even-even(2,5) misere | even-even(5,2) misere",
                "odd-even(2,5) | odd-even(5,2)",
                "odd-even(2,5) | even-odd(2,5)",
                "odd-even(2,5) misere | odd-even(5,2) misere",
                "even-odd(2,5) misere | even-odd(5,2) misere",
                "mp-wythoff(2,3) | mp-wythoff(3,2)",
                "odd-odd(2,3) | odd-odd(2,3) misere",
                "wyt(4) | wyt(5)",
                "wyt(k^2) | wyt(k^3)",
                "wyt(k^2+9) | wyt(9*k^2+1)",
                "modular(5) | modular(4)",
                "wythoff block 2 | wythoff block 3",
                "nim block 3 | nim block 2",
                "wythoff comply 2 | wythoff comply 3",
            })
    void parametersSwappedAreNoticed(String text, String other) {
        GameSpec game = Ground.game(text);
        for (Strategy strategy : strategies(Ground.game(other))) {
            assertThat(new RulingCheck(game, strategy).upTo(BOUND, GROUND).broken())
                    .as("%s for %s", other, text)
                    .isNotEmpty();
        }
    }

    private static List<String> gamesWithMemory() {
        return List.of("imitation(1,1)", "imitation(2,1)", "imitation(1,3)", "imitation(2,2)");
    }

    @ParameterizedTest
    @MethodSource("gamesWithMemory")
    void oneStateOfAGameWithMemoryTurnedRoundIsNoticed(String text) {
        GameSpec game = Ground.game(text);
        Imitation rule = game.memory().orElseThrow();
        HistoryStrategy strategy = Theorems.about(game, Set.of()).stream()
                .flatMap(applied -> applied.knowledge().histories().stream())
                .findFirst()
                .orElseThrow();
        assertThat(new ImitationRulingCheck(rule, strategy).upTo(10, GROUND).isAgreement())
                .isTrue();
        for (BigPosition at : List.of(position(0, 0), position(3, 5), position(9, 9), position(2, 8))) {
            HistoryStrategy mutant = new HistoryStrategy() {
                @Override
                public Ruling at(ImitationState state) {
                    Ruling was = strategy.at(state);
                    return state.equals(ImitationState.start(rule, at))
                            ? new Ruling(!was.isP(), was.move(), was.maneuver(), was.why())
                            : was;
                }

                @Override
                public String hallmark(ImitationState state) {
                    return strategy.hallmark(state);
                }
            };
            assertThat(new ImitationRulingCheck(rule, mutant).upTo(10, GROUND).broken())
                    .as("%s at %s", game, at)
                    .isNotEmpty();
        }
    }

    private static List<Strategy> strategies(GameSpec game) {
        List<Strategy> strategies = Theorems.about(game, Set.of()).stream()
                .map(Applied::knowledge)
                .map(Knowledge::strategy)
                .flatMap(Optional::stream)
                .toList();
        assertThat(strategies).as(game.text()).isNotEmpty();
        return strategies;
    }

    /** Some positions, the first and the last of the board among them. */
    private static List<BigPosition> points(String text) {
        Random random = new Random(text.hashCode());
        List<BigPosition> points = new ArrayList<>(List.of(position(0, 0), position(BOUND - 1, BOUND - 1)));
        for (int i = 0; i < 6; i++) {
            points.add(position(random.nextInt(BOUND), random.nextInt(BOUND)));
        }
        return points;
    }

    private static BigPosition position(long x, long y) {
        return new BigPosition(BigInteger.valueOf(x), BigInteger.valueOf(y));
    }

    private static Strategy flippedAt(Strategy strategy, BigPosition at) {
        Ruling was = strategy.at(at);
        return replacedAt(strategy, at, new Ruling(!was.isP(), was.move(), was.maneuver(), was.why()));
    }

    private static Strategy replacedAt(Strategy strategy, BigPosition at, Ruling ruling) {
        return new Strategy() {
            @Override
            public Ruling at(BigPosition position) {
                return position.equals(at) ? ruling : strategy.at(position);
            }

            @Override
            public String hallmark(BigPosition position) {
                return strategy.hallmark(position);
            }

            @Override
            public String pattern() {
                return strategy.pattern();
            }

            @Override
            public String cost() {
                return strategy.cost();
            }
        };
    }

    private static Ruling shifted(Ruling ruling) {
        BigMove move = ruling.move().orElseThrow();
        BigMove more = new BigMove(move.first().add(BigInteger.ONE), move.second());
        return new Ruling(ruling.isP(), Optional.of(more), ruling.maneuver(), ruling.why());
    }

    private static boolean wins(GameSpec game, BigPosition at, BigMove move) {
        return new BoardOptions(game, BOUND)
                .by(move, at.x().intValueExact(), at.y().intValueExact())
                .map(option -> isP(game, position(option.x(), option.y())))
                .orElse(false);
    }

    private static boolean isP(GameSpec game, BigPosition at) {
        int size = at.x().max(at.y()).intValueExact() + 1;
        return GROUND.outcomes(game, size)
                .fold(outcomes -> outcomes.isP(at.x().intValueExact(), at.y().intValueExact()), why -> fail(why));
    }

    private static PairSequence offAt(PairSequence pairs, BigInteger n, BigPosition pair) {
        return new PairSequence() {
            @Override
            public BigPosition pair(BigInteger index) {
                return index.equals(n) ? pair : pairs.pair(index);
            }

            @Override
            public BigInteger first() {
                return pairs.first();
            }

            @Override
            public Optional<BigInteger> last() {
                return pairs.last();
            }
        };
    }
}
