package org.wythofflab.lab.match;

import static org.wythofflab.lab.match.Playable.playing;

import java.util.Optional;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Texts;
import org.wythofflab.play.Match;
import org.wythofflab.play.Seating;
import org.wythofflab.render.Format;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;

/**
 * A new match; if the computer has to act first, it does.
 *
 * @param start the two piles
 * @param opponent perfect, 1 to 4, random or human
 * @param first you or computer
 * @param seed what the opponent's chances come from
 * @param discovery whether to give no pattern away
 */
public record MatchRequest(
        String game, String start, String opponent, String first, Optional<String> seed, boolean discovery)
        implements Request {

    @Override
    public Report answeredBy(Lab lab) {
        GameSpec spec = Texts.game(game);
        BigPosition piles = Texts.position(start);
        Seating seating = new Seats(
                        Optional.of(opponent), Optional.of(first), seed, Optional.of(discovery ? "yes" : "no"))
                .over(Seating.usual());
        return new Report().as(Format.JSON, out -> {
            MatchTable table = new MatchTable(playing(() -> Match.start(spec, piles, seating)), lab.inquiry());
            table.answer();
            table.write(out);
        });
    }
}
