package org.wythofflab.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.wythofflab.solve.Progress;

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

    /** The file that a thread reads is closed when it is interrupted. */
    @Test
    void aFileThatWasClosedByTheInterruptMeansThatTheTimeIsOver() {
        Limits limits = new Limits(10, 10_000_000, Optional.of(Duration.ofSeconds(2)));
        Inquiry inquiry = Inquiry.open(limits, Progress.SILENT, () -> false);
        assertThatThrownBy(() -> inquiry.watch(() -> {
                    throw new ClosedByInterruptException();
                }))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("not finished within 2.0 seconds");
        assertThatThrownBy(() -> inquiry.watch(() -> {
                    throw new IOException("full");
                }))
                .isInstanceOf(IOException.class)
                .hasMessage("full");
    }
}
