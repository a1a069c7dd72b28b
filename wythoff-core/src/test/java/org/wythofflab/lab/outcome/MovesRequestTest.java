package org.wythofflab.lab.outcome;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.definition.Definition;
import org.wythofflab.definition.DefinitionSolver;
import org.wythofflab.definition.Definitions;
import org.wythofflab.lab.Ask;
import org.wythofflab.render.Format;
import org.wythofflab.render.TableText;

final class MovesRequestTest {

    @ParameterizedTest
    @ValueSource(strings = {"wythoff", "nim", "odd-even(2,3)", "wythoff block 3", "wythoff comply 2", "wythoff misere"})
    void everyFormatListsEveryOptionWithItsOutcome(String name) {
        Definition game = Definitions.named(name);
        boolean[][] p = DefinitionSolver.pPositions(game, 6, 9);
        List<String> expected = DefinitionSolver.options(game, 5, 8).stream()
                .map(option -> option.k() + "," + option.l() + "," + option.x() + "," + option.y() + ","
                        + (p[option.x()][option.y()] ? "P" : "N"))
                .toList();
        MovesRequest request = Ask.moves(name, "5 8");
        String csv = Ask.in(Format.CSV, request);
        assertThat(csv).startsWith("first,second,x,y,outcome\n");
        assertThat(csv.lines().skip(1)).containsExactlyElementsOf(expected);
        assertThat(TableText.markdown(Ask.in(Format.MARKDOWN, request))).isEqualTo(TableText.csv(csv));
        assertThat((List<?>) Ask.json(request).get("moves")).hasSameSizeAs(expected);
        assertThat(Ask.json(request)).containsEntry("outcome", p[5][8] ? "P" : "N");
        assertThat(Ask.text(request)).contains("\n" + expected.size() + " moves: ");
    }

    @Test
    void jsonSpellsAMoveAsOutcomesDo() {
        assertThat((List<?>) Ask.json(Ask.moves("wythoff", "1 1")).get("moves"))
                .isEqualTo(List.of(
                        Map.of("first", "1", "second", "0", "to", List.of("0", "1"), "outcome", "N"),
                        Map.of("first", "0", "second", "1", "to", List.of("1", "0"), "outcome", "N"),
                        Map.of("first", "1", "second", "1", "to", List.of("0", "0"), "outcome", "P")));
    }

    @Test
    void textGroupsTheMovesByPile() {
        assertThat(Ask.text(Ask.moves("wythoff", "1 2"))).isEqualTo("""
                        P  (1,2) of wythoff
                        take from the first pile
                            1  to (0,2)  N
                        take from the second pile
                            1  to (1,1)  N
                            2  to (1,0)  N
                        take from both piles (first, second)
                          1,1  to (0,1)  N
                        4 moves: 4 N
                        """);
        assertThat(Ask.text(Ask.moves("wythoff", "0 0"))).isEqualTo("P  (0,0) of wythoff\nno move is left\n");
        assertThat(Ask.text(Ask.moves("nim", "1 0"))).endsWith("\n1 move: 1 P\n");
    }

    @Test
    void forbiddenMovesAreListedAsSuch() {
        assertThat(Ask.text(Ask.moves("imitation(1,1)", "4,5 3,5")))
                .contains("    1  to (3,4)  forbidden imitation\n")
                .endsWith("8 moves: 7 N, 1 forbidden\n");
    }
}
