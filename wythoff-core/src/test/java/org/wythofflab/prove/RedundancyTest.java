package org.wythofflab.prove;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Engines;

/** A class of moves is called redundant if engines, which know no proofs, see no difference without it. */
class RedundancyTest {

    private static final int BOUND = 64;
    private static final Budget BUDGET = Budget.of(1L << 40, 1 << 29);

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"odd-odd(2,3); 1", "wythoff; 0", "modular(3); 0", "wyt(2) misere; 0", "even-even(1,1); 0"})
    void enginesSeeTheSame(String text, int leastRedundant) throws Exception {
        GameSpec game = GameSpec.parse(text);
        Redundancy answer = Prover.redundant(game, BUDGET);
        assertThat(answer.proof()).isInstanceOf(Proof.Proved.class);
        assertThat(answer.classes()).isNotEmpty();
        List<BigPosition> all = positions(game);
        int redundant = 0;
        for (Redundancy.MoveClass moves : answer.classes()) {
            List<BigPosition> without = positions(moves.left());
            if (moves.needed().isEmpty()) {
                assertThat(without).as(moves.dropped()).isEqualTo(all);
                redundant++;
            } else {
                BigPosition changed = moves.needed().get();
                assertThat(all.contains(changed)).as(moves.dropped()).isNotEqualTo(without.contains(changed));
            }
        }
        assertThat(redundant).isGreaterThanOrEqualTo(leastRedundant);
    }

    private static List<BigPosition> positions(GameSpec game) {
        List<BigPosition> positions = new ArrayList<>();
        boolean listed = Engines.positions(game, BigInteger.valueOf(BOUND), BUDGET)
                .fold(
                        chosen -> {
                            chosen.value()
                                    .run(
                                            BUDGET,
                                            (x, y) -> positions.add(
                                                    new BigPosition(BigInteger.valueOf(x), BigInteger.valueOf(y))));
                            return true;
                        },
                        refused -> {
                            throw new AssertionError(refused);
                        });
        assertThat(listed).isTrue();
        return positions;
    }
}
