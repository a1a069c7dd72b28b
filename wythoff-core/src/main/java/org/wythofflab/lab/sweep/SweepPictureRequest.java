package org.wythofflab.lab.sweep;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.render.Format;
import org.wythofflab.render.picture.Drawing;
import org.wythofflab.render.picture.Png;
import org.wythofflab.render.picture.Svg;
import org.wythofflab.render.picture.Theme;

/**
 * A plot of a measure against a place or another measure, from the tables of sweeps.
 *
 * @param tables each has a colour of its own
 * @param x a column of numbers
 * @param y a column with a number in each cell, or several; or the difference of two, {@code A - B}
 * @param by rows with another value in this column have another colour
 */
public record SweepPictureRequest(List<SweepTable> tables, String x, String y, Optional<String> by, boolean dark)
        implements Request {

    private static final Pattern NUMBER = Pattern.compile("-?\\d{1,18}(\\.\\d{1,18})?");
    private static final Pattern BETWEEN_NUMBERS = Pattern.compile("[ ;]+");
    private static final String MINUS = " - ";

    @Override
    public Report answeredBy(Lab lab) {
        Drawing drawing = drawing();
        return new Report()
                .as(Format.SVG, out -> Svg.write(drawing, out))
                .asBytes(Format.PNG, out -> Png.write(drawing, out));
    }

    private Drawing drawing() {
        Map<String, PointCloud> clouds = new LinkedHashMap<>();
        for (SweepTable table : tables) {
            List<String> groups = by.map(table::column).orElse(List.of());
            List<BigDecimal> xs = singles(table, x);
            List<List<BigDecimal>> ys = heights(table);
            for (int i = 0; i < xs.size(); i++) {
                List<String> words = new ArrayList<>(tables.size() > 1 ? List.of(table.name()) : List.of());
                if (by.isPresent()) {
                    words.add(by.get() + " = " + groups.get(i));
                }
                clouds.computeIfAbsent(String.join(", ", words), PointCloud::new)
                        .add(xs.get(i), ys.get(i));
            }
        }
        String names = tables.stream().map(SweepTable::name).collect(Collectors.joining(", "));
        return new CloudPlot(List.copyOf(clouds.values()), names + ": " + y + " against " + x, x, y)
                .drawing(dark ? Theme.DARK : Theme.LIGHT);
    }

    private List<List<BigDecimal>> heights(SweepTable table) {
        String[] parts = y.split(MINUS, -1);
        if (parts.length == 1) {
            return table.column(y).stream().map(cell -> numbers(table, y, cell)).toList();
        }
        if (parts.length > 2) {
            throw new BadRequestException("a difference is of two columns, A - B, not " + y);
        }
        List<String> minuends = table.column(parts[0].strip());
        List<String> subtrahends = table.column(parts[1].strip());
        List<List<BigDecimal>> differences = new ArrayList<>();
        for (int i = 0; i < minuends.size(); i++) {
            boolean both = !minuends.get(i).isEmpty() && !subtrahends.get(i).isEmpty();
            differences.add(
                    both
                            ? List.of(single(table, parts[0], minuends.get(i))
                                    .subtract(single(table, parts[1], subtrahends.get(i))))
                            : List.of());
        }
        return differences;
    }

    private static List<BigDecimal> singles(SweepTable table, String column) {
        return table.column(column).stream()
                .map(cell -> single(table, column, cell))
                .toList();
    }

    private static BigDecimal single(SweepTable table, String column, String cell) {
        List<BigDecimal> numbers = numbers(table, column, cell);
        if (numbers.size() != 1) {
            throw new BadRequestException("the column '" + column + "' of " + table.name()
                    + " has to have one number in each cell, and one cell has '" + cell + "'");
        }
        return numbers.get(0);
    }

    /** All in a cell, none if it is empty. */
    private static List<BigDecimal> numbers(SweepTable table, String column, String cell) {
        return Arrays.stream(BETWEEN_NUMBERS.split(cell.strip(), -1))
                .filter(word -> !word.isEmpty())
                .map(word -> {
                    if (!NUMBER.matcher(word).matches()) {
                        throw new BadRequestException("the column '" + column + "' of " + table.name()
                                + " cannot be drawn: '" + word + "' is no number");
                    }
                    return new BigDecimal(word);
                })
                .toList();
    }
}
