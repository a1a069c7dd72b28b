package org.wythofflab.lab.grundy;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.wythofflab.lab.Imprint;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.SavedTable;
import org.wythofflab.lab.sequence.GrundyAntidiagonals;
import org.wythofflab.render.BFileWriter;
import org.wythofflab.render.Format;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.render.LatexGrid;
import org.wythofflab.render.MarkdownWriter;
import org.wythofflab.render.NumberGrid;
import org.wythofflab.render.NumberLines;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.GrundyTable;

/**
 * The square table of Grundy values with both piles below {@code size}, in every format; a row at a time is made text. A row is
 * a size of the first pile.
 *
 * @param table as large or larger
 */
record GrundyViews(GameSpec game, int size, GrundyTable table, Inquiry inquiry) {

    /** Writes the table in some format. */
    @FunctionalInterface
    interface Writing {
        void of(GrundyViews views) throws IOException;
    }

    /** Gets the table, and so does the work, has it written, and lets it go. */
    @FunctionalInterface
    interface Source {
        void give(Writing writing) throws IOException;
    }

    static Report report(Source source) {
        return new Report()
                .as(Format.TEXT, out -> source.give(views -> views.text(out)))
                .as(Format.JSON, out -> source.give(views -> views.json(out)))
                .as(Format.CSV, out -> source.give(views -> views.csv(out)))
                .as(Format.LATEX, out -> source.give(views -> views.latex(out)))
                .as(Format.MARKDOWN, out -> source.give(views -> views.markdown(out)))
                .as(Format.BFILE, out -> source.give(views -> views.bfile(out)))
                .asBytes(Format.WGT, out -> source.give(views -> views.file(out)));
    }

    /** Writes a row. */
    @FunctionalInterface
    private interface Row {
        void write(int x, int[] values) throws IOException;
    }

    private void rows(Row row) throws IOException {
        int[] values = new int[size];
        for (int x = 0; x < size; x++) {
            inquiry.pulse();
            table.row(x, 0, size, values);
            row.write(x, values);
        }
    }

    private void text(Writer out) throws IOException {
        NumberGrid grid = new NumberGrid(out, size, largest());
        grid.heading();
        rows((x, values) -> grid.row(x, y -> values[y]));
    }

    private int largest() throws IOException {
        int[] largest = {0};
        rows((x, values) ->
                largest[0] = Math.max(largest[0], Arrays.stream(values).max().orElse(0)));
        return largest[0];
    }

    private void csv(Writer out) throws IOException {
        NumberLines lines = new NumberLines(out, ',');
        rows((x, values) -> {
            for (int value : values) {
                lines.number(value);
            }
            lines.end();
        });
        lines.flush();
    }

    private void json(Writer out) throws IOException {
        JsonWriter json = new JsonWriter(out)
                .object()
                .field("game", game.text())
                .name("size")
                .number(size)
                .name("values")
                .array();
        rows((x, values) -> {
            json.array();
            for (int value : values) {
                json.number(value);
            }
            json.endArray();
        });
        json.endArray().endObject().end();
    }

    private void file(OutputStream out) throws IOException {
        new SavedTable(game, table.part(size, size)).write(out, inquiry.budget());
    }

    private void latex(Writer out) throws IOException {
        new LatexGrid(out, size, "Grundy values of " + game.text()).write(table::at);
    }

    private void markdown(Writer out) throws IOException {
        MarkdownWriter markdown = MarkdownWriter.ofNumbers(out, labelled("", IntStream.range(0, size)));
        rows((x, values) -> markdown.row(labelled(Integer.toString(x), Arrays.stream(values))));
    }

    private static List<String> labelled(String label, IntStream row) {
        return Stream.concat(Stream.of(label), row.mapToObj(Integer::toString)).toList();
    }

    /** Only whole antidiagonals, so that a larger table only adds terms. */
    private void bfile(Writer out) throws IOException {
        BFileWriter file = new BFileWriter(out, BigInteger.ZERO);
        file.comment("Grundy values of " + game.text());
        file.comment("T(x,y) " + GrundyAntidiagonals.ORDER);
        file.comment(Imprint.words());
        for (int sum = 0; sum < size; sum++) {
            for (int x = 0; x <= sum; x++) {
                file.term(table.at(x, sum - x));
            }
        }
    }
}
