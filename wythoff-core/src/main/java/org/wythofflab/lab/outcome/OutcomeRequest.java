package org.wythofflab.lab.outcome;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import org.wythofflab.answer.Answer;
import org.wythofflab.exact.Decimals;
import org.wythofflab.lab.Asked;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Texts;
import org.wythofflab.render.Format;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.render.Paint;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Place;

/**
 * Who wins a position, how, and why.
 *
 * @param game a game, or a sum of games
 * @param position {@code X Y} or {@code X,Y}; for a game with memory also a history {@code X,Y X,Y ...}, for a sum the piles
 *     of its parts in order
 */
public record OutcomeRequest(String game, String position, Method method) implements Request {
    @Override
    public Report answeredBy(Lab lab) {
        if (Texts.isSum(game)) {
            return new SumOutcome(game, position, method).answeredBy(lab);
        }
        GameSpec spec = Texts.game(game);
        Place place = Texts.place(spec, position);
        return new Report()
                .as(Format.TEXT, out -> text(answer(place, lab.inquiry()), lab.paint(), out))
                .as(Format.JSON, out -> json(place, answer(place, lab.inquiry()), out));
    }

    private Answer answer(Place place, Inquiry inquiry) {
        return new Asked(place.game(), method, inquiry).situation(place).answer();
    }

    private static void text(Answer answer, Paint paint, Writer out) throws IOException {
        List<String> further = new ArrayList<>(answer.notes());
        further.add(answer.credit().words());
        AnswerText.write(answer.isP(), answer.explanation(), further, paint, out);
    }

    private static void json(Place place, Answer answer, Writer out) throws IOException {
        JsonWriter json = new JsonWriter(out)
                .object()
                .field("game", place.game().text())
                .field("x", Decimals.print(place.piles().x()))
                .field("y", Decimals.print(place.piles().y()))
                .field("outcome", answer.isP() ? "P" : "N")
                .field("by", answer.credit().by())
                .field("theorem", answer.credit().theorem().orElse(null));
        if (answer.move().isPresent()) {
            JsonMoves.write(json.name("move").object(), answer.move().get());
            json.endObject();
        } else {
            json.field("move", null);
        }
        json.field("why", why(answer)).endObject().end();
    }

    private static String why(Answer answer) {
        StringJoiner sentences = new StringJoiner(" ").add(answer.why());
        answer.notes().forEach(sentences::add);
        return sentences.add(answer.credit().words()).toString();
    }
}
