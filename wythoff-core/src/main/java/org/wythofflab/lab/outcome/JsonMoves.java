package org.wythofflab.lab.outcome;

import java.io.IOException;
import org.wythofflab.answer.Step;
import org.wythofflab.exact.Decimals;
import org.wythofflab.render.JsonWriter;

/** Moves as every JSON answer writes them. */
final class JsonMoves {
    private JsonMoves() {}

    /** The fields of a move, inside an object that the caller opened. */
    static JsonWriter write(JsonWriter json, Step move) throws IOException {
        return json.field("first", Decimals.print(move.first()))
                .field("second", Decimals.print(move.second()))
                .name("to")
                .array()
                .string(Decimals.print(move.x()))
                .string(Decimals.print(move.y()))
                .endArray();
    }
}
