package org.wythofflab.definition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.wythofflab.definition.Definition.Maneuver;

class DefinitionSolverTest {

    @Test
    void wythoffsFirstPairsAreP() {
        boolean[][] p = DefinitionSolver.pPositions(Definitions.named("wythoff"), 14, 14);
        assertThat(List.of(p[0][0], p[1][2], p[3][5], p[4][7], p[6][10], p[8][13]))
                .containsOnly(true);
        assertThat(List.of(p[1][1], p[2][3], p[3][4], p[5][8], p[0][9])).containsOnly(false);
    }

    @Test
    void asymmetricGamesKeepTheOrderOfTheirPiles() {
        boolean[][] p = DefinitionSolver.pPositions(Definitions.named("odd-even(2,3) misere"), 15, 15);
        assertThat(p[6][14]).isTrue();
        assertThat(p[14][6]).isFalse();
    }

    @Test
    void everyTerminalPositionOfMisereIsN() {
        boolean[][] even = DefinitionSolver.pPositions(Definitions.named("even-even(1,1) misere"), 4, 4);
        assertThat(List.of(even[0][0], even[0][1], even[1][0], even[1][1])).containsOnly(false);
        assertThat(List.of(even[0][2], even[1][3])).containsOnly(true);
        boolean[][] odd = DefinitionSolver.pPositions(Definitions.named("odd-even(2,2) misere"), 4, 4);
        assertThat(List.of(odd[0][0], odd[0][1])).containsOnly(false);
        assertThat(List.of(odd[0][2], odd[1][0], odd[1][1])).containsOnly(true);
    }

    @Test
    void blockingOneOptionMakesThePositionsOfTheFigure() {
        boolean[][] p = DefinitionSolver.pPositions(Definitions.named("wythoff block 2"), 16, 16);
        assertThat(p[8][12]).as("Figure 1 of the blocking paper").isTrue();
        assertThat(p[11][15]).as("Figure 1 of the blocking paper").isFalse();
        assertThat(p[2][2]).as("the least P-position that is not terminal").isTrue();
    }

    @Test
    void complyingReversesBlocking() {
        for (String scope : List.of("", " diagonal", " nim")) {
            for (int count = 1; count <= 4; count++) {
                String rest = " " + count + scope;
                boolean[][] block = DefinitionSolver.pPositions(Definitions.named("wythoff block" + rest), 12, 12);
                boolean[][] comply = DefinitionSolver.pPositions(Definitions.named("wythoff comply" + rest), 12, 12);
                for (int x = 0; x < 12; x++) {
                    for (int y = 0; y < 12; y++) {
                        assertThat(comply[x][y])
                                .as("Propositions 3.1 and 3.2:%s at %d,%d", rest, x, y)
                                .isNotEqualTo(block[x][y]);
                    }
                }
            }
        }
    }

    @Test
    void countingOptionsIsTryingEverySetOfThem() {
        Stream.concat(Definitions.all().stream(), RandomGames.from(1).limit(300))
                .forEach(game -> assertThat(DefinitionSolver.pPositions(game, 4, 4))
                        .as(game.text())
                        .isDeepEqualTo(LiteralManeuvers.pPositions(game, 4)));
    }

    @Test
    void aPositionIsPExactlyWhereItsGrundyValueIsZero() {
        Definitions.all().stream()
                .filter(game -> !game.misere() && game.maneuver() == Maneuver.NONE)
                .forEach(game -> {
                    boolean[][] p = DefinitionSolver.pPositions(game, 12, 12);
                    int[][] grundy = DefinitionSolver.grundy(game, 12, 12);
                    for (int x = 0; x < 12; x++) {
                        for (int y = 0; y < 12; y++) {
                            assertThat(grundy[x][y] == 0)
                                    .as("%s at %d,%d", game, x, y)
                                    .isEqualTo(p[x][y]);
                        }
                    }
                });
    }

    @Test
    void grundyValuesAreRefusedWhereTheirTheoryEnds() {
        for (String text : List.of("nim misere", "wythoff block 2", "wythoff comply 2", "mp-wythoff(2,3)")) {
            assertThatThrownBy(() -> DefinitionSolver.grundy(Definitions.named(text), 3, 3))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void theTableIsLargeAndItsTextsDiffer() {
        assertThat(Definitions.all()).hasSizeGreaterThanOrEqualTo(120);
        assertThat(Definitions.all().stream().map(Definition::text)).doesNotHaveDuplicates();
    }

    @Test
    void theSameSeedGivesTheSameGames() {
        List<String> games =
                RandomGames.from(42).limit(50).map(Definition::text).toList();
        assertThat(RandomGames.from(42).limit(50).map(Definition::text)).containsExactlyElementsOf(games);
        assertThat(RandomGames.from(43).limit(50).map(Definition::text)).isNotEqualTo(games);
    }
}
