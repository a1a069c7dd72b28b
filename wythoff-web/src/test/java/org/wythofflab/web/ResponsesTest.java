package org.wythofflab.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;
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

    @RegisterExtension
    static final DescribedStudio STUDIO = new DescribedStudio();

    @Test
    void everySchemaIsUsedAndEveryReferenceLeadsToOne() {
        Set<String> used = new TreeSet<>();
        Matcher references = Pattern.compile("#/components/schemas/(\\w*)")
                .matcher(STUDIO.schemas().description().toString());
        while (references.find()) {
            used.add(references.group(1));
        }
        assertThat(used)
                .containsExactlyInAnyOrderElementsOf(STUDIO.schemas()
                        .description()
                        .path("components")
                        .path("schemas")
                        .propertyNames());
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
        STUDIO.schemas().description().path("paths").propertyStream().forEach(path -> {
            if (path.getValue()
                    .at("/get/responses/200/content/application~1json")
                    .isObject()) {
                assertThat(asked).contains(path.getKey());
            }
        });
    }

    private static void ask(Set<String> asked, String path, String... parts) {
        STUDIO.get(path, parts);
        asked.add(path);
    }

    @Test
    void refusalsAreDescribedToo() {
        assertThat(STUDIO.asked("/api/game").path("kind").asString()).isEqualTo("input");
        assertThat(STUDIO.asked("/api/game", "game", "wyt(k^^2)").path("column").asInt())
                .isEqualTo(7);
        assertThat(STUDIO.asked("/api/positions", "game", "nim", "bound", "10^30")
                        .path("kind")
                        .asString())
                .isEqualTo("limit");
        ObjectNode none = Client.JSON.createObjectNode().put("game", "wythof").put("start", "1 2");
        STUDIO.post("/api/play", none);
        for (String path : List.of("/nothing", "/api/nothing", "/%00")) {
            STUDIO.fits(STUDIO.schemas().named("Error"), STUDIO.client().json(path), path);
        }
    }

    @Test
    void eventsOfLongAnswersAreDescribed() {
        JsonNode events = STUDIO.schemas().named("Events").path("properties");
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
            HttpResponse<byte[]> response = STUDIO.client()
                    .send(STUDIO.client()
                            .request(path)
                            .header("Accept", LongAnswers.EVENTS)
                            .build());
            Matcher event = Pattern.compile("event: (\\w+)\ndata: (.*)\n").matcher(Client.text(response));
            while (event.find()) {
                seen.add(event.group(1));
                STUDIO.fits(events.path(event.group(1)), Client.JSON.readTree(event.group(2)), event.group());
            }
        }
        assertThat(seen).containsExactlyElementsOf(new TreeSet<>(events.propertyNames()));
    }

    @Test
    void theScoreOfMarksIsDescribed() {
        ObjectNode marks = Client.JSON.createObjectNode().put("game", "wythoff").put("which", true);
        marks.putArray("p").addArray().add("1").add("2");
        marks.putArray("n").addArray().add("3").add("5");
        JsonNode score = STUDIO.post("/api/score", marks);
        assertThat(score.path("right").asInt()).isEqualTo(1);
        assertThat(score.path("which").toString()).isEqualTo("[[\"3\",\"5\"]]");
    }
}
