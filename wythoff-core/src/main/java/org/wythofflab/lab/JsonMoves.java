package org.wythofflab.lab;

import java.io.IOException;
import org.wythofflab.render.JsonWriter;

/** Moves as every JSON answer writes them. */
final class JsonMoves {
    private JsonMoves() {}

    /** The fields of a move, inside an object that the caller opened. */
    static JsonWriter write(JsonWriter json, Option move) throws IOException {
        return json.field("first", Integer.toString(move.first()))
                .field("second", Integer.toString(move.second()))
                .name("to")
                .array()
                .string(Integer.toString(move.x()))
                .string(Integer.toString(move.y()))
                .endArray();
    }
}
