package org.wythofflab.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.exact.Patience;

class CrewTest {

    private static Crew of(int threads) {
        return new Crew(new Budget(1, 1, threads, () -> false, Progress.SILENT));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7})
    void everyShareIsDoneOnceEachTime(int threads) {
        AtomicIntegerArray done = new AtomicIntegerArray(threads);
        try (Crew crew = of(threads)) {
            for (int round = 0; round < 5; round++) {
                crew.share(done::incrementAndGet);
            }
        }
        for (int i = 0; i < threads; i++) {
            assertThat(done.get(i)).isEqualTo(5);
        }
    }

    @Test
    void sharesAreDoneAtTheSameTime() {
        CountDownLatch met = new CountDownLatch(3);
        try (Crew crew = of(3)) {
            crew.share(share -> {
                met.countDown();
                try {
                    // Returns only if the others have come as well.
                    met.await();
                } catch (InterruptedException stopped) {
                    throw new IllegalStateException(stopped);
                }
            });
        }
        assertThat(met.getCount()).isZero();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void whatOneShareThrowsIsThrown(int broken) {
        try (Crew crew = of(2)) {
            assertThatThrownBy(() -> crew.share(share -> {
                        if (share == broken) {
                            throw new StoppedException("stopped");
                        }
                    }))
                    .isInstanceOf(StoppedException.class);
        }
    }

    /** A rule that takes long to evaluate asks only whether its own thread was interrupted. */
    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES) // Only ends what hangs.
    void anInterruptOfTheCallerReachesAllShares() {
        try (Crew crew = of(3)) {
            assertThatThrownBy(() -> crew.share(share -> {
                        if (share == 0) {
                            Thread.currentThread().interrupt();
                            return;
                        }
                        while (true) {
                            Patience.check();
                        }
                    }))
                    .isInstanceOf(CancellationException.class);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }
}
