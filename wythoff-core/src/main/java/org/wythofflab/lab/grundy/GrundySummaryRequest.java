package org.wythofflab.lab.grundy;

import java.math.BigInteger;
import java.util.Arrays;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Summary;
import org.wythofflab.lab.Texts;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Crew;
import org.wythofflab.solve.GrundyTable;
import org.wythofflab.solve.ValueTiles;

/**
 * The sum over the Grundy values of the positions (x,y), {@code x <= y}, with both piles below {@code size}, and the largest
 * value among them.
 *
 * @param size a number, or an expression without variables
 */
public record GrundySummaryRequest(String game, String size, Method method) implements Request {
    /** Tables are held in tiles, and tile by tile they are read soonest. */
    private static final int SIDE = ValueTiles.SIDE;

    @Override
    public Report answeredBy(Lab lab) {
        GameSpec spec = Texts.game(game);
        BigInteger side = Texts.number("size", size);
        return Summary.report(spec, summary -> {
            Inquiry inquiry = lab.inquiry();
            fill(summary, new GrundyTableRequest(game, size, method).table(spec, side, inquiry), inquiry);
        });
    }

    static void fill(Summary summary, GrundyTable table, Inquiry inquiry) {
        try (Crew crew = new Crew(inquiry.budget())) {
            Part[] parts = new Part[crew.threads()];
            Arrays.setAll(parts, share -> new Part());
            inquiry.run(() -> {
                crew.share(share -> parts[share].add(table, share, parts.length, inquiry));
                return summary;
            });
            int largest = 0;
            for (Part part : parts) {
                summary.add(part.summary);
                largest = Math.max(largest, part.largest);
            }
            if (table.board().rows() > 0) {
                summary.remark("largest", Integer.toString(largest));
            }
        }
    }

    /** What one thread has seen. */
    private static final class Part {
        final Summary summary = new Summary();
        private final int[] values = new int[SIDE];
        int largest;

        /** Adds every {@code step}-th band of rows. */
        void add(GrundyTable table, int first, int step, Inquiry inquiry) {
            int size = table.board().rows();
            for (long x = (long) first * SIDE; x < size; x += (long) step * SIDE) {
                inquiry.budget().pulse();
                for (int y = (int) x; y < size; y += SIDE) {
                    addTile(table, (int) x, y, size);
                }
            }
        }

        /** Adds a tile, as far as it is on and above the diagonal. */
        private void addTile(GrundyTable table, int x, int y, int size) {
            int end = Math.min(size, y + SIDE);
            for (int row = x; row < Math.min(size, x + SIDE); row++) {
                int from = Math.max(row, y);
                add(table, row, from, end - from);
            }
        }

        private void add(GrundyTable table, int x, int y, int length) {
            table.row(x, y, y + length, values);
            largest = Math.max(largest, summary.addRow(x, y, values, length));
        }
    }
}
