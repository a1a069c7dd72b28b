package org.wythofflab.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.wythofflab.solve.Progress;
import org.wythofflab.solve.StoppedException;

/** With ten seconds for each question, a clock in the hand, and a first board that was solved while the machine was cold. */
final class PaceTest {
    private static final BigInteger TRIAL = BigInteger.valueOf(2048);
    private static final BigInteger LARGE = BigInteger.valueOf(65536);
    private static final Duration LIMIT = Duration.ofSeconds(10);

    private final AtomicLong clock = new AtomicLong();
    private final Pace pace = new Pace(8);

    private Inquiry inquiry() {
        return Inquiry.open(
                new Limits(1L << 40, 1L << 30, Optional.of(LIMIT)), Progress.SILENT, () -> false, clock::get);
    }

    /** 30 ms for the trial make half a minute for the large board: more than there is, but not eight times as much. */
    private void solveTrial() {
        assertThat(pace.measure(TRIAL, inquiry(), () -> clock.addAndGet(30_000_000L)))
                .isPositive();
        assertThat(pace.objection(LARGE, inquiry())).isEmpty();
    }

    private void giveUpAfter(Duration time) {
        assertThatThrownBy(() -> pace.measure(LARGE, inquiry(), () -> {
                    clock.addAndGet(time.toNanos());
                    throw new StoppedException("stopped");
                }))
                .isInstanceOf(StoppedException.class);
    }

    @Test
    void whatNobodyWantedAnyMoreSaysNothing() {
        solveTrial();
        giveUpAfter(Duration.ofMillis(40));
        assertThat(pace.objection(LARGE, inquiry())).isEmpty();
    }

    @Test
    void whatTookTooLongIsNotTriedAtOnceAgain() {
        solveTrial();
        giveUpAfter(LIMIT.plusMillis(5));
        assertThat(pace.objection(LARGE, inquiry())).isPresent();
    }

    @Test
    void aRefusalIsForgotten() {
        solveTrial();
        giveUpAfter(LIMIT.plusMillis(5));
        for (int n = 0; n < 10; n++) {
            pace.refused();
        }
        assertThat(pace.objection(LARGE, inquiry())).isEmpty();
    }
}
