package org.wythofflab.theory.imitation;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.definition.Definition;
import org.wythofflab.definition.DefinitionSolver;
import org.wythofflab.definition.DefinitionSolver.Option;
import org.wythofflab.definition.Definitions;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.theory.Knowledge;
import org.wythofflab.theory.Ruling;
import org.wythofflab.theory.Strategy;

/** W_kN: outcome, what to propose, and which options win. */
final class ComplyDiagonalStrategyTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void everySmallPositionIsRuledAsTheDefinitionHasIt(int k) {
        int size = 32;
        Definition game = Definitions.named("wythoff comply " + k + " diagonal");
        boolean[][] isP = DefinitionSolver.pPositions(game, size, size);
        Strategy strategy = ImitationTheorems.all().stream()
                .filter(theorem -> theorem.id().equals("blocking/proposition-3.2-diagonal"))
                .flatMap(theorem -> theorem.about(parse(game.text()), Set.of()).stream())
                .findAny()
                .flatMap(Knowledge::strategy)
                .orElseThrow();
        for (int x = 0; x < size; x++) {
            for (int y = 0; y < size; y++) {
                Ruling ruling = strategy.at(new BigPosition(big(x), big(y)));
                String where = game + " at " + x + "," + y + ": " + ruling;
                assertThat(ruling.isP()).as(where).isEqualTo(isP[x][y]);
                List<BigMove> bad = DefinitionSolver.options(game, x, y).stream()
                        .filter(option -> !isP[option.x()][option.y()])
                        .map(ComplyDiagonalStrategyTest::move)
                        .toList();
                List<BigMove> good = DefinitionSolver.options(game, x, y).stream()
                        .filter(option -> isP[option.x()][option.y()])
                        .map(ComplyDiagonalStrategyTest::move)
                        .toList();
                if (ruling.isP()) {
                    assertThat(bad).as(where).containsAll(ruling.maneuver());
                    assertThat(isEnough(ruling.maneuver(), k)).as(where).isTrue();
                } else if (x + y > 0) {
                    assertThat(good).as(where).contains(ruling.move().orElseThrow());
                } else {
                    assertThat(ruling.move()).isEmpty();
                }
            }
        }
    }

    private static boolean isEnough(List<BigMove> proposed, int k) {
        return proposed.stream().distinct().count() >= k
                || proposed.stream()
                        .anyMatch(move ->
                                move.first().signum() == 0 || move.second().signum() == 0);
    }

    private static GameSpec parse(String text) {
        try {
            return GameSpec.parse(text);
        } catch (GameSyntaxException e) {
            throw new AssertionError(e);
        }
    }

    private static BigMove move(Option option) {
        return new BigMove(big(option.k()), big(option.l()));
    }

    private static BigInteger big(long n) {
        return BigInteger.valueOf(n);
    }
}
