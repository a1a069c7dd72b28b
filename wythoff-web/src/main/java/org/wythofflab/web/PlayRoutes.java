package org.wythofflab.web;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.wythofflab.lab.card.MarksRequest;
import org.wythofflab.lab.match.MatchRequest;
import org.wythofflab.lab.match.OpeningRequest;
import org.wythofflab.lab.match.SumMatchRequest;
import org.wythofflab.lab.match.SumTurnRequest;
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
                Route.get(
                                "/api/opening",
                                "Piles to begin with from which you can win",
                                List.of(
                                        Parameter.required("game", "a game as the command line takes it", "wythoff"),
                                        Parameter.optional("first", "who starts, you or computer", "you"),
                                        Parameter.optional("number", "another one for each number", "1")),
                                List.of("application/json"),
                                (q, body, cancelled) -> desk.answer(opening(q), Format.JSON, cancelled))
                        .giving("Opening")
                        .in(Lane.SOON),
                Route.post(
                                "/api/play",
                                "A new match",
                                "NewMatch",
                                (q, body, cancelled) -> desk.answer(begin(body), Format.JSON, cancelled))
                        .giving("Match")
                        .in(Lane.SOON),
                Route.post(
                                "/api/play/turn",
                                "What a player does in a match, and what the computer answers",
                                "NextTurn",
                                (q, body, cancelled) -> turn(body, cancelled))
                        .giving("Match")
                        .in(Lane.SOON),
                Route.post(
                                "/api/sum/play",
                                "A new match of a sum of games",
                                "NewSumMatch",
                                (q, body, cancelled) -> desk.answer(beginSum(body), Format.JSON, cancelled))
                        .giving("SumMatch")
                        .in(Lane.SOON),
                Route.post(
                                "/api/sum/turn",
                                "What a player does in a match of a sum, and what the computer answers",
                                "NextSumTurn",
                                (q, body, cancelled) -> desk.answer(sumTurn(body), Format.JSON, cancelled))
                        .giving("SumMatch")
                        .in(Lane.SOON),
                Route.post(
                                "/api/score",
                                "How many of a student's marks are right",
                                "Marks",
                                (q, body, cancelled) -> desk.answer(marks(body), Format.JSON, cancelled))
                        .giving("Score")
                        .in(Lane.SOON));
    }

    private static OpeningRequest opening(Query query) {
        return new OpeningRequest(
                query.get("game"),
                query.find("first").orElse("you"),
                query.find("number").orElse("0"));
    }

    private static MarksRequest marks(Body sent) {
        Body body = sent.only("game", "p", "n", "which");
        return new MarksRequest(body.text("game"), marked(body, "p"), marked(body, "n"), body.isOn("which"));
    }

    private static List<MarksRequest.Mark> marked(Body body, String name) {
        return body.pairs(name, MOST_OPTIONS).stream()
                .map(pair -> new MarksRequest.Mark(pair.get(0), pair.get(1)))
                .toList();
    }

    private static MatchRequest begin(Body sent) {
        Body body = sent.only("game", "start", "opponent", "first", "seed", "discovery");
        return new MatchRequest(
                body.text("game"),
                body.text("start"),
                body.find("opponent").orElse("perfect"),
                body.find("first").orElse("you"),
                body.find("seed"),
                body.isOn("discovery"));
    }

    private static SumMatchRequest beginSum(Body sent) {
        Body body = sent.only("game", "start", "opponent", "first", "seed");
        return new SumMatchRequest(
                body.text("game"),
                body.text("start"),
                body.find("opponent").orElse("perfect"),
                body.find("first").orElse("you"),
                body.find("seed"));
    }

    private static SumTurnRequest sumTurn(Body sent) {
        Body body = sent.only("match", "action");
        String type = body.part("action").text("type");
        boolean isMove = type.equals("move");
        Body action = body.part("action")
                .only(isMove ? new String[] {"type", "part", "first", "second"} : new String[] {"type"});
        return new SumTurnRequest(
                body.text("match"),
                type,
                isMove
                        ? Optional.of(new SumTurnRequest.Taken(
                                action.number("part", 0), action.text("first"), action.text("second")))
                        : Optional.empty());
    }

    private Reply turn(Body sent, BooleanSupplier cancelled) throws IOException {
        Body body = sent.only("match", "action");
        String type = body.part("action").text("type");
        Body action = body.part("action").only(fields(type));
        List<TurnRequest.Taken> options = new ArrayList<>();
        if (type.equals("move")) {
            options.add(new TurnRequest.Taken(action.text("first"), action.text("second")));
        } else if (type.equals("forbid") || type.equals("propose")) {
            for (List<String> pair : action.pairs("options", MOST_OPTIONS)) {
                options.add(new TurnRequest.Taken(pair.get(0), pair.get(1)));
            }
        }
        return desk.answer(
                new TurnRequest(
                        body.text("match"), type, options, action.number(type.equals("back") ? "turns" : "step", 1)),
                Format.JSON,
                cancelled);
    }

    /** Those of an action of that type. */
    private static String[] fields(String type) {
        return switch (type) {
            case "move" -> new String[] {"type", "first", "second"};
            case "forbid", "propose" -> new String[] {"type", "options"};
            case "back" -> new String[] {"type", "turns"};
            case "hint" -> new String[] {"type", "step"};
            default -> new String[] {"type"};
        };
    }
}
