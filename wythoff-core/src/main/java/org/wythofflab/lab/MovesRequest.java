package org.wythofflab.lab;

import java.io.IOException;
import java.io.Writer;
import org.wythofflab.exact.Decimals;
import org.wythofflab.render.CsvWriter;
import org.wythofflab.render.Format;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.rules.GameSpec;

/**
 * All moves of a position, each with its outcome.
 *
 * @param position as in {@link OutcomeRequest}
 */
public record MovesRequest(String game, String position, Method method) implements Request {

    @Override
    public Report answeredBy(Lab lab) {
        GameSpec spec = Texts.game(game);
        return new Report()
                .as(Format.TEXT, out -> new MovesText(spec, solve(spec, lab), lab.paint(), out).write())
                .as(Format.JSON, out -> json(spec, solve(spec, lab), out))
                .as(Format.CSV, out -> csv(solve(spec, lab), out));
    }

    private Situation solve(GameSpec spec, Lab lab) {
        return Situations.of(spec, lab.bench(), method).at(position).situation();
    }

    private static void csv(Situation situation, Writer out) throws IOException {
        CsvWriter csv = new CsvWriter(out);
        csv.line("first", "second", "x", "y", "outcome");
        situation.visitMoves((option, standing) -> Writing.unchecked(() -> csv.line(
                Integer.toString(option.first()),
                Integer.toString(option.second()),
                Integer.toString(option.x()),
                Integer.toString(option.y()),
                standing.word())));
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
