package org.wythofflab.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What the page may rely on. */
final class ContractTest {
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

    @Test
    void everyDocumentedRouteWorksWithItsExamples() {
        JsonNode description = client.json("/api/openapi.json");
        assertThat(description.path("paths").size()).isGreaterThan(12);
        description
                .path("paths")
                .propertyStream()
                .forEach(path -> path.getValue()
                        .propertyStream()
                        .filter(operation -> operation.getKey().equals("get"))
                        .forEach(operation -> {
                            List<String> parts = new ArrayList<>();
                            for (JsonNode parameter : operation.getValue().path("parameters")) {
                                if (!parameter.path("name").asString().equals("mark")) {
                                    parts.add(parameter.path("name").asString());
                                    parts.add(parameter.path("example").asString());
                                }
                            }
                            HttpResponse<byte[]> response =
                                    client.send(client.request(Client.path(path.getKey(), parts.toArray(new String[0])))
                                            .header("Accept", "*/*, text/event-stream")
                                            .build());
                            assertThat(response.statusCode())
                                    .as(path.getKey() + parts)
                                    .isEqualTo(200);
                            assertThat(response.headers()
                                            .firstValue("Content-Type")
                                            .orElse(""))
                                    .as(path.getKey())
                                    .startsWith(operation
                                            .getValue()
                                            .path("responses")
                                            .path("200")
                                            .path("content")
                                            .propertyNames()
                                            .iterator()
                                            .next());
                        }));
    }

    @Test
    void everyRequiredParameterIsMissedAndEveryOtherOneRefused() {
        JsonNode paths = client.json("/api/openapi.json").path("paths");
        paths.propertyStream().forEach(path -> {
            JsonNode parameters = path.getValue().path("get").path("parameters");
            for (JsonNode parameter : parameters) {
                if (parameter.path("required").asBoolean()) {
                    HttpResponse<byte[]> response = client.get(path.getKey());
                    assertThat(response.statusCode()).as(path.getKey()).isEqualTo(400);
                    assertThat(Client.json(response).path("error").asString()).contains(" is missing: ");
                }
            }
        });
        assertThat(client.get("/api/games", "odd", "1").statusCode()).isEqualTo(400);
        assertThat(Client.json(client.get("/api/square", "game", "nim", "x", "1", "y", "2", "z", "3"))
                        .path("error")
                        .asString())
                .contains("no parameter z");
    }

    @Test
    void aTextThatIsNoGameSaysWhere() {
        HttpResponse<byte[]> response = client.get("/api/game", "game", "wythoff blok 2");
        assertThat(response.statusCode()).isEqualTo(422);
        JsonNode fault = Client.json(response);
        assertThat(fault.path("column").asInt()).isEqualTo(9);
        assertThat(fault.path("kind").asString()).isEqualTo("input");
        assertThat(fault.path("error").asString()).contains("column 9").contains("^");
    }

    @Test
    void aTextIsReadWithoutAnErrorWhateverItSays() {
        JsonNode reading = client.json("/api/reading", "game", " wyt( k + 1 )block 3");
        assertThat(reading.toString())
                .isEqualTo("{\"game\":\"wythoff block 3\",\"fault\":null,\"correction\":null,\"sum\":null}");
        for (String text : List.of(
                "",
                " ",
                "wythoff blok 2",
                "wyt(",
                "wyt(2^99999999)",
                "wyt(1//(k-3))",
                "st(0,0)",
                "\u0000\n\u00e9",
                "(")) {
            HttpResponse<byte[]> response = client.get("/api/reading", "game", text);
            assertThat(response.statusCode()).as(text).isEqualTo(200);
            HttpResponse<byte[]> refused = client.get("/api/game", "game", text);
            assertThat(Client.json(response).path("game").isNull()).as(text).isEqualTo(refused.statusCode() == 422);
            assertThat(Client.json(response).path("fault")).as(text).isEqualTo(Client.json(refused));
        }
    }

    @Test
    void aCardHasThePartsOfAGame() {
        JsonNode card = client.json("/api/game", "game", "wythoff block 3");
        assertThat(card.path("game").asString()).isEqualTo("wythoff block 3");
        assertThat(card.path("maneuver").asString()).isEqualTo("block");
        assertThat(card.path("count").asInt()).isEqualTo(3);
        assertThat(card.path("symmetric").asBoolean()).isTrue();
        assertThat(card.path("memory").asBoolean()).isFalse();
        assertThat(card.path("theorems").isEmpty()).isFalse();
        assertThat(card.path("theorems").path(0).path("verdict").path("words").asString())
                .startsWith("proved: ");
        assertThat(card.path("sequences").toString()).isEqualTo("[\"a\",\"b\",\"differences\",\"counts\"]");
        JsonNode imitation = client.json("/api/game", "game", "imitation(2,3)");
        assertThat(imitation.path("memory").asBoolean()).isTrue();
        assertThat(imitation.path("layers").toString()).isEqualTo("[\"outcome\",\"dynamic\"]");
    }

    @Test
    void pilesMayBeOfAnySizeWhereTheoryApplies() {
        JsonNode outcome = client.json("/api/outcome", "game", "wythoff", "position", "10^100 7");
        assertThat(outcome.path("outcome").asString()).isEqualTo("N");
        assertThat(client.json("/api/square", "game", "wythoff", "x", "10^100", "y", "7")
                        .path("outcome")
                        .asString())
                .isEqualTo("N");
        JsonNode far = client.json("/api/square", "game", "wythoff block 5", "x", "10^30", "y", "7");
        assertThat(far.path("outcome").isNull()).as(far.toString()).isTrue();
        assertThat(far.path("why").asString()).contains("no theorem here decides wythoff block 5");
    }

    @Test
    void aSquareTellsOutcomeValueAndWinningMoves() {
        JsonNode p = client.json("/api/square", "game", "wythoff", "x", "3", "y", "5");
        assertThat(p.path("outcome").asString()).isEqualTo("P");
        assertThat(p.path("value").asString()).isEqualTo("0");
        assertThat(p.path("winning").asInt()).isZero();
        for (String y : List.of("4", "7", "11", "30")) {
            int winning = 0;
            for (JsonNode move : client.json("/api/moves", "game", "wythoff", "position", "9 " + y)
                    .path("moves")) {
                winning += move.path("outcome").asString().equals("P") ? 1 : 0;
            }
            assertThat(client.json("/api/square", "game", "wythoff", "x", "9", "y", y)
                            .path("winning")
                            .asInt())
                    .as(y)
                    .isEqualTo(winning);
        }
    }

    @Test
    void theNumbersOfSquaresAreThoseOfEachSquare() {
        for (String game : List.of("wythoff", "modular(5)", "wyt(k^2)", "wythoff block 2")) {
            for (String layer : game.contains("block") ? List.of("options") : List.of("grundy", "options")) {
                JsonNode block = client.json("/api/values", "game", game, "layer", layer, "x", "7", "y", "40");
                assertThat(block.path("values").size()).isEqualTo(32);
                for (int[] at : new int[][] {{7, 40}, {9, 41}, {20, 71}, {38, 55}}) {
                    JsonNode square = client.json("/api/square", "game", game, "x", at[0] + "", "y", at[1] + "");
                    assertThat(block.path("values")
                                    .path(at[0] - 7)
                                    .path(at[1] - 40)
                                    .asInt())
                            .as("%s %s (%d,%d)", game, layer, at[0], at[1])
                            .isEqualTo(square.path(layer.equals("grundy") ? "value" : "winning")
                                    .asInt());
                }
            }
        }
        assertThat(client.get("/api/values", "game", "nim", "layer", "outcome", "x", "0", "y", "0")
                        .statusCode())
                .isEqualTo(422);
    }

    @Test
    void limitsOfTheLabAreSaidToBeLimits() {
        HttpResponse<byte[]> response = client.get("/api/positions", "game", "wythoff", "bound", "10^30");
        assertThat(response.statusCode()).isEqualTo(422);
        assertThat(Client.json(response).path("kind").asString()).isEqualTo("limit");
    }

    @Test
    void positionsComeInEveryFormatOfTheCommandLine() {
        for (String format : List.of("json", "csv", "bfile", "latex")) {
            HttpResponse<byte[]> response =
                    client.get("/api/positions", "game", "wythoff", "bound", "20", "format", format, "download", "1");
            assertThat(response.statusCode()).as(format).isEqualTo(200);
            assertThat(response.headers().firstValue("Content-Disposition").orElse(""))
                    .startsWith("attachment");
        }
        assertThat(Client.text(client.get("/api/positions", "game", "wythoff", "bound", "4", "format", "csv")))
                .isEqualTo("x,y\n0,0\n1,2\n2,1\n");
        assertThat(client.get("/api/positions", "game", "wythoff", "bound", "4", "format", "png")
                        .statusCode())
                .isEqualTo(422);
    }

    @Test
    void aTileShowsTheFirstPileToTheRightAndTheSecondUp() throws IOException {
        BufferedImage tile = tile("wyt(2)", "0", "0", "0");
        int p = tile.getRGB(0, 255);
        JsonNode positions =
                client.json("/api/positions", "game", "wyt(2)", "bound", "256").path("positions");
        int seen = 0;
        for (int x = 0; x < 256; x++) {
            for (int y = 0; y < 256; y++) {
                seen += tile.getRGB(x, 255 - y) == p ? 1 : 0;
            }
        }
        assertThat(seen).isEqualTo(positions.size());
        for (JsonNode position : positions) {
            assertThat(tile.getRGB(
                            position.path(0).asInt(), 255 - position.path(1).asInt()))
                    .isEqualTo(p);
        }
    }

    @Test
    void farTilesAndCoarseTilesShowTheSamePositions() throws IOException {
        // Beyond 4096 a theorem decides, on the board the rules do: both show the P-positions with piles from 3840 on.
        int p = tile("wythoff", "0", "0", "0").getRGB(0, 255);
        BufferedImage coarse = tile("wythoff", "0", "0", "5");
        BufferedImage far = tile("wythoff", "4096", "6400", "0");
        for (int i = 0; i < 8; i++) {
            for (int j = 0; j < 8; j++) {
                boolean any = false;
                for (int k = 0; k < 1024; k++) {
                    any |= far.getRGB(32 * i + k % 32, 255 - 32 * j - k / 32) == p;
                }
                assertThat(coarse.getRGB(128 + i, 255 - 200 - j) == p).isEqualTo(any);
            }
        }
    }

    private static BufferedImage tile(String game, String x, String y, String zoom) throws IOException {
        HttpResponse<byte[]> response = client.get(
                "/api/tile.png", "game", game, "layer", "outcome", "x", x, "y", y, "zoom", zoom, "theme", "light");
        assertThat(response.statusCode()).as(Client.text(response)).isEqualTo(200);
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(response.body()));
        assertThat(List.of(image.getWidth(), image.getHeight())).isEqualTo(List.of(256, 256));
        return image;
    }

    @Test
    void tilesMayBeKept() {
        String path = Client.path(
                "/api/tile.png",
                "game",
                "wythoff",
                "layer",
                "outcome",
                "x",
                "256",
                "y",
                "0",
                "zoom",
                "0",
                "theme",
                "dark");
        HttpResponse<byte[]> first = client.get(path);
        assertThat(first.headers().firstValue("Cache-Control")).contains("public, max-age=3600");
        String tag = first.headers().firstValue("ETag").orElseThrow();
        HttpResponse<byte[]> again =
                client.send(client.request(path).header("If-None-Match", tag).build());
        assertThat(again.statusCode()).isEqualTo(304);
    }

    @Test
    void claimsOfTheGamesPaperComeFirst() {
        JsonNode claims = client.json("/api/claims", "game", "wythoff block 3");
        assertThat(claims.path(0).path("id").asString()).startsWith("blocking/");
        assertThat(claims.path(0).path("verdict").path("verdict").asString()).isEqualTo("proved");
        assertThat(claims.size()).isEqualTo(client.json("/api/claims").size());
    }

    @Test
    void aCheckIsAStreamThatEndsWithAVerdict() {
        String path = Client.path("/api/verify", "claim", "blocking/theorem-1.1", "bound", "60");
        HttpResponse<byte[]> response = client.send(
                client.request(path).header("Accept", "text/event-stream").build());
        assertThat(Client.text(response)).contains("event: verdict").contains("\"verdict\":\"proved\"");
        HttpResponse<byte[]> unknown = client.send(client.request(Client.path("/api/verify", "claim", "none/such"))
                .header("Accept", "text/event-stream")
                .build());
        assertThat(Client.text(unknown)).contains("event: error").contains("there is no claim");
        assertThat(client.get(path).statusCode()).isEqualTo(400);
    }

    @Test
    void filesOfThePageAreServedAndNothingElse() {
        HttpResponse<byte[]> index = client.get("/");
        assertThat(index.headers().firstValue("Content-Type").orElse("")).startsWith("text/html");
        assertThat(client.get("/katex/katex.mjs")
                        .headers()
                        .firstValue("Content-Type")
                        .orElse(""))
                .startsWith("text/javascript");
        assertThat(client.get("/katex/fonts/KaTeX_Main-Regular.woff2").statusCode())
                .isEqualTo(200);
        for (String path : List.of(
                "/simplelogger.properties",
                "/app/../simplelogger.properties",
                "/app/%2e%2e/%2e%2e/simplelogger.properties",
                "/katex/..%5csimplelogger.properties",
                "/org/wythofflab/web/Studio.class",
                "/META-INF/MANIFEST.MF",
                "/app/",
                "//etc/passwd")) {
            assertThat(client.get(path).statusCode()).as(path).isIn(400, 404);
        }
    }

    @Test
    void everythingHasTheHeadersThatKeepOthersOut() {
        for (String path : List.of("/", "/api/version", "/api/game?game=(", "/nothing", "/api/nothing", "/%00")) {
            HttpResponse<byte[]> response = client.get(path);
            assertThat(response.headers().firstValue("Content-Security-Policy").orElse(""))
                    .as(path)
                    .contains("default-src 'self'")
                    .doesNotContain("unsafe");
            for (Map.Entry<String, String> header : Headers.ALWAYS.entrySet()) {
                assertThat(response.headers().firstValue(header.getKey()))
                        .as(path)
                        .contains(header.getValue());
            }
            assertThat(response.headers().firstValue("Server")).isEmpty();
        }
    }

    @Test
    void otherSitesAreTurnedAway() throws IOException {
        assertThat(RawRequest.status(studio.port(), "GET /api/version HTTP/1.1", "Host: evil.example"))
                .isEqualTo(421);
        assertThat(RawRequest.status(studio.port(), "GET / HTTP/1.1", "Host: localhost.evil.example"))
                .isEqualTo(421);
        assertThat(RawRequest.status(studio.port(), "GET /api/version HTTP/1.1", "Host: LOCALHOST:80"))
                .isEqualTo(200);
        assertThat(RawRequest.status(studio.port(), "GET /api/version HTTP/1.1", "Host: [::1]:8080"))
                .isEqualTo(200);
        assertThat(RawRequest.status(studio.port(), "GET /api/version HTTP/1.0"))
                .isEqualTo(421);
        assertThat(RawRequest.status(
                        studio.port(), "GET /api/version HTTP/1.1", "Host: localhost", "Sec-Fetch-Site: cross-site"))
                .isEqualTo(403);
    }

    @Test
    void methodsAreToldApart() {
        HttpRequest.BodyPublisher none = HttpRequest.BodyPublishers.noBody();
        HttpResponse<byte[]> head =
                client.send(client.request("/api/version").method("HEAD", none).build());
        assertThat(head.statusCode()).isEqualTo(200);
        assertThat(head.headers().firstValue("Content-Type").orElse("")).startsWith("application/json");
        HttpResponse<byte[]> options = client.send(
                client.request("/api/version").method("OPTIONS", none).build());
        assertThat(options.statusCode()).isEqualTo(204);
        assertThat(options.headers().firstValue("Allow")).contains("GET, HEAD, OPTIONS");
        assertThat(options.headers().firstValue("Access-Control-Allow-Origin")).isEmpty();
        HttpResponse<byte[]> post =
                client.send(client.request("/api/version").POST(none).build());
        assertThat(post.statusCode()).isEqualTo(405);
        assertThat(Client.json(post).path("kind").asString()).isEqualTo("input");
    }
}
