package org.wythofflab.render.picture;

import java.io.IOException;

/**
 * A board in a terminal. With colours two squares share a character, whose upper half has one colour and whose lower half
 * the other; without, every square is a symbol.
 */
public record HalfBlocks(Panel panel, Key key, boolean matrix, boolean colour) {
    private static final int EVERY = 10;
    private static final String RESET = "\u001B[0m";

    public void write(Appendable out) throws IOException {
        Tiles tiles = panel.tiles();
        int margin = Math.max(
                        panel.along().tick(0).length(),
                        panel.along().tick(tiles.rows()).length())
                + 1;
        int step = colour ? 2 : 1;
        // Whole characters at the bottom: an odd row is alone at the top.
        for (int fromTop = tiles.rows() % step == 0 ? 0 : -1; fromTop < tiles.rows(); fromTop += step) {
            out.append(margin(fromTop, step, margin));
            for (int column = 0; column < tiles.columns(); column++) {
                out.append(colour ? pair(column, fromTop) : symbol(column, fromTop));
            }
            out.append(colour ? RESET + "\n" : "\n");
        }
        out.append(" ".repeat(margin + 1)).append(ticks()).append('\n');
        if (panel.across().isRelative() || panel.along().isRelative()) {
            out.append("  across: ").append(panel.across().title()).append('\n');
            out.append(matrix ? "  down: " : "  up: ")
                    .append(panel.along().title())
                    .append('\n');
        }
        legend(out);
    }

    private int row(int fromTop) {
        return matrix ? fromTop : panel.tiles().rows() - 1 - fromTop;
    }

    private String margin(int fromTop, int step, int width) {
        for (int i = fromTop; i < fromTop + step; i++) {
            int row = row(i);
            if (row >= 0 && row < panel.tiles().rows() && (row - panel.along().firstTick(EVERY)) % EVERY == 0) {
                String tick = panel.along().tick(row);
                return " ".repeat(Math.max(0, width - tick.length())) + tick + " ";
            }
        }
        return " ".repeat(width + 1);
    }

    private String symbol(int column, int fromTop) {
        return String.valueOf(
                key.kinds().get(panel.tiles().at(column, row(fromTop))).symbol());
    }

    private String pair(int column, int fromTop) {
        String upper = fromTop < 0 ? "" : sgr(38, column, fromTop);
        return upper + sgr(48, column, fromTop + 1) + (fromTop < 0 ? " " : "\u2580");
    }

    private String sgr(int layer, int column, int fromTop) {
        int rgb = key.kinds().get(panel.tiles().at(column, row(fromTop))).rgb();
        return "\u001B[" + layer + ";2;" + (rgb >> 16) + ";" + (rgb >> 8 & 255) + ";" + (rgb & 255) + "m";
    }

    private String ticks() {
        StringBuilder ticks = new StringBuilder();
        for (long i = panel.across().firstTick(EVERY); i < panel.tiles().columns(); i += EVERY) {
            String tick = panel.across().tick(i);
            if (i >= ticks.length()
                    && i + tick.length() <= Math.max(panel.tiles().columns(), tick.length())) {
                ticks.append(" ".repeat((int) i - ticks.length())).append(tick).append(' ');
            }
        }
        return ticks.toString().stripTrailing();
    }

    private void legend(Appendable out) throws IOException {
        StringBuilder legend = new StringBuilder();
        for (Key.Kind kind : key.kinds()) {
            if (!kind.label().isEmpty()) {
                int rgb = kind.rgb();
                String swatch = colour
                        ? "\u001B[48;2;" + (rgb >> 16) + ";" + (rgb >> 8 & 255) + ";" + (rgb & 255) + "m  " + RESET
                        : String.valueOf(kind.symbol());
                legend.append("  ").append(swatch).append(' ').append(kind.label());
            }
        }
        out.append(legend).append('\n');
    }
}
