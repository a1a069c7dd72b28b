package org.wythofflab.lab.grundy;

import org.wythofflab.exact.Decimals;
import org.wythofflab.lab.Asked;
import org.wythofflab.lab.AskedSum;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Texts;
import org.wythofflab.render.Format;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSum;
import org.wythofflab.rules.SumPosition;

/**
 * The Grundy value of one position.
 *
 * @param game a game, or a sum of games
 * @param position {@code X Y} or {@code X,Y}; for a sum the piles of its parts in order
 */
public record GrundyValueRequest(String game, String position, Method method) implements Request {

    @Override
    public Report answeredBy(Lab lab) {
        if (Texts.isSum(game)) {
            return ofSum(Texts.sum(game), lab);
        }
        GameSpec spec = Texts.game(game);
        BigPosition at = Texts.position(position);
        return new Report().as(Format.TEXT, out -> {
            Asked asked = new Asked(spec, method, lab.inquiry());
            out.append(Decimals.print(asked.value(at, asked.values()))).append('\n');
        });
    }

    private Report ofSum(GameSum sum, Lab lab) {
        SumPosition at = Texts.position(sum, position);
        return new Report()
                .as(
                        Format.TEXT,
                        out -> out.append(Decimals.print(new AskedSum(sum, method, lab.inquiry()).value(at)))
                                .append('\n'));
    }
}
