package org.wythofflab.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.api.BugDetectors;
import com.code_intelligence.jazzer.api.SilentCloseable;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.UncheckedIOException;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.wythofflab.lab.Limits;
import tools.jackson.databind.JsonNode;

/**
 * Any path, query and body get an answer or words. The first line of an input is the path with its query as people write it,
 * {@code /api/outcome?game=wythoff block 2&position=3 5}; whatever is behind it is sent as the body.
 */
final class ApiFuzzTest {
    private static Studio studio;
    private static Client client;

    /** Little of everything: whether a limit ends an answer or the answer is there makes no difference here. */
    @BeforeAll
    static void open() {
        Settings usual = Settings.standard();
        Times hasty = new Times(
                Duration.ofMinutes(5),
                Duration.ofSeconds(1),
                Duration.ofMinutes(5),
                Duration.ofSeconds(1),
                System::nanoTime);
        studio = Studio.start(
                "127.0.0.1",
                0,
                new Settings(
                        2,
                        usual.waiting(),
                        usual.waitingOfOne(),
                        new Limits(20_000, 20_000_000, Optional.of(Duration.ofSeconds(1))),
                        1,
                        1_000_000,
                        10_000_000,
                        1_000_000,
                        hasty));
        client = new Client(studio);
    }

    @AfterAll
    static void close() {
        studio.close();
    }

    /** Every route with the examples of its description, so that a new one is tried, too. */
    static Stream<Arguments> examples() {
        return client.json("/api/openapi.json").path("paths").propertyStream().map(path -> {
            JsonNode parameters = path.getValue().path("get").path("parameters");
            String query = StreamSupport.stream(parameters.spliterator(), false)
                    .map(one -> one.path("name").asString() + "="
                            + one.path("example").asString())
                    .collect(Collectors.joining("&", "?", ""));
            String body = path.getValue().has("post") ? "{\"game\":\"wythoff\",\"start\":\"1 3\"}" : "";
            return Arguments.of((Object) (path.getKey() + query + "\n" + body).getBytes(StandardCharsets.UTF_8));
        });
    }

    @MethodSource("examples")
    @FuzzTest
    void anyRequestIsAnsweredOrRefused(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        int end = text.indexOf('\n');
        String body = end < 0 ? "" : text.substring(end + 1);
        HttpRequest.Builder request = client.request(address(end < 0 ? text : text.substring(0, end)))
                .header("Accept", "application/json, text/event-stream");
        if (!body.isEmpty()) {
            request.header("Content-Type", "application/json").POST(HttpRequest.BodyPublishers.ofString(body));
        }
        HttpResponse<byte[]> answer = answer(request.build());
        String said = Client.text(answer);
        assertThat(answer.statusCode()).as(said).isIn(200, 304, 400, 404, 405, 413, 414, 422, 429, 431, 503);
        assertThat(said).doesNotContain("mistake in Wythoff Lab");
    }

    /** A connection that was closed while it was unused is tried once more, as browsers do. */
    private static HttpResponse<byte[]> answer(HttpRequest request) {
        // Jazzer takes any connection for one that an input has brought about, unless it is told.
        SilentCloseable told = BugDetectors.allowNetworkConnections((host, port) -> port == studio.port());
        try {
            return client.send(request);
        } catch (UncheckedIOException closed) {
            return client.send(request);
        } finally {
            told.close();
        }
    }

    /** With whatever cannot stand in an address written as bytes. */
    private static String address(String line) {
        int question = line.indexOf('?');
        String path = question < 0 ? line : line.substring(0, question);
        String query = question < 0 ? "" : line.substring(question + 1);
        return "/" + coded(path.replaceFirst("^/", "")).replace("%2F", "/") + "?"
                + Stream.of(query.split("&", -1))
                        .map(part -> Stream.of(part.split("=", 2))
                                .map(ApiFuzzTest::coded)
                                .collect(Collectors.joining("=")))
                        .collect(Collectors.joining("&"));
    }

    private static String coded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
