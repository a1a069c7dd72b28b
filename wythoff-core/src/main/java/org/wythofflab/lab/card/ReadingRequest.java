package org.wythofflab.lab.card;

import java.io.IOException;
import java.io.Writer;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.LimitException;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Texts;
import org.wythofflab.render.Format;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.rules.GameSpec;

/**
 * Whether a text is a game that has a card, while somebody types it: that it is none yet is an answer here, and not a
 * request that failed. A sum of games has no card either, but its text.
 */
public record ReadingRequest(String game) implements Request {

    @Override
    public Report answeredBy(Lab lab) {
        return new Report().as(Format.JSON, out -> json(lab, out));
    }

    private void json(Lab lab, Writer out) throws IOException {
        JsonWriter json = new JsonWriter(out).object();
        try {
            if (Texts.isSum(game)) {
                String sum = Texts.sum(game).text();
                json.field("game", null).field("fault", null).field("correction", null);
                json.field("sum", sum).endObject().end();
                return;
            }
            GameSpec spec = Texts.game(game);
            // A rule that has no value somewhere can be read, but there is no card of such a game.
            lab.answer(new CardRequest(game)).write(Format.JSON, Writer.nullWriter());
            json.field("game", spec.text()).field("fault", null).field("correction", null);
        } catch (BadRequestException fault) {
            refuse(json, fault.getMessage(), fault.column(), "input");
            json.field(
                    "correction",
                    Correction.of(game).filter(meant -> !meant.equals(game)).orElse(null));
        } catch (LimitException fault) {
            refuse(json, fault.getMessage(), OptionalInt.empty(), "limit");
            json.field("correction", null);
        }
        json.field("sum", null).endObject().end();
    }

    private static void refuse(JsonWriter json, @Nullable String error, OptionalInt column, String kind)
            throws IOException {
        json.field("game", null).name("fault").object().field("error", error);
        if (column.isPresent()) {
            json.name("column").number(column.getAsInt());
        } else {
            json.field("column", null);
        }
        json.field("kind", kind).endObject();
    }
}
