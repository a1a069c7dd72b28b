package org.wythofflab.lab.bench;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.BitSet;
import java.util.zip.CRC32;
import java.util.zip.CheckedOutputStream;
import org.wythofflab.lab.Summary;

/** Lists of pairs, by the simplest loops that are not foolish. */
final class PlainLists {
    private static final int PULSE = 1 << 16;

    private PlainLists() {}

    /** {@code A_n} is the least number not used before, {@code B_n = s*A_n + t*n}. */
    static BenchTask.Run pairs(int s, int t, long count) {
        return budget -> {
            Summary found = new Summary();
            BitSet used = new BitSet();
            int lower = 0;
            for (int n = 0; n < count; n++) {
                if (n % PULSE == 0) {
                    budget.pulse();
                }
                lower = used.nextClearBit(lower);
                int upper = s * lower + t * n;
                used.set(lower);
                used.set(upper);
                found.add(lower, upper, 1);
            }
            return found.fingerprint();
        };
    }

    /** The pairs of Wythoff Nim with their numbers, a line each. */
    static BenchTask.Run lines(long count) {
        return budget -> {
            CRC32 sum = new CRC32();
            OutputStream file = new CheckedOutputStream(OutputStream.nullOutputStream(), sum);
            try (Writer out = new BufferedWriter(new OutputStreamWriter(file, StandardCharsets.UTF_8))) {
                BitSet used = new BitSet();
                int lower = 0;
                for (int n = 0; n < count; n++) {
                    if (n % PULSE == 0) {
                        budget.pulse();
                    }
                    lower = used.nextClearBit(lower);
                    used.set(lower);
                    used.set(lower + n);
                    out.write(n + " " + lower + " " + (lower + n) + "\n");
                }
            } catch (IOException impossible) {
                throw new UncheckedIOException(impossible);
            }
            return "text " + Long.toHexString(sum.getValue());
        };
    }

    /** {@code wythoff block K} cell by cell, counted along the row, the column and the diagonal. */
    static BenchTask.Run blocked(int block, long size) {
        int side = (int) size;
        return budget -> {
            Summary found = new Summary();
            int[] columns = new int[side];
            int[] diagonals = new int[2 * side];
            for (int x = 0; x < side; x++) {
                budget.checkpoint(x, side);
                int row = 0;
                for (int y = 0; y < side; y++) {
                    int diagonal = x - y + side;
                    if (row + columns[y] + diagonals[diagonal] < block) {
                        row++;
                        columns[y]++;
                        diagonals[diagonal]++;
                        if (x <= y) {
                            found.add(x, y, 1);
                        }
                    }
                }
            }
            return found.fingerprint();
        };
    }

    /** {@code mp-wythoff(m,p)}: in each row, the first position of a free column that reaches too little on its diagonals. */
    static BenchTask.Run diagonals(int m, int p, long size) {
        int side = (int) size;
        return budget -> {
            Summary found = new Summary();
            BitSet columns = new BitSet();
            PlainDiagonals diagonals = new PlainDiagonals(m, p, side);
            for (int x = 0; x < side; x++) {
                budget.checkpoint(x, side);
                int y = columns.nextClearBit(0);
                while (y < side && !diagonals.isFree(x, y)) {
                    y = columns.nextClearBit(y + 1);
                }
                if (y < side) {
                    columns.set(y);
                    diagonals.add(x, y);
                    if (x <= y) {
                        found.add(x, y, 1);
                    }
                }
            }
            return found.fingerprint();
        };
    }
}
