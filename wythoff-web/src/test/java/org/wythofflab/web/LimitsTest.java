package org.wythofflab.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Limits;

/** The studio gives up, refuses and sends away rather than taking more than it may. */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
final class LimitsTest {
    /** Takes days: no machine has done with it before a test has. */
    private static final String[] LONG = {
        "game",
        "moves(first: all; second: all; both: k*k < 3*l*l and l < 2*k) block 50",
        "position",
        "20000 20000",
        "by",
        "engine"
    };

    /** Longer than any of these tests. */
    private static final Duration AGES = Duration.ofDays(1);

    private static Settings settings(int waiting, int waitingOfOne, Duration time, Times times) {
        return new Settings(
                1,
                waiting,
                waitingOfOne,
                new Limits(1L << 34, 500_000_000, Optional.of(time)),
                1,
                1_000_000,
                10_000_000,
                20_000,
                times);
    }

    private static Times times(Duration patience, LongSupplier clock) {
        return new Times(patience, AGES, AGES, AGES, clock);
    }

    /** No limit of time is reached: the clock stands still. */
    private static Settings settings() {
        return settings(4, 4, AGES, times(AGES, () -> 0));
    }

    /** Somebody asks for what takes long. */
    private static CompletableFuture<HttpResponse<byte[]>> ask(Client client) {
        return client.http()
                .sendAsync(
                        client.request(Client.path("/api/outcome", LONG)).build(),
                        HttpResponse.BodyHandlers.ofByteArray());
    }

    /** What is answered at once; whoever would have to wait goes away. */
    private static Optional<HttpResponse<byte[]>> soon(CompletableFuture<HttpResponse<byte[]>> answer) {
        try {
            return Optional.of(answer.get(1, TimeUnit.SECONDS));
        } catch (TimeoutException waits) {
            answer.cancel(true);
            return Optional.empty();
        } catch (InterruptedException | ExecutionException broken) {
            throw new AssertionError(broken);
        }
    }

    /** Waits until one request is computed and so many wait for it. */
    private static void await(Studio studio, int waiting) throws InterruptedException {
        Eventually.until(() -> studio.working() == 1 + waiting && studio.waiting() == waiting);
    }

    /** Sixty who send slowly, and may do so for ages, do not keep the others waiting. */
    @Test
    void slowSendersLeaveRoomForOthers() throws Exception {
        try (Studio studio = Studio.start("127.0.0.1", 0, settings())) {
            List<Socket> slow = new ArrayList<>();
            try {
                for (int i = 0; i < 60; i++) {
                    Socket socket = new Socket(InetAddress.getLoopbackAddress(), studio.port());
                    slow.add(socket);
                    socket.getOutputStream()
                            .write(("POST /api/play HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                                            + "Content-Length: 500\r\n\r\n{")
                                    .getBytes(StandardCharsets.ISO_8859_1));
                }
                assertThat(new Client(studio).get("/api/version").statusCode()).isEqualTo(200);
            } finally {
                for (Socket socket : slow) {
                    socket.close();
                }
            }
        }
    }

    private static int priority(String thread) {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(one -> one.getName().equals(thread))
                .mapToInt(Thread::getPriority)
                .findAny()
                .orElseThrow();
    }

    /** Where processors are few, what is expected at once is computed before what is looked at, waited for and watched. */
    @Test
    void whatTakesLongGivesWay() {
        try (Studio studio = Studio.start("127.0.0.1", 0, settings())) {
            assertThat(studio.port()).isPositive();
            assertThat(priority("quick-0")).isGreaterThan(priority("page-0"));
            assertThat(priority("page-0")).isGreaterThan(priority("answer-0"));
            for (String last : List.of("check-0", "solve-0", "prove-0", "explore-0")) {
                assertThat(priority(last)).as(last).isLessThan(priority("answer-0"));
            }
        }
    }

    /** All places for long questions are taken, for days: maps and matches do not need one. */
    @Test
    void mapsAndMatchesDoNotWaitForLongQuestions() throws Exception {
        try (Studio studio = Studio.start("127.0.0.1", 0, settings())) {
            Client client = new Client(studio);
            CompletableFuture<HttpResponse<byte[]>> first = ask(client);
            CompletableFuture<HttpResponse<byte[]>> second = ask(client);
            await(studio, 1);
            assertThat(client.get(
                                    "/api/tile.png",
                                    "game",
                                    "nim",
                                    "layer",
                                    "outcome",
                                    "x",
                                    "0",
                                    "y",
                                    "0",
                                    "zoom",
                                    "0",
                                    "theme",
                                    "light")
                            .statusCode())
                    .isEqualTo(200);
            HttpRequest match = client.request("/api/play")
                    .header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString("{\"game\":\"wythoff\",\"start\":\"4 9\"}"))
                    .build();
            assertThat(client.send(match).statusCode()).isEqualTo(200);
            assertThat(first).isNotDone();
            first.cancel(true);
            second.cancel(true);
        }
    }

    /** A crowd that does not move is not joined; a crowd alone is no reason to send anybody away. */
    @Test
    void whoeverWouldWaitInVainIsToldAtOnce() throws Exception {
        AtomicLong seconds = new AtomicLong();
        Times times = times(AGES, () -> TimeUnit.SECONDS.toNanos(seconds.get()));
        try (Studio studio = Studio.start("127.0.0.1", 0, settings(100, 100, AGES, times))) {
            Client client = new Client(studio);
            List<CompletableFuture<HttpResponse<byte[]>>> crowd = new ArrayList<>();
            for (int i = 0; i < 20; i++) {
                crowd.add(ask(client));
            }
            await(studio, 19);
            seconds.set(60);
            // Nobody knows when the studio looks at who waits; whoever asks before that waits with them.
            List<HttpResponse<byte[]>> told = new ArrayList<>();
            Eventually.until(() -> {
                soon(ask(client)).ifPresent(told::add);
                return !told.isEmpty();
            });
            assertThat(told.get(0).statusCode()).isEqualTo(503);
            assertThat(Client.text(told.get(0))).contains("busy with long questions");
            assertThat(told.get(0).headers().firstValue("Retry-After")).isPresent();
            crowd.forEach(one -> one.cancel(true));
        }
    }

    @Test
    void anUnknownCharsetIsNoMistakeOfOurs() throws IOException {
        try (Studio studio = Studio.start("127.0.0.1", 0, settings())) {
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
        Times passing = times(AGES, () -> TimeUnit.SECONDS.toNanos(seconds.getAndIncrement()));
        try (Studio studio = Studio.start("127.0.0.1", 0, settings(4, 4, Duration.ofMillis(300), passing))) {
            HttpResponse<byte[]> response = new Client(studio).get("/api/outcome", LONG);
            assertThat(response.statusCode()).isEqualTo(422);
            assertThat(Client.json(response).path("kind").asString()).isEqualTo("limit");
            assertThat(Client.text(response)).contains("not finished within 0.3 seconds");
        }
    }

    @Test
    void anAnswerThatIsTooLongIsRefused() {
        try (Studio studio = Studio.start("127.0.0.1", 0, settings())) {
            HttpResponse<byte[]> response =
                    new Client(studio).get("/api/positions", "game", "nim", "bound", "4000", "format", "csv");
            assertThat(response.statusCode()).isEqualTo(413);
            assertThat(Client.json(response).path("kind").asString()).isEqualTo("limit");
        }
    }

    @Test
    void aRequestThatIsTooLongIsRefused() throws IOException {
        try (Studio studio = Studio.start("127.0.0.1", 0, settings())) {
            Client client = new Client(studio);
            assertThat(client.get("/api/game", "game", "1".repeat(20_000)).statusCode())
                    .isIn(414, 431);
            assertThat(RawRequest.status(studio.port(), "GARBAGE")).isIn(400, 505);
        }
    }

    /** One task runs and two wait, each of a connection of its own; there is no room for a third. */
    @Test
    void onThisMachineEveryConnectionHasItsPlace() throws InterruptedException {
        Settings tight = settings(2, 1, AGES, times(AGES, () -> 0));
        try (Studio studio = Studio.start("127.0.0.1", 0, tight)) {
            Client client = new Client(studio);
            List<CompletableFuture<HttpResponse<byte[]>>> all = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                all.add(ask(client));
                await(studio, i);
            }
            HttpResponse<byte[]> refused = client.get("/api/outcome", LONG);
            assertThat(refused.statusCode()).isEqualTo(503);
            assertThat(refused.headers().firstValue("Retry-After")).isPresent();
            assertThat(Client.json(refused).path("kind").asString()).isEqualTo("busy");
            // What needs no worker is still there.
            assertThat(client.get("/").statusCode()).isEqualTo(200);
            all.forEach(one -> one.cancel(true));
        }
    }

    /** Who types or hovers gets answers while every worker has hours to do and others wait for them. */
    @Test
    void whatTakesLongDoesNotKeepQuickQuestionsWaiting() throws InterruptedException {
        try (Studio studio = Studio.start("127.0.0.1", 0, settings())) {
            Client client = new Client(studio);
            List<CompletableFuture<HttpResponse<byte[]>>> all = List.of(ask(client), ask(client), ask(client));
            await(studio, 2);
            for (String path : List.of("/api/reading", "/api/game", "/api/square")) {
                HttpResponse<byte[]> answer = path.endsWith("square")
                        ? client.get(path, "game", "wythoff", "x", "3", "y", "5")
                        : client.get(path, "game", "wythoff");
                assertThat(answer.statusCode()).as(path).isEqualTo(200);
            }
            assertThat(all).noneMatch(CompletableFuture::isDone);
            all.forEach(one -> one.cancel(true));
        }
    }

    @Test
    void aClientIsAnAddressAndOnThisMachineAConnection() {
        for (String here : List.of("127.0.0.1", "127.8.0.1", "::1", "[::1]", "0:0:0:0:0:0:0:1", "[0:0:0:0:0:0:0:1]")) {
            assertThat(ClientName.of(here, 1000)).isNotEqualTo(ClientName.of(here, 1001));
        }
        for (String elsewhere : List.of("192.0.2.7", "10.127.0.1", "2001:db8::1", "fe80::1")) {
            assertThat(ClientName.of(elsewhere, 1000)).isEqualTo(ClientName.of(elsewhere, 1001));
        }
    }

    /** Whoever keeps many requests waiting does not keep another connection of this machine from its turn. */
    @Test
    void aGreedyConnectionDoesNotStarveAnother() throws InterruptedException {
        FairQueue<String> queue = new FairQueue<>(100, 50);
        for (int i = 0; i < 50; i++) {
            queue.add(ClientName.of("127.0.0.1", 1000), "greedy");
        }
        queue.add(ClientName.of("127.0.0.1", 1001), "modest");
        assertThat(queue.take()).isEqualTo("greedy");
        assertThat(queue.take()).isEqualTo("modest");
    }

    @Test
    void whoAsksTooMuchIsToldSoAndNobodyElse() {
        FairQueue<String> queue = new FairQueue<>(10, 2);
        queue.add("greedy", "1");
        queue.add("greedy", "2");
        assertThatThrownBy(() -> queue.add("greedy", "3")).isInstanceOfSatisfying(Fault.Thrown.class, thrown -> {
            assertThat(thrown.fault().status()).isEqualTo(429);
            assertThat(thrown.fault().isPassing()).isTrue();
        });
        queue.add("modest", "1");
        assertThat(queue.size()).isEqualTo(3);
    }

    @Test
    void whoHasWaitedLongIsSentAway() throws InterruptedException {
        AtomicLong now = new AtomicLong();
        Settings impatient = settings(4, 4, AGES, times(Duration.ofSeconds(15), now::get));
        try (Studio studio = Studio.start("127.0.0.1", 0, impatient)) {
            Client client = new Client(studio);
            CompletableFuture<HttpResponse<byte[]>> first = ask(client);
            await(studio, 0);
            CompletableFuture<HttpResponse<byte[]>> second = ask(client);
            await(studio, 1);
            now.set(TimeUnit.SECONDS.toNanos(16));
            assertThat(second.join().statusCode()).isEqualTo(503);
            assertThat(Client.text(second.join())).contains("your request waited for 15 seconds");
            assertThat(studio.working()).isEqualTo(1);
            first.cancel(true);
        }
    }

    @Test
    void nothingIsComputedForAClientWhoHasLeft() throws Exception {
        try (Studio studio = Studio.start("127.0.0.1", 0, settings())) {
            try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), studio.port())) {
                ask(socket, Client.path("/api/outcome", LONG), "*/*");
                await(studio, 0);
                // Others leave, one after the other: when the second was missed, the first search for such has ended.
                for (int i = 0; i < 2; i++) {
                    try (Socket other = new Socket(InetAddress.getLoopbackAddress(), studio.port())) {
                        ask(other, Client.path("/api/outcome", LONG), "*/*");
                        await(studio, 1);
                    }
                    await(studio, 0);
                }
            }
            Eventually.until(() -> studio.working() == 0);
        }
    }

    @Test
    void aCheckEndsWhenItsReaderLeaves() throws Exception {
        try (Studio studio = Studio.start("127.0.0.1", 0, settings())) {
            try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), studio.port())) {
                ask(socket, Client.path("/api/verify", "claim", "blocking", "bound", "3000"), "text/event-stream");
                InputStream in = socket.getInputStream();
                assertThat(in.read()).isPositive();
                await(studio, 0);
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
        Studio studio = Studio.start("127.0.0.1", 0, settings());
        Client client = new Client(studio);
        CompletableFuture<HttpResponse<byte[]>> pending = ask(client);
        await(studio, 0);
        studio.close();
        assertThat(pending.get().statusCode()).isEqualTo(503);
        assertThatThrownBy(() -> client.get("/")).isInstanceOf(RuntimeException.class);
    }

    @Test
    void aPortThatIsTakenIsAPortToChoose() {
        try (Studio studio = Studio.start("127.0.0.1", 0, settings())) {
            assertThatThrownBy(() -> Studio.start("127.0.0.1", studio.port(), settings()))
                    .isInstanceOf(BadRequestException.class)
                    .hasMessageContaining("is taken")
                    .hasMessageContaining("--port 0");
        }
        assertThatThrownBy(() -> Studio.start("192.0.2.1", 0, settings()))
                .isInstanceOf(BadRequestException.class)
                .hasMessageContaining("--host");
    }

    @Test
    void clientsTakeTurns() throws InterruptedException {
        FairQueue<String> queue = new FairQueue<>(10, 5);
        for (String task : List.of("a1", "a2", "a3", "b1", "c1", "c2")) {
            queue.add(task.substring(0, 1), task);
        }
        List<String> order = new ArrayList<>();
        while (queue.size() > 0) {
            order.add(queue.take());
        }
        assertThat(order).containsExactly("a1", "b1", "c1", "a2", "c2", "a3");
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
