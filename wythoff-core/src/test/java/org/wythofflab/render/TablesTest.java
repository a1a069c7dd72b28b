package org.wythofflab.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

final class TablesTest {

    private final StringBuilder out = new StringBuilder();

    @Test
    void csvQuotesOnlyWhatNeedsIt() throws IOException {
        new CsvWriter(out).line("a", "b c", "d,e", "say \"x\"", "two\nlines", "");
        assertThat(out).hasToString("a,b c,\"d,e\",\"say \"\"x\"\"\",\"two\nlines\",\n");
    }

    @Test
    void aBFileCountsFromItsOffsetWithOneBlankAndAFinalLineEnd() throws IOException {
        BFileWriter file = new BFileWriter(out, BigInteger.valueOf(3));
        file.comment("what it lists");
        file.term(7);
        file.term(-1);
        assertThat(out).hasToString("# what it lists\n3 7\n4 -1\n");
    }

    @Test
    void aBFileIsAscii() throws IOException {
        BFileWriter file = new BFileWriter(out, BigInteger.ZERO);
        file.comment("W\u00e4stlund \u2264 x");
        assertThat(out).hasToString("# Wastlund ? x\n");
    }

    @Test
    void tablesAreReadBackAsTheyWere() throws IOException {
        List<List<String>> rows =
                List.of(List.of("a", "b|c"), List.of("d,e", "*f* `g` [h](i) <j> \\k"), List.of("", "1"));
        MarkdownWriter markdown = MarkdownWriter.ofWords(out, rows.get(0));
        markdown.row(rows.get(1));
        markdown.row(rows.get(2));
        assertThat(TableText.markdown(out.toString())).isEqualTo(rows);
        out.setLength(0);
        CsvWriter csv = new CsvWriter(out);
        for (List<String> row : rows) {
            csv.line(row.toArray(new String[0]));
        }
        assertThat(TableText.csv(out.toString())).isEqualTo(rows);
    }

    @Test
    void aLatexTableIsAPlainTabular() throws IOException {
        LatexTable table = new LatexTable(out, "r|r", "numbers");
        table.cell("$n$").cell("$x$").endHeading();
        table.cell(1).cell(22).endRow();
        table.end();
        assertThat(out)
                .hasToString(
                        "% numbers\n\\begin{tabular}{r|r}\n$n$ & $x$ \\\\\n\\hline\n1 & 22 \\\\\n\\end{tabular}\n");
    }

    @Test
    void textColumnsAreAsWideAsTheirWidestCell() throws IOException {
        TextTable table = new TextTable(" ");
        table.row("a", "bb", "c");
        table.row("aaa", "b", "");
        table.write(out);
        assertThat(out).hasToString(" a    bb  c\n aaa  b   \n");
    }

    @Test
    void aVeryLongCellMovesItsOwnRowOnly() throws IOException {
        String longer = "x".repeat(40);
        TextTable table = new TextTable("");
        table.row("a", "b");
        table.row(longer, "b");
        table.write(out);
        assertThat(out).hasToString("a  b\n" + longer + "  b\n");
    }

    @Test
    void anEmptyTableIsNoLine() throws IOException {
        new TextTable("").write(out);
        assertThat(out).isEmpty();
    }

    @Test
    void aGridIsRightAlignedUnderItsNumbers() throws IOException {
        NumberGrid grid = new NumberGrid(out, 2, 10);
        grid.heading();
        grid.row(0, y -> y * 10);
        grid.row(1, y -> 1);
        assertThat(out).hasToString("   |  0  1\n---+------\n 0 |  0 10\n 1 |  1  1\n");
    }

    @Test
    void aParagraphBreaksBetweenWordsBeforeColumn81() throws IOException {
        Paragraph.write(out, "  ", "word ".repeat(40).strip());
        assertThat(out.toString().lines()).allMatch(line -> line.length() <= 80 && line.startsWith("  word"));
        assertThat(out.toString().split("\\s+")).hasSize(41);
    }

    @Test
    void aWordTooLongForALineStandsAlone() throws IOException {
        Paragraph.continued(out, "   ", "a " + "b".repeat(100) + " c");
        assertThat(out).hasToString("a\n   " + "b".repeat(100) + "\n   c\n");
    }

    @Test
    void formatsAreFoundByTheirWord() {
        for (Format format : Format.values()) {
            assertThat(Format.of(format.word())).contains(format);
        }
        assertThat(Format.of("TEXT")).isEmpty();
    }

    @Test
    void plainPaintLeavesNoTrace() {
        assertThat(Paint.PLAIN.outcome(true)).isEqualTo("P");
        assertThat(Paint.COLOUR.outcome(false))
                .contains("N")
                .startsWith("\u001B[")
                .endsWith("\u001B[0m");
    }
}
