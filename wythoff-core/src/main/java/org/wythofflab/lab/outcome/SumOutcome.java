package org.wythofflab.lab.outcome;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
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

/** What {@link OutcomeRequest} answers about a sum of games. */
record SumOutcome(String game, String position, Method method) implements Request {

    @Override
    public Report answeredBy(Lab lab) {
        GameSum sum = Texts.sum(game);
        SumPosition at = Texts.position(sum, position);
        return new Report()
                .as(Format.TEXT, out -> text(solve(at, lab), lab, out))
                .as(Format.JSON, out -> json(solve(at, lab), out));
    }

    private SumSituation solve(SumPosition at, Lab lab) {
        return new AskedSum(at.sum(), method, lab.inquiry()).situation(at);
    }

    private static void text(SumSituation situation, Lab lab, Writer out) throws IOException {
        SumAnswer answer = situation.answer();
        lab.inquiry()
                .budget()
                .progress()
                .work(answer.credit().words(), answer.explanation().proof().orElse(""));
        AnswerText.write(
                answer.isP(), answer.explanation(), List.of(answer.credit().words()), lab.paint(), out);
    }

    private static void json(SumSituation situation, Writer out) throws IOException {
        SumAnswer answer = situation.answer();
        JsonWriter json = JsonSums.write(new JsonWriter(out).object(), situation)
                .field("by", answer.credit().by())
                .field("theorem", null);
        JsonSums.move(json, situation, answer.move());
        json.field("why", answer.explanation().words() + " " + answer.credit().words())
                .endObject()
                .end();
    }
}
