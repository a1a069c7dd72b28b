package org.wythofflab.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
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
@Timeout(value = 10, unit = TimeUnit.MINUTES)
final class LoadTest {
    private static final int CLIENTS = 200;
    private static final int ANSWERS = 5;
    private static final long TILE_BYTES = 300_000;
    private static final long BOARD_BYTES = 2_000_000;
    private static final String[] GAMES = {"wythoff", "nim", "wyt(2)", "wythoff block 2", "modular(7)", "a-wythoff(3)"};

    private final ConcurrentHashMap<Integer, AtomicInteger> statuses = new ConcurrentHashMap<>();
    private final AtomicLong mostThreads = new AtomicLong();
    private final AtomicLong mostKept = new AtomicLong();

    @Test
    void everybodyGetsAnswersAndNothingGrows() throws Exception {
        Settings settings = new Settings(
                2,
                150,
                150,
                new Limits(1L << 24, 100_000_000, Optional.empty()),
                1,
                TILE_BYTES,
                BOARD_BYTES,
                1_000_000,
                Times.standard().by(() -> 0));
        // Other tests may have a studio open.
        Set<Thread> others = Set.copyOf(Thread.getAllStackTraces().keySet());
        try (Studio studio = Studio.start("127.0.0.1", 0, settings)) {
            Client client = new Client(studio);
            List<CompletableFuture<Void>> people = new ArrayList<>();
            for (int i = 0; i < CLIENTS; i++) {
                people.add(pan(client, new Random(i), ANSWERS, () -> {
                    mostThreads.accumulateAndGet(threads(others), Math::max);
                    mostKept.accumulateAndGet(studio.keptBytes(), Math::max);
                }));
            }
            CompletableFuture.allOf(people.toArray(new CompletableFuture<?>[0])).join();

            assertThat(statuses.keySet()).isSubsetOf(200, 429, 503);
            assertThat(statuses.get(200)).hasValue(CLIENTS * ANSWERS);
            assertThat(mostKept.get()).isLessThanOrEqualTo(TILE_BYTES + BOARD_BYTES);
            // At most 48 send, 8 compute in five groups that have a watch each, and all answers have one together.
            assertThat(mostThreads.get()).isBetween(9L, 48L + 8 + 5 + 1);
            Eventually.until(() -> studio.working() == 0);
            assertThat(client.get("/api/version").statusCode()).isEqualTo(200);
        }
    }

    private static long threads(Set<Thread> others) {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> !others.contains(thread))
                .filter(thread -> thread.getName().matches("(http|answer|page|quick|check|solve|watch)\\b.*"))
                .count();
    }

    /** One tile after the other; whoever is sent away comes back. */
    private CompletableFuture<Void> pan(Client client, Random chance, int answers, Runnable look) {
        String game = GAMES[chance.nextInt(GAMES.length)];
        int x = 256 * chance.nextInt(3);
        int y = 256 * chance.nextInt(3);
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
                    statuses.computeIfAbsent(response.statusCode(), fresh -> new AtomicInteger())
                            .incrementAndGet();
                    if (response.statusCode() != 200) {
                        return pan(client, chance, answers, look);
                    }
                    look.run();
                    return answers == 1
                            ? CompletableFuture.completedFuture(null)
                            : pan(client, chance, answers - 1, look);
                });
    }
}
