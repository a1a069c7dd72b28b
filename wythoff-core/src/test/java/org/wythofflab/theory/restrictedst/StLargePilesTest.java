package org.wythofflab.theory.restrictedst;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Moves;
import org.wythofflab.theory.Knowledge;
import org.wythofflab.theory.PairSequence;
import org.wythofflab.theory.Ruling;
import org.wythofflab.theory.Strategy;

/** Large piles by what makes a set the P-positions: no move joins two of them, and from elsewhere a move leads there. */
class StLargePilesTest {

    private static final BigInteger PAST = BigInteger.TEN.pow(60);

    private final Random random = new Random(1998);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "wythoff",
                "a-wythoff(2)",
                "a-wythoff(3)",
                "a-wythoff(1000000007)",
                "st(2,1)",
                "st(2,3)",
                "st(3,1)",
                "st(7,5)",
                "st(40,1)",
                "st(123456789012,1)",
                "st(12345678901234567890,98765432109876543210)",
                "wythoff misere",
                "a-wythoff(2) misere",
                "a-wythoff(9) misere",
                "st(2,1) misere",
                "st(3,4) misere",
                "st(123456789012,1) misere",
                "even-even(1,1)",
                "even-even(2,3)",
                "even-even(1,2) misere",
                "even-even(1,3) misere",
                "even-even(2,3) misere",
                "odd-even(2,3)",
                "odd-even(1,2) misere",
                "odd-even(3,5) misere",
                "even-odd(1,4)",
                "even-odd(2,2) misere"
            })
    void theRulingsAreThoseOfAGame(String text) {
        GameSpec game = StGames.parse(text);
        Knowledge knowledge = StGames.knowledge(text);
        Strategy strategy = knowledge.strategy().orElseThrow();
        PairSequence pairs = knowledge.pairs().orElseThrow();
        for (BigInteger n : indices()) {
            BigPosition pair = pairs.pair(n);
            assertThat(strategy.at(pair).isP()).isTrue();
            for (int dx = -2; dx <= 2; dx++) {
                for (int dy = -2; dy <= 2; dy++) {
                    check(game.moves(), strategy, moved(pair, dx, dy), pairs);
                }
            }
        }
    }

    /** Long enough for the transforms of the exact room, and for several halvings of the digits. */
    @ParameterizedTest
    @ValueSource(strings = {"a-wythoff(3)", "st(2,3)", "st(2,3) misere", "even-even(2,3)", "odd-even(2,3)"})
    void theRulingsOnPilesOfThousandsOfDigitsAreThoseOfAGame(String text) {
        Moves moves = StGames.parse(text).moves();
        Knowledge knowledge = StGames.knowledge(text);
        Strategy strategy = knowledge.strategy().orElseThrow();
        PairSequence pairs = knowledge.pairs().orElseThrow();
        BigPosition pair = pairs.pair(below(BigInteger.TEN.pow(20_000)));
        assertThat(strategy.at(pair).isP()).isTrue();
        check(moves, strategy, pair, pairs);
        check(moves, strategy, new BigPosition(pair.y(), pair.x().subtract(BigInteger.ONE)), pairs);
        check(moves, strategy, new BigPosition(pair.x(), below(pair.y())), pairs);
    }

    @ParameterizedTest
    @ValueSource(strings = {"odd-odd(2,3)", "odd-odd(1,1) misere", "odd-even(1,1)", "even-odd(1,1) misere"})
    void parityRulingsAreThoseOfAGame(String text) {
        Strategy strategy = StGames.strategy(text);
        for (BigInteger x : indices()) {
            for (BigInteger y : List.of(BigInteger.ZERO, BigInteger.ONE, BigInteger.TWO, x, below(PAST))) {
                BigPosition position = new BigPosition(x, y);
                check(StGames.parse(text).moves(), strategy, position, n -> position);
            }
        }
    }

    /** Fibonacci and other solutions of recurrences, powers of ten and their neighbours, and random numbers. */
    private List<BigInteger> indices() {
        List<BigInteger> indices = new ArrayList<>();
        for (int p = 1; p <= 4; p++) {
            for (int q = 1; q <= p; q++) {
                BigInteger last = BigInteger.ONE;
                BigInteger next = BigInteger.valueOf(p);
                for (int i = 0; next.compareTo(PAST) < 0; i++) {
                    BigInteger sum = next.multiply(BigInteger.valueOf(p)).add(last.multiply(BigInteger.valueOf(q)));
                    last = next;
                    next = sum;
                    if (i % 43 == 0) {
                        indices.add(last);
                    }
                }
            }
        }
        for (int digits = 1; digits <= 60; digits += 19) {
            BigInteger power = BigInteger.TEN.pow(digits);
            indices.addAll(List.of(power.subtract(BigInteger.ONE), power, power.add(BigInteger.ONE), below(power)));
        }
        indices.add(below(BigInteger.TEN.pow(300)));
        return indices;
    }

    private void check(Moves moves, Strategy strategy, BigPosition position, PairSequence pairs) {
        Ruling ruling = strategy.at(position);
        if (!ruling.isP()) {
            ruling.move()
                    .ifPresentOrElse(
                            move -> {
                                assertThat(isLegal(moves, move))
                                        .as("%s from %s", move, position)
                                        .isTrue();
                                assertThat(strategy.at(move.from(position)).isP())
                                        .as("%s from %s", move, position)
                                        .isTrue();
                            },
                            () -> assertThat(position.x().add(position.y())).isLessThan(BigInteger.valueOf(3)));
            return;
        }
        for (BigPosition target : targets(position, pairs)) {
            if (target.x().compareTo(position.x()) <= 0
                    && target.y().compareTo(position.y()) <= 0
                    && isLegal(moves, BigMove.between(position, target))) {
                assertThat(strategy.at(target).isP())
                        .as("from %s to %s", position, target)
                        .isFalse();
            }
        }
    }

    /** Where a player might want to go: to smaller pairs and near them, by one pile, by steps along the diagonal. */
    private List<BigPosition> targets(BigPosition from, PairSequence pairs) {
        List<BigPosition> targets = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            BigPosition pair = pairs.pair(below(from.x().min(from.y()).add(BigInteger.ONE)));
            int dx = random.nextInt(5) - 2;
            int dy = random.nextInt(5) - 2;
            targets.add(pair);
            targets.add(moved(pair, dx, dy));
            targets.add(new BigPosition(pair.x(), from.y()));
            targets.add(new BigPosition(from.x(), pair.y()));
            BigInteger step = below(from.x().min(from.y()).add(BigInteger.ONE));
            targets.add(moved(new BigPosition(from.x().subtract(step), from.y().subtract(step)), dx, dy));
            targets.add(moved(from, dx, dy));
        }
        return targets;
    }

    private static BigPosition moved(BigPosition position, long dx, long dy) {
        return new BigPosition(
                position.x().add(BigInteger.valueOf(dx)).max(BigInteger.ZERO),
                position.y().add(BigInteger.valueOf(dy)).max(BigInteger.ZERO));
    }

    private static boolean isLegal(Moves moves, BigMove move) {
        if (move.first().signum() == 0) {
            return moves.second().contains(move.second());
        }
        return move.second().signum() == 0
                ? moves.first().contains(move.first())
                : move.first().signum() > 0
                        && move.second().signum() > 0
                        && moves.both().allows(move.first(), move.second());
    }

    private BigInteger below(BigInteger bound) {
        return new BigInteger(bound.bitLength() + 8, random).mod(bound);
    }
}
