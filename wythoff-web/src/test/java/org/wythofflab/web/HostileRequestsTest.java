package org.wythofflab.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What nobody sends who means well: each is refused once, in words, and the studio goes on. */
@Timeout(value = 10, unit = TimeUnit.MINUTES) // Only ends what hangs.
final class HostileRequestsTest {
    private static final String HOST = "Host: localhost\r\n";
    private static final String CLOSE = "Connection: close\r\n";
    private static final String TYPE = "Content-Type: application/json\r\n";
    private static final String MATCH = "{\"game\":\"wythoff\",\"start\":\"1 3\"}";

    /** Hidden behind another request, it would be answered with 200. */
    private static final String HIDDEN = "GET /api/version HTTP/1.1\r\n" + HOST + CLOSE + "\r\n";

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

    private static String post(String headers, String body) {
        return "POST /api/play HTTP/1.1\r\n" + HOST + TYPE + headers + "\r\n" + body;
    }

    private static String get(String headers) {
        return "GET /api/version HTTP/1.1\r\n" + headers + CLOSE + "\r\n";
    }

    static Stream<String> smuggled() {
        int n = MATCH.length();
        String length = "Content-Length: " + n + "\r\n";
        String chunked = "Transfer-Encoding: chunked\r\n";
        String none = "0\r\n\r\n" + HIDDEN;
        return Stream.of(
                post(length + "Content-Length: " + (n + 5) + "\r\n", MATCH + HIDDEN),
                post(length + length, MATCH + HIDDEN),
                post("Content-Length: " + n + ", " + n + "\r\n", MATCH + HIDDEN),
                post("Content-Length: +" + n + "\r\n", MATCH + HIDDEN),
                post("Content-Length: -1\r\n", MATCH + HIDDEN),
                post("Content-Length: 0x20\r\n", MATCH + HIDDEN),
                post("Content-Length: 99999999999999999999\r\n", MATCH + HIDDEN),
                post("Content-Length : " + n + "\r\n", MATCH + HIDDEN),
                post("Content-Length: 5\r\n" + chunked, none),
                post(chunked + "Content-Length: 5\r\n", none),
                post("Transfer-Encoding: xchunked\r\n", none),
                post("Transfer-Encoding: chunked, identity\r\n", none),
                post(chunked + chunked, none),
                post("Transfer-Encoding: \u000bchunked\r\n", none),
                post(chunked, "zz\r\n" + MATCH + "\r\n" + none),
                post(chunked, Integer.toHexString(n) + "\n" + MATCH + "\n0\n\n" + HIDDEN),
                get(HOST + "X: a\r\n b\r\n"),
                get(HOST + "X: a\rY: b\r\n"),
                get(HOST + "X: a\u0000b\r\n"),
                get(HOST + "X : a\r\n"),
                get(HOST).replace("\r\n", "\n"),
                get(HOST + HOST),
                get(HOST + "Host: evil.example\r\n"),
                get(""),
                get("Host:\r\n"),
                get("Host: localhost@evil.example\r\n"),
                get("Host: localhost:80:90\r\n"),
                get("Host: evil.example localhost\r\n"),
                get("Host: localhost\r\n").replace("/api", "http://evil.example/api"),
                get("Host: evil.example\r\n").replace("/api", "http://localhost/api"),
                get(HOST).replace("HTTP/1.1", "HTTP/3.0"),
                "GET /api/version\r\n\r\n",
                "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\r\n\r\n");
    }

    @ParameterizedTest
    @MethodSource("smuggled")
    void oneRequestIsNeverTwoAndTheirHostIsCertain(String text) throws IOException {
        String answer = RawRequest.exchange(studio.port(), text);
        assertThat(RawRequest.statuses(answer)).as(answer).hasSize(1);
        assertThat(RawRequest.statuses(answer).get(0)).as(answer).isIn(400, 426, 505);
        assertThat(answer)
                .contains("\"error\":")
                .doesNotContain("mistake in Wythoff Lab")
                .doesNotContain("etty");
    }

    /** The test above would pass where nothing is answered at all. */
    @Test
    void theSameWithoutTheTrickIsAnswered() throws IOException {
        String plain = CLOSE + "Content-Length: " + MATCH.length() + "\r\n";
        String chunks = Integer.toHexString(MATCH.length()) + "\r\n" + MATCH + "\r\n0\r\n\r\n";
        for (String text : List.of(
                post(plain, MATCH), post(CLOSE + "Transfer-Encoding: chunked\r\n", chunks), get(HOST), HIDDEN)) {
            assertThat(RawRequest.statuses(RawRequest.exchange(studio.port(), text)))
                    .containsExactly(200);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "//api/version",
                "/%61pi/version",
                "/api/./version",
                "/x/../api/version",
                "/api/%2e%2e/api/version",
                "/api%2fversion",
                "/api;a=b/version",
                "/api/version;x=1",
                "/;/api/version",
                "/api/version%00",
                "/api/version%20",
                "/API/version",
                "/api\\version",
                "/../../etc/passwd",
                "/%2e%2e/%2e%2e/etc/passwd",
                "/..%2f..%2fetc/passwd",
                "/..;/..;/etc/passwd",
                "/%c0%ae%c0%ae/etc/passwd",
                "/katex/../../schemas.json",
                "/org/wythofflab/web/schemas.json",
                "/META-INF/MANIFEST.MF",
                "/katex/",
                "/%00",
                "*"
            })
    void aPathHasOneSpelling(String path) throws IOException {
        String answer = RawRequest.exchange(studio.port(), "GET " + path + " HTTP/1.1\r\n" + HOST + CLOSE + "\r\n");
        assertThat(RawRequest.statuses(answer)).as(answer).hasSize(1).containsAnyOf(400, 404);
        assertThat(answer).contains("\"error\":");
    }

    @Test
    void whatIsTooLongIsRefusedInWords() throws IOException {
        Map<String, Integer> refusals = Map.of(
                get(HOST + "X: " + "a".repeat(20_000) + "\r\n"), 431,
                get(HOST + "X: a\r\n".repeat(5_000)), 431,
                get(HOST).replace("/api", "/a".repeat(3_000)), 414,
                get(HOST).replace("/api", "/" + "a".repeat(3_000)), 414,
                get(HOST).replace("/version", "/version?" + "a=1&".repeat(1_000)), 400,
                post("Content-Length: 999999999\r\n", MATCH), 413,
                post("Transfer-Encoding: chunked\r\n", "3E801\r\n" + " ".repeat(0x3E801) + "\r\n0\r\n\r\n"), 413);
        for (Map.Entry<String, Integer> refusal : refusals.entrySet()) {
            String answer = RawRequest.exchange(studio.port(), refusal.getKey());
            String sent = refusal.getKey().substring(0, 60);
            assertThat(RawRequest.statuses(answer)).as(sent).containsExactly(refusal.getValue());
            assertThat(answer).as(sent).contains("\"error\":").doesNotContain("mistake in Wythoff Lab");
        }
    }

    private static HttpResponse<byte[]> send(String path, String body) {
        return client.send(client.request(path)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build());
    }

    private static void isRefused(HttpResponse<byte[]> answer, String what) {
        assertThat(answer.statusCode()).as(what).isBetween(400, 499);
        assertThat(Client.json(answer).path("error").asString()).as(what).isNotEmpty();
    }

    @Test
    void deepJsonIsRefused() {
        for (String body : List.of(
                "[".repeat(200_000),
                "{\"game\":".repeat(25_000),
                "{\"game\":" + "[".repeat(900) + "]".repeat(900) + ",\"start\":\"1 3\"}",
                "{\"game\":\"wythoff\",\"start\":" + "9".repeat(200_000) + "e999999999}",
                "{\"game\":\"wythoff\",\"start\":1e999999999}",
                "{\"game\":\"wythoff\",\"game\":\"nim\",\"start\":\"1 3\"}x",
                "\u0000",
                "nul",
                "\"wythoff\"",
                "{\"game\":\"\\ud800\",\"start\":\"1 3\"}")) {
            isRefused(send("/api/play", body), body.substring(0, Math.min(60, body.length())));
        }
    }

    /** Bodies in which every field has its right value; with {@code match} put in. */
    private static Map<String, List<String>> bodies() {
        String text = Client.json(send("/api/play", MATCH)).path("match").toString();
        String turn = "{\"match\":" + text + ",\"action\":";
        return Map.of(
                "/api/play",
                List.of(
                        "{\"game\":\"wythoff\",\"start\":\"1 3\",\"opponent\":\"perfect\",\"first\":\"you\",\"seed\":\"7\","
                                + "\"discovery\":false}"),
                "/api/play/turn",
                List.of(
                        turn + "{\"type\":\"move\",\"first\":\"1\",\"second\":\"0\"}}",
                        turn + "{\"type\":\"hint\",\"step\":1}}"),
                "/api/score",
                List.of("{\"game\":\"wythoff\",\"p\":[[\"1\",\"2\"]],\"n\":[[\"1\",\"1\"]],\"which\":true}"));
    }

    private static final List<String> WRONG = List.of(
            "true",
            "false",
            "{}",
            "[]",
            "[[]]",
            "[[1]]",
            "[[true,false]]",
            "[[\"1\",\"2\",\"3\"]]",
            "1.5",
            "-1",
            "1e400",
            "\"\"",
            "\"\\u0000\"",
            "\"@/etc/passwd\"",
            "{\"type\":{}}",
            "{\"type\":\"fly\"}");

    @Test
    void everyFieldOfEveryBodyIsHeldAgainstItsType() {
        bodies().forEach((path, bodies) -> {
            for (String body : bodies) {
                assertThat(send(path, body).statusCode()).as(body).isEqualTo(200);
                ObjectNode whole = (ObjectNode) Client.JSON.readTree(body);
                for (ObjectNode part : parts(whole)) {
                    for (String name : List.copyOf(part.propertyNames())) {
                        JsonNode right = part.get(name);
                        for (String wrong : WRONG) {
                            JsonNode value = Client.JSON.readTree(wrong);
                            if (isAllowed(name, value, right)) {
                                continue;
                            }
                            part.set(name, value);
                            isRefused(send(path, whole.toString()), path + " " + whole);
                        }
                        part.set(name, right);
                    }
                    part.put("odd", "1");
                    isRefused(send(path, whole.toString()), path + " " + whole);
                    part.remove("odd");
                }
            }
        });
    }

    private static boolean isAllowed(String name, JsonNode value, JsonNode right) {
        return (value.isBoolean() && right.isBoolean())
                || (value.isArray() && value.isEmpty() && right.isArray())
                || (value.isInt() && name.equals("seed"));
    }

    private static List<ObjectNode> parts(ObjectNode whole) {
        return whole.get("action") instanceof ObjectNode action ? List.of(whole, action) : List.of(whole);
    }

    /** A file of this machine is nothing that the network may read, whoever asks and wherever. */
    @Test
    void noFileIsRead(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("secret"), "314159265\n");
        String name = "@" + file;
        JsonNode paths = client.json("/api/openapi.json").path("paths");
        List<String> asked = new ArrayList<>();
        paths.propertyStream().forEach(path -> {
            JsonNode parameters = path.getValue().path("get").path("parameters");
            for (JsonNode evil : parameters) {
                List<String> parts = new ArrayList<>();
                for (JsonNode parameter : parameters) {
                    boolean chosen = parameter.equals(evil);
                    if (chosen || parameter.path("required").asBoolean()) {
                        parts.add(parameter.path("name").asString());
                        parts.add(chosen ? name : parameter.path("example").asString());
                    }
                }
                HttpResponse<byte[]> answer =
                        client.send(client.request(Client.path(path.getKey(), parts.toArray(new String[0])))
                                .header("Accept", "*/*, text/event-stream")
                                .build());
                asked.add(path.getKey());
                assertThat(Client.text(answer)).as(path.getKey() + parts).doesNotContain("314159265");
                assertThat(answer.statusCode()).as(path.getKey() + parts).isLessThan(500);
            }
        });
        assertThat(asked).hasSizeGreaterThan(30);
        bodies().forEach((path, bodies) -> {
            for (String body : bodies) {
                ObjectNode whole = (ObjectNode) Client.JSON.readTree(body);
                for (ObjectNode part : parts(whole)) {
                    for (String field : List.copyOf(part.propertyNames())) {
                        JsonNode right = part.get(field);
                        part.put(field, name);
                        HttpResponse<byte[]> answer = send(path, whole.toString());
                        assertThat(Client.text(answer)).doesNotContain("314159265");
                        isRefused(answer, path + " " + whole);
                        part.set(field, right);
                    }
                }
            }
        });
    }

    /** Whoever sends a byte now and then is sent away in the end, before and behind the empty line. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET /api/version HTTP/1.1\r\nHost: localhost\r\nX: ",
                "POST /api/play HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9999999\r\n\r\n",
                "POST /api/play HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n",
                "GET /api/version HTTP/1.1\r\nHost: localhost\r\n\r\nGET /"
            })
    void slowSendersAreSentAway(String beginning) throws Exception {
        Settings usual = Settings.standard();
        Times hasty = new Times(
                Duration.ofDays(1), Duration.ofDays(1), Duration.ofSeconds(2), Duration.ofSeconds(1), () -> 0);
        Settings settings = new Settings(
                1, 4, 4, usual.limits(), 1, usual.tileBytes(), usual.boardBytes(), usual.answerBytes(), hasty);
        try (Studio slow = Studio.start("127.0.0.1", 0, settings);
                Socket socket = RawRequest.open(slow.port())) {
            socket.getOutputStream().write(RawRequest.bytes(beginning));
            try {
                while (true) {
                    socket.getOutputStream().write('a');
                    Thread.sleep(100);
                }
            } catch (SocketException sentAway) {
                assertThat(new Client(slow).get("/api/version").statusCode()).isEqualTo(200);
            }
        }
    }
}
