package org.wythofflab.solve.stream;

import java.util.Arrays;

/**
 * A second look at a range of rows that the plain minima of {@link CounterTree} could not rule out, by minima for each
 * residue. Between two beams of P-positions the counters repeat, and where few rows and few columns lack a P-position,
 * a row and a column that lack one may never meet on a diagonal that does. The modulus changes the time, never the answer.
 */
final class ResidueFilter {
    private final int modulus;
    private final ResidueMinima rows;
    private final ResidueMinima diagonals;
    /** The greatest room of the columns with each residue. */
    private final int[] room;
    /** The least diagonal counters of the residues 0, 1, ... twice over. */
    private final byte[] leastOfDiagonals;

    ResidueFilter(int modulus, CounterTree rows, CounterTree diagonals) {
        this.modulus = modulus;
        this.rows = new ResidueMinima(rows, modulus);
        this.diagonals = new ResidueMinima(diagonals, modulus);
        room = new int[modulus];
        leastOfDiagonals = new byte[modulus + 2 * this.rows.stride()];
    }

    /** To be called after the counters have grown. */
    void grow() {
        rows.grow();
        diagonals.grow();
    }

    /** Brings up to date what a group of rows, and two groups of diagonals from {@code diagonal} on, say. */
    void update(int row, int diagonal) {
        rows.update(row);
        diagonals.update(diagonal);
        diagonals.update(diagonal + 1);
    }

    /**
     * Whether a row below the node may have a P-position in one of the columns.
     *
     * @param diagonal the first of the two nodes with the diagonals of these rows and columns
     * @param least what rows and diagonals add up to anyway
     * @param start the first column
     * @param roomOfColumn how much each column still holds
     */
    boolean mayHold(int level, int node, int diagonal, int least, int start, long[] roomOfColumn) {
        Arrays.fill(room, 0);
        int residue = start % modulus;
        for (long word : roomOfColumn) {
            for (int lane = 0; lane < Lanes.COUNT; lane++) {
                room[residue] = Math.max(room[residue], Lanes.get(word, lane));
                residue = residue + 1 == modulus ? 0 : residue + 1;
            }
        }
        readDiagonals(level, diagonal);
        for (int column = 0; column < modulus; column++) {
            if (room[column] > least && mayHold(level, node, column)) {
                return true;
            }
        }
        return false;
    }

    private void readDiagonals(int level, int node) {
        for (int copy = 0; copy <= modulus; copy += modulus) {
            for (int residue = 0; residue < diagonals.stride(); residue += Lanes.COUNT) {
                long lesser = Lanes.lesser(
                        diagonals.minima(level, node, residue), diagonals.minima(level, node + 1, residue));
                Lanes.put(leastOfDiagonals, copy + residue, lesser);
            }
        }
    }

    private boolean mayHold(int level, int node, int column) {
        long limits = Lanes.each(room[column]);
        for (int row = 0; row < rows.stride(); row += Lanes.COUNT) {
            // b - a has the residue row - column. Lanes beyond the modulus are large in the rows.
            long diagonal = Lanes.get(leastOfDiagonals, modulus - column + row);
            if (Lanes.below(rows.minima(level, node, row) + diagonal, limits) != 0) {
                return true;
            }
        }
        return false;
    }
}
