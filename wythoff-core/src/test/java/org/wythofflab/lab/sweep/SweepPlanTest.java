package org.wythofflab.lab.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What is decided before the first game is measured. */
final class SweepPlanTest {

    private static List<Integer> order(String games) {
        return SweepPlan.of(games, "count", Optional.of("2000"), SweepPlan.usual())
                .expensiveFirst();
    }

    /** A stream of positions, a board that is solved by shifts, and one whose moves are asked for one by one. */
    @Test
    void whatTakesLongBeginsFirst() {
        String quick = "wythoff";
        String board = "odd-even(2,3) misere";
        String slow = "moves(first: all; second: all; both: k*k < 3*l*l and l < 2*k) block 9";
        assertThat(order("{" + String.join(",", quick, board, slow) + "}")).containsExactly(2, 1, 0);
        assertThat(order("{" + String.join(",", slow, quick, board) + "}")).containsExactly(0, 2, 1);
    }

    @Test
    void ofEqualGamesTheLaterBeginFirstAndNoneIsLost() {
        List<Integer> order = order("wythoff block {1..40}");
        assertThat(order)
                .containsExactlyInAnyOrderElementsOf(
                        IntStream.range(0, 40).boxed().toList());
        // Block 40 and 3: block 2 is filtered by residues, which takes longer.
        assertThat(order.indexOf(39)).isLessThan(order.indexOf(2));
        assertThat(order("a-wythoff({1..5})")).containsExactly(4, 3, 2, 1, 0);
    }
}
