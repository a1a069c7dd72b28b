package org.wythofflab.solve.layers;

import java.util.Arrays;

/** The places of 64 values in the last few rows. */
final class MarkLog {

    /** The places in one row, in the order in which they were found. */
    static final class Row {
        int count;
        int[] columns = new int[64];
        byte[] values = new byte[64];

        void add(int column, int value) {
            if (count == columns.length) {
                columns = Arrays.copyOf(columns, count + (count >> 1));
                values = Arrays.copyOf(values, count + (count >> 1));
            }
            columns[count] = column;
            values[count++] = (byte) value;
        }
    }

    private static final Row BEFORE_THE_FIRST = new Row();

    private final Row[] rows;

    /** @param depth how many rows back one may look */
    MarkLog(int depth) {
        rows = new Row[depth + 1];
        Arrays.setAll(rows, i -> new Row());
    }

    /** What so many rows take if each has so many places. */
    static long bytes(long depth, long places) {
        return (depth + 1) * (128 + places * 3 / 2) * (Integer.BYTES + Byte.BYTES);
    }

    /** Makes room for the places in row x, which is to be filled after those before it. */
    Row start(int x) {
        Row row = rows[x % rows.length];
        row.count = 0;
        return row;
    }

    /** The places in a row that is not too far back. */
    Row row(int x) {
        return x < 0 ? BEFORE_THE_FIRST : rows[x % rows.length];
    }
}
