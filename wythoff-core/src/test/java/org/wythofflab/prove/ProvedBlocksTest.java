package org.wythofflab.prove;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.solve.Budget;
import org.wythofflab.theory.Strategy;

/** Blocks of squares far away have a P-position if one of their squares is one. */
final class ProvedBlocksTest {

    @ParameterizedTest
    @ValueSource(strings = {"wythoff block 4", "wythoff block 8", "wythoff comply 4", "wythoff block 14"})
    void blocksHaveThePPositionsOfTheirSquares(String text) throws GameSyntaxException {
        Budget budget = Budget.of(1L << 40, 1L << 30);
        ProvedSet set = Proofs.kept().about(GameSpec.parse(text), budget).orElseThrow();
        Strategy strategy = set.strategy(budget).orElseThrow();
        BigInteger x = BigInteger.TEN.pow(30);
        // On the line of slope 1 + sqrt(2), and on the way to the others.
        BigInteger y = x.add(x.pow(2).shiftLeft(1).sqrt()).subtract(BigInteger.valueOf(40));
        for (int zoom : new int[] {0, 3}) {
            int size = 12;
            for (BigPosition corner :
                    new BigPosition[] {new BigPosition(x, y), new BigPosition(BigInteger.ZERO, BigInteger.ONE)}) {
                boolean[][] expected = new boolean[size][size];
                for (int i = 0; i < size << zoom; i++) {
                    for (int j = 0; j < size << zoom; j++) {
                        expected[i >> zoom][j >> zoom] |= strategy.isP(new BigPosition(
                                corner.x().add(BigInteger.valueOf(i)),
                                corner.y().add(BigInteger.valueOf(j))));
                    }
                }
                assertThat(set.blocks(corner, size, zoom, budget))
                        .as("%s %s", text, corner)
                        .isDeepEqualTo(expected);
                if (zoom == 0) {
                    assertThat(set.window(corner, size, budget)).isDeepEqualTo(expected);
                }
            }
        }
    }
}
