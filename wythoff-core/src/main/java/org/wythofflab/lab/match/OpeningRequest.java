package org.wythofflab.lab.match;

import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Texts;
import org.wythofflab.play.Opening;
import org.wythofflab.play.Sage;
import org.wythofflab.play.Seating;
import org.wythofflab.render.Format;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;

/**
 * Piles to begin with from which the person at the keyboard can win.
 *
 * @param first you or computer
 * @param number which of them, counted from 0
 */
public record OpeningRequest(String game, String first, String number) implements Request {

    @Override
    public Report answeredBy(Lab lab) {
        GameSpec spec = Texts.game(game);
        // Small, and any number stands for one of the openings.
        int which = Texts.number("number", number).mod(BigInteger.valueOf(1000)).intValue();
        Seating seating = new Seats(Optional.empty(), Optional.of(first), Optional.empty(), Optional.empty())
                .over(Seating.usual());
        return new Report().as(Format.JSON, out -> {
            BigPosition piles = lab.inquiry()
                    .run(() -> Opening.of(
                            spec, seating.you(), Sage.of(Method.usual().answers(spec, lab.inquiry())), which));
            JsonWriter json = new JsonWriter(out)
                    .object()
                    .field("game", spec.text())
                    .field("first", first)
                    .name("start");
            MatchJson.position(json, piles);
            json.endObject().end();
        });
    }
}
