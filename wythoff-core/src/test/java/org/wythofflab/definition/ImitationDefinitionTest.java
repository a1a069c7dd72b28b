package org.wythofflab.definition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.wythofflab.definition.ImitationDefinition.history;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.wythofflab.definition.ImitationDefinition.Pair;

class ImitationDefinitionTest {

    @Test
    void theMoveBeforeDecidesTheOutcome() {
        ImitationDefinition game = new ImitationDefinition(2, 3, false);
        assertThat(game.isP(history("11,18 11,15"))).isTrue();
        assertThat(game.isP(history("13,18 11,18 11,15"))).isFalse();
    }

    @Test
    void exampleTwoForbidsTheImitationAndNothingElse() {
        ImitationDefinition game = new ImitationDefinition(1, 1, false);
        List<Pair> all = history("0,3 1,0 1,1 1,2");
        for (String free : List.of("1,3", "1,4 1,3", "1,9 1,3", "4,3 1,3", "8,3 1,3")) {
            assertThat(game.legal(history(free))).as(free).containsExactlyInAnyOrderElementsOf(all);
            assertThat(game.forbidden(history(free))).as(free).isEmpty();
        }
        assertThat(game.forbidden(history("2,3 1,3"))).containsExactly(new Pair(1, 2));
        assertThat(game.forbidden(history("3,3 1,3"))).containsExactly(new Pair(1, 1));
    }

    @Test
    void fromEqualPilesEitherPileIsTheSmaller() {
        ImitationDefinition game = new ImitationDefinition(1, 1, false);
        assertThat(game.forbidden(history("3,3 1,3"))).containsExactly(new Pair(1, 1));
        assertThat(game.forbidden(history("3,3 3,1"))).containsExactly(new Pair(1, 1));
    }

    @Test
    void aRelaxedImitationMayTakeUpToMMinusOneMore() {
        ImitationDefinition game = new ImitationDefinition(2, 1, false);
        assertThat(game.forbidden(history("1,2 0,2"))).containsExactlyElementsOf(history("0,0 0,1"));
        assertThat(game.legal(history("1,2 0,2")))
                .as("Example 12: Bob cannot move")
                .isEmpty();
    }

    @Test
    void creditComesBackAfterAMoveThatDoesNotImitate() {
        ImitationDefinition game = new ImitationDefinition(1, 2, false);
        assertThat(game.forbidden(history("5,5 4,5 4,4 3,4"))).containsExactly(new Pair(3, 3));
        assertThat(game.forbidden(history("5,5 4,5 4,4 3,4 3,2 2,2 1,2"))).isEmpty();
        assertThat(game.isLegal(history("5,5 4,5 4,4 3,4 3,3"))).isFalse();
        assertThat(game.isLegal(history("5,5 4,5 4,4 3,4 3,2"))).isTrue();
    }

    @Test
    void aPlayerWhoCannotMoveWinsInMisere() {
        ImitationDefinition game = new ImitationDefinition(2, 1, true);
        assertThat(game.isP(history("0,0"))).isFalse();
        assertThat(game.isP(history("1,2 0,2"))).as("both tokens are forbidden").isFalse();
        assertThat(game.isP(history("0,1"))).isTrue();
    }

    @Test
    void rememberingTheLastMoveAndTheRunsIsRememberingEverything() {
        for (int m = 1; m <= 3; m++) {
            for (int p = 1; p <= 3; p++) {
                for (boolean misere : List.of(false, true)) {
                    ImitationDefinition game = new ImitationDefinition(m, p, misere);
                    for (int x = 0; x <= 4; x++) {
                        for (int y = 0; y <= 4; y++) {
                            compareAllHistories(game, List.of(new Pair(x, y)));
                        }
                    }
                }
            }
        }
    }

    private static void compareAllHistories(ImitationDefinition game, List<Pair> history) {
        assertThat(game.isP(history))
                .as("%s after %s", game.text(), history)
                .isEqualTo(game.isPByFullHistories(history));
        for (Pair to : game.legal(history)) {
            List<Pair> longer = new ArrayList<>(history);
            longer.add(to);
            compareAllHistories(game, longer);
        }
    }
}
