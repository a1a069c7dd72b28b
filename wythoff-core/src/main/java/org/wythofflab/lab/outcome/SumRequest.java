package org.wythofflab.lab.outcome;

import java.io.IOException;
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
            JsonWriter json = new JsonWriter(out);
            write(json, new AskedSum(sum, Method.usual(), lab.inquiry()), at);
            json.end();
        });
    }

    /** The object itself, for answers that have it inside. */
    public static void write(JsonWriter json, AskedSum asked, SumPosition at) throws IOException {
        SumSituation situation = asked.situation(at);
        SumAnswer answer = situation.answer();
        Explanation explanation = answer.explanation();
        JsonSums.write(json.object(), situation);
        JsonSums.move(json, situation, answer.move());
        json.field("plain", explanation.plain())
                .field("reason", explanation.reason().orElse(null))
                .field("proof", explanation.proof().orElse(null))
                .field("credit", answer.credit().words())
                .name("moves")
                .array();
        asked.visitOptions(situation, (part, option, value) -> JsonSums.option(json, part, option, value));
        json.endArray().endObject();
    }
}
