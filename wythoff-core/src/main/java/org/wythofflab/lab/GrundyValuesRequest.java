package org.wythofflab.lab;

import java.io.BufferedReader;
import org.wythofflab.render.Format;
import org.wythofflab.rules.GameSpec;

/** The Grundy value of each of many positions, one on each line. */
public record GrundyValuesRequest(String game, BufferedReader lines) implements Request {

    @Override
    public Report answeredBy(Lab lab) {
        GameSpec spec = Texts.game(game);
        return new Report().as(Format.TEXT, out -> {
            GrundyValues values = new GrundyValues(spec, lab.bench());
            LineByLine.answer(lines, line -> Integer.toString(values.at(line)), out);
        });
    }
}
