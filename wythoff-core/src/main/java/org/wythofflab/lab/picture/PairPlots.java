package org.wythofflab.lab.picture;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.render.picture.Axis;
import org.wythofflab.render.picture.Drawing;
import org.wythofflab.render.picture.Plot;
import org.wythofflab.render.picture.Plot.Series;
import org.wythofflab.render.picture.Plot.Shape;
import org.wythofflab.render.picture.Theme;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Engines;

/** Plots of the P-positions {a,b} with 0 < a <= b below a bound. */
final class PairPlots {

    /** Ratios are counted in hundredths, from 1 up to 4; beyond lies little. */
    private static final int PARTS = 100;

    private static final int LEAST = PARTS;
    private static final int MOST = 4 * PARTS;

    /** A ratio has a line if it holds at least one pair in so many. */
    private static final int RARE = 25;

    private static final int MOST_LINES = 4;

    private final String title;
    private final Theme theme;
    private final long bound;
    private long[] as = new long[1024];
    private long[] bs = new long[1024];
    private int count;

    private PairPlots(String title, Theme theme, long bound) {
        this.title = title;
        this.theme = theme;
        this.bound = bound;
    }

    static PairPlots of(GameSpec game, String title, BigInteger bound, Theme theme, Inquiry inquiry) {
        PairPlots plots = new PairPlots(title, theme, bound.longValueExact());
        inquiry.run(() -> {
            inquiry.accept(
                            Engines.pairs(game, bound, inquiry.budget()),
                            () -> "the list of P-positions of " + game.text() + " below " + bound)
                    .value()
                    .run(inquiry.budget(), plots::add);
            return plots;
        });
        plots.as = Arrays.copyOf(plots.as, plots.count);
        plots.bs = Arrays.copyOf(plots.bs, plots.count);
        return plots;
    }

    private void add(int x, int y) {
        if (x == 0) {
            return;
        }
        if (count == as.length) {
            as = Arrays.copyOf(as, 2 * count);
            bs = Arrays.copyOf(bs, 2 * count);
        }
        as[count] = x;
        bs[count++] = y;
    }

    Drawing drawing(Layer layer) {
        return switch (layer) {
            case POINTS -> points();
            case DIFFERENCES -> differences();
            default -> ratios();
        };
    }

    private Drawing points() {
        List<Series> series = new ArrayList<>();
        int[] peaks = peaks();
        for (int i = 0; i < peaks.length; i++) {
            long x = bound * PARTS / peaks[i];
            series.add(new Series(
                    "slope " + hundredths(peaks[i]),
                    Shape.LINE,
                    new long[] {0, x},
                    new long[] {0, bound},
                    theme.kind(i)));
        }
        series.add(new Series("P-positions (a,b), a <= b", Shape.DOTS, as, bs, theme.strong()));
        long right = Math.max(1, Arrays.stream(as).max().orElse(1));
        return new Plot(title, Axis.of("a"), Axis.of("b"), right, bound, Plot.Labels.PLAIN, series, theme).drawing();
    }

    private Drawing differences() {
        long[] differences = new long[count];
        for (int i = 0; i < count; i++) {
            differences[i] = bs[i] - as[i];
        }
        return new Plot(
                        title,
                        Axis.of("a"),
                        Axis.of("b - a"),
                        Math.max(1, Arrays.stream(as).max().orElse(1)),
                        Math.max(1, Arrays.stream(differences).max().orElse(1)),
                        Plot.Labels.PLAIN,
                        List.of(new Series("P-positions (a,b), a <= b", Shape.DOTS, as, differences, theme.strong())),
                        theme)
                .drawing();
    }

    private Drawing ratios() {
        long[] counts = counts();
        long[] xs = new long[counts.length];
        Arrays.setAll(xs, i -> i);
        return new Plot(
                        title,
                        Axis.of("b / a"),
                        Axis.of("how many P-positions"),
                        MOST - LEAST,
                        Math.max(1, Arrays.stream(counts).max().orElse(1)),
                        new Plot.Labels(value -> hundredths(value + LEAST), Long::toString),
                        List.of(new Series(
                                "P-positions with 0 < a <= b < " + bound, Shape.BARS, xs, counts, theme.strong())),
                        theme)
                .drawing();
    }

    private long[] counts() {
        long[] counts = new long[MOST - LEAST + 1];
        for (int i = 0; i < count; i++) {
            long ratio = bs[i] * PARTS / as[i];
            if (ratio < MOST) {
                counts[(int) ratio - LEAST]++;
            }
        }
        return counts;
    }

    /** Ratios that many pairs have, in hundredths: where most of three neighbouring parts lie. */
    private int[] peaks() {
        long[] counts = counts();
        List<Integer> peaks = new ArrayList<>();
        for (int i = 1; i + 1 < counts.length && peaks.size() < MOST_LINES; i++) {
            long here = counts[i - 1] + counts[i] + counts[i + 1];
            if (counts[i] > counts[i - 1] && counts[i] >= counts[i + 1] && here * RARE > count) {
                peaks.add(LEAST + i);
            }
        }
        return peaks.stream().mapToInt(Integer::intValue).toArray();
    }

    private static String hundredths(long value) {
        return value / PARTS + "." + value / 10 % 10 + value % 10;
    }
}
