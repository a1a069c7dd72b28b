package org.wythofflab.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.wythofflab.lab.Limits;

/** A class of 200 pans over maps. */
@Timeout(60)
final class LoadTest {
    private static final int CLIENTS = 200;
    private static final long SECONDS = 5;
    private static final Duration PATIENCE = Duration.ofSeconds(3);
    private static final Duration TIME = Duration.ofSeconds(8);
    private static final long TILE_BYTES = 300_000;
    private static final long BOARD_BYTES = 2_000_000;
    private static final String[] GAMES = {"wythoff", "nim", "wyt(2)", "wythoff block 2", "modular(7)", "a-wythoff(3)"};

    private final ConcurrentHashMap<Integer, AtomicInteger> statuses = new ConcurrentHashMap<>();
    private final AtomicLong slowest = new AtomicLong();

    @Test
    void everybodyGetsAnswersAndNothingGrows() throws Exception {
        Settings settings = new Settings(
                2,
                150,
                150,
                PATIENCE,
                new Limits(1L << 24, 100_000_000, Optional.of(TIME)),
                1,
                TIME,
                TILE_BYTES,
                BOARD_BYTES,
                1_000_000);
        // Other tests may have a studio open.
        Set<Thread> others = Set.copyOf(Thread.getAllStackTraces().keySet());
        try (Studio studio = Studio.start("127.0.0.1", 0, settings)) {
            Client client = new Client(studio);
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
            List<CompletableFuture<Void>> people = new ArrayList<>();
            for (int i = 0; i < CLIENTS; i++) {
                people.add(pan(client, new Random(i), end));
            }
            long mostThreads = 0;
            long mostKept = 0;
            while (System.nanoTime() < end) {
                mostThreads = Math.max(mostThreads, threads(others));
                mostKept = Math.max(mostKept, studio.keptBytes());
                Thread.sleep(50);
            }
            CompletableFuture.allOf(people.toArray(new CompletableFuture<?>[0])).get(20, TimeUnit.SECONDS);

            assertThat(statuses.keySet()).isSubsetOf(200, 429, 503);
            assertThat(statuses.get(200).get()).as("answers: " + statuses).isGreaterThan(CLIENTS);
            assertThat(Duration.ofNanos(slowest.get()))
                    .isLessThan(PATIENCE.plus(TIME).plusSeconds(3));
            assertThat(mostKept).isLessThanOrEqualTo(TILE_BYTES + BOARD_BYTES);
            // At most 48 send, 3 compute, and each of these has a watch, as have both groups.
            assertThat(mostThreads).isBetween(5L, 48L + 3 + 3 + 2);
            assertThat(studio.working()).isZero();
            assertThat(client.get("/api/version").statusCode()).isEqualTo(200);
        }
    }

    private static long threads(Set<Thread> others) {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> !others.contains(thread))
                .filter(thread -> thread.getName().matches("(http|answer|check|watch)\\b.*"))
                .count();
    }

    /** One tile after the other, each beside the one before. */
    private CompletableFuture<Void> pan(Client client, Random chance, long end) {
        String game = GAMES[chance.nextInt(GAMES.length)];
        int x = 256 * chance.nextInt(3);
        int y = 256 * chance.nextInt(3);
        long start = System.nanoTime();
        return client.http()
                .sendAsync(
                        client.request(Client.path(
                                        "/api/tile.png",
                                        "game",
                                        game,
                                        "layer",
                                        "outcome",
                                        "x",
                                        Integer.toString(x),
                                        "y",
                                        Integer.toString(y),
                                        "zoom",
                                        Integer.toString(chance.nextInt(2)),
                                        "theme",
                                        "light"))
                                .build(),
                        HttpResponse.BodyHandlers.ofByteArray())
                .thenCompose(response -> {
                    slowest.accumulateAndGet(System.nanoTime() - start, Math::max);
                    statuses.computeIfAbsent(response.statusCode(), fresh -> new AtomicInteger())
                            .incrementAndGet();
                    return System.nanoTime() < end ? pan(client, chance, end) : CompletableFuture.completedFuture(null);
                });
    }
}
