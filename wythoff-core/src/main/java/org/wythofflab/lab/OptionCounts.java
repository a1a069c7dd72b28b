package org.wythofflab.lab;

import java.math.BigInteger;
import org.wythofflab.rules.AmountSet;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.PairTest;
import org.wythofflab.solve.Amount;

/** How many options of each position are P-positions: every P-position is counted at the positions that lead to it. */
final class OptionCounts {
    private final GameSpec game;
    private final int size;
    private final int[][] counts;

    private OptionCounts(GameSpec game, int size) {
        this.game = game;
        this.size = size;
        this.counts = new int[size][size];
    }

    /** Time: P-positions times squares. */
    static int[][] of(GameSpec game, int size, Bench bench) {
        Window window = new Window(BigInteger.ZERO, BigInteger.ZERO, size);
        Outcomes outcomes = Outcomes.of(game, window, Method.usual(), bench);
        OptionCounts all = new OptionCounts(game, size);
        all.requireRoom(outcomes, bench);
        PairTest both = game.moves().both().on(size, size);
        for (int x = 0; x < size; x++) {
            for (int y = 0; y < size; y++) {
                if (outcomes.isP(x, y)) {
                    bench.pulse();
                    all.count(x, y, both);
                }
            }
            bench.budget().progress().at(x, size);
        }
        return all.counts;
    }

    private void requireRoom(Outcomes outcomes, Bench bench) {
        long positions = 0;
        for (int x = 0; x < size; x++) {
            for (int y = 0; y < size; y++) {
                positions += outcomes.isP(x, y) ? 1 : 0;
            }
        }
        // At most 2^28 positions and as many squares.
        BigInteger steps = BigInteger.valueOf(positions).multiply(BigInteger.valueOf((long) size * size));
        if (steps.compareTo(BigInteger.valueOf(bench.budget().cells())) > 0) {
            throw LimitException.ofLimits("counting the winning options would take about " + Amount.count(steps)
                    + " steps\n  give a smaller --size");
        }
    }

    private void count(int x, int y, PairTest both) {
        AmountSet first = game.moves().first();
        AmountSet second = game.moves().second();
        for (int k = 1; x + k < size; k++) {
            counts[x + k][y] += first.contains(k) ? 1 : 0;
        }
        for (int l = 1; y + l < size; l++) {
            counts[x][y + l] += second.contains(l) ? 1 : 0;
        }
        for (int k = 1; x + k < size; k++) {
            for (int l = 1; y + l < size; l++) {
                counts[x + k][y + l] += both.allows(k, l) ? 1 : 0;
            }
        }
    }
}
