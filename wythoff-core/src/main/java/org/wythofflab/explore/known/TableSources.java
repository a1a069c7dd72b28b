package org.wythofflab.explore.known;

import java.util.BitSet;
import org.wythofflab.solve.Budget;

/** Tables of least possible numbers whose games cannot be written in the language. */
final class TableSources {
    /** The jumps to antidiagonals that are filled before. */
    private static final int[][] KNIGHT = {{-1, -2}, {-2, -1}, {1, -2}, {-2, 1}};

    private TableSources() {}

    /**
     * The least number that is not yet in the row, the column, the diagonal or the antidiagonal; one antidiagonal is filled after
     * the other.
     *
     * @param knight whether a knight's move away counts too
     */
    static int[][] queens(int side, boolean knight, Budget budget) {
        int[][] table = new int[side][side];
        for (int sum = 0; sum < side; sum++) {
            budget.pulse();
            for (int column = 0; column <= sum; column++) {
                int row = sum - column;
                BitSet near = new BitSet();
                for (int k = 1; k <= sum; k++) {
                    take(near, table, row - k, column);
                    take(near, table, row, column - k);
                    take(near, table, row - k, column - k);
                }
                for (int k = 1; k <= column; k++) {
                    take(near, table, row + k, column - k);
                }
                for (int[] jump : knight ? KNIGHT : new int[0][]) {
                    take(near, table, row + jump[0], column + jump[1]);
                }
                table[row][column] = near.nextClearBit(0);
            }
        }
        return table;
    }

    private static void take(BitSet near, int[][] table, int row, int column) {
        if (row >= 0 && column >= 0 && row < table.length && column < table.length) {
            near.set(table[row][column]);
        }
    }

    /** The third pile c with (a,b,c) a P-position of three-pile Wythoff: equal amounts from any of the piles. */
    static int[][] threePiles(int rows, int columns, Budget budget) {
        int[][] third = new int[rows][columns];
        for (int a = 0; a < rows; a++) {
            budget.pulse();
            for (int b = 0; b < columns; b++) {
                BitSet lost = new BitSet();
                for (int k = 1; k <= Math.max(a, b); k++) {
                    mark(lost, third, a - k, b, k);
                    mark(lost, third, a, b - k, k);
                    mark(lost, third, a - k, b - k, k);
                }
                third[a][b] = lost.nextClearBit(0);
            }
        }
        return third;
    }

    /** A move to (a',b') leads there with c as it is, or less by as much. */
    private static void mark(BitSet lost, int[][] third, int a, int b, int taken) {
        if (a >= 0 && b >= 0) {
            lost.set(third[a][b]);
            lost.set(third[a][b] + taken);
        }
    }
}
