package org.wythofflab.lab.outcome;

import java.io.IOException;
import java.io.Writer;
import org.wythofflab.answer.Explanation;
import org.wythofflab.answer.SumAnswer;
import org.wythofflab.answer.SumSituation;
import org.wythofflab.lab.AskedSum;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Texts;
import org.wythofflab.render.Format;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.rules.GameSum;
import org.wythofflab.rules.SumPosition;

/** A position of a sum of games for a page that lets people play it: who wins, how, why depth by depth, and all moves. */
public record SumRequest(String game, String position) implements Request {

    @Override
    public Report answeredBy(Lab lab) {
        GameSum sum = Texts.sum(game);
        SumPosition at = Texts.position(sum, position);
        return new Report().as(Format.JSON, out -> {
            AskedSum asked = new AskedSum(sum, Method.usual(), lab.inquiry());
            json(asked, asked.situation(at), out);
        });
    }

    private static void json(AskedSum asked, SumSituation situation, Writer out) throws IOException {
        SumAnswer answer = situation.answer();
        Explanation explanation = answer.explanation();
        JsonWriter json = JsonSums.write(new JsonWriter(out).object(), situation);
        JsonSums.move(json, situation, answer.move());
        json.field("plain", explanation.plain())
                .field("reason", explanation.reason().orElse(null))
                .field("proof", explanation.proof().orElse(null))
                .field("credit", answer.credit().words())
                .name("moves")
                .array();
        asked.visitOptions(situation, (part, option, value) -> JsonSums.option(json, part, option, value));
        json.endArray().endObject().end();
    }
}
