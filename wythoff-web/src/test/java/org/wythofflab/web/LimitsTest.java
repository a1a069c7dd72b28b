package org.wythofflab.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.wythofflab.lab.BadRequestException;

/** The studio gives up, refuses and sends away rather than taking more than it may. */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
final class LimitsTest {
    @Test
    void anUnknownCharsetIsNoMistakeOfOurs() throws IOException {
        try (Studio studio = Studio.start("127.0.0.1", 0, LongQuestions.settings())) {
            assertThat(RawRequest.status(
                            studio.port(),
                            "POST /api/play HTTP/1.1",
                            "Host: localhost",
                            "Content-Type: application/json;charset=bogus",
                            "Content-Length: 0"))
                    .isEqualTo(400);
        }
    }

    @Test
    void anAnswerThatTakesTooLongIsGivenUp() {
        AtomicLong seconds = new AtomicLong();
        Times passing =
                LongQuestions.times(LongQuestions.AGES, () -> TimeUnit.SECONDS.toNanos(seconds.getAndIncrement()));
        try (Studio studio =
                Studio.start("127.0.0.1", 0, LongQuestions.settings(4, 4, Duration.ofMillis(300), passing))) {
            HttpResponse<byte[]> response = new Client(studio).get("/api/outcome", LongQuestions.LONG);
            assertThat(response.statusCode()).isEqualTo(422);
            assertThat(Client.json(response).path("kind").asString()).isEqualTo("limit");
            assertThat(Client.text(response)).contains("not finished within 0.3 seconds");
        }
    }

    @Test
    void anAnswerThatIsTooLongIsRefused() {
        try (Studio studio = Studio.start("127.0.0.1", 0, LongQuestions.settings())) {
            HttpResponse<byte[]> response =
                    new Client(studio).get("/api/positions", "game", "nim", "bound", "4000", "format", "csv");
            assertThat(response.statusCode()).isEqualTo(413);
            assertThat(Client.json(response).path("kind").asString()).isEqualTo("limit");
        }
    }

    @Test
    void aRequestThatIsTooLongIsRefused() throws IOException {
        try (Studio studio = Studio.start("127.0.0.1", 0, LongQuestions.settings())) {
            Client client = new Client(studio);
            assertThat(client.get("/api/game", "game", "1".repeat(20_000)).statusCode())
                    .isIn(414, 431);
            assertThat(RawRequest.status(studio.port(), "GARBAGE")).isIn(400, 505);
        }
    }

    @Test
    void nothingIsComputedForAClientWhoHasLeft() throws Exception {
        try (Studio studio = Studio.start("127.0.0.1", 0, LongQuestions.settings())) {
            try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), studio.port())) {
                ask(socket, Client.path("/api/outcome", LongQuestions.LONG), "*/*");
                LongQuestions.await(studio, 0);
                // Others leave, one after the other: when the second was missed, the first search for such has ended.
                for (int i = 0; i < 2; i++) {
                    try (Socket other = new Socket(InetAddress.getLoopbackAddress(), studio.port())) {
                        ask(other, Client.path("/api/outcome", LongQuestions.LONG), "*/*");
                        LongQuestions.await(studio, 1);
                    }
                    LongQuestions.await(studio, 0);
                }
            }
            Eventually.until(() -> studio.working() == 0);
        }
    }

    @Test
    void aCheckEndsWhenItsReaderLeaves() throws Exception {
        try (Studio studio = Studio.start("127.0.0.1", 0, LongQuestions.settings())) {
            try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), studio.port())) {
                ask(socket, Client.path("/api/verify", "claim", "blocking", "bound", "3000"), "text/event-stream");
                InputStream in = socket.getInputStream();
                assertThat(in.read()).isPositive();
                LongQuestions.await(studio, 0);
            }
            Eventually.until(() -> studio.working() == 0);
        }
    }

    private static void ask(Socket socket, String path, String accept) throws IOException {
        String text = "GET " + path + " HTTP/1.1\r\nHost: localhost\r\nAccept: " + accept + "\r\n\r\n";
        socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    @Test
    void closingAnswersWhoeverWaits() throws Exception {
        Studio studio = Studio.start("127.0.0.1", 0, LongQuestions.settings());
        Client client = new Client(studio);
        CompletableFuture<HttpResponse<byte[]>> pending = LongQuestions.ask(client);
        LongQuestions.await(studio, 0);
        studio.close();
        assertThat(pending.get().statusCode()).isEqualTo(503);
        assertThatThrownBy(() -> client.get("/")).isInstanceOf(RuntimeException.class);
    }

    @Test
    void aPortThatIsTakenIsAPortToChoose() {
        try (Studio studio = Studio.start("127.0.0.1", 0, LongQuestions.settings())) {
            assertThatThrownBy(() -> Studio.start("127.0.0.1", studio.port(), LongQuestions.settings()))
                    .isInstanceOf(BadRequestException.class)
                    .hasMessageContaining("is taken")
                    .hasMessageContaining("--port 0");
        }
        assertThatThrownBy(() -> Studio.start("192.0.2.1", 0, LongQuestions.settings()))
                .isInstanceOf(BadRequestException.class)
                .hasMessageContaining("--host");
    }

    @Test
    void keptTilesStayWithinTheirBytes() {
        TileCache cache = new TileCache(10_000);
        for (int i = 0; i < 100; i++) {
            cache.put("tile" + i, new byte[1000]);
            assertThat(cache.bytes()).isLessThanOrEqualTo(10_000);
        }
        assertThat(cache.get("tile99")).isPresent();
        assertThat(cache.get("tile0")).isEmpty();
    }
}
