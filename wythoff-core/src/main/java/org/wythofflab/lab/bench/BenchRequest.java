package org.wythofflab.lab.bench;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.View;
import org.wythofflab.render.Format;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Progress;

/**
 * The program measured against plain programs, in one run.
 *
 * @param names of tasks, or of groups of them; none means all
 * @param full whether there is time for larger sizes
 */
public record BenchRequest(List<String> names, boolean full) implements Request {
    public BenchRequest {
        names = List.copyOf(names);
    }

    /** Writes what was measured. */
    @FunctionalInterface
    private interface Presentation {
        void write(List<BenchRow> rows, Writer out) throws IOException;
    }

    @Override
    public Report answeredBy(Lab lab) {
        List<BenchTask> tasks = BenchTasks.named(names, full);
        return new Report()
                .as(Format.TEXT, view(lab, tasks, BenchTable::text))
                .as(Format.JSON, view(lab, tasks, BenchTable::json))
                .as(Format.CSV, view(lab, tasks, BenchTable::csv))
                .as(Format.MARKDOWN, view(lab, tasks, BenchPage::write));
    }

    /** Whatever ends the run early, what was measured until then is told. */
    private View view(Lab lab, List<BenchTask> tasks, Presentation presentation) {
        return out -> {
            List<BenchRow> rows = new ArrayList<>();
            try {
                measure(tasks, rows, lab.inquiry());
            } finally {
                presentation.write(rows, out);
            }
        };
    }

    private void measure(List<BenchTask> tasks, List<BenchRow> rows, Inquiry inquiry) {
        Budget whole = inquiry.budget();
        for (BenchTask task : tasks) {
            inquiry.run(() -> {
                whole.checkpoint(rows.size(), tasks.size());
                return rows.add(BenchRow.measure(
                        task, full ? BenchTime.FULL : BenchTime.USUAL, quiet(whole, 1), quiet(whole, whole.threads())));
            });
        }
    }

    /** Progress is told by tasks; the limit of cells is for people who do not want to wait. */
    private static Budget quiet(Budget whole, int threads) {
        return new Budget(Long.MAX_VALUE, whole.bytes(), threads, whole.stop(), Progress.SILENT);
    }
}
