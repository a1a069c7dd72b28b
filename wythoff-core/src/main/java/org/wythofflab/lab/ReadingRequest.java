package org.wythofflab.lab;

import java.io.IOException;
import java.io.Writer;
import org.wythofflab.render.Format;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.rules.GameSpec;

/**
 * Whether a text is a game that has a card, while somebody types it: that it is none yet is an answer here, and not a
 * request that failed.
 */
public record ReadingRequest(String game) implements Request {

    @Override
    public Report answeredBy(Lab lab) {
        return new Report().as(Format.JSON, out -> json(lab, out));
    }

    private void json(Lab lab, Writer out) throws IOException {
        JsonWriter json = new JsonWriter(out).object();
        try {
            GameSpec spec = Texts.game(game);
            // A rule that has no value somewhere can be read, but there is no card of such a game.
            lab.answer(new CardRequest(game)).write(Format.JSON, Writer.nullWriter());
            json.field("game", spec.text()).field("fault", null);
        } catch (BadRequestException fault) {
            json.field("game", null).name("fault").object().field("error", fault.getMessage());
            if (fault.column().isPresent()) {
                json.name("column").number(fault.column().getAsInt());
            } else {
                json.field("column", null);
            }
            json.field("kind", "input").endObject();
        }
        json.endObject().end();
    }
}
