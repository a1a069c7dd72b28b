package org.wythofflab.lab.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.definition.DefinitionSolver;
import org.wythofflab.definition.Definitions;
import org.wythofflab.lab.Ask;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.card.MarksRequest.Mark;

/** Marks are judged by the rules, and whoever looks for a pattern is told no more than he asks for. */
final class MarksRequestTest {
    private static final int SIDE = 25;

    @ParameterizedTest
    @ValueSource(strings = {"wythoff", "wythoff misere", "odd-even(2,3)", "wythoff block 3"})
    void marksAreJudgedAsTheRulesDecide(String game) {
        boolean[][] p = DefinitionSolver.pPositions(Definitions.named(game), SIDE, SIDE);
        Random chance = new Random(game.hashCode());
        List<Mark> lost = new ArrayList<>();
        List<Mark> won = new ArrayList<>();
        Set<List<String>> wrong = new HashSet<>();
        for (int i = 0; i < 200; i++) {
            int x = chance.nextInt(SIDE);
            int y = chance.nextInt(SIDE);
            boolean guess = chance.nextBoolean();
            Mark mark = new Mark(Integer.toString(x), Integer.toString(y));
            if (!lost.contains(mark) && !won.contains(mark)) {
                (guess ? lost : won).add(mark);
                if (guess != p[x][y]) {
                    wrong.add(List.of(mark.x(), mark.y()));
                }
            }
        }
        Map<String, Object> told = Ask.json(new MarksRequest(game, lost, won, true));
        assertThat(new HashSet<>((List<?>) told.get("which"))).isEqualTo(wrong);
        assertThat(told.get("wrong")).hasToString(Integer.toString(wrong.size()));
        assertThat(told.get("right")).hasToString(Integer.toString(lost.size() + won.size() - wrong.size()));
        Map<String, Object> counted = Ask.json(new MarksRequest(game, lost, won, false));
        assertThat((List<?>) counted.get("which")).isEmpty();
        assertThat(counted.get("wrong")).isEqualTo(told.get("wrong"));
    }

    @Test
    void noMarksAreNoneWrong() {
        assertThat(Ask.json(new MarksRequest("wythoff", List.of(), List.of(), true))
                        .get("wrong"))
                .hasToString("0");
    }

    @Test
    void farMarksAreRefused() {
        List<Mark> far = List.of(new Mark("3", "1000"));
        assertThatThrownBy(() -> Ask.json(new MarksRequest("wythoff", far, List.of(), false)))
                .isInstanceOf(BadRequestException.class)
                .hasMessageContaining("below 1000");
    }

    /** The same game, and nothing of what the papers know about it. */
    @Test
    void aSecretCardHasNoTheorems() {
        Map<String, Object> open = Ask.json(new CardRequest("wythoff"));
        Map<String, Object> secret = Ask.json(new CardRequest("wythoff", true));
        assertThat((List<?>) open.get("theorems")).isNotEmpty();
        assertThat((List<?>) secret.get("theorems")).isEmpty();
        assertThat(secret.get("words")).isEqualTo(open.get("words"));
        assertThat(secret.keySet()).isEqualTo(open.keySet());
    }
}
