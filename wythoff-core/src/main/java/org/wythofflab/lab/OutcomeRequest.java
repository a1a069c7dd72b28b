package org.wythofflab.lab;

import java.io.IOException;
import java.io.Writer;
import java.util.StringJoiner;
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
public record OutcomeRequest(String game, String position) implements Request {
    /** As wide as {@code P} and two blanks. */
    private static final String INDENT = "   ";

    @Override
    public Report answeredBy(Lab lab) {
        GameSpec spec = Texts.game(game);
        return new Report()
                .as(Format.TEXT, out -> text(solve(spec, lab), lab.paint(), out))
                .as(Format.JSON, out -> json(spec, solve(spec, lab), out));
    }

    private Solved<Situation> solve(GameSpec spec, Lab lab) {
        return Situations.of(spec, lab.bench()).at(position);
    }

    private static void text(Solved<Situation> solved, Paint paint, Writer out) throws IOException {
        Answer answer = solved.board().answer();
        out.append(paint.outcome(answer.isP())).append("  ");
        Paragraph.continued(out, INDENT, answer.why());
        for (String note : answer.notes()) {
            Paragraph.write(out, INDENT, note);
        }
        Paragraph.write(out, INDENT, by(solved));
    }

    private static void json(GameSpec spec, Solved<Situation> solved, Writer out) throws IOException {
        Situation situation = solved.board();
        Answer answer = situation.answer();
        JsonWriter json = new JsonWriter(out)
                .object()
                .field("game", spec.text())
                .field("x", situation.x().toString())
                .field("y", situation.y().toString())
                .field("outcome", answer.isP() ? "P" : "N")
                .field("by", "engine")
                .field("theorem", null);
        if (answer.move().isPresent()) {
            JsonMoves.write(json.name("move").object(), answer.move().get());
            json.endObject();
        } else {
            json.field("move", null);
        }
        json.field("why", why(solved, answer)).endObject().end();
    }

    private static String why(Solved<Situation> solved, Answer answer) {
        StringJoiner phrases = new StringJoiner("; ").add(answer.why());
        answer.notes().forEach(phrases::add);
        return phrases.add(by(solved)).toString();
    }

    private static String by(Solved<Situation> solved) {
        return "engine '" + solved.engine() + "': " + solved.reason();
    }
}
