package org.wythofflab.lab.outcome;

import java.io.IOException;
import java.io.Writer;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.wythofflab.answer.SumSituation;
import org.wythofflab.lab.AskedSum;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Texts;
import org.wythofflab.lab.Writing;
import org.wythofflab.render.CsvWriter;
import org.wythofflab.render.Format;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.render.MarkdownWriter;
import org.wythofflab.render.Paint;
import org.wythofflab.render.TextTable;
import org.wythofflab.rules.GameSum;
import org.wythofflab.rules.Option;
import org.wythofflab.rules.SumPosition;

/** What {@link MovesRequest} answers about a sum of games. */
record SumMoves(String game, String position, Method method) implements Request {
    private static final List<String> COLUMNS = List.of("part", "first", "second", "x", "y", "value", "outcome");

    @Override
    public Report answeredBy(Lab lab) {
        GameSum sum = Texts.sum(game);
        SumPosition at = Texts.position(sum, position);
        return new Report()
                .as(Format.TEXT, out -> text(asked(sum, lab), at, lab.paint(), out))
                .as(Format.JSON, out -> json(asked(sum, lab), at, out))
                .as(Format.CSV, out -> csv(asked(sum, lab), at, out))
                .as(Format.MARKDOWN, out -> markdown(asked(sum, lab), at, out));
    }

    private AskedSum asked(GameSum sum, Lab lab) {
        return new AskedSum(sum, method, lab.inquiry());
    }

    private static void text(AskedSum asked, SumPosition at, Paint paint, Writer out) throws IOException {
        SumSituation situation = asked.situation(at);
        out.append(paint.outcome(situation.isP()))
                .append("  " + at.words() + " of " + at.sum().text() + "\n");
        List<TextTable> tables = new ArrayList<>();
        at.parts().forEach(part -> tables.add(new TextTable("  ")));
        long[] counts = new long[2];
        asked.visitOptions(situation, (part, option, value) -> {
            counts[value.signum()]++;
            tables.get(part).row(option.words(), "to " + option.to(), "value " + value, outcome(value, paint));
        });
        for (int i = 0; i < tables.size(); i++) {
            out.append("part " + (i + 1) + ", " + at.sum().parts().get(i).text() + "\n");
            tables.get(i).write(out);
        }
        long all = counts[0] + counts[1];
        out.append(
                all == 0
                        ? "no move is left\n"
                        : all + (all == 1 ? " move: " : " moves: ") + counts[0] + " P, " + counts[1] + " N\n");
    }

    private static String outcome(BigInteger value, Paint paint) {
        return paint.outcome(value.signum() == 0);
    }

    private static List<String> cells(int part, Option option, BigInteger value) {
        return List.of(
                Integer.toString(part + 1),
                Integer.toString(option.first()),
                Integer.toString(option.second()),
                Integer.toString(option.x()),
                Integer.toString(option.y()),
                value.toString(),
                value.signum() == 0 ? "P" : "N");
    }

    private static void csv(AskedSum asked, SumPosition at, Writer out) throws IOException {
        CsvWriter csv = new CsvWriter(out);
        csv.line(COLUMNS.toArray(new String[0]));
        asked.visitOptions(
                asked.situation(at),
                (part, option, value) -> Writing.unchecked(
                        () -> csv.line(cells(part, option, value).toArray(new String[0]))));
    }

    private static void markdown(AskedSum asked, SumPosition at, Writer out) throws IOException {
        MarkdownWriter table = MarkdownWriter.ofNumbers(out, COLUMNS);
        asked.visitOptions(
                asked.situation(at),
                (part, option, value) -> Writing.unchecked(() -> table.row(cells(part, option, value))));
    }

    private static void json(AskedSum asked, SumPosition at, Writer out) throws IOException {
        SumSituation situation = asked.situation(at);
        JsonWriter json = JsonSums.write(new JsonWriter(out).object(), situation)
                .name("moves")
                .array();
        asked.visitOptions(situation, (part, option, value) -> JsonSums.option(json, part, option, value));
        json.endArray().endObject().end();
    }
}
