package org.wythofflab.lab;

import java.io.IOException;
import java.io.Writer;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.wythofflab.render.BFileWriter;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.render.LatexGrid;
import org.wythofflab.render.MarkdownWriter;
import org.wythofflab.render.NumberGrid;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.GrundyTable;

/** A square table of Grundy values in every format. */
record GrundyViews(GameSpec game, GrundyTable table) {

    private int size() {
        return table.board().rows();
    }

    void text(Writer out) throws IOException {
        NumberGrid grid = new NumberGrid(out, size(), largest());
        grid.heading();
        for (int x = 0; x < size(); x++) {
            int row = x;
            grid.row(x, y -> table.at(row, y));
        }
    }

    void csv(Writer out) throws IOException {
        for (int x = 0; x < size(); x++) {
            for (int y = 0; y < size(); y++) {
                out.append(y == 0 ? "" : ",").append(Integer.toString(table.at(x, y)));
            }
            out.append('\n');
        }
    }

    void json(Writer out) throws IOException {
        JsonWriter json = new JsonWriter(out)
                .object()
                .field("game", game.text())
                .name("size")
                .number(size())
                .name("values")
                .array();
        for (int x = 0; x < size(); x++) {
            json.array();
            for (int y = 0; y < size(); y++) {
                json.number(table.at(x, y));
            }
            json.endArray();
        }
        json.endArray().endObject().end();
    }

    void latex(Writer out) throws IOException {
        new LatexGrid(out, size(), "Grundy values of " + game.text()).write(table::at);
    }

    void markdown(Writer out) throws IOException {
        MarkdownWriter markdown = MarkdownWriter.ofNumbers(out, cells("", y -> y));
        for (int x = 0; x < size(); x++) {
            int row = x;
            markdown.row(cells(Integer.toString(x), y -> table.at(row, y)));
        }
    }

    private List<String> cells(String label, IntUnaryOperator values) {
        List<String> cells = new ArrayList<>(List.of(label));
        for (int y = 0; y < size(); y++) {
            cells.add(Integer.toString(values.applyAsInt(y)));
        }
        return cells;
    }

    /** Only whole antidiagonals, so that a larger table only adds terms. */
    void bfile(Writer out) throws IOException {
        BFileWriter file = new BFileWriter(out, BigInteger.ZERO);
        file.comment("Grundy values of " + game.text());
        file.comment("T(x,y) " + GrundyAntidiagonals.ORDER);
        file.comment(Imprint.words());
        for (int sum = 0; sum < size(); sum++) {
            for (int x = 0; x <= sum; x++) {
                file.term(table.at(x, sum - x));
            }
        }
    }

    private int largest() {
        int largest = 0;
        for (int x = 0; x < size(); x++) {
            for (int y = 0; y < size(); y++) {
                largest = Math.max(largest, table.at(x, y));
            }
        }
        return largest;
    }
}
