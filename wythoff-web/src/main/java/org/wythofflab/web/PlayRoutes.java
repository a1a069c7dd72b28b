package org.wythofflab.web;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.wythofflab.lab.match.MatchRequest;
import org.wythofflab.lab.match.TurnRequest;
import org.wythofflab.render.Format;

/** Matches. The server keeps none: a client sends the text of its match along. */
final class PlayRoutes {
    private static final int MOST_OPTIONS = 4096;

    private final Desk desk;

    PlayRoutes(Desk desk) {
        this.desk = desk;
    }

    List<Route> routes() {
        return List.of(
                Route.post(
                        "/api/play",
                        "A new match",
                        List.of(
                                Parameter.required("game", "a game as the command line takes it", "wythoff"),
                                Parameter.required("start", "the two piles", "12 20"),
                                Parameter.optional("opponent", "perfect, 1 to 4, random or human", "perfect"),
                                Parameter.optional("first", "you or computer", "you"),
                                Parameter.optional("seed", "where the opponent's chances come from", "1"),
                                Parameter.optional("discovery", "true to give no pattern away", "false")),
                        (q, body, cancelled) -> desk.answer(begin(body), Format.JSON, cancelled)),
                Route.post(
                        "/api/play/turn",
                        "What a player does in a match, and what the computer answers",
                        List.of(
                                Parameter.required("match", "the text of the match", ""),
                                Parameter.required(
                                        "action",
                                        "an object: type is move (with first and second), forbid or propose (with"
                                                + " options), undo, hint (with step), resign or show",
                                        "")),
                        (q, body, cancelled) -> turn(body, cancelled)));
    }

    private static MatchRequest begin(Body body) {
        return new MatchRequest(
                body.text("game"),
                body.text("start"),
                body.find("opponent").orElse("perfect"),
                body.find("first").orElse("you"),
                body.find("seed"),
                body.find("discovery").map("true"::equals).orElse(false));
    }

    private Answer turn(Body body, BooleanSupplier cancelled) throws IOException {
        Body action = body.part("action");
        String type = action.text("type");
        List<TurnRequest.Taken> options = new ArrayList<>();
        if (type.equals("move")) {
            options.add(new TurnRequest.Taken(action.text("first"), action.text("second")));
        } else if (type.equals("forbid") || type.equals("propose")) {
            for (List<String> pair : action.pairs("options", MOST_OPTIONS)) {
                options.add(new TurnRequest.Taken(pair.get(0), pair.get(1)));
            }
        }
        return desk.answer(
                new TurnRequest(body.text("match"), type, options, action.number("step", 1)), Format.JSON, cancelled);
    }
}
