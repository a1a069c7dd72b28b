package org.wythofflab.render.picture;

import java.util.List;

/**
 * Points, lines and bars over two axes that begin at 0.
 *
 * @param mostX the right end, in units of the axis
 * @param mostY the upper end
 * @param labels how the numbers on the axes are written
 */
public record Plot(
        String title,
        Axis across,
        Axis along,
        long mostX,
        long mostY,
        Labels labels,
        List<Series> series,
        Theme theme) {

    /** How numbers on an axis are written. */
    public record Labels(Writing x, Writing y) {
        public static final Labels PLAIN = new Labels(Long::toString, Long::toString);
    }

    /** A number on an axis as text; where that is empty, there is no tick. */
    @FunctionalInterface
    public interface Writing {
        String of(long value);
    }

    /** What is drawn of some numbers. */
    public enum Shape {
        DOTS,
        BARS,
        /** From the first point to the second. */
        LINE
    }

    /** Numbers to be drawn; without a label they are not in the legend. */
    public static final class Series {
        private final String label;
        private final Shape shape;
        private final long[] xs;
        private final long[] ys;
        private final int rgb;

        public Series(String label, Shape shape, long[] xs, long[] ys, int rgb) {
            this.label = label;
            this.shape = shape;
            this.xs = xs.clone();
            this.ys = ys.clone();
            this.rgb = rgb;
        }
    }

    private static final int MARGIN = 16;
    private static final int TICK = 4;
    private static final int WIDTH = 640;
    private static final int HEIGHT = 440;
    private static final Glyphs FONT = Glyphs.SMALL;

    public Drawing drawing() {
        long stepY = Axis.niceStep(Math.max(1, mostY * 40 / HEIGHT));
        int widest =
                Math.max(FONT.width(labels.y().of(0)), FONT.width(labels.y().of(mostY)));
        int left = MARGIN + FONT.height() + TICK + widest + 14;
        int top = MARGIN + Glyphs.LARGE.height() + 12;
        int bottom = 2 * FONT.height() + TICK + 12 + FONT.height() + MARGIN;
        Sketch sketch = new Sketch(left + WIDTH + 2 * MARGIN, top + HEIGHT + bottom, title, theme);
        sketch.text(Sketch.shortened(title, WIDTH + left, Glyphs.LARGE), MARGIN, MARGIN, Glyphs.LARGE);
        Area area = new Area(sketch, left, top);
        area.horizontal(stepY);
        area.vertical();
        series.forEach(area::draw);
        sketch.frame(left, top, WIDTH, HEIGHT, theme.faint());
        legend(sketch, left, top + HEIGHT + bottom - MARGIN - FONT.height());
        sketch.upwards(along.title(), MARGIN, top + HEIGHT / 2, FONT);
        sketch.centred(across.title(), left + WIDTH / 2, top + HEIGHT + TICK + 4 + FONT.height(), FONT);
        return sketch.drawing();
    }

    private void legend(Sketch sketch, int left, int y) {
        int x = left;
        for (Series one : series) {
            if (!one.label.isEmpty()) {
                sketch.rectangle(x, y + 3, 10, 10, one.rgb);
                sketch.text(one.label, x + 16, y, FONT);
                x += 36 + FONT.width(one.label);
            }
        }
    }

    /** The part of the drawing inside the axes. */
    private final class Area {
        private final Sketch sketch;
        private final int left;
        private final int top;

        Area(Sketch sketch, int left, int top) {
            this.sketch = sketch;
            this.left = left;
            this.top = top;
        }

        private int x(long value) {
            return left + (int) (value * (WIDTH - 1) / Math.max(1, mostX));
        }

        private int y(long value) {
            return top + HEIGHT - 1 - (int) (value * (HEIGHT - 1) / Math.max(1, mostY));
        }

        void horizontal(long step) {
            for (long value = 0; value <= mostY; value += step) {
                String tick = labels.y().of(value);
                if (tick.isEmpty()) {
                    continue;
                }
                sketch.rectangle(left, y(value), WIDTH, 1, theme.plain());
                sketch.rectangle(left - 1 - TICK, y(value), TICK, 1, theme.ink());
                sketch.text(tick, left - TICK - 5 - FONT.width(tick), y(value) - FONT.height() / 2, FONT);
            }
        }

        void vertical() {
            long room = FONT.width(labels.x().of(mostX)) + 24L;
            long step = Axis.niceStep(Math.max(1, mostX * room / WIDTH));
            for (long value = 0; value <= mostX; value += step) {
                String tick = labels.x().of(value);
                if (tick.isEmpty()) {
                    continue;
                }
                sketch.rectangle(x(value), top + HEIGHT + 1, 1, TICK, theme.ink());
                sketch.centred(tick, x(value), top + HEIGHT + TICK + 2, FONT);
            }
        }

        void draw(Series one) {
            switch (one.shape) {
                case DOTS -> dots(one);
                case BARS -> bars(one);
                case LINE -> sketch.line(x(one.xs[0]), y(one.ys[0]), x(one.xs[1]), y(one.ys[1]), one.rgb);
            }
        }

        private void dots(Series one) {
            int[] xs = new int[one.xs.length];
            int[] ys = new int[xs.length];
            for (int i = 0; i < xs.length; i++) {
                xs[i] = x(one.xs[i]);
                ys[i] = y(one.ys[i]);
            }
            sketch.dots(xs, ys, xs.length > 4000 ? 1 : xs.length > 400 ? 2 : 4, one.rgb);
        }

        /** Each bar ends where the next begins; the last point only ends the bar before it. */
        private void bars(Series one) {
            for (int i = 0; i + 1 < one.xs.length; i++) {
                int from = x(one.xs[i]);
                int height = y(0) - y(one.ys[i]);
                if (height > 0) {
                    sketch.rectangle(from, y(one.ys[i]), Math.max(1, x(one.xs[i + 1]) - from - 1), height + 1, one.rgb);
                }
            }
        }
    }
}
