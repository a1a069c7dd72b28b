package org.wythofflab.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;
import org.wythofflab.verify.FalseGround.Place;

/** The liar lies where it is told to, and there only. */
final class FalseGroundTest {
    private static final Ground TRUTH = Ground.of(Budget.of(1L << 20, 1L << 20));
    private static final GameSpec NIM = Ground.game("nim");

    private static Outcomes had(Footing<Outcomes> footing) {
        return footing.fold(outcomes -> outcomes, why -> fail(why));
    }

    @Test
    void remembersWhatWasRead() {
        FalseGround honest = FalseGround.nowhere(TRUTH);
        had(honest.outcomes(NIM, 8)).isP(3, 5);
        had(honest.outcomes(NIM, 8)).isP(2, 2);
        assertThat(honest.read())
                .containsExactly(
                        new Place("nim", List.of(3, 5), "called P"), new Place("nim", List.of(2, 2), "called N"));
    }

    @Test
    void oneCellOfABoardIsFalseHoweverItIsRead() {
        FalseGround liar = FalseGround.at(new Place("nim", List.of(3, 5), "called P"), TRUTH);
        Outcomes board = had(liar.outcomes(NIM, 8));
        assertThat(board.isP(3, 5)).isTrue();
        assertThat(board.isP(5, 3)).isFalse();
        assertThat(board.isP(3, 3)).isTrue();
        assertThat(board.countP()).isEqualTo(9);
        assertThat(had(liar.outcomes(NIM, 6)).isP(3, 5)).isTrue();
    }

    @Test
    void oneNumberIsFalse() {
        FalseGround liar = FalseGround.at(new Place("terms", 1, "one less"), TRUTH);
        assertThat(List.of(liar.term(7L), liar.term(7L), liar.term(7L))).containsExactly(7L, 6L, 7L);
    }

    @Test
    void oneCellOfATableIsMisprinted() {
        PrintedTable right = TRUTH.table("modular-table-02");
        PrintedTable wrong = FalseGround.at(new Place("modular-table-02", List.of(0, 1), "misprinted"), TRUTH)
                .table("modular-table-02");
        assertThat(wrong.rows().get(0).get(1))
                .isEqualTo("" + (Integer.parseInt(right.rows().get(0).get(1)) + 1));
        assertThat(wrong.rows().subList(1, wrong.rows().size()))
                .isEqualTo(right.rows().subList(1, right.rows().size()));
    }
}
