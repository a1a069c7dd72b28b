package org.wythofflab.lab;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.wythofflab.exact.Decimals;
import org.wythofflab.render.CsvWriter;
import org.wythofflab.render.Format;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.render.MarkdownWriter;
import org.wythofflab.rules.GameSpec;

/**
 * All moves of a position, each with its outcome.
 *
 * @param position as in {@link OutcomeRequest}
 */
public record MovesRequest(String game, String position, Method method) implements Request {
    private static final List<String> COLUMNS = List.of("first", "second", "x", "y", "outcome");

    @Override
    public Report answeredBy(Lab lab) {
        GameSpec spec = Texts.game(game);
        return new Report()
                .as(Format.TEXT, out -> new MovesText(spec, solve(spec, lab), lab.paint(), out).write())
                .as(Format.JSON, out -> json(spec, solve(spec, lab), out))
                .as(Format.CSV, out -> csv(solve(spec, lab), out))
                .as(Format.MARKDOWN, out -> markdown(solve(spec, lab), out));
    }

    private Situation solve(GameSpec spec, Lab lab) {
        return Situations.of(spec, lab.bench(), method).at(position).situation();
    }

    private static void csv(Situation situation, Writer out) throws IOException {
        CsvWriter csv = new CsvWriter(out);
        csv.line(COLUMNS.toArray(new String[0]));
        situation.visitMoves((option, standing) ->
                Writing.unchecked(() -> csv.line(cells(option, standing).toArray(new String[0]))));
    }

    private static void markdown(Situation situation, Writer out) throws IOException {
        MarkdownWriter table = MarkdownWriter.ofNumbers(out, COLUMNS);
        situation.visitMoves((option, standing) -> Writing.unchecked(() -> table.row(cells(option, standing))));
    }

    private static List<String> cells(Option option, Standing standing) {
        return List.of(
                Integer.toString(option.first()),
                Integer.toString(option.second()),
                Integer.toString(option.x()),
                Integer.toString(option.y()),
                standing.word());
    }

    private static void json(GameSpec spec, Situation situation, Writer out) throws IOException {
        JsonWriter json = new JsonWriter(out)
                .object()
                .field("game", spec.text())
                .field("x", Decimals.print(situation.x()))
                .field("y", Decimals.print(situation.y()))
                .field("outcome", situation.isP() ? "P" : "N")
                .name("moves")
                .array();
        situation.visitMoves(
                (option, standing) -> Writing.unchecked(() -> JsonMoves.write(json.object(), option.toStep())
                        .field("outcome", standing.word())
                        .endObject()));
        json.endArray().endObject().end();
    }
}
