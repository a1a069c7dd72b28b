package org.wythofflab.theory.imitation;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.wythofflab.definition.Definition;
import org.wythofflab.definition.DefinitionSolver;
import org.wythofflab.definition.DefinitionSolver.Option;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.Ruling;
import org.wythofflab.theory.Strategy;

/** (m,p)-Wythoff Nim: outcome, move and what to forbid, against the definition and against itself. */
final class MpWythoffStrategyTest {

    static Stream<Arguments> mAndP() {
        return Stream.concat(
                IntStream.rangeClosed(1, 5)
                        .boxed()
                        .flatMap(m -> IntStream.rangeClosed(1, 5).mapToObj(p -> Arguments.of(m, p))),
                Stream.of(Arguments.of(1, 12), Arguments.of(12, 1), Arguments.of(20, 3), Arguments.of(6, 9)));
    }

    @ParameterizedTest
    @MethodSource("mAndP")
    void everySmallPositionIsRuledAsTheDefinitionHasIt(int m, int p) {
        int size = 28;
        Definition game = definition(m, p);
        boolean[][] isP = DefinitionSolver.pPositions(game, size, size);
        Strategy strategy = strategy(m, p);
        for (int x = 0; x < size; x++) {
            for (int y = 0; y < size; y++) {
                Ruling ruling = strategy.at(at(x, y));
                String where = game + " at " + x + "," + y + ": " + ruling;
                assertThat(ruling.isP()).as(where).isEqualTo(isP[x][y]);
                List<BigMove> winning = new ArrayList<>();
                for (Option option : DefinitionSolver.options(game, x, y)) {
                    if (isP[option.x()][option.y()]) {
                        winning.add(new BigMove(big(option.k()), big(option.l())));
                    }
                }
                if (ruling.isP()) {
                    assertThat(ruling.move()).as(where).isEmpty();
                    assertThat(ruling.maneuver())
                            .as(where)
                            .hasSizeLessThan(p)
                            .allMatch(move -> move.first().equals(move.second()))
                            .containsExactlyInAnyOrderElementsOf(winning);
                } else {
                    assertThat(winning)
                            .as(where)
                            .containsAll(ruling.maneuver())
                            .contains(ruling.move().orElseThrow());
                    assertThat(cannotAllBeForbidden(ruling, p)).as(where).isTrue();
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("mAndP")
    void thePairsAreThePPositionsInOrder(int m, int p) {
        int size = 60;
        boolean[][] isP = DefinitionSolver.pPositions(definition(m, p), size, size);
        MpPairs pairs = MpPairs.of(big(m), p).orElseThrow();
        int n = 0;
        for (int x = 0; x < size; x++) {
            for (int y = x; y < size; y++) {
                if (isP[x][y]) {
                    // Only pairs that are beyond the board may be missing, and they come later in y as well.
                    assertThat(pairs.pair(big(n))).isEqualTo(at(x, y));
                    n++;
                }
            }
        }
        assertThat(n).isPositive();
    }

    @ParameterizedTest
    @MethodSource("mAndP")
    void largePositionsKeepThePromiseOfTheirRulings(int m, int p) {
        Strategy strategy = strategy(m, p);
        MpPairs pairs = MpPairs.of(big(m), p).orElseThrow();
        Random random = new Random(m * 100L + p);
        for (BigInteger n : MpPiles.large(m, p, 30, 5)) {
            BigPosition pair = pairs.pair(n);
            assertThat(strategy.at(pair).isP()).isTrue();
            for (BigMove step : around(m, random)) {
                BigPosition near =
                        new BigPosition(pair.x().add(step.first()), pair.y().add(step.second()));
                keepsItsPromise(strategy, m, p, near, random);
                keepsItsPromise(strategy, m, p, new BigPosition(near.y(), near.x()), random);
            }
            keepsItsPromise(strategy, m, p, new BigPosition(n, new BigInteger(90, random)), random);
        }
    }

    private static List<BigMove> around(int m, Random random) {
        List<BigMove> steps = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            steps.add(new BigMove(big(random.nextInt(3)), big(random.nextInt(m + 2))));
        }
        return steps;
    }

    private static void keepsItsPromise(Strategy strategy, int m, int p, BigPosition position, Random random) {
        Ruling ruling = strategy.at(position);
        String where = "(" + m + "," + p + ") at " + position + ": " + ruling;
        if (ruling.isP()) {
            assertThat(ruling.maneuver()).as(where).hasSizeLessThan(p);
            for (BigMove move : sample(position, m, random)) {
                boolean open = !ruling.maneuver().contains(move);
                assertThat(open && strategy.at(move.from(position)).isP())
                        .as(where + " and then " + move)
                        .isFalse();
            }
        } else {
            assertThat(cannotAllBeForbidden(ruling, p)).as(where).isTrue();
            for (BigMove move : ruling.maneuver()) {
                assertThat(isLegal(move, m)).as(where).isTrue();
                assertThat(strategy.at(move.from(position)).isP()).as(where).isTrue();
            }
        }
    }

    /** Legal moves: small and large amounts, from one pile and from both with every difference. */
    private static List<BigMove> sample(BigPosition position, int m, Random random) {
        List<BigMove> moves = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            BigInteger taken = i < 3 ? big(i + 1L) : new BigInteger(95, random).mod(position.x());
            for (int difference = 0; difference < m; difference++) {
                moves.add(new BigMove(taken, taken.add(big(difference))));
                moves.add(new BigMove(taken.add(big(difference)), taken));
            }
            moves.add(new BigMove(taken, BigInteger.ZERO));
            moves.add(new BigMove(BigInteger.ZERO, taken));
        }
        return moves.stream()
                .filter(move -> isLegal(move, m)
                        && move.first().compareTo(position.x()) <= 0
                        && move.second().compareTo(position.y()) <= 0)
                .toList();
    }

    private static boolean isLegal(BigMove move, int m) {
        boolean one = move.first().signum() == 0 ^ move.second().signum() == 0;
        boolean two = move.first().signum() > 0 && move.second().signum() > 0;
        return move.first().signum() >= 0
                && move.second().signum() >= 0
                && (one || (two && move.first().subtract(move.second()).abs().compareTo(big(m)) < 0));
    }

    private static boolean cannotAllBeForbidden(Ruling ruling, int p) {
        return ruling.maneuver().stream().distinct().count() >= p
                || ruling.maneuver().stream().anyMatch(move -> !move.first().equals(move.second()));
    }

    @Test
    void exampleFifteenListsTheFirstPairs() {
        MpPairs pairs = MpPairs.of(big(2), 3).orElseThrow();
        assertThat(IntStream.range(0, 10).mapToObj(n -> pairs.pair(big(n))))
                .containsExactly(
                        at(0, 0),
                        at(1, 1),
                        at(2, 2),
                        at(3, 5),
                        at(4, 6),
                        at(7, 9),
                        at(8, 12),
                        at(10, 14),
                        at(11, 15),
                        at(13, 19));
    }

    private static Strategy strategy(int m, int p) {
        return new MpWythoffStrategy(MpPairs.of(big(m), p).orElseThrow());
    }

    static Definition definition(int m, int p) {
        return new Definition(
                "mp-wythoff(" + m + "," + p + ")",
                k -> true,
                l -> true,
                (k, l) -> Math.abs(k - l) < m,
                false,
                Definition.Maneuver.BLOCK,
                p,
                Definition.Scope.SAME_DIAGONAL,
                (x, y) -> false);
    }

    private static BigPosition at(int x, int y) {
        return new BigPosition(big(x), big(y));
    }

    private static BigInteger big(long n) {
        return BigInteger.valueOf(n);
    }
}
