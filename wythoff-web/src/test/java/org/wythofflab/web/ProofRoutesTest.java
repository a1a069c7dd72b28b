package org.wythofflab.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.wythofflab.lab.Limits;
import org.wythofflab.prove.ProofCheck;
import org.wythofflab.solve.Budget;
import tools.jackson.databind.JsonNode;

/** Proofs are made, limited, ended and remembered. */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
final class ProofRoutesTest {
    /** Neither a theorem nor a certificate of the program is about it. */
    private static final String NEW = "moves(first: all; second: all; both: k = 1 and l = 1)";

    /** Nobody has settled it, with all the time there was. */
    private static final String HARD = "wythoff block 5";

    /** The data of an event of a stream. */
    private static JsonNode event(Client client, String name, String path, String... parts) {
        HttpResponse<byte[]> response = client.send(client.request(Client.path(path, parts))
                .header("Accept", LongAnswers.EVENTS)
                .build());
        Matcher event = Pattern.compile("event: " + name + "\ndata: (.*)\n").matcher(Client.text(response));
        assertThat(event.find()).as(Client.text(response)).isTrue();
        return Client.JSON.readTree(event.group(1));
    }

    private static void isValid(String certificate) {
        assertThat(ProofCheck.of(certificate, Budget.of(1L << 40, 1L << 40)).flaw())
                .isEmpty();
    }

    @Test
    void certificatesAreValidWhetherTheyAreKeptOrMade() {
        try (Studio studio = Studios.timeless()) {
            Client client = new Client(studio);
            for (String game : new String[] {"wythoff block 4", "wythoff", "modular(5)"}) {
                HttpResponse<byte[]> response = client.get("/api/certificate", "game", game, "download", "1");
                isValid(Client.text(response));
                assertThat(response.headers().firstValue("Content-Disposition").orElse(""))
                        .startsWith("attachment");
            }
            isValid(event(client, "proof", "/api/prove", "game", "wythoff")
                    .path("certificate")
                    .asString());
            JsonNode none = client.json("/api/certificate", "game", "wyt(k^2)");
            assertThat(none.path("error").asString()).contains("nothing is proved of wyt(k^2)");
        }
    }

    @Test
    void whatIsProvedIsKnownFromThenOn() {
        try (Studio studio = Studios.timeless()) {
            Client client = new Client(studio);
            String[] far = {"game", NEW, "x", "10^30", "y", "7"};
            assertThat(client.json("/api/proof", "game", NEW).path("proved").isNull())
                    .isTrue();
            assertThat(client.json("/api/square", far).path("outcome").isNull()).isTrue();
            JsonNode proof = event(client, "proof", "/api/prove", "game", NEW);
            assertThat(proof.path("verdict").asString()).isEqualTo("PROVED");
            isValid(proof.path("certificate").asString());
            assertThat(client.json("/api/square", far).path("outcome").asString())
                    .isEqualTo("N");
            assertThat(client.json("/api/proof", "game", NEW)
                            .path("proved")
                            .path("name")
                            .asString())
                    .isEqualTo("moves-first-all-second-all-both-k-1-and-l-1");
            isValid(Client.text(client.get("/api/certificate", "game", NEW)));
        }
    }

    /** A value says nothing of who wins. */
    @Test
    void theSetOfAValueIsNotTakenForThatOfThePPositions() {
        try (Studio studio = Studios.timeless()) {
            Client client = new Client(studio);
            JsonNode found = event(client, "finding", "/api/discover", "game", NEW, "grundy", "1");
            assertThat(found.path("verdict").asString()).isEqualTo("PROVED");
            assertThat(found.path("grundy").asInt()).isEqualTo(1);
            assertThat(client.json("/api/proof", "game", NEW).path("proved").isNull())
                    .isTrue();
        }
    }

    /** Another second passes whenever somebody looks. */
    @Test
    void whatTakesTooLongIsUnknownAndSaysHowFarItWent() {
        AtomicLong seconds = new AtomicLong();
        Duration ages = Duration.ofDays(1);
        Times passing = new Times(
                ages, Duration.ofSeconds(40), ages, ages, () -> TimeUnit.SECONDS.toNanos(seconds.getAndIncrement()));
        try (Studio studio = Studio.start("127.0.0.1", 0, settings(500_000_000, passing))) {
            JsonNode found = event(new Client(studio), "finding", "/api/discover", "game", HARD);
            assertThat(found.path("verdict").asString()).isEqualTo("UNKNOWN");
            assertThat(found.path("statement").asString()).startsWith("stopped while ");
            assertThat(found.path("certificate").isNull()).isTrue();
        }
    }

    @Test
    void whatNeedsTooMuchMemoryIsUnknown() {
        Duration ages = Duration.ofDays(1);
        try (Studio studio =
                Studio.start("127.0.0.1", 0, settings(2_000, new Times(ages, ages, ages, ages, () -> 0)))) {
            JsonNode proof = event(new Client(studio), "proof", "/api/prove", "game", "wythoff block 4");
            assertThat(proof.path("verdict").asString()).isEqualTo("UNKNOWN");
        }
    }

    private static Settings settings(long bytes, Times times) {
        Limits limits = new Limits(1L << 34, bytes, Optional.empty());
        return new Settings(1, 4, 4, limits, 1, 1_000_000, 10_000_000, 20_000_000, times);
    }

    /** Whoever leaves takes his proof with him, and meanwhile others are answered by the one worker there is. */
    @Test
    void aProofEndsWhenItsReaderLeavesAndKeepsNobodyWaiting() throws Exception {
        Duration ages = Duration.ofDays(1);
        try (Studio studio =
                Studio.start("127.0.0.1", 0, settings(500_000_000, new Times(ages, ages, ages, ages, () -> 0)))) {
            try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), studio.port())) {
                String text = "GET " + Client.path("/api/discover", "game", HARD)
                        + " HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n";
                socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
                InputStream in = socket.getInputStream();
                StringBuilder heard = new StringBuilder();
                while (!heard.toString().contains("event: stage")) {
                    heard.append((char) in.read());
                }
                assertThat(studio.working()).isEqualTo(1);
                assertThat(new Client(studio)
                                .get("/api/outcome", "game", "wythoff", "position", "10^100 7")
                                .statusCode())
                        .isEqualTo(200);
            }
            Eventually.until(() -> studio.working() == 0);
        }
    }
}
