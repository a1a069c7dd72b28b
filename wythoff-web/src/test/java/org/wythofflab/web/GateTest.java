package org.wythofflab.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Discoveries;
import tools.jackson.databind.JsonNode;

/** Who is let in. */
final class GateTest {
    private static final String WORD = "monday-morning";

    private static Studio asking() {
        return Studio.start("127.0.0.1", 0, Settings.standard(), Optional.of(Token.of(WORD)), Discoveries.none());
    }

    private static HttpRequest.Builder request(Studio studio, String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + studio.port() + path));
    }

    private static int status(Studio studio, HttpRequest.Builder request) {
        return new Client(studio).send(request.build()).statusCode();
    }

    @Test
    void nothingIsToldWithoutTheWord() {
        try (Studio studio = asking()) {
            for (String path :
                    new String[] {"/", "/studio.js", "/api/games", "/api/openapi.json", "/?token=", "/nothing"}) {
                assertThat(status(studio, request(studio, path))).as(path).isEqualTo(401);
            }
            assertThat(status(studio, request(studio, "/?token=" + WORD + "x"))).isEqualTo(401);
            assertThat(status(studio, request(studio, "/api/games").header("Cookie", Token.COOKIE + "=monday")))
                    .isEqualTo(401);
            assertThat(status(studio, request(studio, "/api/games").header("Authorization", WORD)))
                    .isEqualTo(401);
            assertThat(status(studio, request(studio, "/api/games?token=" + WORD)))
                    .as("an address that is kept in logs")
                    .isEqualTo(401);
        }
    }

    @Test
    void aLinkBringsTheWordAndACookieKeepsIt() {
        try (Studio studio = asking()) {
            assertThat(studio.url()).endsWith("/?token=" + WORD);
            HttpResponse<byte[]> first = new Client(studio)
                    .send(HttpRequest.newBuilder(URI.create(studio.url())).build());
            assertThat(first.statusCode()).isEqualTo(303);
            assertThat(first.headers().firstValue("Location")).hasValue("/");
            assertThat(new Client(studio)
                            .send(request(studio, "/?game=wyt%282%29&token=" + WORD + "&tab=play")
                                    .build())
                            .headers()
                            .firstValue("Location"))
                    .hasValue("/?game=wyt%282%29&tab=play");
            String cookie = first.headers().firstValue("Set-Cookie").orElse("");
            assertThat(cookie).contains("HttpOnly").contains("SameSite=Strict");
            String sent = cookie.substring(0, cookie.indexOf(';'));
            assertThat(status(studio, request(studio, "/").header("Cookie", sent)))
                    .isEqualTo(200);
            assertThat(status(studio, request(studio, "/api/games").header("Cookie", sent)))
                    .isEqualTo(200);
            assertThat(status(studio, request(studio, "/api/games").header("Authorization", "Bearer " + WORD)))
                    .isEqualTo(200);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "short", "two words and more", "sl/ashes-and-so-on", "umlaut-äöü-and-so-on"})
    void aWordThatIsGuessedOrDoesNotFitIsRefused(String word) {
        assertThatThrownBy(() -> Token.of(word))
                .isInstanceOf(BadRequestException.class)
                .hasMessageContaining("random");
    }

    @Test
    void wordsThatAreMadeUpDiffer() {
        String one = Token.of("random").word();
        assertThat(one).hasSizeGreaterThan(20).isNotEqualTo(Token.of("random").word());
        assertThat(Token.of(one).is(one)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"http://evil.example", "https://evil.example:8080", "null", "http://localhost.evil.example", "::"
            })
    void anotherSiteMayNotAsk(String origin) {
        try (Studio studio = Studios.timeless()) {
            assertThat(status(studio, request(studio, "/api/games").header("Origin", origin)))
                    .isEqualTo(403);
            HttpRequest.Builder post = request(studio, "/api/play")
                    .header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString("{\"game\":\"wythoff\",\"start\":\"1 3\"}"));
            assertThat(status(studio, post.copy())).isEqualTo(200);
            assertThat(status(studio, post.copy().header("Origin", "http://127.0.0.1:" + studio.port())))
                    .isEqualTo(200);
            assertThat(status(studio, post.copy().header("Origin", origin))).isEqualTo(403);
        }
    }

    /** Of methods that have one. What comes behind a question that has none may be taken for a next one ({@link Departure}). */
    private static HttpRequest.BodyPublisher body(String method) {
        return List.of("POST", "PUT").contains(method)
                ? HttpRequest.BodyPublishers.ofString("{}")
                : HttpRequest.BodyPublishers.noBody();
    }

    /** All that the studio serves: its routes, the streams among them, by every method, its pages, and what there is not. */
    private static List<HttpRequest.Builder> everything(Studio studio, JsonNode description) {
        List<String> paths = new ArrayList<>(List.of("/", "/studio.js", "/studio.css", "/katex/katex.mjs", "/nothing"));
        description.path("paths").propertyStream().map(Map.Entry::getKey).forEach(paths::add);
        List<HttpRequest.Builder> all = new ArrayList<>();
        for (String path : paths) {
            for (String method : List.of("GET", "HEAD", "POST", "OPTIONS", "PUT", "DELETE")) {
                all.add(request(studio, path)
                        .header("Accept", "text/event-stream, */*")
                        .header("Content-Type", "application/json")
                        .method(method, body(method)));
            }
        }
        return all;
    }

    @Test
    void everyRouteAsksForTheWord() {
        try (Studio open = Studios.timeless();
                Studio studio = asking()) {
            List<HttpRequest.Builder> all = everything(studio, new Client(open).json("/api/openapi.json"));
            assertThat(all).hasSizeGreaterThan(200);
            for (HttpRequest.Builder one : all) {
                assertThat(status(studio, one.copy()))
                        .as(one.build().toString())
                        .isEqualTo(401);
                assertThat(status(studio, one.copy().header("Cookie", Token.COOKIE + "=" + WORD)))
                        .as(one.build().toString())
                        .isNotEqualTo(401);
            }
        }
    }

    /** Each is asked by another site, by another server of this machine, and under a name that is not ours. */
    @Test
    void everyRouteIsForOurOwnPageOnly() {
        try (Studio studio = Studios.timeless()) {
            for (HttpRequest.Builder one : everything(studio, new Client(studio).json("/api/openapi.json"))) {
                if (one.build().uri().getPath().startsWith("/api/")) {
                    for (String[] header : new String[][] {
                        {"Origin", "http://evil.example"},
                        {"Origin", "http://127.0.0.1:" + (studio.port() ^ 1)},
                        {"Origin", "http://localhost:" + studio.port()},
                        {"Sec-Fetch-Site", "cross-site"},
                        {"Sec-Fetch-Site", "same-site"},
                    }) {
                        assertThat(status(studio, one.copy().header(header[0], header[1])))
                                .as(one.build() + " " + String.join(": ", header))
                                .isEqualTo(403);
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"maybe\"", "\"true\"", "1", "0", "[]", "{}"})
    void whatIsNeitherTrueNorFalseIsRefused(String value) {
        try (Studio studio = Studios.timeless()) {
            HttpResponse<byte[]> answer = new Client(studio)
                    .send(request(studio, "/api/play")
                            .header("Content-Type", "application/json")
                            .POST(HttpRequest.BodyPublishers.ofString(
                                    "{\"game\":\"wythoff\",\"start\":\"1 3\",\"discovery\":" + value + "}"))
                            .build());
            assertThat(answer.statusCode()).isEqualTo(400);
            assertThat(Client.text(answer)).contains("discovery").contains("true or false");
        }
    }
}
