package org.wythofflab.web;

import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongSupplier;
import org.wythofflab.lab.Limits;

/** Questions that keep a studio busy for longer than any test, and studios that nothing but what a test does can hurry. */
final class LongQuestions {
    /** Takes days: no machine has done with it before a test has. */
    static final String[] LONG = {
        "game",
        "moves(first: all; second: all; both: k*k < 3*l*l and l < 2*k) block 50",
        "position",
        "20000 20000",
        "by",
        "engine"
    };

    /** Longer than any of these tests. */
    static final Duration AGES = Duration.ofDays(1);

    private LongQuestions() {}

    static Settings settings(int waiting, int waitingOfOne, Duration time, Times times) {
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

    static Times times(Duration patience, LongSupplier clock) {
        return new Times(patience, AGES, AGES, AGES, clock);
    }

    /** No limit of time is reached: the clock stands still. */
    static Settings settings() {
        return settings(4, 4, AGES, times(AGES, () -> 0));
    }

    /** Somebody asks for what takes long. */
    static CompletableFuture<HttpResponse<byte[]>> ask(Client client) {
        return client.http()
                .sendAsync(
                        client.request(Client.path("/api/outcome", LONG)).build(),
                        HttpResponse.BodyHandlers.ofByteArray());
    }

    /** Waits until one request is computed and so many wait for it. */
    static void await(Studio studio, int waiting) throws InterruptedException {
        Eventually.until(() -> studio.working() == 1 + waiting && studio.waiting() == waiting);
    }
}
