package org.wythofflab.solve.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each operation lane by lane, with the least and largest numbers among them. */
final class LanesTest {

    private static int[] numbers(Random random, int most) {
        int[] nasty = {0, 1, most / 2, most - 1, most};
        return IntStream.range(0, Lanes.COUNT)
                .map(i -> random.nextBoolean() ? nasty[random.nextInt(nasty.length)] : random.nextInt(most + 1))
                .toArray();
    }

    private static long lanes(int... numbers) {
        long lanes = 0;
        for (int i = 0; i < numbers.length; i++) {
            lanes |= (long) numbers[i] << Lanes.shift(i);
        }
        return lanes;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void worksOnEachLaneAlone(long seed) {
        Random random = new Random(seed);
        for (int round = 0; round < 5000; round++) {
            int[] xs = numbers(random, Lanes.LARGEST);
            int[] ys = numbers(random, Lanes.LARGEST);
            int[] sums = numbers(random, 2 * Lanes.LARGEST);
            int limit = random.nextInt(Lanes.LARGEST + 1);
            int lane = random.nextInt(Lanes.COUNT);
            long x = lanes(xs);
            long below = Lanes.below(lanes(sums), Lanes.each(limit));
            long notBelow = Lanes.notBelow(x, lanes(ys));
            for (int i = 0; i < Lanes.COUNT; i++) {
                assertThat(Lanes.get(x, i)).isEqualTo(xs[i]);
                assertThat(Lanes.get(below, i)).isEqualTo(sums[i] < limit ? 0x80 : 0);
                assertThat(Lanes.get(notBelow, i)).isEqualTo(xs[i] >= ys[i] ? 0x80 : 0);
                assertThat(Lanes.get(Lanes.lesser(x, lanes(ys)), i)).isEqualTo(Math.min(xs[i], ys[i]));
                assertThat(Lanes.get(Lanes.greater(x, lanes(ys)), i)).isEqualTo(Math.max(xs[i], ys[i]));
                assertThat(Lanes.get(Lanes.from(lane, x), i)).isEqualTo(i < lane ? 0 : xs[i]);
                assertThat(Lanes.get(Lanes.first(lane, x), i)).isEqualTo(i < lane ? xs[i] : 0);
                assertThat(Lanes.get(Lanes.onlyFirst(lane, x), i)).isEqualTo(i < lane ? xs[i] : Lanes.LARGEST);
            }
            assertThat(Lanes.least(x)).isEqualTo(IntStream.of(xs).min().orElseThrow());
            assertThat(Lanes.greatest(x)).isEqualTo(IntStream.of(xs).max().orElseThrow());
            long left = Lanes.from(lane, below);
            assertThat(Lanes.oneInFirst(left)).isEqualTo(left == 0 ? 0 : 1L << Lanes.shift(Lanes.firstOf(left)));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {8, 9, 100})
    void moreThanEightLanesAreAllOrNone(int count) {
        assertThat(Lanes.from(count, -1)).isZero();
        assertThat(Lanes.first(count, -1)).isEqualTo(-1);
        assertThat(Lanes.onlyFirst(count, 0)).isZero();
    }
}
