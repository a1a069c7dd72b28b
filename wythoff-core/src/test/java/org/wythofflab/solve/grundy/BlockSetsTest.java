package org.wythofflab.solve.grundy;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class BlockSetsTest {

    private static BlockSets filled(int words, long have) {
        BlockSets sets = new BlockSets(words);
        sets.reserve(words);
        for (int value = 0; value < 64 * words; value++) {
            sets.have[value] = have;
        }
        for (int word = 0; word < words; word++) {
            sets.full[word] = have;
        }
        return sets;
    }

    /** The room for a copy is used again for another that is shorter. */
    @Test
    void nothingIsLeftOfALongerCopyBefore() {
        BlockSets room = filled(5, -1L);
        filled(2, 7).copyTo(room);
        assertThat(room.full).hasSizeGreaterThanOrEqualTo(5).startsWith(7, 7).endsWith(0, 0, 0);
        assertThat(room.have[127]).isEqualTo(7);
        for (int value = 128; value < room.have.length; value++) {
            assertThat(room.have[value]).isZero();
        }
    }

    @Test
    void aMirroredCopyCountsDiagonalsTheOtherWayRound() {
        BlockSets room = filled(3, -1L);
        BlockSets diagonals = filled(1, 0);
        diagonals.have[5] = 1L << 10 | 1L << 63 | 1;
        diagonals.copyMirroredTo(room);
        assertThat(room.have[5]).isEqualTo(1L << 54 | 1L << 1 | 1);
        assertThat(room.have[64]).isZero();
        assertThat(room.full).containsOnly(0);
    }
}
