package org.wythofflab.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Work that no longer is wanted is interrupted, and nothing else is. */
final class WatchTest {

    @Test
    void whoeverWaitsIsInterruptedOnceTheAnswerIsNotWanted() {
        Watch watch = Watch.over(() -> true);
        boolean interrupted = isInterruptedWhileWaiting();
        watch.close();
        assertThat(interrupted).isTrue();
        assertThat(Thread.interrupted())
                .as("an interrupt that was for the answer ends with it")
                .isFalse();
    }

    private static boolean isInterruptedWhileWaiting() {
        try {
            new CountDownLatch(1).await();
            return false;
        } catch (InterruptedException stopped) {
            return true;
        }
    }

    @Test
    void anInterruptOfSomebodyElseStays() {
        Watch watch = Watch.over(() -> false);
        Thread.currentThread().interrupt();
        watch.close();
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void nobodyLooksOnceItIsClosed() {
        AtomicInteger first = new AtomicInteger();
        Watch.over(() -> first.incrementAndGet() < 0).close();
        // A second one, which is looked after by the same thread, has been asked: the first had its turn before.
        Watch second = Watch.over(() -> true);
        assertThat(isInterruptedWhileWaiting()).isTrue();
        second.close();
        assertThat(first).hasValue(0);
    }
}
