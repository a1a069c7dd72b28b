package org.wythofflab.lab.outcome;

import java.io.BufferedReader;
import org.wythofflab.answer.Situations;
import org.wythofflab.lab.Asked;
import org.wythofflab.lab.AskedSum;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.LineByLine;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Texts;
import org.wythofflab.render.Format;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSum;

/** Who wins each of many positions or histories, one on each line: {@code P} or {@code N}. */
public record OutcomesRequest(String game, BufferedReader lines, Method method) implements Request {

    @Override
    public Report answeredBy(Lab lab) {
        if (Texts.isSum(game)) {
            return ofSum(Texts.sum(game), lab);
        }
        GameSpec spec = Texts.game(game);
        return new Report().as(Format.TEXT, out -> {
            Inquiry inquiry = lab.inquiry();
            Asked asked = new Asked(spec, method, inquiry);
            Situations situations = asked.situations();
            LineByLine.answer(
                    lines,
                    line -> asked.situation(Texts.place(spec, line), situations).isP() ? "P" : "N",
                    out);
        });
    }

    private Report ofSum(GameSum sum, Lab lab) {
        return new Report().as(Format.TEXT, out -> {
            AskedSum asked = new AskedSum(sum, method, lab.inquiry());
            LineByLine.answer(
                    lines, line -> asked.situation(Texts.position(sum, line)).isP() ? "P" : "N", out);
        });
    }
}
