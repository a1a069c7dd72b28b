package org.wythofflab.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Who has to wait for whom, and who is told to come back instead. */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
final class WaitingTest {
    /** Whoever gets no answer by then gets none: only what hangs fails. */
    private static final Duration HANGS = Duration.ofMinutes(2);

    private static final int MOST_TRIES = 20;

    /** What is answered within so many seconds; whoever would have to wait goes away. */
    private static Optional<HttpResponse<byte[]>> within(int seconds, CompletableFuture<HttpResponse<byte[]>> answer) {
        try {
            return Optional.of(answer.get(seconds, TimeUnit.SECONDS));
        } catch (TimeoutException waits) {
            answer.cancel(true);
            return Optional.empty();
        } catch (InterruptedException | ExecutionException broken) {
            throw new AssertionError(broken);
        }
    }

    /** Sixty who send slowly, and may do so for ages, do not keep the others waiting. */
    @Test
    void slowSendersLeaveRoomForOthers() throws Exception {
        try (Studio studio = Studio.start("127.0.0.1", 0, LongQuestions.settings())) {
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
        try (Studio studio = Studio.start("127.0.0.1", 0, LongQuestions.settings())) {
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
        try (Studio studio = Studio.start("127.0.0.1", 0, LongQuestions.settings())) {
            Client client = new Client(studio);
            CompletableFuture<HttpResponse<byte[]>> first = LongQuestions.ask(client);
            CompletableFuture<HttpResponse<byte[]>> second = LongQuestions.ask(client);
            LongQuestions.await(studio, 1);
            HttpRequest map = client.request("/api/tile.png?game=nim&layer=outcome&x=0&y=0&zoom=0&theme=light")
                    .timeout(HANGS)
                    .build();
            assertThat(client.send(map).statusCode()).isEqualTo(200);
            HttpRequest match = client.request("/api/play")
                    .timeout(HANGS)
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
        Times times = LongQuestions.times(LongQuestions.AGES, () -> TimeUnit.SECONDS.toNanos(seconds.get()));
        try (Studio studio =
                Studio.start("127.0.0.1", 0, LongQuestions.settings(100, 100, LongQuestions.AGES, times))) {
            Client client = new Client(studio);
            List<CompletableFuture<HttpResponse<byte[]>>> crowd = new ArrayList<>();
            for (int i = 0; i < 20; i++) {
                crowd.add(LongQuestions.ask(client));
            }
            LongQuestions.await(studio, 19);
            seconds.set(60);
            // Nobody knows when the studio looks at who waits; whoever asks before that waits with them.
            Optional<HttpResponse<byte[]>> told = Optional.empty();
            for (int i = 1; i <= MOST_TRIES && told.isEmpty(); i++) {
                told = within(i, LongQuestions.ask(client));
            }
            assertThat(told).as("an answer to whoever comes last").isPresent();
            assertThat(told.get().statusCode()).isEqualTo(503);
            assertThat(Client.text(told.get())).contains("busy with long questions");
            assertThat(told.get().headers().firstValue("Retry-After")).isPresent();
            crowd.forEach(one -> one.cancel(true));
        }
    }

    /** One task runs and two wait, each of a connection of its own; there is no room for a third. */
    @Test
    void onThisMachineEveryConnectionHasItsPlace() throws InterruptedException {
        Settings tight =
                LongQuestions.settings(2, 1, LongQuestions.AGES, LongQuestions.times(LongQuestions.AGES, () -> 0));
        try (Studio studio = Studio.start("127.0.0.1", 0, tight)) {
            Client client = new Client(studio);
            List<CompletableFuture<HttpResponse<byte[]>>> all = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                all.add(LongQuestions.ask(client));
                LongQuestions.await(studio, i);
            }
            HttpResponse<byte[]> refused = client.get("/api/outcome", LongQuestions.LONG);
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
        try (Studio studio = Studio.start("127.0.0.1", 0, LongQuestions.settings())) {
            Client client = new Client(studio);
            List<CompletableFuture<HttpResponse<byte[]>>> all =
                    List.of(LongQuestions.ask(client), LongQuestions.ask(client), LongQuestions.ask(client));
            LongQuestions.await(studio, 2);
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
        Settings impatient =
                LongQuestions.settings(4, 4, LongQuestions.AGES, LongQuestions.times(Duration.ofSeconds(15), now::get));
        try (Studio studio = Studio.start("127.0.0.1", 0, impatient)) {
            Client client = new Client(studio);
            CompletableFuture<HttpResponse<byte[]>> first = LongQuestions.ask(client);
            LongQuestions.await(studio, 0);
            CompletableFuture<HttpResponse<byte[]>> second = LongQuestions.ask(client);
            LongQuestions.await(studio, 1);
            now.set(TimeUnit.SECONDS.toNanos(16));
            assertThat(second.join().statusCode()).isEqualTo(503);
            assertThat(Client.text(second.join())).contains("your request waited for 15 seconds");
            assertThat(studio.working()).isEqualTo(1);
            first.cancel(true);
        }
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
}
