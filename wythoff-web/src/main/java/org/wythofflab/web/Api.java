package org.wythofflab.web;

import static org.wythofflab.web.Parameter.optional;
import static org.wythofflab.web.Parameter.repeatable;
import static org.wythofflab.web.Parameter.required;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Texts;
import org.wythofflab.lab.card.CardRequest;
import org.wythofflab.lab.card.GamesRequest;
import org.wythofflab.lab.card.NearestRequest;
import org.wythofflab.lab.card.ReadingRequest;
import org.wythofflab.lab.card.SquareRequest;
import org.wythofflab.lab.ledger.GameClaimsRequest;
import org.wythofflab.lab.outcome.MovesRequest;
import org.wythofflab.lab.outcome.OutcomeRequest;
import org.wythofflab.lab.outcome.SumRequest;
import org.wythofflab.lab.outcome.WhyRequest;
import org.wythofflab.lab.picture.PictureRequest;
import org.wythofflab.lab.picture.ValuesRequest;
import org.wythofflab.lab.sequence.PositionsRequest;
import org.wythofflab.lab.sequence.SequenceRequest;
import org.wythofflab.render.Format;

/** The routes that are answered in one piece. */
final class Api {
    private static final List<String> JSON = List.of("application/json");
    private static final List<String> WRITTEN = List.of("application/json", "text/csv", "text/plain");

    static final Parameter GAME = required("game", "a game as the command line takes it", "wythoff");
    private static final Parameter POSITION =
            required("position", "two piles of any size, or the history of a game with memory", "3 5");
    private static final Parameter FORMAT = optional("format", "json, csv, bfile, latex or markdown", "json");
    private static final Parameter SECRET =
            optional("secret", "1 to leave out what is known of the P-positions, for discovery", "0");
    static final Parameter DOWNLOAD = optional("download", "1 if a browser shall save the answer", "0");

    private final Desk desk;
    private final String version;

    Api(Desk desk, String version) {
        this.desk = desk;
        this.version = version;
    }

    List<Route> routes() {
        List<Route> routes = new ArrayList<>(List.of(
                Route.get("/api/version", "The version of the studio", List.of(), JSON, (q, b, c) -> version())
                        .giving("Version")
                        .in(Lane.AT_ONCE),
                lab(
                                "/api/games",
                                "The catalogue",
                                List.of(SECRET),
                                "Catalogue",
                                q -> new GamesRequest(false, q.isOn("secret")))
                        .in(Lane.AT_ONCE),
                lab(
                                "/api/reading",
                                "Whether a text is a game; never an error, so that a page can ask at each keystroke",
                                List.of(GAME),
                                "Reading",
                                q -> new ReadingRequest(q.get("game")))
                        .in(Lane.AT_ONCE),
                lab(
                                "/api/game",
                                "What a game is, and what is known about it",
                                List.of(GAME, SECRET),
                                "Card",
                                q -> new CardRequest(q.get("game"), q.isOn("secret")))
                        .in(Lane.AT_ONCE),
                lab(
                        "/api/outcome",
                        "Who wins a position, how, and why",
                        List.of(GAME, POSITION, optional("by", "auto, theory, proof, engine or both", "auto")),
                        "Outcome",
                        q -> new OutcomeRequest(oneGame(q), q.get("position"), method(q))),
                lab(
                        "/api/why",
                        "Why a position is P or N, depth by depth",
                        List.of(GAME, POSITION),
                        "Why",
                        q -> new WhyRequest(q.get("game"), q.get("position"))),
                lab(
                        "/api/sum",
                        "A position of a sum of games: who wins, how, why depth by depth, and all moves",
                        List.of(
                                required("game", "games with + between them", "wythoff + nim"),
                                required("position", "the piles of all parts in order", "3 5 4 7")),
                        "Sum",
                        q -> new SumRequest(q.get("game"), q.get("position"))),
                lab(
                        "/api/moves",
                        "All moves of a position with their outcomes",
                        List.of(GAME, POSITION),
                        "Moves",
                        q -> new MovesRequest(oneGame(q), q.get("position"), Method.usual())),
                lab(
                                "/api/square",
                                "What there is to say about a square at a glance",
                                List.of(
                                        GAME,
                                        required("x", "the first pile", "3"),
                                        required("y", "the second pile", "5")),
                                "Square",
                                q -> new SquareRequest(q.get("game"), q.get("x"), q.get("y")))
                        .in(Lane.AT_ONCE),
                lab(
                                "/api/nearest",
                                "A P-position near a square that has none in sight",
                                List.of(
                                        GAME,
                                        required("x", "the first pile", "10^30"),
                                        required("y", "the second pile", "7")),
                                "Nearest",
                                q -> new NearestRequest(q.get("game"), q.get("x"), q.get("y")))
                        .in(Lane.SOON),
                lab(
                                "/api/values",
                                "The numbers of 32 x 32 squares, by first pile and then by second",
                                List.of(
                                        GAME,
                                        required("layer", "grundy or options", "grundy"),
                                        required("x", "the first pile in the lower left corner", "0"),
                                        required("y", "the second pile there", "0")),
                                "Values",
                                q -> new ValuesRequest(q.get("game"), q.get("layer"), q.get("x"), q.get("y")))
                        .in(Lane.SOON),
                lab(
                                "/api/claims",
                                "The claims of the papers, those about a game first",
                                List.of(optional("game", GAME.description(), GAME.example())),
                                "Claims",
                                q -> new GameClaimsRequest(q.find("game")))
                        .in(Lane.SOON)));
        routes.add(positions());
        routes.add(sequence());
        routes.add(picture("png", Format.PNG));
        routes.add(picture("svg", Format.SVG));
        return routes;
    }

    /** A question to the lab, read from the parameters. */
    @FunctionalInterface
    private interface Question {
        Request of(Query query);
    }

    private Route lab(String path, String summary, List<Parameter> parameters, String schema, Question question) {
        return Route.get(
                        path,
                        summary,
                        parameters,
                        JSON,
                        (q, b, cancelled) -> desk.answer(question.of(q), Format.JSON, cancelled))
                .giving(schema);
    }

    /** Sums have a route of their own, whose answers have another form. */
    private static String oneGame(Query query) {
        String game = query.get("game");
        if (Texts.isSum(game)) {
            throw new BadRequestException("a sum of games is asked about at /api/sum");
        }
        return game;
    }

    private static Method method(Query query) {
        return query.find("by").map(Method.usual()::by).orElseGet(Method::usual);
    }

    private Reply version() {
        byte[] body = ("{\"version\":\"" + version + "\"}\n").getBytes(StandardCharsets.UTF_8);
        return new Reply(Reply.JSON, body, Map.of());
    }

    private Route positions() {
        return Route.get(
                        "/api/positions",
                        "The P-positions with both piles below a bound",
                        List.of(
                                GAME,
                                required("bound", "a number", "100"),
                                optional("from", "the least larger pile to list, for a long list in parts", "0"),
                                optional("column", "x or y: what a b-file lists", "x"),
                                FORMAT,
                                DOWNLOAD),
                        WRITTEN,
                        (q, b, cancelled) -> written(
                                new PositionsRequest(q.get("game"), q.get("bound"), column(q))
                                        .startingAt(q.find("from").orElse("0")),
                                "positions",
                                q,
                                cancelled))
                .giving("Positions");
    }

    private static PositionsRequest.Column column(Query query) {
        String word = query.find("column").orElse("x");
        return switch (word) {
            case "x" -> PositionsRequest.Column.X;
            case "y" -> PositionsRequest.Column.Y;
            default -> throw new BadRequestException("the column is x or y, not '" + word + "'");
        };
    }

    private Route sequence() {
        return Route.get(
                        "/api/sequence",
                        "Terms of a sequence that a paper numbers the P-positions by",
                        List.of(
                                GAME,
                                required("name", "the paper's name of it", "A"),
                                required("count", "how many terms", "20"),
                                optional("from", "the index of the first term", "0"),
                                FORMAT,
                                DOWNLOAD),
                        WRITTEN,
                        (q, b, cancelled) -> written(
                                new SequenceRequest(
                                        q.get("game"), q.get("name"), q.get("count"), q.find("from"), Method.usual()),
                                q.get("name"),
                                q,
                                cancelled))
                .giving("Sequence");
    }

    private Reply written(Request request, String name, Query query, BooleanSupplier cancelled) throws IOException {
        String word = query.find("format").orElse("json");
        Format format = Format.of(word)
                .filter(known -> known != Format.TEXT && !known.isBinary())
                .orElseThrow(() -> new BadRequestException(
                        "there is no format '" + word + "'; there are json, csv, bfile, latex and markdown"));
        String ending = switch (format) {
            case BFILE -> "txt";
            case LATEX -> "tex";
            case MARKDOWN -> "md";
            default -> format.word();
        };
        return saved(desk.answer(request, format, cancelled), name, ending, query);
    }

    static Reply saved(Reply answer, String name, String ending, Query query) {
        if (!query.isOn("download")) {
            return answer;
        }
        // Only what every file system takes.
        String file = (query.all("game").get(0) + " " + name).replaceAll("[^A-Za-z0-9]+", "-") + "." + ending;
        return new Reply(
                answer.type(), answer.body(), Map.of("Content-Disposition", "attachment; filename=\"" + file + "\""));
    }

    private Route picture(String ending, Format format) {
        return Route.get(
                "/api/picture." + ending,
                "A picture of a game, of several side by side, or of two compared",
                List.of(
                        repeatable("game", "a game, or with a range in braces several", "wythoff"),
                        optional("size", "positions a side; in plots the bound of the piles", "60"),
                        optional(
                                "show",
                                "outcome, grundy, options, dynamic, difference, points, differences or ratios",
                                "outcome"),
                        optional("from", "the position in the corner", "0,0"),
                        optional("mark", "a position whose options are shown", "20,30"),
                        optional("scale", "pixels a square", "4"),
                        optional("matrix", "1 if the first pile goes down", "0"),
                        optional("dark", "1 for a dark background", "0"),
                        optional("colours", "viridis or cividis", "viridis"),
                        DOWNLOAD),
                List.of(Desk.type(format).replaceFirst(";.*", "")),
                (q, b, cancelled) -> saved(
                        desk.answer(pictured(q), format, cancelled),
                        q.find("show").orElse("outcome"),
                        ending,
                        q));
    }

    private static Request pictured(Query query) {
        return new PictureRequest(
                query.all("game"),
                query.find("size").orElse("60"),
                query.find("show").orElse("outcome"),
                query.find("from"),
                query.find("mark"),
                query.find("scale"),
                query.isOn("matrix"),
                query.isOn("dark"),
                query.find("colours"),
                Method.usual());
    }
}
