package org.wythofflab.prove.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class MetTest {

    @Test
    void rowsAreNumberedWhenTheyAreFirstMet() {
        Met met = new Met();
        assertThat(met.number(3, -1)).isZero();
        assertThat(met.number(-1, 3)).isEqualTo(1);
        assertThat(met.number()).isEqualTo(2);
        assertThat(met.number(3, -1)).isZero();
        assertThat(met.number(3)).isEqualTo(3);
        assertThat(met.size()).isEqualTo(4);
        assertThat(met.row(1)).containsExactly(-1, 3);
    }

    @Test
    void whoAsksMayChangeTheArray() {
        Met met = new Met();
        long[] row = {1, 2};
        met.number(row);
        row[0] = 7;
        assertThat(met.number(row)).isEqualTo(1);
        assertThat(met.row(0)).containsExactly(1, 2);
        assertThat(met.number(1, 2)).isZero();
    }

    /** A certificate that asks for more is refused before the memory is full. */
    @Test
    void thereAreNotTooMany() {
        Met met = new Met();
        for (long i = 0; i < Met.MOST; i++) {
            met.number(i);
        }
        assertThat(met.number(5)).isEqualTo(5);
        assertThatThrownBy(() -> met.number(-1)).isInstanceOf(Flaw.class);
    }

    /** Of long rows there are fewer. */
    @Test
    void thereIsNotTooMuchInThem() {
        Met met = new Met();
        long[] row = new long[Met.MOST_NUMBERS / 4];
        for (int i = 0; i < 4; i++) {
            row[0] = i;
            assertThat(met.number(row)).isEqualTo(i);
        }
        assertThatThrownBy(() -> met.number(4)).isInstanceOf(Flaw.class);
    }
}
