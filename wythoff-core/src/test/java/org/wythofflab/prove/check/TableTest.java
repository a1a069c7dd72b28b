package org.wythofflab.prove.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TableTest {

    private static final List<int[]> ROWS =
            List.of(new int[] {0, 0, 0, 2, 1, 7, 2}, new int[] {1}, new int[] {0, 3, 0, 8, 1});

    @Test
    void itGoesWhereTheRowsSay() {
        Table table = new Table(ROWS, 9, "it");
        int[][] expected = {{0, -1, 1, -1, -1, -1, -1, 2, -1}, {}, {-1, -1, -1, 0, -1, -1, -1, -1, 1}};
        for (int state = 0; state < 3; state++) {
            assertThat(table.accepts(state)).isEqualTo(state == 1);
            assertThat(table.others().accepts(state)).isEqualTo(state != 1);
            for (int letter = 0; letter < 9; letter++) {
                int target = expected[state].length == 0 ? -1 : expected[state][letter];
                assertThat(table.step(state, letter)).isEqualTo(target);
                assertThat(table.others().step(state, letter)).isEqualTo(target < 0 ? 3 : target);
            }
        }
    }

    @Test
    void theFirstStateMayAccept() {
        Table table = new Table(List.of(new int[] {1, 0, 0}), 1, "it");
        assertThat(table.accepts(0)).isTrue();
        assertThat(table.others().accepts(0)).isFalse();
        assertThat(table.states()).isEqualTo(1);
    }

    @Test
    void thereIsNoTableWithoutStates() {
        assertThatThrownBy(() -> new Table(List.of(), 9, "it")).isInstanceOf(Flaw.class);
    }

    @Test
    void whatLeadsNowhereStaysThere() {
        Table table = new Table(ROWS, 9, "it");
        assertThat(table.step(-1, 0)).isEqualTo(-1);
        assertThat(table.accepts(-1)).isFalse();
        assertThat(table.others().step(3, 0)).isEqualTo(3);
        assertThat(table.others().accepts(3)).isTrue();
    }

    /** Many states without transitions would fill any memory if each had a place for every letter. */
    @Test
    void itTakesNoMoreRoomThanItsRows() {
        Table table = new Table(Collections.nCopies(1 << 22, new int[] {1}), 1 << 12, "it");
        assertThat(table.step((1 << 22) - 1, 5)).isEqualTo(-1);
    }

    /** A row that is too short, no yes or no, a letter or a target that there is not, a letter twice or too late. */
    @ParameterizedTest
    @ValueSource(strings = {"", "1,0", "2", "0,9,0", "0,-1,0", "0,0,3", "0,0,-1", "0,4,0,4,1", "0,4,0,3,1"})
    void wrongRowsAreRefused(String text) {
        int[] row = text.isEmpty()
                ? new int[0]
                : List.of(text.split(",", -1)).stream()
                        .mapToInt(Integer::parseInt)
                        .toArray();
        assertThatThrownBy(() -> new Table(List.of(ROWS.get(1), ROWS.get(1), row), 9, "it"))
                .isInstanceOf(Flaw.class);
    }
}
