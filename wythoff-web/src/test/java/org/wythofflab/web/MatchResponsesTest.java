package org.wythofflab.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Every moment of a match, of one game or of a sum, is sent as the studio's description says. */
final class MatchResponsesTest {
    @RegisterExtension
    static final DescribedStudio STUDIO = new DescribedStudio();

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
            JsonNode match = STUDIO.post("/api/play", wishes);
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
            JsonNode match = STUDIO.post("/api/sum/play", wishes);
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
        JsonNode begun = STUDIO.post(
                "/api/sum/play",
                Client.JSON.createObjectNode().put("game", "nim + nim").put("start", "1 1 0 0"));
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
        return STUDIO.act("/api/sum/turn", match, action);
    }

    @Test
    void aMatchWithMoreMovesThanAreListedIsDescribed() {
        ObjectNode wishes =
                Client.JSON.createObjectNode().put("game", "wythoff").put("start", "10^40 7");
        assertThat(STUDIO.post("/api/play", wishes).path("options").isNull()).isTrue();
    }

    private static JsonNode act(JsonNode match, ObjectNode action) {
        return STUDIO.act("/api/play/turn", match, action);
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
