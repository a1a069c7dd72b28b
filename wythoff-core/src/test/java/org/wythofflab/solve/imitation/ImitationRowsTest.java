package org.wythofflab.solve.imitation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.rules.Imitation;
import org.wythofflab.solve.Board;

/** Rows that are added to diagonals by words, against each cell told one by one; sizes around a word. */
final class ImitationRowsTest {

    @ParameterizedTest
    @CsvSource({"1,1", "1,3", "2,1", "2,3", "3,2", "5,4", "63,2", "64,3", "65,2", "200,5", "1000000000,1000000000"})
    void everyStateIsThatOfTheCells(int m, int p) {
        for (boolean misere : List.of(false, true)) {
            for (int side : List.of(1, 2, 63, 64, 65, 129)) {
                compare(new Imitation(m, p), misere, new Board(side, side), 1);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void boardsOfAnyShapeComeOut(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 40; i++) {
            Imitation rule = new Imitation(1 + random.nextInt(70), 1 + random.nextInt(4));
            Board board = new Board(1 + random.nextInt(200), 1 + random.nextInt(200));
            compare(rule, random.nextBoolean(), board, 1 + random.nextInt(9));
        }
    }

    /** The window is what the speed rests on: a board of a slightly different m has to be told apart. */
    @Test
    void aWrongWindowIsSeen() {
        Board board = new Board(100, 100);
        ImitationRows rows = new ImitationRows(new Imitation(3, 2), false, board);
        CellByCellStates other = new CellByCellStates(new Imitation(4, 2), false, board);
        assertThat(solve(rows, board)).isNotEqualTo(solve(other, board));
    }

    private static void compare(Imitation rule, boolean misere, Board board, int step) {
        ImitationRows rows = new ImitationRows(rule, misere, board);
        CellByCellStates cells = new CellByCellStates(rule, misere, board);
        String name = rule + (misere ? " misere" : "") + " on " + board;
        assertThat(solve(rows, board)).as(name).isEqualTo(solve(cells, board));
        int credits = rows.creditLevels();
        for (int a = 0; a < board.rows(); a += step) {
            for (int b = a; b < board.longerSide(); b += step) {
                for (int r : List.of(0, 1, 2, 3, b - a, b, (b + 1) / 2)) {
                    for (int c : List.of(0, 1, credits - 1)) {
                        int mover = Math.min(c, credits - 1);
                        int other = Math.min(r & 3, credits - 1);
                        if (r <= b && rows.isP(a, b, r, mover, other) != cells.isP(a, b, r, mover, other)) {
                            throw new AssertionError(name + ": " + List.of(a, b, r, mover, other));
                        }
                    }
                }
            }
        }
    }

    private static long[][] solve(org.wythofflab.solve.RowMachine machine, Board board) {
        long[][] rows = new long[board.rows()][board.words()];
        for (long[] row : rows) {
            machine.next(row);
        }
        return rows;
    }
}
