package org.wythofflab.lab;

import java.io.IOException;
import java.io.Writer;
import java.math.BigInteger;
import org.wythofflab.render.BFileWriter;
import org.wythofflab.render.CsvWriter;
import org.wythofflab.render.Format;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.render.LatexTable;
import org.wythofflab.rules.GameSpec;

/**
 * The P-positions with both piles below a bound, ordered by the larger pile, then by the first.
 *
 * <p>LaTeX tables and b-files of a symmetric game list each pair of piles once, with the smaller pile first, as papers
 * do. The order makes every line final: a larger bound only adds lines.
 *
 * @param bound a number, or an expression without variables
 * @param column what a b-file lists
 */
public record PositionsRequest(String game, String bound, Column column) implements Request {

    /** A b-file holds one sequence, and a position has two piles. */
    public enum Column {
        X,
        Y
    }

    @Override
    public Report answeredBy(Lab lab) {
        GameSpec spec = Texts.game(game);
        BigInteger most = Texts.number("bound", bound);
        return new Report()
                .as(Format.TEXT, out -> text(PositionList.of(spec, most, lab.bench()), out))
                .as(Format.JSON, out -> json(PositionList.of(spec, most, lab.bench()), out))
                .as(Format.CSV, out -> csv(PositionList.of(spec, most, lab.bench()), out))
                .as(Format.LATEX, out -> latex(PositionList.of(spec, most, lab.bench()), out))
                .as(Format.BFILE, out -> bfile(PositionList.of(spec, most, lab.bench()), out));
    }

    private static void text(PositionList positions, Writer out) {
        positions.forEach((x, y) -> out.append(x + "," + y + "\n"));
    }

    private static void csv(PositionList positions, Writer out) throws IOException {
        CsvWriter csv = new CsvWriter(out);
        csv.line("x", "y");
        positions.forEach((x, y) -> csv.line(Integer.toString(x), Integer.toString(y)));
    }

    private static void json(PositionList positions, Writer out) throws IOException {
        JsonWriter json = new JsonWriter(out)
                .object()
                .field("game", positions.game().text())
                .field("bound", positions.bound().toString())
                .name("positions")
                .array();
        positions.forEach((x, y) -> json.array()
                .string(Integer.toString(x))
                .string(Integer.toString(y))
                .endArray());
        json.endArray().endObject().end();
    }

    private static void latex(PositionList positions, Writer out) throws IOException {
        LatexTable table = new LatexTable(out, "r|rr", positions.title());
        table.cell("$n$").cell("$x$").cell("$y$").endHeading();
        long[] n = {0};
        positions.forEachPair((x, y) -> table.cell(n[0]++).cell(x).cell(y).endRow());
        table.end();
    }

    private void bfile(PositionList positions, Writer out) throws IOException {
        BFileWriter file = new BFileWriter(out, BigInteger.ZERO);
        file.comment(positions.title());
        file.comment(column == Column.X ? "a(n) = x of the n-th of them" : "a(n) = y of the n-th of them");
        positions.forEachPair((x, y) -> file.term(column == Column.X ? x : y));
    }
}
