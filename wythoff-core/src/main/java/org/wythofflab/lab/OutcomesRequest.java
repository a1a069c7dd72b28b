package org.wythofflab.lab;

import java.io.BufferedReader;
import org.wythofflab.render.Format;
import org.wythofflab.rules.GameSpec;

/** Who wins each of many positions or histories, one on each line: {@code P} or {@code N}. */
public record OutcomesRequest(String game, BufferedReader lines, Method method) implements Request {

    @Override
    public Report answeredBy(Lab lab) {
        GameSpec spec = Texts.game(game);
        return new Report().as(Format.TEXT, out -> {
            Situations situations = Situations.of(spec, lab.bench(), method);
            LineByLine.answer(lines, line -> situations.at(line).situation().isP() ? "P" : "N", out);
        });
    }
}
