package org.wythofflab.lab.card;

import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Texts;
import org.wythofflab.render.Format;
import org.wythofflab.rules.GameSpec;

/** The rules of a game in words, and what can be computed about it. */
public record DescribeRequest(String game) implements Request {

    @Override
    public Report answeredBy(Lab lab) {
        if (Texts.isSum(game)) {
            return new SumPortrait(game).answeredBy(lab);
        }
        GameSpec spec = Texts.game(game);
        return new Report()
                .as(Format.TEXT, out -> Portrait.of(spec, lab.inquiry()).text(out))
                .as(Format.JSON, out -> Portrait.of(spec, lab.inquiry()).json(out));
    }
}
