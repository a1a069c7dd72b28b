package org.wythofflab.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Matches over HTTP. */
final class PlayRoutesTest {
    private static Studio studio;
    private static Client client;

    @BeforeAll
    static void open() {
        studio = Studios.timeless();
        client = new Client(studio);
    }

    @AfterAll
    static void close() {
        studio.close();
    }

    private static HttpResponse<byte[]> post(String path, String body) {
        return client.send(client.request(path)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build());
    }

    private static JsonNode begin(String game, String start, String opponent, String first, boolean discovery) {
        ObjectNode body = Client.JSON
                .createObjectNode()
                .put("game", game)
                .put("start", start)
                .put("opponent", opponent)
                .put("first", first)
                .put("seed", "1")
                .put("discovery", discovery);
        HttpResponse<byte[]> response = post("/api/play", body.toString());
        assertThat(response.statusCode()).as(Client.text(response)).isEqualTo(200);
        return Client.json(response);
    }

    private static HttpResponse<byte[]> act(JsonNode match, ObjectNode action) {
        ObjectNode body =
                Client.JSON.createObjectNode().put("match", match.path("match").asString());
        body.set("action", action);
        return post("/api/play/turn", body.toString());
    }

    private static ObjectNode action(String type) {
        return Client.JSON.createObjectNode().put("type", type);
    }

    /** Whatever is allowed first: nothing forbidden, as much proposed as there is, the first move. */
    private static ObjectNode simplest(JsonNode match) {
        ObjectNode action = action(match.path("phase").asString());
        if (match.path("phase").asString().equals("move")) {
            for (JsonNode option : match.path("options")) {
                if (option.path("allowed").asBoolean()) {
                    return action.put("first", option.path("first").asString())
                            .put("second", option.path("second").asString());
                }
            }
        }
        ArrayNode options = action.putArray("options");
        if (match.path("phase").asString().equals("propose")) {
            for (JsonNode option : match.path("options")) {
                options.addArray()
                        .add(option.path("first").asString())
                        .add(option.path("second").asString());
            }
        }
        return action;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"wythoff", "wythoff misere", "wythoff block 3", "wythoff comply 2", "imitation(1,2)", "wyt(2)"})
    void everyTurnStructureCanBePlayedToTheEnd(String game) {
        for (String opponent : List.of("perfect", "random", "human")) {
            JsonNode match = begin(game, "5 8", opponent, "computer", false);
            for (int turns = 0; !match.path("phase").asString().equals("over"); turns++) {
                assertThat(turns).isLessThan(100);
                HttpResponse<byte[]> response = act(match, simplest(match));
                assertThat(response.statusCode())
                        .as(game + " " + opponent + ": " + match + Client.text(response))
                        .isEqualTo(200);
                match = Client.json(response);
                assertThat(match.path("said").isEmpty()).isFalse();
            }
            assertThat(match.path("winner").isNull()).isFalse();
            assertThat(match.path("review").isArray()).isTrue();
            assertThat(match.path("turns").size())
                    .isEqualTo(match.path("review").size());
        }
    }

    @Test
    void aPerfectOpponentWinsWhatCanBeWonAndSaysWhy() {
        JsonNode match = begin("wythoff", "4 8", "perfect", "computer", false);
        assertThat(match.path("position").toString()).isEqualTo("[\"4\",\"7\"]");
        assertThat(match.path("said").toString()).contains("P-position");
        assertThat(match.path("turn").asString()).isEqualTo("you");
        assertThat(match.path("history").asString()).isEqualTo("4,8 4,7");
    }

    @Test
    void turnsAreTakenBackHelpedWithAndRefused() {
        JsonNode start = begin("wythoff", "5 9", "perfect", "you", false);
        JsonNode later = Client.json(act(start, action("move").put("first", "1").put("second", "0")));
        assertThat(Client.json(act(later, action("undo"))).path("match").asString())
                .isEqualTo(start.path("match").asString());
        assertThat(Client.json(act(start, action("hint").put("step", 3)))
                        .path("hint")
                        .asString())
                .contains("take 6");
        HttpResponse<byte[]> refused =
                act(start, action("move").put("first", "1").put("second", "2"));
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(Client.text(refused)).contains("not allowed");
        JsonNode resigned = Client.json(act(start, action("resign")));
        assertThat(resigned.path("phase").asString()).isEqualTo("over");
        assertThat(resigned.path("winner").asString()).isEqualTo("computer");
        assertThat(resigned.path("match").asString()).endsWith("\nresign\n");
        assertThat(resigned.path("review").path(0).path("what").asString()).isEqualTo("resign");
        assertThat(act(resigned, action("resign")).statusCode()).isEqualTo(422);
        assertThat(Client.json(act(resigned, action("undo"))).path("match").asString())
                .isEqualTo(start.path("match").asString());
    }

    @Test
    void discoveryGivesNoReasonsAndAsksInTheEnd() {
        JsonNode match = begin("wythoff", "3 4", "perfect", "you", true);
        while (!match.path("phase").asString().equals("over")) {
            match = Client.json(act(match, simplest(match)));
            assertThat(match.path("said").toString()).doesNotContain("P-position");
        }
        assertThat(match.path("review").isNull()).isTrue();
        assertThat(match.path("discovery").path("question").asString()).contains("in common");
        assertThat(match.path("discovery").path("positions")).isEmpty();
        JsonNode revealed = Client.json(act(match, action("review"))).path("discovery");
        assertThat(revealed.path("positions").toString()).contains("[\"0\",\"0\"]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "/api/play | {'game':'wythoff','start':'1 2','strength':'perfect'} | strength",
                "/api/play/turn | {'match':'x','action':{'type':'undo'},'turn':1} | turn",
                "/api/play/turn | {'match':'x','action':{'type':'undo','step':2}} | step",
                "/api/play/turn | {'match':'x','action':{'type':'move','first':'1','second':'0','third':'1'}} | third",
            })
    void aFieldThatTheSchemaDoesNotHaveIsNamed(String path, String body, String field) {
        HttpResponse<byte[]> response = post(path, body.replace('\'', '"'));
        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(Client.text(response)).contains("there is no field " + field + " here; there are ");
    }

    @Test
    void whatCannotBeReadIsRefused() {
        assertThat(post("/api/play", "{").statusCode()).isEqualTo(400);
        assertThat(post("/api/play", "[]").statusCode()).isEqualTo(400);
        assertThat(post("/api/play", "{\"game\":\"wythoff\"}").statusCode()).isEqualTo(400);
        assertThat(post("/api/play", "{\"game\":\"wythof\",\"start\":\"1 2\"}").statusCode())
                .isEqualTo(422);
        assertThat(post("/api/play/turn", "{\"match\":\"x\",\"action\":{\"type\":\"undo\"}}")
                        .statusCode())
                .isEqualTo(422);
        assertThat(post("/api/play", "{\"game\":\"" + "x".repeat(300_000) + "\"}")
                        .statusCode())
                .isEqualTo(413);
        HttpResponse<byte[]> form = client.send(client.request("/api/play")
                .header("Content-Type", "text/plain")
                .POST(HttpRequest.BodyPublishers.ofString("{}"))
                .build());
        assertThat(form.statusCode()).isEqualTo(400);
    }

    @Test
    void anOpeningIsProposed() {
        JsonNode opening = client.json("/api/opening?game=wythoff&first=computer");
        assertThat(opening.path("start").values())
                .extracting(JsonNode::asString)
                .containsExactly("8", "13");
        assertThat(client.json("/api/opening?game=wythoff&number=1").path("start"))
                .isNotEqualTo(client.json("/api/opening?game=wythoff").path("start"));
        assertThat(client.send(client.request("/api/opening?game=wythoff&first=me")
                                .build())
                        .statusCode())
                .isEqualTo(422);
    }

    @Test
    void aMatchBeginsAgainAfterSomeOfItsTurns() {
        JsonNode match = begin("wythoff", "3 6", "perfect", "you", false);
        JsonNode later = Client.json(act(match, action("move").put("first", "1").put("second", "0")));
        assertThat(later.path("turns").size()).isEqualTo(2);
        JsonNode again = Client.json(act(later, action("back").put("turns", 0)));
        assertThat(again.path("match")).isEqualTo(match.path("match"));
        ObjectNode far = action("back").put("turns", 9);
        assertThat(act(later, far).statusCode()).isEqualTo(422);
    }

    /** In discovery the review is not sent unless it is asked for, and never before the end. */
    @Test
    void aReviewInDiscoveryIsAskedFor() {
        JsonNode match = begin("wythoff", "3 6", "perfect", "you", true);
        ObjectNode review = action("review");
        assertThat(act(match, review).statusCode()).isEqualTo(422);
        JsonNode over = Client.json(act(match, action("resign")));
        assertThat(over.path("review").isNull()).isTrue();
        JsonNode told = Client.json(act(over, review)).path("review").path(0);
        assertThat(told.path("mistake").asBoolean()).isTrue();
        assertThat(told.path("winning").asString()).isEqualTo("you");
        assertThat(told.path("to").path(1).asString()).isEqualTo("5");
        assertThat(told.path("reason").asString()).startsWith("(3,5) is a P-position");
    }
}
