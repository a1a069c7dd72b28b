package org.wythofflab.lab.outcome;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.wythofflab.answer.Situation;
import org.wythofflab.answer.Standing;
import org.wythofflab.answer.Step;
import org.wythofflab.exact.Decimals;
import org.wythofflab.lab.Asked;
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
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Option;
import org.wythofflab.rules.Place;

/**
 * All moves of a position, each with its outcome.
 *
 * @param position as in {@link OutcomeRequest}
 */
public record MovesRequest(String game, String position, Method method) implements Request {
    private static final List<String> COLUMNS = List.of("first", "second", "x", "y", "outcome");

    @Override
    public Report answeredBy(Lab lab) {
        if (Texts.isSum(game)) {
            return new SumMoves(game, position, method).answeredBy(lab);
        }
        GameSpec spec = Texts.game(game);
        Place place = Texts.place(spec, position);
        return new Report()
                .as(Format.TEXT, out -> new MovesText(asked(place, lab).situation(place), lab.paint(), out).write())
                .as(Format.JSON, out -> json(spec, solve(place, lab), out))
                .as(Format.CSV, out -> csv(solve(place, lab), out))
                .as(Format.MARKDOWN, out -> markdown(solve(place, lab), out));
    }

    private Situation solve(Place place, Lab lab) {
        return asked(place, lab).withOptions(place);
    }

    private Asked asked(Place place, Lab lab) {
        return new Asked(place.game(), method, lab.inquiry());
    }

    private static void csv(Situation situation, Writer out) throws IOException {
        CsvWriter csv = new CsvWriter(out);
        csv.line(COLUMNS.toArray(new String[0]));
        situation.visitOptions((option, standing) ->
                Writing.unchecked(() -> csv.line(cells(option, standing).toArray(new String[0]))));
    }

    private static void markdown(Situation situation, Writer out) throws IOException {
        MarkdownWriter table = MarkdownWriter.ofNumbers(out, COLUMNS);
        situation.visitOptions((option, standing) -> Writing.unchecked(() -> table.row(cells(option, standing))));
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
                .field("x", Decimals.print(situation.place().piles().x()))
                .field("y", Decimals.print(situation.place().piles().y()))
                .field("outcome", situation.isP() ? "P" : "N")
                .name("moves")
                .array();
        situation.visitOptions(
                (option, standing) -> Writing.unchecked(() -> JsonMoves.write(json.object(), Step.of(option))
                        .field("outcome", standing.word())
                        .endObject()));
        json.endArray().endObject().end();
    }
}
