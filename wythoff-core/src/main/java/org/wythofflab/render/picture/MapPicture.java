package org.wythofflab.render.picture;

import java.util.List;

/**
 * Boards of the same size beside and above each other, with one title and one legend.
 *
 * @param scale pixels a square
 * @param matrix whether rows go down from the top, as in a matrix
 */
public record MapPicture(String title, List<Panel> panels, Key key, int scale, boolean matrix, Theme theme) {
    private static final int MARGIN = 16;
    private static final int GAP = 8;
    private static final int TICK = 4;
    private static final int SWATCH = 11;
    private static final int SCALE_BAR = 160;

    /** The widest a square can be so that the picture stays small; at least 1. */
    public static int fittingScale(int side, int panels) {
        int pixels = panels == 1 ? 560 : 280;
        return Math.max(1, Math.min(28, pixels / Math.max(1, side)));
    }

    public Drawing drawing() {
        Layout layout = new Layout();
        Sketch sketch = new Sketch(layout.width, layout.height, title, theme);
        Glyphs font = Glyphs.LARGE.width(title) <= layout.width - 2 * MARGIN ? Glyphs.LARGE : Glyphs.SMALL;
        sketch.text(Sketch.shortened(title, layout.width - 2 * MARGIN, font), MARGIN, MARGIN, font);
        for (int i = 0; i < panels.size(); i++) {
            panel(sketch, layout, i);
        }
        legend(sketch, layout);
        return sketch.drawing();
    }

    /** Whether the picture is not too large. */
    public boolean fits() {
        return new Layout().fits;
    }

    /** Where everything goes. */
    private final class Layout {
        private final int across = (int) Math.ceil(Math.sqrt(panels.size()));
        private final int down = (panels.size() + across - 1) / across;
        private final Tiles tiles = panels.get(0).tiles();
        private final int left;
        private final int top;
        private final int cellWidth;
        private final int cellHeight;
        private final int width;
        private final int height;
        private final boolean fits;

        Layout() {
            int ticks = panels.stream()
                    .mapToInt(panel -> panel.along().tickWidth(tiles.rows(), Glyphs.SMALL))
                    .max()
                    .orElse(0);
            left = Glyphs.SMALL.height() + GAP + ticks + TICK + 2;
            top = panels.size() > 1 ? Glyphs.SMALL.height() + TICK : 0;
            long boardWidth = (long) tiles.columns() * scale;
            long boardHeight = (long) tiles.rows() * scale;
            long wide = 2L * MARGIN + across * (left + boardWidth + MARGIN);
            long head = MARGIN + Glyphs.LARGE.height() + GAP;
            long high = head + down * (top + boardHeight + bottom() + GAP) + Glyphs.SMALL.height() + MARGIN;
            width = (int) Math.min(Integer.MAX_VALUE, Math.max(wide, Math.max(260, legendWidth() + 2L * MARGIN)));
            height = (int) Math.min(Integer.MAX_VALUE, high);
            cellWidth = (int) (left + boardWidth + MARGIN);
            cellHeight = (int) (top + boardHeight + bottom() + GAP);
            fits = width <= Drawing.MOST_PIXELS && height <= Drawing.MOST_PIXELS;
        }

        private int bottom() {
            return TICK + 2 * Glyphs.SMALL.height() + 4;
        }

        int x(int i) {
            return MARGIN + i % across * cellWidth + left;
        }

        int y(int i) {
            return MARGIN + Glyphs.LARGE.height() + GAP + i / across * cellHeight + top;
        }
    }

    private void panel(Sketch sketch, Layout layout, int i) {
        Panel panel = panels.get(i);
        Tiles tiles = panel.tiles();
        int x = layout.x(i);
        int y = layout.y(i);
        int w = tiles.columns() * scale;
        int h = tiles.rows() * scale;
        if (layout.top > 0) {
            sketch.text(Sketch.shortened(panel.caption(), w, Glyphs.SMALL), x, y - layout.top, Glyphs.SMALL);
        }
        sketch.frame(x, y, w, h, theme.faint());
        sketch.board(tiles, x, y, scale, matrix, key);
        acrossTicks(sketch, panel.across(), x, y + h, tiles.columns());
        alongTicks(sketch, panel.along(), x, y, tiles.rows());
        sketch.upwards(
                Sketch.shortened(panel.along().title(), Math.max(h, 60), Glyphs.SMALL),
                x - layout.left,
                y + h / 2,
                Glyphs.SMALL);
    }

    private void acrossTicks(Sketch sketch, Axis axis, int x, int y, int count) {
        int room = axis.tickWidth(count, Glyphs.SMALL) + 2 * GAP;
        long step = Axis.niceStep((room + scale - 1) / scale);
        for (long i = axis.firstTick(step); i < count; i += step) {
            int at = x + (int) i * scale + scale / 2;
            sketch.rectangle(at, y + 1, 1, TICK, theme.ink());
            sketch.centred(axis.tick(i), at, y + TICK + 2, Glyphs.SMALL);
        }
        sketch.centred(
                Sketch.shortened(axis.title(), Math.max(count * scale, 60), Glyphs.SMALL),
                x + count * scale / 2,
                y + TICK + 2 + Glyphs.SMALL.height(),
                Glyphs.SMALL);
    }

    private void alongTicks(Sketch sketch, Axis axis, int x, int y, int count) {
        int room = 2 * Glyphs.SMALL.height();
        long step = Axis.niceStep((room + scale - 1) / scale);
        for (long i = axis.firstTick(step); i < count; i += step) {
            int row = (int) (matrix ? i : count - 1 - i);
            int at = y + row * scale + scale / 2;
            String tick = axis.tick(i);
            sketch.rectangle(x - 1 - TICK, at, TICK, 1, theme.ink());
            sketch.text(tick, x - TICK - 3 - Glyphs.SMALL.width(tick), at - Glyphs.SMALL.height() / 2, Glyphs.SMALL);
        }
    }

    private int legendWidth() {
        if (key.scale()) {
            return SCALE_BAR
                    + 3 * GAP
                    + Glyphs.SMALL.width(key.kinds().get(0).label())
                    + Glyphs.SMALL.width(key.kinds().get(key.kinds().size() - 1).label());
        }
        return key.kinds().stream()
                .filter(kind -> !kind.label().isEmpty())
                .mapToInt(kind -> SWATCH + 2 * GAP + GAP + Glyphs.SMALL.width(kind.label()))
                .sum();
    }

    private void legend(Sketch sketch, Layout layout) {
        int x = MARGIN + layout.left;
        if (x + legendWidth() > layout.width - MARGIN) {
            x = MARGIN;
        }
        int y = layout.height - MARGIN - Glyphs.SMALL.height();
        if (key.scale()) {
            bar(sketch, x, y);
            return;
        }
        for (Key.Kind kind : key.kinds()) {
            if (!kind.label().isEmpty()) {
                sketch.rectangle(x, y + 2, SWATCH, SWATCH, kind.rgb());
                sketch.frame(x, y + 2, SWATCH, SWATCH, theme.faint());
                sketch.text(kind.label(), x + SWATCH + GAP, y, Glyphs.SMALL);
                x += SWATCH + 3 * GAP + Glyphs.SMALL.width(kind.label());
            }
        }
    }

    private void bar(Sketch sketch, int left, int y) {
        List<Key.Kind> kinds = key.kinds();
        String least = kinds.get(0).label();
        sketch.text(least, left, y, Glyphs.SMALL);
        int x = left + Glyphs.SMALL.width(least) + GAP;
        for (int i = 0; i < SCALE_BAR; i++) {
            sketch.rectangle(
                    x + i,
                    y + 2,
                    1,
                    SWATCH,
                    kinds.get(i * kinds.size() / SCALE_BAR).rgb());
        }
        sketch.text(kinds.get(kinds.size() - 1).label(), x + SCALE_BAR + GAP, y, Glyphs.SMALL);
    }
}
