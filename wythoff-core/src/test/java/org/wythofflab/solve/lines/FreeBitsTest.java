package org.wythofflab.solve.lines;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.solve.StoppedException;

final class FreeBitsTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 63, 64, 65, 4095, 4096, 4097, 262_143, 262_144, 262_145, 300_000})
    void findsTheNextFreeIndexBehindARunOfAnyLength(int length) {
        FreeBits bits = new FreeBits(1 << 20);
        for (int i = 0; i < length; i++) {
            assertThat(bits.next(0)).isEqualTo(i);
            bits.add(i);
        }
        assertThat(bits.next(0)).isEqualTo(length);
        assertThat(bits.next(length - 1)).isEqualTo(length);
        assertThat(bits.next(length)).isEqualTo(length);
        assertThat(bits.next(length + 1)).isEqualTo(length + 1);
        assertThat(bits.contains(length - 1)).isTrue();
        assertThat(bits.contains(length)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void agreesWithAPlainSet(long seed) {
        Random random = new Random(seed);
        BitSet plain = new BitSet();
        FreeBits bits = new FreeBits(20_000);
        while (plain.cardinality() < 19_990) {
            int start = random.nextInt(20_000);
            for (int i = start; i < Math.min(20_000, start + random.nextInt(300)); i++) {
                plain.set(i);
                bits.add(i);
            }
            int from = random.nextInt(20_100);
            assertThat(bits.next(from)).isEqualTo(plain.nextClearBit(from));
        }
    }

    @Test
    void refusesWhatIsPastItsEnd() {
        FreeBits bits = new FreeBits(5000);
        bits.add(4999);
        assertThatThrownBy(() -> bits.add(5000)).isInstanceOf(StoppedException.class);
    }
}
