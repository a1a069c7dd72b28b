package org.wythofflab.render.picture;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Base64;

/**
 * Squares as a mark, {@code scale} pixels each. Row 0 is at the bottom, or at the top in a matrix. Colours are kept twice,
 * as themselves and by number.
 */
final class BoardMark implements Mark {
    private final Tiles tiles;
    private final int x;
    private final int y;
    private final int scale;
    private final boolean matrix;
    private final int[] rgbs;
    private final int[] colours;
    private final int gap;

    BoardMark(Tiles tiles, int x, int y, int scale, boolean matrix, int[] rgbs, int[] colours, int gap) {
        this.tiles = tiles;
        this.x = x;
        this.y = y;
        this.scale = scale;
        this.matrix = matrix;
        this.rgbs = rgbs;
        this.colours = colours;
        this.gap = gap;
    }

    private static final int GAPPED = 6;

    /** More runs than this are quicker to show as an image. */
    private static final int MOST_RUNS = 20_000;

    int width() {
        return tiles.columns() * scale;
    }

    int height() {
        return tiles.rows() * scale;
    }

    private boolean hasGaps() {
        return scale >= GAPPED;
    }

    private int tileRow(int fromTop) {
        return matrix ? fromTop : tiles.rows() - 1 - fromTop;
    }

    @Override
    public void paint(PixelBand band) {
        byte[] row = new byte[width()];
        int shown = -1;
        for (int py = Math.max(y, band.top()); py < Math.min(y + height(), band.bottom()); py++) {
            int fromTop = (py - y) / scale;
            if (hasGaps() && (py - y) % scale == scale - 1) {
                band.fill(x, py, width(), 1, gap);
            } else {
                if (fromTop != shown) {
                    fillRow(row, tileRow(fromTop));
                    shown = fromTop;
                }
                band.copy(row, x, py, row.length);
            }
        }
    }

    private void fillRow(byte[] row, int tileRow) {
        for (int column = 0, at = 0; column < tiles.columns(); column++) {
            byte colour = (byte) colours[tiles.at(column, tileRow)];
            for (int i = 0; i < scale; i++, at++) {
                row[at] = hasGaps() && i == scale - 1 ? (byte) gap : colour;
            }
        }
    }

    @Override
    public void svg(Appendable out) throws IOException {
        StringBuilder[] paths = new StringBuilder[rgbs.length];
        int runs = 0;
        for (int fromTop = 0; fromTop < tiles.rows() && runs <= MOST_RUNS; fromTop++) {
            runs += runs(paths, fromTop);
        }
        if (runs > MOST_RUNS) {
            image(out);
            return;
        }
        for (int kind = 0; kind < paths.length; kind++) {
            if (paths[kind] != null) {
                out.append("<path fill=\"" + Mark.hex(rgbs[kind]) + "\" d=\"" + paths[kind] + "\"/>\n");
            }
        }
    }

    /** Equal neighbours of a row are one run, unless gaps separate them. */
    private int runs(StringBuilder[] paths, int fromTop) {
        int count = 0;
        int edge = hasGaps() ? 1 : 0;
        for (int column = 0, next; column < tiles.columns(); column = next) {
            int kind = tiles.at(column, tileRow(fromTop));
            next = column + 1;
            while (!hasGaps() && next < tiles.columns() && tiles.at(next, tileRow(fromTop)) == kind) {
                next++;
            }
            if (paths[kind] == null) {
                paths[kind] = new StringBuilder();
            }
            int w = (next - column) * scale - edge;
            paths[kind].append("M" + (x + column * scale) + " " + (y + fromTop * scale) + "h" + w + "v" + (scale - edge)
                    + "h-" + w + "z");
            count++;
        }
        return count;
    }

    private void image(Appendable out) throws IOException {
        Drawing only = new Drawing(tiles.columns(), tiles.rows(), "");
        int[] numbers = new int[rgbs.length];
        for (int i = 0; i < rgbs.length; i++) {
            numbers[i] = only.palette().add(rgbs[i]);
        }
        only.add(new BoardMark(tiles, 0, 0, 1, matrix, rgbs, numbers, 0));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Png.write(only, bytes);
        out.append("<image x=\"" + x + "\" y=\"" + y + "\" width=\"" + width() + "\" height=\"" + height()
                + "\" style=\"image-rendering:pixelated\" href=\"data:image/png;base64,"
                + Base64.getEncoder().encodeToString(bytes.toByteArray()) + "\"/>\n");
    }
}
