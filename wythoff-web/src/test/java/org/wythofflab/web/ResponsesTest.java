package org.wythofflab.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What the studio sends is what its description says. */
final class ResponsesTest {
    private static final List<String> GAMES = List.of(
            "wythoff",
            "nim",
            "wythoff misere",
            "wythoff block 3",
            "wythoff comply 2",
            "wythoff block 2 diagonal",
            "imitation(1,2)",
            "odd-even(2,3)",
            "modular(5)",
            "moves(first: all; second: odd; both: k <= l and l < 2*k)");

    private static Studio studio;
    private static Client client;
    private static Schemas schemas;

    @BeforeAll
    static void open() {
        studio = Studios.timeless();
        client = new Client(studio);
        schemas = new Schemas(client.json("/api/openapi.json"));
    }

    @AfterAll
    static void close() {
        studio.close();
    }

    private static JsonNode operation(String method, String path) {
        JsonNode operation = schemas.description().path("paths").path(path).path(method);
        assertThat(operation.isObject()).as(method + " " + path).isTrue();
        return operation;
    }

    private static JsonNode fits(JsonNode schema, JsonNode document, String what) {
        assertThat(schemas.objections(schema, document)).as(what).isEmpty();
        return document;
    }

    /** The answer, which is as the description says of its path and status. */
    private static JsonNode described(String method, String path, HttpResponse<byte[]> response) {
        JsonNode schema = operation(method, path)
                .path("responses")
                .path(Integer.toString(response.statusCode()))
                .path("content")
                .path("application/json")
                .path("schema");
        assertThat(schema.has("$ref")).as(path + " " + response.statusCode()).isTrue();
        return fits(schema, Client.json(response), path);
    }

    private static JsonNode get(String path, String... parts) {
        HttpResponse<byte[]> response = client.get(path, parts);
        assertThat(response.statusCode()).as(Client.text(response)).isEqualTo(200);
        return described("get", path, response);
    }

    private static HttpResponse<byte[]> post(String path, JsonNode body) {
        fits(operation("post", path).at("/requestBody/content/application~1json/schema"), body, path);
        return client.send(client.request(path)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body.toString()))
                .build());
    }

    @Test
    void everySchemaIsUsedAndEveryReferenceLeadsToOne() {
        Set<String> used = new TreeSet<>();
        Matcher references = Pattern.compile("#/components/schemas/(\\w*)")
                .matcher(schemas.description().toString());
        while (references.find()) {
            used.add(references.group(1));
        }
        assertThat(used)
                .containsExactlyInAnyOrderElementsOf(
                        schemas.description().path("components").path("schemas").propertyNames());
    }

    @Test
    void everyAnswerInJsonIsDescribed() {
        Set<String> asked = new HashSet<>();
        ask(asked, "/api/openapi.json");
        ask(asked, "/api/version");
        ask(asked, "/api/games");
        ask(asked, "/api/claims");
        ask(asked, "/api/reading", "game", "wyt(");
        for (String game : GAMES) {
            ask(asked, "/api/reading", "game", game);
            ask(asked, "/api/game", "game", game);
            ask(asked, "/api/claims", "game", game);
            ask(asked, "/api/proof", "game", game);
            for (String position : List.of("0 0", "3 5", "4 8")) {
                ask(asked, "/api/outcome", "game", game, "position", position);
                ask(asked, "/api/why", "game", game, "position", position);
                ask(asked, "/api/moves", "game", game, "position", position);
                String[] piles = position.split(" ", -1);
                ask(asked, "/api/square", "game", game, "x", piles[0], "y", piles[1]);
            }
            ask(asked, "/api/positions", "game", game, "bound", "20");
            ask(asked, "/api/opening", "game", game, "first", "computer");
        }
        ask(asked, "/api/outcome", "game", "wythoff", "position", "10^100 7");
        ask(asked, "/api/outcome", "game", "wythoff", "position", "4 8", "by", "both");
        ask(asked, "/api/outcome", "game", "imitation(2,3)", "position", "13,18 11,18 11,15");
        ask(asked, "/api/why", "game", "imitation(2,3)", "position", "13,18 11,18 11,15");
        ask(asked, "/api/moves", "game", "imitation(1,1)", "position", "3,6 1,6");
        ask(asked, "/api/square", "game", "wythoff block 5", "x", "10^30", "y", "7");
        ask(asked, "/api/square", "game", "wythoff", "x", "10^30", "y", "7");
        ask(asked, "/api/nearest", "game", "wythoff", "x", "10^30", "y", "7");
        ask(asked, "/api/nearest", "game", "moves(first: {3}; second: {2}; both: k*k < 3*l)", "x", "10^30", "y", "7");
        for (String layer : List.of("grundy", "options")) {
            ask(asked, "/api/values", "game", "wythoff", "layer", layer, "x", "0", "y", "32");
        }
        for (String name : List.of("A", "B", "A,B", "differences", "counts", "grundy")) {
            ask(asked, "/api/sequence", "game", "wythoff", "name", name, "count", "9");
        }
        for (String piles : List.of("3 5 4 7", "3 5 4 4", "0 0 0 0")) {
            ask(asked, "/api/sum", "game", "wythoff + nim", "position", piles);
        }
        for (String name : List.of("A", "B", "differences")) {
            ask(asked, "/api/identify", "game", "a-wythoff(3)", "name", name);
        }
        ask(asked, "/api/identify", "game", "a-wythoff(3)", "name", "A", "count", "12");
        ask(asked, "/api/proof", "game", "wythoff block 4");
        ask(asked, "/api/certificate", "game", "wythoff block 4");
        ask(asked, "/api/sequence", "game", "wythoff block 2", "name", "a", "count", "0");
        schemas.description().path("paths").propertyStream().forEach(path -> {
            if (path.getValue()
                    .at("/get/responses/200/content/application~1json")
                    .isObject()) {
                assertThat(asked).contains(path.getKey());
            }
        });
    }

    private static void ask(Set<String> asked, String path, String... parts) {
        get(path, parts);
        asked.add(path);
    }

    @Test
    void refusalsAreDescribedToo() {
        assertThat(described("get", "/api/game", client.get("/api/game"))
                        .path("kind")
                        .asString())
                .isEqualTo("input");
        assertThat(described("get", "/api/game", client.get("/api/game", "game", "wyt(k^^2)"))
                        .path("column")
                        .asInt())
                .isEqualTo(7);
        assertThat(described("get", "/api/positions", client.get("/api/positions", "game", "nim", "bound", "10^30"))
                        .path("kind")
                        .asString())
                .isEqualTo("limit");
        ObjectNode none = Client.JSON.createObjectNode().put("game", "wythof").put("start", "1 2");
        described("post", "/api/play", post("/api/play", none));
        for (String path : List.of("/nothing", "/api/nothing", "/%00")) {
            fits(schemas.named("Error"), client.json(path), path);
        }
    }

    @Test
    void eventsOfLongAnswersAreDescribed() {
        JsonNode events = schemas.named("Events").path("properties");
        Set<String> seen = new TreeSet<>();
        for (String path : List.of(
                Client.path("/api/verify", "claim", "restricted-st/table-10", "bound", "60"),
                Client.path("/api/verify", "claim", "modular/theorem-5", "bound", "60"),
                Client.path("/api/verify", "claim", "none/such", "bound", "60"),
                Client.path("/api/prove", "game", "wythoff misere"),
                Client.path("/api/prove", "game", "wyt(k^2)"),
                Client.path("/api/discover", "game", "wyt(3)"),
                Client.path("/api/discover", "game", "wyt(k^2)"),
                Client.path("/api/explore", "game", "wythoff", "bound", "300"),
                Client.path("/api/explore", "game", "wyt(k^2)", "bound", "300"),
                Client.path("/api/explore", "game", "odd-even(2,3)", "bound", "300"),
                Client.path("/api/compare", "game", "wythoff", "other", "nim", "bound", "50"),
                Client.path("/api/compare", "game", "nim", "other", "nim", "bound", "50"),
                Client.path(
                        "/api/solve",
                        "game",
                        "odd-even(1,1)",
                        "layer",
                        "outcome",
                        "x",
                        "0",
                        "y",
                        "4096",
                        "zoom",
                        "3",
                        "theme",
                        "light"))) {
            HttpResponse<byte[]> response = client.send(
                    client.request(path).header("Accept", LongAnswers.EVENTS).build());
            Matcher event = Pattern.compile("event: (\\w+)\ndata: (.*)\n").matcher(Client.text(response));
            while (event.find()) {
                seen.add(event.group(1));
                fits(events.path(event.group(1)), Client.JSON.readTree(event.group(2)), event.group());
            }
        }
        assertThat(seen).containsExactlyElementsOf(new TreeSet<>(events.propertyNames()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "wythoff",
                "wythoff misere",
                "wythoff block 3",
                "wythoff block 2 diagonal",
                "wythoff comply 2",
                "wythoff comply 2 diagonal",
                "imitation(1,2)"
            })
    void everyMomentOfAMatchIsDescribed(String game) {
        for (String opponent : List.of("perfect", "2", "human")) {
            ObjectNode wishes = Client.JSON.createObjectNode();
            wishes.put("game", game)
                    .put("start", "4 6")
                    .put("opponent", opponent)
                    .put("first", "computer");
            wishes.put("seed", "7").put("discovery", opponent.equals("2"));
            JsonNode match = described("post", "/api/play", post("/api/play", wishes));
            act(match, Client.JSON.createObjectNode().put("type", "show"));
            act(match, Client.JSON.createObjectNode().put("type", "resign"));
            for (int turns = 0; !match.path("phase").asString().equals("over"); turns++) {
                assertThat(turns).isLessThan(100);
                act(match, Client.JSON.createObjectNode().put("type", "hint").put("step", 3));
                match = act(match, simplest(match));
            }
            act(match, Client.JSON.createObjectNode().put("type", "undo"));
            act(match, Client.JSON.createObjectNode().put("type", "hint"));
            act(match, Client.JSON.createObjectNode().put("type", "review"));
            act(match, Client.JSON.createObjectNode().put("type", "back").put("turns", 1));
        }
    }

    @Test
    void everyMomentOfAMatchOfASumIsDescribed() {
        for (String opponent : List.of("perfect", "2", "human")) {
            ObjectNode wishes = Client.JSON.createObjectNode();
            wishes.put("game", "wythoff + nim")
                    .put("start", "2 3 1 2")
                    .put("opponent", opponent)
                    .put("first", "computer")
                    .put("seed", "7");
            JsonNode match = described("post", "/api/sum/play", post("/api/sum/play", wishes));
            actInSum(match, Client.JSON.createObjectNode().put("type", "show"));
            for (int turns = 0; match.path("winner").isNull(); turns++) {
                assertThat(turns).isLessThan(20);
                JsonNode move = match.path("at").path("moves").path(0);
                match = actInSum(
                        match,
                        Client.JSON
                                .createObjectNode()
                                .put("type", "move")
                                .put("part", move.path("part").asInt())
                                .put("first", move.path("first").asString())
                                .put("second", move.path("second").asString()));
            }
            assertThat(match.path("at").path("moves").isEmpty()).isTrue();
            assertThat(actInSum(match, Client.JSON.createObjectNode().put("type", "undo"))
                            .path("winner")
                            .isNull())
                    .isTrue();
            assertThat(inSum(
                                    match,
                                    Client.JSON
                                            .createObjectNode()
                                            .put("type", "move")
                                            .put("part", 1)
                                            .put("first", "1")
                                            .put("second", "0"))
                            .path("error")
                            .asString())
                    .contains("the match is over");
        }
        JsonNode begun = described(
                "post",
                "/api/sum/play",
                post(
                        "/api/sum/play",
                        Client.JSON.createObjectNode().put("game", "nim + nim").put("start", "1 1 0 0")));
        assertThat(inSum(
                                begun,
                                Client.JSON
                                        .createObjectNode()
                                        .put("type", "move")
                                        .put("part", 2)
                                        .put("first", "1")
                                        .put("second", "0"))
                        .path("error")
                        .asString())
                .startsWith("not allowed: ");
    }

    private static JsonNode actInSum(JsonNode match, ObjectNode action) {
        JsonNode next = inSum(match, action);
        assertThat(next.has("match")).as(next.toString()).isTrue();
        return next;
    }

    private static JsonNode inSum(JsonNode match, ObjectNode action) {
        ObjectNode body =
                Client.JSON.createObjectNode().put("match", match.path("match").asString());
        body.set("action", action);
        return described("post", "/api/sum/turn", post("/api/sum/turn", body));
    }

    @Test
    void theScoreOfMarksIsDescribed() {
        ObjectNode marks = Client.JSON.createObjectNode().put("game", "wythoff").put("which", true);
        marks.putArray("p").addArray().add("1").add("2");
        marks.putArray("n").addArray().add("3").add("5");
        JsonNode score = described("post", "/api/score", post("/api/score", marks));
        assertThat(score.path("right").asInt()).isEqualTo(1);
        assertThat(score.path("which").toString()).isEqualTo("[[\"3\",\"5\"]]");
    }

    @Test
    void aMatchWithMoreMovesThanAreListedIsDescribed() {
        ObjectNode wishes =
                Client.JSON.createObjectNode().put("game", "wythoff").put("start", "10^40 7");
        assertThat(described("post", "/api/play", post("/api/play", wishes))
                        .path("options")
                        .isNull())
                .isTrue();
    }

    private static JsonNode act(JsonNode match, ObjectNode action) {
        ObjectNode body =
                Client.JSON.createObjectNode().put("match", match.path("match").asString());
        body.set("action", action);
        return described("post", "/api/play/turn", post("/api/play/turn", body));
    }

    /** The first move; of options as few as the quota asks for. */
    private static ObjectNode simplest(JsonNode match) {
        String phase = match.path("phase").asString();
        ObjectNode action = Client.JSON.createObjectNode().put("type", phase);
        ArrayNode named = Client.JSON.createArrayNode();
        int worth = 0;
        for (JsonNode option : match.path("options")) {
            String first = option.path("first").asString();
            String second = option.path("second").asString();
            if (phase.equals("move") && option.path("allowed").asBoolean()) {
                return action.put("first", first).put("second", second);
            }
            if (!phase.equals("move")
                    && worth < match.path("quota").path("least").asInt()) {
                worth += option.path("worth").asInt();
                named.addArray().add(first).add(second);
            }
        }
        action.set("options", named);
        return action;
    }
}
