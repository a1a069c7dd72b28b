package org.wythofflab.lab.outcome;

import java.io.IOException;
import java.io.Writer;
import java.util.Optional;
import org.wythofflab.answer.Answer;
import org.wythofflab.answer.Explanation;
import org.wythofflab.exact.Decimals;
import org.wythofflab.lab.Asked;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Texts;
import org.wythofflab.render.Format;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.rules.Place;
import org.wythofflab.theory.Theorem;
import org.wythofflab.theory.Theorems;

/** Why a position is P or N, depth by depth, for a page that unfolds them. */
public record WhyRequest(String game, String position) implements Request {

    @Override
    public Report answeredBy(Lab lab) {
        Place place = Texts.place(Texts.game(game), position);
        return new Report().as(Format.JSON, out -> json(place, lab, out));
    }

    private static void json(Place place, Lab lab, Writer out) throws IOException {
        Answer answer = new Asked(place.game(), Method.usual(), lab.inquiry())
                .situation(place)
                .answer();
        Explanation explanation = answer.explanation();
        JsonWriter json = new JsonWriter(out)
                .object()
                .field("game", place.game().text())
                .field("x", Decimals.print(place.piles().x()))
                .field("y", Decimals.print(place.piles().y()))
                .field("outcome", answer.isP() ? "P" : "N")
                .field("plain", explanation.plain())
                .field("reason", explanation.reason().orElse(null))
                .name("notes")
                .array();
        for (String note : answer.notes()) {
            json.string(note);
        }
        json.endArray().field("credit", answer.credit().words()).name("theorem");
        Optional<Theorem> theorem = answer.credit().theorem().flatMap(Theorems::find);
        if (theorem.isPresent()) {
            json.object()
                    .field("id", theorem.get().id())
                    .field("citation", theorem.get().citation().inShort())
                    .field("reference", theorem.get().citation().paper().reference())
                    .field("statement", theorem.get().statement())
                    .field("step", explanation.proof().orElse(null))
                    .endObject();
        } else {
            json.string(null);
        }
        json.endObject().end();
    }
}
