package org.wythofflab.architecture.samples.solve;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Has nothing to hide: arrays, enums, records, lambdas and text are all welcome. */
final class SoundEngine {
    enum Outcome {
        P,
        N
    }

    record Cell(int x, int y, Outcome outcome) {}

    private static final Map<String, List<Cell>> CELLS = Map.of();

    private SoundEngine() {}

    static int[] halves(int[] piles) {
        return IntStream.of(piles).map(pile -> pile / 2 + CELLS.size()).toArray();
    }

    static String describe(Cell[][] board) {
        Cell cell = board[0][0];
        return switch (cell.outcome()) {
            case P -> "P at " + cell;
            case N -> String.format("%d,%d", cell.x(), cell.y());
        };
    }
}
