package org.wythofflab.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

final class LatexListTest {
    private static final List<String> HEADINGS = List.of("$n$", "$A_n$", "$B_n$");

    private static LatexText list(Layout layout, int entries) throws IOException {
        StringBuilder out = new StringBuilder();
        LatexList list = new LatexList(out, layout, HEADINGS, "squares\nand cubes");
        for (int n = 0; n < entries; n++) {
            list.entry(entry(n));
        }
        list.end();
        return LatexText.parse(out.toString());
    }

    private static List<String> entry(int n) {
        return List.of(Integer.toString(n), Integer.toString(n * n), Integer.toString(n * n * n));
    }

    private static List<List<String>> expected(int entries) {
        List<List<String>> expected = new ArrayList<>();
        for (int n = 0; n < entries; n++) {
            expected.add(entry(n));
        }
        return expected;
    }

    /** The entries of a table in the order in which a reader meets them. */
    static List<List<String>> entries(Layout layout, List<List<String>> table) {
        List<List<String>> entries = new ArrayList<>();
        if (layout == Layout.ROWS) {
            for (int column = 1; column < table.get(0).size(); column++) {
                int at = column;
                entries.add(table.stream().map(row -> row.get(at)).toList());
            }
            return entries;
        }
        int groups = layout == Layout.TRIPLE ? 3 : 1;
        int width = table.get(0).size() / groups;
        for (int group = 0; group < groups; group++) {
            for (List<String> row : table.subList(1, table.size())) {
                List<String> cells = row.subList(group * width, (group + 1) * width);
                if (!cells.get(0).isEmpty()) {
                    entries.add(cells);
                }
            }
        }
        return entries;
    }

    @ParameterizedTest
    @EnumSource(Layout.class)
    void everyLayoutHoldsEveryEntryInOrder(Layout layout) throws IOException {
        for (int size : new int[] {0, 1, 2, 3, 4, 5, 16, 17, 40, 41, 89, 90, 91, 200}) {
            LatexText text = list(layout, size);
            List<List<String>> entries = new ArrayList<>();
            text.tables().forEach(table -> entries.addAll(entries(layout, table)));
            assertThat(entries).isEqualTo(expected(size));
            assertThat(text.comments()).containsExactly("squares", "and cubes");
        }
    }

    @ParameterizedTest
    @CsvSource({"COLUMNS, 80, 2", "COLUMNS, 81, 3", "TRIPLE, 90, 1", "TRIPLE, 91, 2", "ROWS, 10, 1", "ROWS, 200, 25"})
    void aLongListIsSeveralTablesThatFitAPage(Layout layout, int size, int tables) throws IOException {
        assertThat(list(layout, size).tables()).hasSize(tables);
    }

    @Test
    void sidewaysEachSequenceIsARow() throws IOException {
        assertThat(list(Layout.ROWS, 3).tables())
                .containsExactly(List.of(
                        List.of("$n$", "0", "1", "2"),
                        List.of("$A_n$", "0", "1", "4"),
                        List.of("$B_n$", "0", "1", "8")));
    }

    @Test
    void threeColumnsAreReadDownwards() throws IOException {
        List<List<String>> table = list(Layout.TRIPLE, 90).tables().get(0);
        assertThat(table).hasSize(31);
        assertThat(table.get(1)).containsExactly("0", "0", "0", "30", "900", "27000", "60", "3600", "216000");
    }

    @Test
    void aNumberTooLongForALineHasATableOfItsOwn() throws IOException {
        StringBuilder out = new StringBuilder();
        LatexList list = new LatexList(out, Layout.ROWS, HEADINGS, "long");
        for (int n = 0; n < 3; n++) {
            list.entry(List.of(Integer.toString(n), "7".repeat(100), "8"));
        }
        list.end();
        assertThat(LatexText.parse(out.toString()).tables()).hasSize(3);
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 1", "20, 1", "21, 2", "41, 6"})
    void aGridTooLargeForAPageIsCutIntoPieces(int size, int pieces) throws IOException {
        StringBuilder out = new StringBuilder();
        new LatexGrid(out, size, "sums").write((row, column) -> 1000 * row + column);
        LatexText text = LatexText.parse(out.toString());
        assertThat(text.tables()).hasSize(pieces);
        int cells = 0;
        for (List<List<String>> piece : text.tables()) {
            for (List<String> row : piece.subList(1, piece.size())) {
                for (int i = 1; i < row.size(); i++) {
                    int at = 1000 * Integer.parseInt(row.get(0))
                            + Integer.parseInt(piece.get(0).get(i));
                    assertThat(row.get(i)).isEqualTo(Integer.toString(at));
                    cells++;
                }
            }
        }
        assertThat(cells).isEqualTo(size * size);
    }
}
