package org.wythofflab.lab.bench;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.wythofflab.render.CsvWriter;
import org.wythofflab.render.JsonWriter;

/** The measurements as a table, for people and for programs. */
final class BenchTable {
    private static final double BYTES_PER_MEGABYTE = 1e6;

    private BenchTable() {}

    /** For a terminal of 80 columns. */
    static void text(List<BenchRow> rows, Writer out) throws IOException {
        List<List<String>> lines = new ArrayList<>();
        lines.add(List.of("task", "size", "plain", "ratio", "up to", "ms", "slope", "MB", "thr."));
        for (BenchRow row : rows) {
            lines.add(List.of(
                    row.task().id(),
                    Sizes.words(row.size()),
                    figures(row.plain()),
                    figures(row.ratio()),
                    Sizes.words(row.largest()),
                    figures(row.millis()),
                    slope(row),
                    megabytes(row),
                    speedup(row)));
        }
        for (List<String> line : lines) {
            out.append(aligned(line, widths(lines))).append('\n');
        }
    }

    private static int[] widths(List<List<String>> lines) {
        int[] widths = new int[lines.get(0).size()];
        for (List<String> line : lines) {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], line.get(i).length());
            }
        }
        return widths;
    }

    /** The first word to the left, numbers to the right. */
    private static String aligned(List<String> cells, int[] widths) {
        StringBuilder line = new StringBuilder(cells.get(0));
        line.append(" ".repeat(widths[0] - cells.get(0).length()));
        for (int i = 1; i < widths.length; i++) {
            line.append(" ".repeat(2 + widths[i] - cells.get(i).length())).append(cells.get(i));
        }
        return line.toString().stripTrailing();
    }

    static void csv(List<BenchRow> rows, Writer out) throws IOException {
        CsvWriter csv = new CsvWriter(out);
        csv.line(
                "task",
                "unit",
                "size",
                "plain_ms",
                "ours_ms",
                "ratio",
                "largest",
                "largest_ms",
                "slope",
                "mb",
                "speedup",
                "by");
        for (BenchRow row : rows) {
            csv.line(
                    row.task().id(),
                    row.task().unit(),
                    Long.toString(row.size()),
                    figures(row.plain()),
                    figures(row.ours()),
                    figures(row.ratio()),
                    Long.toString(row.largest()),
                    figures(row.millis()),
                    slope(row),
                    megabytes(row),
                    speedup(row),
                    row.by());
        }
    }

    static void json(List<BenchRow> rows, Writer out) throws IOException {
        JsonWriter json = new JsonWriter(out).array();
        for (BenchRow row : rows) {
            json.object()
                    .field("task", row.task().id())
                    .field("what", row.task().what())
                    .field("unit", row.task().unit())
                    .name("size")
                    .number(row.size())
                    .name("plainMillis")
                    .number(row.plain())
                    .name("millis")
                    .number(row.ours())
                    .name("ratio")
                    .number(row.ratio())
                    .name("largest")
                    .number(row.largest())
                    .name("largestMillis")
                    .number(row.millis())
                    .name("slope")
                    .number(row.slope())
                    .name("bytes")
                    .number(row.bytes())
                    .name("speedup");
            if (row.speedup().isPresent()) {
                json.number(row.speedup().getAsDouble());
            } else {
                json.string(null);
            }
            json.field("by", row.by()).endObject();
        }
        json.endArray().end();
    }

    static String slope(BenchRow row) {
        return String.format(Locale.ROOT, "%.2f", row.slope());
    }

    static String megabytes(BenchRow row) {
        return Long.toString(Math.round(row.bytes() / BYTES_PER_MEGABYTE));
    }

    static String speedup(BenchRow row) {
        return row.speedup().isPresent()
                ? String.format(Locale.ROOT, "%.2f", row.speedup().getAsDouble())
                : "";
    }

    /** About three figures. */
    static String figures(double number) {
        String format = number < 0.1 ? "%.4f" : number < 1 ? "%.2f" : number < 100 ? "%.1f" : "%.0f";
        return String.format(Locale.ROOT, format, number);
    }
}
