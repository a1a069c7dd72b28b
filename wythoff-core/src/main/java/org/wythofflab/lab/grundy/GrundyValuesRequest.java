package org.wythofflab.lab.grundy;

import java.io.BufferedReader;
import org.wythofflab.answer.Values;
import org.wythofflab.exact.Decimals;
import org.wythofflab.lab.Asked;
import org.wythofflab.lab.AskedSum;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.LineByLine;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Texts;
import org.wythofflab.render.Format;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSum;

/** The Grundy value of each of many positions, one on each line. */
public record GrundyValuesRequest(String game, BufferedReader lines, Method method) implements Request {

    @Override
    public Report answeredBy(Lab lab) {
        if (Texts.isSum(game)) {
            return ofSum(Texts.sum(game), lab);
        }
        GameSpec spec = Texts.game(game);
        return new Report().as(Format.TEXT, out -> {
            Asked asked = new Asked(spec, method, lab.inquiry());
            Values values = asked.values();
            LineByLine.answer(lines, line -> Decimals.print(asked.value(Texts.position(line), values)), out);
        });
    }

    private Report ofSum(GameSum sum, Lab lab) {
        return new Report().as(Format.TEXT, out -> {
            AskedSum asked = new AskedSum(sum, method, lab.inquiry());
            LineByLine.answer(lines, line -> Decimals.print(asked.value(Texts.position(sum, line))), out);
        });
    }
}
