package org.wythofflab.lab.match;

import java.util.Optional;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Texts;
import org.wythofflab.play.Seating;
import org.wythofflab.play.SumMatch;
import org.wythofflab.render.Format;
import org.wythofflab.rules.GameSum;

/**
 * A new match of a sum of games; if the computer has to move first, it does.
 *
 * @param start the piles of all parts
 * @param opponent perfect, 1 to 4, random or human
 * @param first you or computer
 * @param seed what the opponent's chances come from
 */
public record SumMatchRequest(String game, String start, String opponent, String first, Optional<String> seed)
        implements Request {

    @Override
    public Report answeredBy(Lab lab) {
        GameSum sum = Texts.sum(game);
        SumMatch match = SumMatch.start(
                Texts.position(sum, start),
                new Seats(Optional.of(opponent), Optional.of(first), seed, Optional.empty()).over(Seating.usual()));
        return new Report().as(Format.JSON, out -> {
            SumTable table = new SumTable(match, lab.inquiry());
            table.answer();
            table.write(out);
        });
    }
}
