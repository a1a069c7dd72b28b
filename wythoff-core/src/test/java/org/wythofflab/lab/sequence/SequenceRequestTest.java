package org.wythofflab.lab.sequence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringWriter;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.definition.DefinitionSolver;
import org.wythofflab.definition.Definitions;
import org.wythofflab.definition.PaperTables;
import org.wythofflab.lab.Ask;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.LimitException;
import org.wythofflab.lab.Limits;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.grundy.GrundyTableRequest;
import org.wythofflab.render.BFileText;
import org.wythofflab.render.Format;
import org.wythofflab.render.LatexText;
import org.wythofflab.render.Layout;
import org.wythofflab.render.Paint;
import org.wythofflab.render.TableText;
import org.wythofflab.solve.Progress;
import org.wythofflab.solve.StoppedException;

/** Sequences in every format, read back and compared with the definition. */
final class SequenceRequestTest {
    private static final int SIDE = 40;

    private static SequenceRequest request(String game, String name, int from, int count, String by) {
        return new SequenceRequest(
                game,
                name,
                Integer.toString(count),
                Optional.of(Integer.toString(from)),
                Method.usual().by(by));
    }

    /** The terms of the b-file, which has to be one. */
    private static List<Integer> terms(String game, String name, int from, int count) {
        BFileText file = BFileText.parse(Ask.in(Format.BFILE, request(game, name, from, count, "engine")));
        assertThat(file.offset()).isEqualTo(BigInteger.valueOf(from));
        assertThat(file.comments()).hasSize(3);
        assertThat(file.comments().get(0)).startsWith("a(n) = ");
        assertThat(file.comments().get(1)).isEqualTo("Game: " + game);
        assertThat(file.comments().get(2)).startsWith("Wythoff Lab");
        return file.terms().stream().map(BigInteger::intValueExact).toList();
    }

    /** P-positions x <= y by the definition, in order of x, then y; those of the first rows are all there are. */
    private static List<int[]> pairs(String game, int rows) {
        boolean[][] p = DefinitionSolver.pPositions(Definitions.named(game), SIDE, SIDE);
        List<int[]> pairs = new ArrayList<>();
        for (int x = 0; x < rows; x++) {
            for (int y = x; y < SIDE; y++) {
                if (p[x][y]) {
                    pairs.add(new int[] {x, y});
                }
            }
        }
        return pairs;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "wythoff",
                "wythoff misere",
                "wythoff block 2",
                "wythoff block 4",
                "wythoff block 5",
                "wythoff block 3 diagonal",
                "wythoff block 3 nim",
                "nim block 4",
                "nim misere"
            })
    void anEngineNumbersPairsInOrderOfTheSmallerPile(String game) {
        List<int[]> pairs = pairs(game, 8);
        int size = pairs.size();
        assertThat(terms(game, "A", 0, size))
                .isEqualTo(pairs.stream().map(pair -> pair[0]).toList());
        assertThat(terms(game, "B", 3, size - 3))
                .isEqualTo(pairs.stream().skip(3).map(pair -> pair[1]).toList());
        assertThat(terms(game, "differences", 1, size - 1))
                .isEqualTo(pairs.stream().skip(1).map(pair -> pair[1] - pair[0]).toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"wythoff", "odd-even(2,3) misere", "wythoff block 5", "wythoff comply 3"})
    void countsAreOfBothOrdersOfThePiles(String game) {
        boolean[][] p = DefinitionSolver.pPositions(Definitions.named(game), SIDE, SIDE);
        List<Integer> counts = IntStream.range(0, SIDE)
                .map(n -> (int) IntStream.rangeClosed(0, n)
                        .mapToLong(x ->
                                IntStream.rangeClosed(0, n).filter(y -> p[x][y]).count())
                        .sum())
                .boxed()
                .toList();
        assertThat(terms(game, "counts", 0, SIDE)).isEqualTo(counts);
        assertThat(terms(game, "counts", 17, 3)).isEqualTo(counts.subList(17, 20));
    }

    @ParameterizedTest
    @ValueSource(strings = {"wythoff", "odd-even(2,3)", "nim"})
    void grundyValuesAreReadByAntidiagonalsByRowAndByValue(String game) {
        int[][] values = DefinitionSolver.grundy(Definitions.named(game), SIDE, SIDE);
        List<Integer> antidiagonals = new ArrayList<>();
        for (int sum = 0; sum < 12; sum++) {
            for (int x = 0; x <= sum; x++) {
                antidiagonals.add(values[x][sum - x]);
            }
        }
        assertThat(terms(game, "grundy", 0, 78)).isEqualTo(antidiagonals);
        for (int from : new int[] {1, 2, 9, 10, 11, 65, 66}) {
            assertThat(terms(game, "grundy", from, 12)).isEqualTo(antidiagonals.subList(from, from + 12));
        }
        assertThat(terms(game, "grundy-row:5", 4, 20))
                .isEqualTo(IntStream.range(4, 24).map(y -> values[5][y]).boxed().toList());
        assertThat(terms(game, "grundy-value:3", 2, 10))
                .isEqualTo(IntStream.range(2, 12)
                        .map(x -> IntStream.range(0, SIDE)
                                .filter(y -> values[x][y] == 3)
                                .findFirst()
                                .orElseThrow())
                        .boxed()
                        .toList());
    }

    /** Where the game is over at several positions of a column, all have value 0: (0,1), (0,4) and (0,7) here, besides (0,0). */
    @Test
    void theLeastPlaceOfAValueIsListed() {
        String game = "wythoff ends((x+y)%3 = 1 and max(x,y) < 9)";
        assertThat(terms(game, "grundy-value:0", 0, 9)).containsExactly(0, 0, 2, 1, 0, 2, 1, 0, 2);
    }

    @Test
    void everyFormatHoldsTheSameTerms() {
        SequenceRequest request = request("wythoff block 4", "A,B,differences", 5, 4, "auto");
        List<List<String>> table = List.of(
                List.of("n", "A", "B", "differences"),
                List.of("5", "1", "4", "3"),
                List.of("6", "1", "5", "4"),
                List.of("7", "2", "3", "1"),
                List.of("8", "2", "6", "4"));
        List<List<String>> rows = table.subList(1, 5);
        assertThat(TableText.csv(Ask.in(Format.CSV, request))).isEqualTo(table);
        assertThat(TableText.markdown(Ask.in(Format.MARKDOWN, request))).isEqualTo(table);
        assertThat(Ask.json(request))
                .containsEntry("game", "wythoff block 4")
                .containsEntry("sequence", "A,B,differences")
                .containsEntry("from", "5")
                .containsEntry(
                        "values", rows.stream().map(row -> row.subList(1, 4)).toList());
        assertThat(Ask.text(request).lines().toList())
                .startsWith("# A_n, B_n, B_n - A_n, where (A_n, B_n) are the P-positions (x,y) with x <= y, numbered"
                        + " from 0 in order of x, then y, by an engine")
                .endsWith("5 1 4 3", "6 1 5 4", "7 2 3 1", "8 2 6 4");
        List<List<String>> latex =
                LatexText.parse(Ask.in(Format.LATEX, request)).tables().get(0);
        assertThat(latex.get(0)).containsExactly("$n$", "$A_n$", "$B_n$", "$\\delta_n$");
        assertThat(latex.subList(1, 5)).isEqualTo(rows);
        assertThatThrownBy(() -> Ask.in(Format.BFILE, request))
                .isInstanceOf(BadRequestException.class)
                .hasMessageContaining("holds one sequence");
    }

    @ParameterizedTest
    @CsvSource({"blocking-table-02, 4", "blocking-table-03, 5", "blocking-table-04, 6"})
    void theTripleTableOfTheBlockingPaperIsPrintedAsThere(String id, int k) {
        PaperTables.Table printed = PaperTables.tables().stream()
                .filter(table -> table.id().equals(id))
                .findFirst()
                .orElseThrow();
        SequenceRequest request = new SequenceRequest(
                "wythoff block " + k, "A,B,differences", "90", Optional.empty(), Method.usual(), Layout.TRIPLE);
        List<List<String>> table =
                LatexText.parse(Ask.in(Format.LATEX, request)).tables().get(0);
        assertThat(table).hasSize(31);
        for (int n = 0; n < 90; n++) {
            PaperTables.Cell cell = printed.right().get(n);
            assertThat(table.get(1 + n % 30).subList(n / 30 * 4, n / 30 * 4 + 4))
                    .containsExactly(
                            Integer.toString(n),
                            Integer.toString(cell.x()),
                            Integer.toString(cell.y()),
                            Integer.toString(cell.y() - cell.x()));
        }
    }

    @Test
    void theSidewaysTableOfFraenkelAndTannyIsPrintedAsThere() {
        SequenceRequest request = new SequenceRequest(
                "wyt(3)", "A,B", "15", Optional.empty(), Method.usual().by("both"), Layout.ROWS);
        assertThat(LatexText.parse(Ask.in(Format.LATEX, request)).tables())
                .containsExactly(List.of(
                        List.of("$n$ 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14".split(" ")),
                        List.of("$A_n$ 0 1 2 4 5 8 9 10 12 13 16 17 18 20 21".split(" ")),
                        List.of("$B_n$ 0 3 6 4 7 8 11 14 12 15 16 19 22 20 23".split(" "))));
    }

    @Test
    void aTheoremGivesTermsFromAnyIndexAndItsOwnNames() {
        String file = Ask.in(
                Format.BFILE, new SequenceRequest("wythoff", "differences", "2", Optional.of("10^40"), Method.usual()));
        assertThat(BFileText.parse(file).terms())
                .containsExactly(BigInteger.TEN.pow(40), BigInteger.TEN.pow(40).add(BigInteger.ONE));
        assertThat(Ask.in(Format.CSV, request("wythoff block 2", "A", 0, 1, "auto")))
                .isEqualTo("n,a\n0,0\n");
    }

    @Test
    void aWrongNameIsAnsweredWithAllThereAre() {
        for (String name : List.of("", "C", "A,C", "grundy,A", "A,")) {
            assertThatThrownBy(() -> Ask.text(request("wythoff", name, 0, 3, "auto")))
                    .isInstanceOf(BadRequestException.class)
                    .hasMessageContaining("\n  A  ")
                    .hasMessageContaining("\n  differences  ")
                    .hasMessageContaining("\n  grundy-value:G  ");
        }
        assertThatThrownBy(() -> Ask.text(request("wythoff block 3", "C", 0, 3, "auto")))
                .hasMessageContaining("\n  counts ")
                .hasMessageNotContaining("grundy");
    }

    @ParameterizedTest
    @CsvSource({
        "'odd-even(2,3)', A, engine, the piles cannot be exchanged",
        "wythoff comply 200, A, auto, infinitely many",
        "'restricted(1,1; h=odd, v=odd, d1=all, d2=all)', A, engine, not every amount",
        "'imitation(1,1)', A, engine, depend on the history",
        "wythoff block 5, A, theory, no theorem here numbers",
        "wythoff, grundy, theory, no theorem here gives",
        "wythoff, counts, both, no theorem here gives",
        "'modular(3) misere', A, auto, an engine cannot tell"
    })
    void whereASequenceMakesNoSenseTheReasonIsGiven(String game, String name, String by, String reason) {
        assertThatThrownBy(() -> Ask.text(request(game, name, 0, 30, by)))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining(reason);
    }

    @ParameterizedTest
    @CsvSource({
        "wythoff block 5, A",
        "wythoff block 5, counts",
        "wythoff, grundy",
        "wythoff, grundy-row:2",
        "wythoff, grundy-value:2"
    })
    void whatIsTooMuchIsRefusedBeforeAnythingIsWritten(String game, String name) {
        for (Format format : EnumSet.range(Format.TEXT, Format.BFILE)) {
            StringWriter out = new StringWriter();
            SequenceRequest request = new SequenceRequest(game, name, "5", Optional.of("10^30"), Method.usual());
            assertThatThrownBy(() -> new Lab(Limits.standard(), Paint.PLAIN, Progress.SILENT, () -> false)
                            .answer(request)
                            .write(format, out))
                    .isInstanceOf(LimitException.class)
                    .hasMessageContaining("is too much");
            assertThat(out.toString()).isEmpty();
        }
        assertThatThrownBy(() -> Ask.within(
                        new Limits(100, 1 << 20, Optional.empty()),
                        Format.TEXT,
                        new SequenceRequest(game, name, "5000", Optional.empty(), Method.usual())))
                .isInstanceOf(LimitException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"A", "differences", "counts", "grundy", "grundy-row:2", "grundy-value:2"})
    void everySequenceCanBeCancelled(String name) {
        for (String by : List.of("auto", "engine")) {
            assertThatThrownBy(() -> new Lab(Limits.standard(), Paint.PLAIN, Progress.SILENT, () -> true)
                            .answer(request("wythoff", name, 0, 1000, by))
                            .write(Format.TEXT, new StringWriter()))
                    .isInstanceOf(StoppedException.class);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"A", "counts", "grundy", "grundy-row:2", "grundy-value:2"})
    void noTermsAreNoTerms(String name) {
        assertThat(Ask.in(Format.CSV, request("wythoff", name, 0, 0, "engine")).lines())
                .hasSize(1);
    }

    @Test
    void latexCompiles(@TempDir Path directory) throws Exception {
        StringBuilder tables = new StringBuilder();
        for (Layout layout : Layout.values()) {
            tables.append(Ask.in(
                            Format.LATEX,
                            new SequenceRequest(
                                    "wythoff block 4",
                                    "A,B,differences",
                                    "100",
                                    Optional.empty(),
                                    Method.usual(),
                                    layout)))
                    .append('\n');
            tables.append(Ask.in(
                            Format.LATEX, new PositionsRequest("wythoff", "99", PositionsRequest.Column.Y, layout)))
                    .append('\n');
        }
        for (String name : List.of("grundy", "grundy-row:2", "grundy-value:2", "counts")) {
            tables.append(Ask.in(Format.LATEX, request("wythoff", name, 0, 9, "auto")))
                    .append('\n');
        }
        tables.append(Ask.in(Format.LATEX, new GrundyTableRequest("modular(5)", "45", Method.usual())));
        assertThat(LatexText.parse(tables.toString()).tables()).isNotEmpty();
        // Parsing has checked the balance; where there is a TeX engine, it has the last word.
        if (LatexText.engine().isPresent()) {
            LatexText.compile(LatexText.engine().get(), tables.toString(), directory);
        }
    }
}
