package org.wythofflab.bench;

/** {@code wythoff block K} cell by cell: P if fewer than K options are, counted along the row, column and diagonal. */
record CounterScan(int block, int side) {

    long countP() {
        int[] columns = new int[side];
        int[] diagonals = new int[2 * side];
        long count = 0;
        for (int x = 0; x < side; x++) {
            int row = 0;
            for (int y = 0; y < side; y++) {
                int diagonal = x - y + side;
                if (row + columns[y] + diagonals[diagonal] < block) {
                    row++;
                    columns[y]++;
                    diagonals[diagonal]++;
                    count++;
                }
            }
        }
        return count;
    }
}
