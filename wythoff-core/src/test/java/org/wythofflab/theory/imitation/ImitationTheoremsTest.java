package org.wythofflab.theory.imitation;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.definition.Definition;
import org.wythofflab.definition.DefinitionSolver;
import org.wythofflab.definition.Definitions;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.theory.Knowledge;
import org.wythofflab.theory.Strategy;
import org.wythofflab.theory.Theorem;

/** Which games the results are about. */
final class ImitationTheoremsTest {

    private static Stream<Theorem> about(String game) throws GameSyntaxException {
        GameSpec spec = GameSpec.parse(game);
        return ImitationTheorems.all().stream()
                .filter(theorem -> theorem.about(spec, Set.of()).isPresent());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "mp-wythoff(2,3) | imitation/proposition-14",
                "mp-wythoff(10^30+1,3) | imitation/proposition-14",
                "wythoff block 5 diagonal | imitation/proposition-14",
                "mp-wythoff(1,5) | imitation/proposition-14",
                "mp-wythoff(4,2) | imitation/section-1.4.5 imitation/proposition-14",
                "a-wythoff(3) | imitation/section-1.4.5 imitation/proposition-14",
                "wyt(k+1) | imitation/section-1.4.5 imitation/proposition-14",
                "st(1,10^50) | imitation/section-1.4.5 imitation/proposition-14",
                "moves(first: all; second: all; both: abs(k-l) < 2) | imitation/section-1.4.5 imitation/proposition-14",
                "wythoff comply 3 diagonal | blocking/proposition-3.2-diagonal",
                "wythoff comply 1 | blocking/proposition-3.2-diagonal",
                "imitation(2,3) | imitation/theorem-19 imitation/corollary-20",
                "imitation(1,1) | imitation/theorem-19 imitation/corollary-20 imitation/proposition-5",
                "imitation(1000000000,1000000000) | imitation/theorem-19 imitation/corollary-20",
            })
    void theGamesOfTheResults(String game, String ids) throws GameSyntaxException {
        assertThat(about(game).map(Theorem::id)).containsExactly(ids.split(" ", -1));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mp-wythoff(2,3) misere",
                "wythoff misere",
                "imitation(1,1) misere",
                "wythoff block 2",
                "wythoff block 2 nim",
                "a-wythoff(2) block 2 diagonal",
                "a-wythoff(2) comply 2 diagonal",
                "wythoff comply 2",
                "wythoff comply 2 nim",
                "nim",
                "nim block 3",
                "st(2,3)",
                "modular(3)",
                "odd-odd(1,1)",
                "restricted(1,2; h=all, v=odd, d1=all, d2=all)",
                "mp-wythoff(1,100000)",
                "imitation(1,1000000)",
            })
    void gamesJustOutside(String game) throws GameSyntaxException {
        assertThat(about(game)).isEmpty();
    }

    @Test
    void everyResultIsCitedAndStated() {
        List<Theorem> all = ImitationTheorems.all();
        assertThat(all).extracting(Theorem::id).doesNotHaveDuplicates();
        assertThat(all).allMatch(theorem -> !theorem.statement().isBlank());
        assertThat(all)
                .allMatch(theorem ->
                        theorem.id().startsWith(theorem.citation().paper().id() + "/"));
    }

    /** Whatever game of the table a result claims, it rules it as the definition does. */
    @Test
    void everyClaimedGameOfTheTableIsRuledRight() throws GameSyntaxException {
        int size = 16;
        for (Definition definition : Definitions.all()) {
            GameSpec spec = GameSpec.parse(definition.text());
            for (Theorem theorem : ImitationTheorems.all()) {
                Strategy strategy = theorem.about(spec, Set.of())
                        .flatMap(Knowledge::strategy)
                        .orElse(null);
                if (strategy != null) {
                    boolean[][] isP = DefinitionSolver.pPositions(definition, size, size);
                    for (int x = 0; x < size; x++) {
                        for (int y = 0; y < size; y++) {
                            BigPosition position = new BigPosition(BigInteger.valueOf(x), BigInteger.valueOf(y));
                            assertThat(strategy.at(position).isP())
                                    .as("%s on %s at %s", theorem.id(), definition, position)
                                    .isEqualTo(isP[x][y]);
                        }
                    }
                }
            }
        }
    }

    @Test
    void startingPositionsAreThoseOfWythoff() throws GameSyntaxException {
        Strategy imitation = strategy("imitation(3,4)");
        Strategy wythoff = strategy("mp-wythoff(3,4)");
        for (int x = 0; x < 60; x++) {
            for (int y = 0; y < 60; y++) {
                BigPosition position = new BigPosition(BigInteger.valueOf(x), BigInteger.valueOf(y));
                assertThat(imitation.at(position).isP())
                        .isEqualTo(wythoff.at(position).isP());
            }
        }
    }

    private static Strategy strategy(String game) throws GameSyntaxException {
        GameSpec spec = GameSpec.parse(game);
        return about(game)
                .flatMap(theorem -> theorem.about(spec, Set.of()).stream())
                .flatMap(knowledge -> knowledge.strategy().stream())
                .findFirst()
                .orElseThrow();
    }
}
