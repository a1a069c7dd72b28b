package org.wythofflab.lab.sequence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.definition.DefinitionSolver;
import org.wythofflab.definition.Definitions;
import org.wythofflab.lab.Ask;
import org.wythofflab.lab.LimitException;
import org.wythofflab.lab.sequence.PositionsRequest.Column;
import org.wythofflab.render.Format;
import org.wythofflab.render.Layout;
import org.wythofflab.render.TableText;

final class PositionsRequestTest {
    private static final int BOUND = 20;

    /** P-positions by the definition, sorted by (max, x, y). */
    private static List<String> expected(String game) {
        boolean[][] p = DefinitionSolver.pPositions(Definitions.named(game), BOUND, BOUND);
        List<String> positions = new ArrayList<>();
        for (int max = 0; max < BOUND; max++) {
            for (int x = 0; x <= max; x++) {
                for (int y = 0; y <= max; y++) {
                    if (Math.max(x, y) == max && p[x][y]) {
                        positions.add(x + "," + y);
                    }
                }
            }
        }
        return positions;
    }

    @ParameterizedTest
    @ValueSource(strings = {"wythoff", "odd-even(2,3) misere", "wythoff block 5", "wythoff comply 3"})
    void everyFormatListsTheSamePositions(String game) {
        List<String> expected = expected(game);
        PositionsRequest request = new PositionsRequest(game, "4*5", Column.Y);
        assertThat(Ask.text(request).lines()).containsExactlyElementsOf(expected);
        assertThat(Ask.in(Format.CSV, request).lines().findFirst()).contains("x,y");
        assertThat(Ask.in(Format.CSV, request).lines().skip(1)).containsExactlyElementsOf(expected);
        List<List<String>> pairs =
                expected.stream().map(pair -> List.of(pair.split(",", -1))).toList();
        List<List<String>> table = TableText.markdown(Ask.in(Format.MARKDOWN, request));
        assertThat(table.get(0)).containsExactly("x", "y");
        assertThat(table.subList(1, table.size())).isEqualTo(pairs);
        assertThat(Ask.json(request))
                .containsEntry("game", game)
                .containsEntry("bound", "20")
                .containsEntry("positions", pairs);
    }

    @Test
    void aBFileListsOneOfThePilesOfEachPairFromZeroOn() {
        List<String> expected = expected("wythoff").stream()
                .map(pair -> pair.split(",", -1))
                .filter(pair -> Integer.parseInt(pair[0]) <= Integer.parseInt(pair[1]))
                .map(pair -> pair[1])
                .collect(Collectors.toList());
        List<String> lines = Ask.in(Format.BFILE, new PositionsRequest("wythoff", "20", Column.Y))
                .lines()
                .toList();
        assertThat(lines.get(0))
                .isEqualTo("# P-positions (x,y) of wythoff with x <= y < 20, ordered by max(x,y), x, y");
        assertThat(lines.get(1)).isEqualTo("# a(n) = y of the n-th of them");
        assertThat(lines.get(2)).startsWith("# Wythoff Lab");
        for (int n = 0; n < expected.size(); n++) {
            assertThat(lines.get(n + 3)).isEqualTo(n + " " + expected.get(n));
        }
        assertThat(lines).hasSize(expected.size() + 3);
        assertThat(Ask.in(Format.BFILE, new PositionsRequest("wythoff", "20", Column.X)))
                .contains("\n0 0\n1 1\n2 3\n3 4\n4 6\n");
    }

    @Test
    void withoutSymmetryAllPositionsAreListed() {
        String file = Ask.in(Format.BFILE, new PositionsRequest("odd-even(2,3)", "20", Column.Y));
        assertThat(file.lines().skip(3)).hasSameSizeAs(expected("odd-even(2,3)"));
        assertThat(file).startsWith("# P-positions (x,y) of odd-even(2,3) with both piles < 20, ");
    }

    @Test
    void aLatexTableNumbersThePairs() {
        assertThat(Ask.in(Format.LATEX, new PositionsRequest("wythoff", "3", Column.Y)))
                .isEqualTo("""
                        % P-positions (x,y) of wythoff with x <= y < 3, ordered by max(x,y), x, y
                        \\begin{tabular}{r|rr}
                        $n$ & $x$ & $y$ \\\\
                        \\hline
                        0 & 0 & 0 \\\\
                        1 & 1 & 2 \\\\
                        \\end{tabular}
                        """);
    }

    /** A part of a list, from a larger pile on, is what the list has after its beginning, numbers and all. */
    @Test
    void aListCanBeAskedForInParts() {
        for (String game : List.of("wythoff", "odd-even(2,3)", "wythoff block 3")) {
            for (Format format : List.of(Format.TEXT, Format.CSV, Format.MARKDOWN, Format.LATEX)) {
                List<String> whole = rows(Ask.in(format, new PositionsRequest(game, "30", Column.Y)));
                List<String> parts = new ArrayList<>(rows(Ask.in(format, new PositionsRequest(game, "11", Column.Y))));
                assertThat(parts).hasSizeLessThan(whole.size());
                parts.addAll(rows(Ask.in(format, new PositionsRequest(game, "30", Column.Y, Layout.COLUMNS, "11"))));
                assertThat(parts).as("%s as %s", game, format).isEqualTo(whole);
            }
        }
        assertThatThrownBy(() ->
                        Ask.in(Format.BFILE, new PositionsRequest("wythoff", "30", Column.Y, Layout.COLUMNS, "11")))
                .hasMessageContaining("a b-file begins with the first term");
    }

    private static List<String> rows(String table) {
        return table.lines().filter(line -> line.matches("(\\| )?\\d.*")).toList();
    }

    @Test
    void nothingIsBelowZero() {
        assertThat(Ask.text(new PositionsRequest("wythoff", "0", Column.Y))).isEmpty();
        assertThat(Ask.in(Format.CSV, new PositionsRequest("wythoff", "0", Column.Y)))
                .isEqualTo("x,y\n");
    }

    @Test
    void whatIsTooMuchIsRefusedBeforeAnythingIsWritten() {
        for (Format format : EnumSet.range(Format.TEXT, Format.BFILE)) {
            assertThatThrownBy(() -> Ask.in(format, new PositionsRequest("wythoff", "10^12", Column.Y)))
                    .isInstanceOf(LimitException.class)
                    .hasMessageContaining("the list of P-positions of wythoff below 1000000000000 is too much")
                    .hasMessageContaining("the limit is about 6*10^7 cells")
                    .hasMessageContaining(" fits");
        }
    }

    @Test
    void startingPositionsOfAGameWithMemoryAreListed() {
        assertThat(Ask.text(new PositionsRequest("imitation(1,1)", "20", Column.Y)))
                .isEqualTo(Ask.text(new PositionsRequest("wythoff", "20", Column.Y)));
    }
}
