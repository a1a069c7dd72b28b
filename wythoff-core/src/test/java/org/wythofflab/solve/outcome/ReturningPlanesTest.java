package org.wythofflab.solve.outcome;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.wythofflab.solve.bits.BitRing;

final class ReturningPlanesTest {
    private static final int WIDTH = 3;

    private final BitRing plane = new BitRing(3, WIDTH, false);
    private final BitRing[] planes = {plane};
    private final ReturningPlanes begun = new ReturningPlanes(planes, new int[] {2}, WIDTH);

    private void even(long word) {
        plane.advance();
        plane.settle(word);
    }

    private void row(long last) {
        plane.advance();
        plane.row(0)[0] = 5;
        plane.row(0)[1] = 0;
        plane.row(0)[2] = last;
        plane.settle();
    }

    @Test
    void allRowsThatAreReadHaveToBeBack() {
        assertThat(begun.areBack()).isFalse();
        even(1);
        row(9);
        begun.keep();
        assertThat(begun.areBack()).isTrue();
        even(1);
        assertThat(begun.areBack()).isFalse();
        row(9);
        assertThat(begun.areBack()).isTrue();
        even(2);
        row(9);
        assertThat(begun.areBack()).as("another word everywhere").isFalse();
        even(1);
        row(8);
        assertThat(begun.areBack()).as("another last word").isFalse();
    }

    @Test
    void manyRowsAreNotCompared() {
        BitRing deep = new BitRing(66, WIDTH, false);
        ReturningPlanes never = new ReturningPlanes(new BitRing[] {deep}, new int[] {65}, WIDTH);
        never.keep();
        assertThat(never.areBack()).isFalse();
    }

    @Test
    void anEndIsTheSameWithItsCarry() {
        ShiftBorder end = new ShiftBorder(planes, new long[][] {{1, 2, 3}}, 2, 4);
        even(7);
        end.keep(3, 1);
        assertThat(end.isKept(3, 1)).isTrue();
        assertThat(end.isKept(3, 2)).as("another carry").isFalse();
        end.repeat(0, 3, 1);
        assertThat(end.isKept(0, 1)).isTrue();
        row(7);
        assertThat(end.isKept(3, 1)).as("another word before the last").isFalse();
    }
}
