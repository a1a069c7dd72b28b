package org.wythofflab.lab.sweep;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.render.picture.Axis;
import org.wythofflab.render.picture.Drawing;
import org.wythofflab.render.picture.Plot;
import org.wythofflab.render.picture.Theme;

/** Clouds of points over two axes; rows without a number stand on a line {@code none} under the others. */
record CloudPlot(List<PointCloud> clouds, String title, String x, String y) {

    /** As many colours as can be told apart. */
    private static final int MOST_CLOUDS = 6;

    private static final int PIXELS = 640;

    /** Between points of different colours that stand side by side. */
    private static final int APART = 6;

    private static final String NONE = "none";

    Drawing drawing(Theme theme) {
        if (clouds.size() > MOST_CLOUDS) {
            throw new BadRequestException(
                    "a plot has at most " + MOST_CLOUDS + " colours; this one would have " + clouds.size());
        }
        List<BigDecimal> heights =
                clouds.stream().flatMap(cloud -> cloud.ys().stream()).toList();
        if (heights.isEmpty()) {
            throw new BadRequestException("there is nothing to draw: no row has a number for '" + y + "'");
        }
        boolean gaps = clouds.stream().anyMatch(cloud -> !cloud.without().isEmpty());
        PlotScale across =
                PlotScale.of(clouds.stream().flatMap(CloudPlot::places).toList(), sideBySide() ? 1 : 0, "");
        PlotScale along = PlotScale.of(heights, gaps ? 1 : 0, gaps ? NONE : "");
        List<Plot.Series> series = new ArrayList<>();
        for (int i = 0; i < clouds.size(); i++) {
            series.add(series(i, across, along, i == 0 ? theme.strong() : theme.kind(i - 1)));
        }
        return new Plot(
                        title,
                        Axis.of(x),
                        Axis.of(y),
                        across.most(),
                        along.most(),
                        new Plot.Labels(across::label, along::label),
                        series,
                        theme)
                .drawing();
    }

    private static Stream<BigDecimal> places(PointCloud cloud) {
        return Stream.concat(cloud.xs().stream(), cloud.without().stream());
    }

    /** Whether there is room for that: few places, and several colours at each. */
    private boolean sideBySide() {
        long places = clouds.stream().flatMap(CloudPlot::places).distinct().count();
        return clouds.size() > 1 && (places + 2) * APART * (clouds.size() + 2) <= PIXELS;
    }

    private Plot.Series series(int i, PlotScale across, PlotScale along, int rgb) {
        PointCloud cloud = clouds.get(i);
        long shift = sideBySide() ? (2L * i + 1 - clouds.size()) * APART * across.most() / (2 * PIXELS) : 0;
        return new Plot.Series(
                cloud.label(),
                Plot.Shape.DOTS,
                places(cloud).mapToLong(place -> across.units(place) + shift).toArray(),
                Stream.concat(
                                cloud.ys().stream().map(along::units),
                                cloud.without().stream().map(none -> 0L))
                        .mapToLong(Long::longValue)
                        .toArray(),
                rgb);
    }
}
