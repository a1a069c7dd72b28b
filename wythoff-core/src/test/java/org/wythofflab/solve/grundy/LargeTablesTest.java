package org.wythofflab.solve.grundy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.PairTest;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Boards;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.GrundyTable;
import org.wythofflab.solve.Progress;

/** Tables beyond the sizes that a plain solver reaches: each cell looked at is the mex of its options in the same table. */
final class LargeTablesTest {
    private static final long SEED = 20261117;
    private static final int CELLS = 40;
    private static final int TILE = 64;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wythoff       | tiles          | 4231",
                "a-wythoff(2)  | value by value | 2115",
                "st(2,3)       | value by value | 4160",
                "modular(5)    | value by value | 2115",
                "wyt(k^2)      | value by value | 2049",
                "odd-odd(2,3)  | layers         | 2115",
                "odd-even(1,2) | layers         | 1100"
            })
    void aCellIsTheMexOfItsOptions(String text, String engine, int side) {
        GameSpec game = Boards.game(text);
        Budget budget = new Budget(1L << 40, 1L << 32, 2, () -> false, Progress.SILENT);
        var choice = Engines.grundy(game, Extent.of(side, side), budget);
        assertThat(choice.<String>fold(chosen -> chosen.engine(), refused -> refused.why()))
                .isEqualTo(engine);
        GrundyTable table = choice.fold(
                chosen -> chosen.value().run(budget), refused -> new GrundyTable(new Board(0, 0), new int[0][]));
        Random random = new Random(SEED);
        for (int i = 0; i < CELLS; i++) {
            int x = place(random, side);
            int y = place(random, side);
            assertThat(table.at(x, y)).as("%s at (%d,%d)", text, x, y).isEqualTo(mex(game, table, x, y));
        }
    }

    /** Every second one right before or behind the border of a tile. */
    private static int place(Random random, int side) {
        int border = TILE * (1 + random.nextInt(side / TILE)) - random.nextInt(2);
        return random.nextBoolean() ? Math.min(side - 1, border) : random.nextInt(side);
    }

    private static int mex(GameSpec game, GrundyTable table, int x, int y) {
        PairTest both = game.moves().both().on(x, y);
        BitSet reached = new BitSet();
        for (int k = 1; k <= x; k++) {
            if (game.moves().first().contains(k)) {
                reached.set(table.at(x - k, y));
            }
            for (int l = 1; l <= y; l++) {
                if (both.allows(k, l)) {
                    reached.set(table.at(x - k, y - l));
                }
            }
        }
        for (int l = 1; l <= y; l++) {
            if (game.moves().second().contains(l)) {
                reached.set(table.at(x, y - l));
            }
        }
        return reached.nextClearBit(0);
    }
}
