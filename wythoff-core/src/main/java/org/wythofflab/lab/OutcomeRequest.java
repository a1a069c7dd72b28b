package org.wythofflab.lab;

import java.io.IOException;
import java.io.Writer;
import java.util.StringJoiner;
import org.wythofflab.exact.Decimals;
import org.wythofflab.render.Format;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.render.Paint;
import org.wythofflab.render.Paragraph;
import org.wythofflab.rules.GameSpec;

/**
 * Who wins a position, how, and why.
 *
 * @param position {@code X Y} or {@code X,Y}; for a game with memory also a history {@code X,Y X,Y ...}
 */
public record OutcomeRequest(String game, String position, Method method) implements Request {
    /** As wide as {@code P} and two blanks. */
    private static final String INDENT = "   ";

    @Override
    public Report answeredBy(Lab lab) {
        GameSpec spec = Texts.game(game);
        return new Report()
                .as(Format.TEXT, out -> text(solve(spec, lab), lab.paint(), out))
                .as(Format.JSON, out -> json(spec, solve(spec, lab), out));
    }

    private Found solve(GameSpec spec, Lab lab) {
        return Situations.of(spec, lab.bench(), method).at(position);
    }

    private static void text(Found found, Paint paint, Writer out) throws IOException {
        Answer answer = found.situation().answer();
        out.append(paint.outcome(answer.isP())).append("  ");
        Paragraph.continued(out, INDENT, answer.why());
        for (String note : answer.notes()) {
            Paragraph.write(out, INDENT, note);
        }
        Paragraph.write(out, INDENT, found.credit().words());
    }

    private static void json(GameSpec spec, Found found, Writer out) throws IOException {
        Situation situation = found.situation();
        Answer answer = situation.answer();
        JsonWriter json = new JsonWriter(out)
                .object()
                .field("game", spec.text())
                .field("x", Decimals.print(situation.x()))
                .field("y", Decimals.print(situation.y()))
                .field("outcome", answer.isP() ? "P" : "N")
                .field("by", found.credit().by())
                .field("theorem", found.credit().theorem().orElse(null));
        if (answer.move().isPresent()) {
            JsonMoves.write(json.name("move").object(), answer.move().get());
            json.endObject();
        } else {
            json.field("move", null);
        }
        json.field("why", why(found, answer)).endObject().end();
    }

    private static String why(Found found, Answer answer) {
        StringJoiner phrases = new StringJoiner("; ").add(answer.why());
        answer.notes().forEach(phrases::add);
        return phrases.add(found.credit().words()).toString();
    }
}
