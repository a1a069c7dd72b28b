package org.wythofflab.web;

import static org.wythofflab.web.Parameter.required;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.wythofflab.lab.picture.TileRequest;
import org.wythofflab.render.Format;

/** Pieces of maps: at once, or where a board takes longer than anybody waits, solved while one hears how far it is. */
final class Maps {
    private static final List<Parameter> PIECE = List.of(
            Api.GAME,
            required("layer", "outcome, grundy, options, dynamic or difference", "difference"),
            Parameter.optional("other", "the game to compare with, for the layer difference", "nim"),
            required("x", "the first pile in the lower left corner", "0"),
            required("y", "the second pile there", "0"),
            required("zoom", "a pixel stands for 2^zoom squares a side, 0 to 6", "0"),
            required("theme", "light or dark", "light"));

    private final Desk quick;
    private final Desk patient;

    /** @param patient has more time, and keeps what it solves where the quick one finds it */
    Maps(Desk quick, Desk patient) {
        this.quick = quick;
        this.patient = patient;
    }

    Route tile() {
        return Route.get(
                        "/api/tile.png",
                        "256 x 256 pixels of the map of a game",
                        PIECE,
                        List.of(Reply.PNG),
                        (q, b, cancelled) -> quick.answer(piece(q), Format.PNG, cancelled))
                .keeping()
                .in(Lane.SOON);
    }

    LongAnswers solving(Workers solvers) {
        return new LongAnswers(
                "/api/solve",
                "Solves the board that a tile needs and keeps it: events progress, then solved or error",
                PIECE,
                "solved",
                solvers,
                (q, cancelled, listener) -> {
                    patient.answer(piece(q), Format.PNG, cancelled, listener);
                    return new Reply(Reply.JSON, "{\"solved\":true}".getBytes(StandardCharsets.UTF_8), Map.of());
                });
    }

    private static TileRequest piece(Query q) {
        return new TileRequest(
                q.get("game"), q.get("layer"), q.find("other"), q.get("x"), q.get("y"), q.get("zoom"), q.get("theme"));
    }
}
