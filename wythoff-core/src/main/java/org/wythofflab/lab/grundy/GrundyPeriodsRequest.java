package org.wythofflab.lab.grundy;

import java.io.IOException;
import java.io.Writer;
import java.math.BigInteger;
import java.util.List;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.LimitException;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Texts;
import org.wythofflab.render.CsvWriter;
import org.wythofflab.render.Format;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.render.MarkdownWriter;
import org.wythofflab.render.TextTable;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Choice;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Engines.Solver;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.RowPeriod;

/**
 * Preperiod, period and saltus of the first rows of a table of Grundy values, each proved and the least.
 *
 * @param rows how many; a number, or an expression without variables
 */
public record GrundyPeriodsRequest(String game, String rows) implements Request {
    private static final List<String> HEADINGS = List.of("row", "preperiod", "period", "saltus");

    @Override
    public Report answeredBy(Lab lab) {
        GameSpec spec = Texts.game(game);
        BigInteger count = Texts.number("number of rows", rows);
        return new Report()
                .as(Format.TEXT, out -> text(find(spec, count, lab.inquiry()), out))
                .as(Format.JSON, out -> json(spec, find(spec, count, lab.inquiry()), out))
                .as(Format.CSV, out -> csv(find(spec, count, lab.inquiry()), out))
                .as(Format.MARKDOWN, out -> markdown(find(spec, count, lab.inquiry()), out));
    }

    private static List<RowPeriod> find(GameSpec spec, BigInteger count, Inquiry inquiry) {
        Choice<Solver<List<RowPeriod>>> choice = Engines.rowPeriods(spec, Extent.clamp(count), inquiry.budget());
        return choice.announced(inquiry.budget())
                .fold(chosen -> inquiry.run(() -> chosen.value().run(inquiry.budget())), refused -> {
                    throw refusal(spec, refused);
                });
    }

    private static RuntimeException refusal(GameSpec spec, Choice.Refused<?> refused) {
        String task = "the periods of so many rows of " + spec.text();
        return refused.fits()
                .<RuntimeException>map(fits -> LimitException.ofLimits(
                        task + " are too much\n  " + refused.why() + "\n  the first " + fits + " rows fit"))
                .orElseGet(() -> new BadRequestException(
                        "the periods of rows of " + spec.text() + " cannot be computed: " + refused.why()));
    }

    private static void text(List<RowPeriod> periods, Writer out) throws IOException {
        TextTable table = new TextTable("");
        table.row(HEADINGS.toArray(String[]::new));
        periods.forEach(period -> table.row(cells(period)));
        table.write(out);
    }

    private static void csv(List<RowPeriod> periods, Writer out) throws IOException {
        CsvWriter csv = new CsvWriter(out);
        csv.line(HEADINGS.toArray(String[]::new));
        for (RowPeriod period : periods) {
            csv.line(cells(period));
        }
    }

    private static void json(GameSpec spec, List<RowPeriod> periods, Writer out) throws IOException {
        JsonWriter json = new JsonWriter(out)
                .object()
                .field("game", spec.text())
                .name("rows")
                .array();
        for (RowPeriod period : periods) {
            json.object();
            String[] cells = cells(period);
            for (int i = 0; i < cells.length; i++) {
                json.field(HEADINGS.get(i), cells[i]);
            }
            json.endObject();
        }
        json.endArray().endObject().end();
    }

    private static void markdown(List<RowPeriod> periods, Writer out) throws IOException {
        MarkdownWriter table = MarkdownWriter.ofNumbers(out, HEADINGS);
        for (RowPeriod period : periods) {
            table.row(List.of(cells(period)));
        }
    }

    private static String[] cells(RowPeriod period) {
        return new String[] {
            Integer.toString(period.row()),
            Long.toString(period.preperiod()),
            Long.toString(period.period()),
            Long.toString(period.saltus())
        };
    }
}
