package org.wythofflab.lab.grundy;

import java.io.IOException;
import java.io.Writer;
import java.math.BigInteger;
import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.wythofflab.lab.Imprint;
import org.wythofflab.lab.sequence.GrundyAntidiagonals;
import org.wythofflab.render.BFileWriter;
import org.wythofflab.render.CsvWriter;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.render.LatexGrid;
import org.wythofflab.render.MarkdownWriter;
import org.wythofflab.render.NumberGrid;
import org.wythofflab.rules.GameSpec;

/** A square table of Grundy values in every format. */
record GrundyViews(GameSpec game, int size, IntBinaryOperator values) {

    void text(Writer out) throws IOException {
        NumberGrid grid = new NumberGrid(out, size, largest());
        grid.heading();
        for (int x = 0; x < size; x++) {
            int row = x;
            grid.row(x, y -> values.applyAsInt(row, y));
        }
    }

    void csv(Writer out) throws IOException {
        CsvWriter csv = new CsvWriter(out);
        for (int x = 0; x < size; x++) {
            int row = x;
            csv.line(cells(y -> values.applyAsInt(row, y)).toArray(String[]::new));
        }
    }

    void json(Writer out) throws IOException {
        JsonWriter json = new JsonWriter(out)
                .object()
                .field("game", game.text())
                .name("size")
                .number(size)
                .name("values")
                .array();
        for (int x = 0; x < size; x++) {
            json.array();
            for (int y = 0; y < size; y++) {
                json.number(values.applyAsInt(x, y));
            }
            json.endArray();
        }
        json.endArray().endObject().end();
    }

    void latex(Writer out) throws IOException {
        new LatexGrid(out, size, "Grundy values of " + game.text()).write(values::applyAsInt);
    }

    void markdown(Writer out) throws IOException {
        MarkdownWriter markdown = MarkdownWriter.ofNumbers(out, labelled("", y -> y));
        for (int x = 0; x < size; x++) {
            int row = x;
            markdown.row(labelled(Integer.toString(x), y -> values.applyAsInt(row, y)));
        }
    }

    private Stream<String> cells(IntUnaryOperator row) {
        return IntStream.range(0, size).map(row).mapToObj(Integer::toString);
    }

    private List<String> labelled(String label, IntUnaryOperator row) {
        return Stream.concat(Stream.of(label), cells(row)).toList();
    }

    /** Only whole antidiagonals, so that a larger table only adds terms. */
    void bfile(Writer out) throws IOException {
        BFileWriter file = new BFileWriter(out, BigInteger.ZERO);
        file.comment("Grundy values of " + game.text());
        file.comment("T(x,y) " + GrundyAntidiagonals.ORDER);
        file.comment(Imprint.words());
        for (int sum = 0; sum < size; sum++) {
            for (int x = 0; x <= sum; x++) {
                file.term(values.applyAsInt(x, sum - x));
            }
        }
    }

    private int largest() {
        int largest = 0;
        for (int x = 0; x < size; x++) {
            for (int y = 0; y < size; y++) {
                largest = Math.max(largest, values.applyAsInt(x, y));
            }
        }
        return largest;
    }
}
