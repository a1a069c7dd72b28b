package org.wythofflab.solve.bits;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Bit tricks against plain loops. */
final class BitPlanesTest {
    private final Random random = new Random(7);

    private long[] bits(int words) {
        return random.longs(words)
                .map(word -> word & random.nextLong() & random.nextLong())
                .toArray();
    }

    @Test
    void aShiftMovesEveryBitAndLosesWhatFallsOff() {
        for (int trial = 0; trial < 500; trial++) {
            long[] source = bits(1 + random.nextInt(4));
            int shift = random.nextInt(300);
            long[] target = new long[1 + random.nextInt(5)];
            Shifts.or(target, source, shift);
            BitSet expected = new BitSet();
            BitSet.valueOf(source).stream()
                    .map(i -> i + shift)
                    .filter(i -> i < target.length * 64)
                    .forEach(expected::set);
            assertThat(BitSet.valueOf(target)).isEqualTo(expected);
        }
    }

    @Test
    void spreadingIsTheUnionOfTheShifts() {
        for (int trial = 0; trial < 500; trial++) {
            long[] source = bits(1 + random.nextInt(3));
            int first = random.nextInt(70);
            int step = 1 + random.nextInt(90);
            int count = 1 + random.nextInt(40);
            long[] expected = new long[4];
            for (int i = 0; i < count; i++) {
                if (first + i * step < 256) {
                    Shifts.or(expected, source, first + i * step);
                }
            }
            assertThat(Shifts.spread(source, first, step, count, 4)).isEqualTo(expected);
        }
    }

    @Test
    void countersCountUpToTheirLimitAndNeverWrapAround() {
        for (int limit = 1; limit <= 9; limit++) {
            SaturatingCounter counter = new SaturatingCounter(limit, 3);
            int[] plain = new int[192];
            for (int round = 0; round < 40; round++) {
                long[] added = bits(1 + random.nextInt(3));
                int shift = random.nextInt(130);
                counter.add(added, shift);
                BitSet.valueOf(added).stream()
                        .map(i -> i + shift)
                        .filter(i -> i < 192)
                        .forEach(i -> plain[i]++);
                for (int i = 0; i < 192; i++) {
                    boolean below = (counter.below(i >> 6) >>> i & 1) != 0;
                    assertThat(below).isEqualTo(plain[i] < limit);
                    if (below) {
                        assertThat(counter.at(i)).isEqualTo(plain[i]);
                    }
                }
            }
        }
    }

    @Test
    void aRangeHasABitIffOneOfItsPlacesHas() {
        long[] bits = bits(3);
        for (int from = 0; from < 192; from++) {
            for (int to = from - 1; to < 192; to++) {
                int next = BitSet.valueOf(bits).nextSetBit(from);
                assertThat(Bits.anyIn(bits, from, to)).isEqualTo(next >= 0 && next <= to);
            }
        }
    }

    @Test
    void everyBitIsVisitedInOrder() {
        Random random = new Random(3);
        for (int i = 0; i < 300; i++) {
            int bound = 1 + random.nextInt(700);
            BitSet set = new BitSet();
            for (int bit = random.nextInt(6); bit > 0; bit--) {
                set.set(random.nextInt(704));
            }
            long[] bits = Arrays.copyOf(set.toLongArray(), 11);
            BitSet seen = new BitSet();
            Bits.forEach(bits, bound, y -> {
                assertThat(y).isGreaterThanOrEqualTo(seen.length());
                seen.set(y);
            });
            set.clear(bound, 704);
            assertThat(seen).isEqualTo(set);
        }
    }
}
