package org.wythofflab.solve.outcome;

import java.util.Arrays;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.bits.Bits;
import org.wythofflab.solve.bits.Fan;
import org.wythofflab.solve.bits.Run;

/**
 * For each position (x,y), how many of (x,y), (x - stride, y - rise), (x - 2*stride, y - 2*rise), ... are marked, so many
 * of them as a fan has rows: a row of counts follows from the one {@code stride} rows earlier.
 */
final class LineCounts {

    /** The lines that an edge of a fan runs along. */
    record Lines(int stride, int rise, int count) {
        static Lines low(Fan fan) {
            return new Lines(fan.stride(), fan.rise(), fan.count());
        }

        static Lines high(Fan fan) {
            return new Lines(fan.stride(), fan.lastRise(), fan.count());
        }

        boolean isEndless() {
            return count == Run.ENDLESS;
        }

        /** Falling lines leave the board for a while, so that their counts begin so many columns before it. */
        int before() {
            // Only finitely many rows fall, from below the number of columns to 1.
            return rise < 0 ? -rise * (count - 1) : 0;
        }

        /** How many rows back the marked positions are needed. */
        int depth(Board board) {
            return isEndless() ? 1 : (int) Math.min(board.rows(), (long) count * stride + 1);
        }

        long bytes(Board board, int delay) {
            return ((long) Math.max(stride, delay) + 1) * (board.columns() + (long) before()) * Integer.BYTES;
        }
    }

    private final Lines lines;
    private final int columns;
    private final int before;
    private final int[][] ring;

    /** @param delay how many rows back the counts are asked for */
    LineCounts(Lines lines, Board board, int delay) {
        this.lines = lines;
        columns = board.columns();
        before = lines.before();
        ring = new int[Math.min(board.rows(), Math.max(lines.stride, delay)) + 1][columns + before];
    }

    /** Counts row x, which is the last of the history. */
    void enter(int x, RowHistory history) {
        int[] counts = ring[x % ring.length];
        Arrays.fill(counts, 0);
        int length = counts.length - Math.abs(lines.rise);
        if (x >= lines.stride && length > 0) {
            int[] earlier = ring[(x - lines.stride) % ring.length];
            System.arraycopy(earlier, Math.max(0, -lines.rise), counts, Math.max(0, lines.rise), length);
        }
        Bits.forEach(history.row(x), columns, y -> counts[y + before]++);
        long oldest = lines.isEndless() ? -1 : x - (long) lines.count * lines.stride;
        if (oldest >= 0) {
            long moved = before + (long) lines.count * lines.rise;
            Bits.forEach(history.row((int) oldest), columns, y -> {
                if (y + moved >= 0 && y + moved < counts.length) {
                    counts[(int) (y + moved)]--;
                }
            });
        }
    }

    /** Adds the counts of row x, moved up by {@code shift} columns, times a sign. */
    void add(int x, int shift, int sign, int[] target) {
        int[] counts = ring[x % ring.length];
        int offset = before - shift;
        int end = Math.min(target.length, counts.length - offset);
        for (int y = Math.max(0, -offset); y < end; y++) {
            target[y] += sign * counts[y + offset];
        }
    }
}
