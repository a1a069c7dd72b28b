package org.wythofflab.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class WavefrontTest {
    private static final int ROWS = 60;
    private static final int COLUMNS = 37;

    private static Budget budget(int threads) {
        return new Budget(0, 0, threads, () -> false, Progress.SILENT);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 8})
    void everyStepIsDoneOnceAndAfterThoseBeforeIt(int threads) {
        AtomicIntegerArray done = new AtomicIntegerArray(ROWS * COLUMNS);
        AtomicInteger early = new AtomicInteger();
        new Wavefront(COLUMNS, budget(threads)).run(ROWS, (share, i, j) -> {
            boolean above = i == 0 || done.get((i - 1) * COLUMNS + j) == 1;
            boolean before = j == 0 || done.get(i * COLUMNS + j - 1) == 1;
            if (!above || !before) {
                early.incrementAndGet();
            }
            done.incrementAndGet(i * COLUMNS + j);
        });
        assertThat(early).hasValue(0);
        for (int step = 0; step < done.length(); step++) {
            assertThat(done.get(step)).isEqualTo(1);
        }
    }

    /** So that the rows below catch up with it, and as many as possible are in work. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 8})
    void nobodyOvertakesASlowRowOrTakesItsPlace(int threads) {
        AtomicIntegerArray done = new AtomicIntegerArray(ROWS);
        AtomicIntegerArray owners = new AtomicIntegerArray(Wavefront.places(threads));
        AtomicInteger faults = new AtomicInteger();
        new Wavefront(COLUMNS, budget(threads)).run(ROWS, (place, i, j) -> {
            if (i % 11 == 0) {
                LockSupport.parkNanos(100_000);
            }
            if (j == 0) {
                owners.set(place, i);
            }
            boolean above = i == 0 || done.get(i - 1) > j;
            if (!above || owners.get(place) != i || done.getAndIncrement(i) != j) {
                faults.incrementAndGet();
            }
        });
        assertThat(faults).hasValue(0);
        assertThat(done.get(ROWS - 1)).isEqualTo(COLUMNS);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void noRowIsBegunWhenNothingIsLeftToDo(int threads) {
        AtomicInteger left = new AtomicInteger(100);
        new Wavefront(1, budget(threads))
                .run(Integer.MAX_VALUE, () -> left.get() > 0, (share, i, j) -> left.decrementAndGet());
        assertThat(left.get()).isBetween(1 - threads, 0);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void aStepThatFailsEndsThemAll(int threads) {
        assertThatThrownBy(() -> new Wavefront(COLUMNS, budget(threads)).run(ROWS, (share, i, j) -> {
                    if (i == 5 && j == 3) {
                        throw new IllegalStateException("a step");
                    }
                }))
                .hasMessage("a step");
    }
}
