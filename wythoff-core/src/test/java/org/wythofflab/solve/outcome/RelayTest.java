package org.wythofflab.solve.outcome;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Crew;
import org.wythofflab.solve.Progress;

final class RelayTest {

    @ParameterizedTest
    @CsvSource({"1,1,1", "1,5,3", "5,1,3", "7,11,1", "7,11,2", "40,13,4"})
    void everyBlockIsDoneOnceAndAfterThatOfTheBandBefore(int bands, int blocks, int threads) {
        Relay relay = new Relay(bands, blocks);
        AtomicIntegerArray done = new AtomicIntegerArray(bands);
        try (Crew crew = new Crew(new Budget(1, 1, threads, () -> false, Progress.SILENT))) {
            crew.share(share -> {
                for (int band = relay.take(0); band != Relay.OVER; band = relay.take(band)) {
                    int block = relay.block(band);
                    assertThat(band == 0 ? blocks : done.get(band - 1)).isGreaterThan(block);
                    assertThat(done.getAndIncrement(band)).isEqualTo(block);
                    relay.finish(band);
                }
            });
        }
        for (int band = 0; band < bands; band++) {
            assertThat(done.get(band)).isEqualTo(blocks);
        }
    }

    @ParameterizedTest
    @CsvSource({"1", "3"})
    void whoFailedKeepsNobodyWaiting(int threads) {
        Relay relay = new Relay(4, 4);
        assertThat(relay.take(0)).isZero();
        relay.fail();
        try (Crew crew = new Crew(new Budget(1, 1, threads, () -> false, Progress.SILENT))) {
            crew.share(share -> assertThat(relay.take(share)).isEqualTo(Relay.OVER));
        }
    }
}
