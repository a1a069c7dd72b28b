package org.wythofflab.lab;

import org.wythofflab.render.Format;
import org.wythofflab.rules.GameSpec;

/**
 * The Grundy value of one position.
 *
 * @param position {@code X Y} or {@code X,Y}
 */
public record GrundyValueRequest(String game, String position) implements Request {

    @Override
    public Report answeredBy(Lab lab) {
        GameSpec spec = Texts.game(game);
        return new Report().as(Format.TEXT, out -> out.append(new GrundyValues(spec, lab.bench()).at(position) + "\n"));
    }
}
