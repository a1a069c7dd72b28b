package org.wythofflab.lab.grundy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wythofflab.definition.DefinitionSolver;
import org.wythofflab.definition.Definitions;
import org.wythofflab.lab.Ask;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.LimitException;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.Request;
import org.wythofflab.render.Format;
import org.wythofflab.render.TableText;

final class GrundyTableRequestTest {
    private static final int SIZE = 9;

    /** Its table differs from its transpose: rows and columns cannot be mixed up unnoticed. */
    private static final String GAME = "odd-even(2,3)";

    private final int[][] values = DefinitionSolver.grundy(Definitions.named(GAME), SIZE, SIZE);
    private final GrundyTableRequest request = new GrundyTableRequest(GAME, "3^2", Method.usual());

    private static String join(int[] row, String separator) {
        return Arrays.stream(row).mapToObj(Integer::toString).collect(Collectors.joining(separator));
    }

    @Test
    void csvHasOneRowForEachFirstPile() {
        List<String> rows = Arrays.stream(values).map(row -> join(row, ",")).toList();
        assertThat(Ask.in(Format.CSV, request).lines()).containsExactlyElementsOf(rows);
    }

    @Test
    void jsonHasOneArrayForEachFirstPile() {
        List<List<BigInteger>> rows = Arrays.stream(values)
                .map(row -> Arrays.stream(row).mapToObj(BigInteger::valueOf).toList())
                .toList();
        assertThat(Ask.json(request))
                .containsEntry("game", GAME)
                .containsEntry("size", BigInteger.valueOf(SIZE))
                .containsEntry("values", rows);
    }

    @Test
    void textNumbersRowsAndColumns() {
        List<String> lines = Ask.text(request).lines().toList();
        assertThat(lines).hasSize(SIZE + 2);
        assertThat(lines.get(0).replaceAll("\\s+", " ")).isEqualTo(" | 0 1 2 3 4 5 6 7 8");
        for (int x = 0; x < SIZE; x++) {
            assertThat(lines.get(x + 2).strip().replaceAll("\\s+", " ")).isEqualTo(x + " | " + join(values[x], " "));
            assertThat(lines.get(x + 2)).hasSameSizeAs(lines.get(0));
        }
    }

    @Test
    void latexHasARowForEachFirstPile() {
        String table = Ask.in(Format.LATEX, request);
        assertThat(table).startsWith("% Grundy values of " + GAME + "\n\\begin{tabular}{r|rrrrrrrrr}\n & 0 & 1 & ");
        for (int x = 0; x < SIZE; x++) {
            assertThat(table).contains("\n" + x + " & " + join(values[x], " & ") + " \\\\\n");
        }
    }

    @Test
    void markdownHasARowForEachFirstPile() {
        List<List<String>> table = TableText.markdown(Ask.in(Format.MARKDOWN, request));
        assertThat(table).hasSize(SIZE + 1);
        assertThat(String.join(" ", table.get(0))).isEqualTo(" 0 1 2 3 4 5 6 7 8");
        for (int x = 0; x < SIZE; x++) {
            assertThat(String.join(" ", table.get(x + 1))).isEqualTo(x + " " + join(values[x], " "));
        }
    }

    @Test
    void aBFileReadsWholeAntidiagonals() {
        List<String> terms = new ArrayList<>();
        for (int sum = 0; sum < SIZE; sum++) {
            for (int x = 0; x <= sum; x++) {
                terms.add(terms.size() + " " + values[x][sum - x]);
            }
        }
        assertThat(Ask.in(Format.BFILE, request).lines().filter(line -> !line.startsWith("#")))
                .containsExactlyElementsOf(terms);
    }

    @ParameterizedTest
    @CsvSource({
        "wythoff misere, normal play",
        "wythoff block 3, the previous player chooses",
        "wythoff comply 3, the previous player chooses",
        "'imitation(2,3)', depend on the history"
    })
    void whereTheTheoryDoesNotApplyTheReasonIsGiven(String game, String reason) {
        for (Request question : List.<Request>of(
                new GrundyTableRequest(game, "4", Method.usual()),
                new GrundyValueRequest(game, "1 2", Method.usual()))) {
            assertThatThrownBy(() -> Ask.text(question))
                    .isInstanceOf(BadRequestException.class)
                    .hasMessageContaining("cannot be computed: ")
                    .hasMessageContaining(reason);
        }
    }

    @Test
    void aTableTooLargeIsRefused() {
        assertThatThrownBy(() -> Ask.text(new GrundyTableRequest("wythoff", "10^6", Method.usual())))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("the table of Grundy values of wythoff below 1000000 is too much");
    }
}
