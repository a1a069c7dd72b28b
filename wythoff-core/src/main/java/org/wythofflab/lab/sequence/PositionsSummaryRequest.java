package org.wythofflab.lab.sequence;

import java.math.BigInteger;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Summary;
import org.wythofflab.lab.Texts;
import org.wythofflab.rules.GameSpec;

/**
 * How many P-positions have both piles below a bound, and the sum over them.
 *
 * @param bound a number, or an expression without variables
 */
public record PositionsSummaryRequest(String game, String bound) implements Request {

    @Override
    public Report answeredBy(Lab lab) {
        GameSpec spec = Texts.game(game);
        BigInteger most = Texts.number("bound", bound);
        return Summary.report(spec, summary -> fill(summary, spec, most, lab.inquiry()));
    }

    private static void fill(Summary summary, GameSpec spec, BigInteger most, Inquiry inquiry) {
        int[] last = {-1, -1};
        PositionList.of(spec, most, inquiry).forEach((x, y) -> {
            summary.add(x, y, 1);
            last[0] = x;
            last[1] = y;
        });
        if (last[0] >= 0) {
            summary.remark("last", last[0] + "," + last[1]);
        }
    }
}
