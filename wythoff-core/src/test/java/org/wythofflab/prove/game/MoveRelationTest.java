package org.wythofflab.prove.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.StoppedException;

/** Proofs are by induction over x + y, so it is asked whether every move makes that smaller. */
class MoveRelationTest {

    private final Outlay outlay = new Outlay(Budget.of(1L << 40, 1 << 28));

    @Test
    void movesThatTakeNothingAreNotLetPass() throws Exception {
        GameSpec game = GameSpec.parse("odd-even(2,3) ends(x + y < 3)");
        MoveRelation moves = MoveRelation.pairs(
                        NumberSystem.BINARY, game.moves().both(), false, outlay)
                .orElseThrow();
        assertThat(moves.decreasing()).isSameAs(moves);
        // As amounts, the piles at which this game is over would be such moves: (0,0) is among them.
        MoveRelation none = MoveRelation.ends(NumberSystem.BINARY, game.ends().orElseThrow(), outlay)
                .orElseThrow();
        assertThatThrownBy(none::decreasing)
                .isInstanceOf(StoppedException.class)
                .hasMessageContaining("smaller");
        assertThatThrownBy(() -> MoveClass.pairs("both", none, 2, false)).isInstanceOf(StoppedException.class);
    }
}
