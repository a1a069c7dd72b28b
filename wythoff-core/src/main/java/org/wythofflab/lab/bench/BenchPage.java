package org.wythofflab.lab.bench;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.wythofflab.render.MarkdownWriter;

/** The measurements as a page, {@code docs/benchmarks.md}. */
final class BenchPage {
    private static final String BEGINNING = """
            # Benchmarks

                ./wythoff bench --format markdown -o docs/benchmarks.md

            wrote this page in one run. For each task there is a plain program, as one would write it in an hour. Both go up the same
            sizes until a run takes about half a second, and wherever both have been, checksums of what they found are equal. *Ratio* is how
            many times longer the plain program takes at *size*, the largest that it reached. *Slope* is the power
            of the size by which our cost grows, from the last three sizes *up to* the largest; *MB* is the memory in use there, garbage
            included. Times are milliseconds of processor time of the whole Java machine on one thread; *threads* is how many times
            sooner, by the clock, all processors have solved what they share, without the sums over it, at the first size that takes one of
            them half a second (the median of three runs each, by turns); boards that take less than a second are left to one thread.

            """;

    private BenchPage() {}

    static void write(List<BenchRow> rows, Writer out) throws IOException {
        out.append(BEGINNING)
                .append("Java ")
                .append(Runtime.version().toString())
                .append(", ")
                .append(Integer.toString(Runtime.getRuntime().availableProcessors()))
                .append(" processors.\n\n");
        MarkdownWriter table = MarkdownWriter.of(
                out,
                1,
                List.of("task", "size", "plain, ms", "ours, ms", "ratio", "up to", "ms", "slope", "MB", "threads"));
        for (BenchRow row : rows) {
            table.row(List.of(
                    row.task().id(),
                    Long.toString(row.size()),
                    BenchTable.figures(row.plain()),
                    BenchTable.figures(row.ours()),
                    BenchTable.figures(row.ratio()),
                    Long.toString(row.largest()),
                    BenchTable.figures(row.millis()),
                    BenchTable.slope(row),
                    BenchTable.megabytes(row),
                    BenchTable.speedup(row)));
        }
        out.append("\n## The tasks\n\n");
        MarkdownWriter words =
                MarkdownWriter.ofWords(out, List.of("task", "what is computed", "size", "plain program", "ours"));
        for (BenchRow row : rows) {
            BenchTask task = row.task();
            words.row(List.of(task.id(), task.what(), task.unit(), task.plainly(), row.by()));
        }
        out.append(
                "\nInner loops are measured by the module `wythoff-bench`, see [CONTRIBUTING.md](../CONTRIBUTING.md).\n");
    }
}
