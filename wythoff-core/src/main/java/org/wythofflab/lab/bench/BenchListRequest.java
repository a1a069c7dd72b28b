package org.wythofflab.lab.bench;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.render.CsvWriter;
import org.wythofflab.render.Format;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.render.MarkdownWriter;
import org.wythofflab.render.Paragraph;

/**
 * What a {@link BenchRequest} would measure.
 *
 * @param names of tasks, or of groups of them; none means all
 */
public record BenchListRequest(List<String> names) implements Request {
    private static final List<String> HEADINGS = List.of("task", "what", "size", "plain");

    public BenchListRequest {
        names = List.copyOf(names);
    }

    @Override
    public Report answeredBy(Lab lab) {
        List<BenchTask> tasks = BenchTasks.named(names, false);
        return new Report()
                .as(Format.TEXT, out -> text(tasks, out))
                .as(Format.JSON, out -> json(tasks, out))
                .as(Format.CSV, out -> csv(tasks, out))
                .as(Format.MARKDOWN, out -> markdown(tasks, out));
    }

    private static void text(List<BenchTask> tasks, Writer out) throws IOException {
        for (BenchTask task : tasks) {
            out.append(task.id()).append('\n');
            Paragraph.write(out, "  ", task.what() + "; plain: " + task.plainly());
        }
    }

    private static void json(List<BenchTask> tasks, Writer out) throws IOException {
        JsonWriter json = new JsonWriter(out).array();
        for (BenchTask task : tasks) {
            json.object();
            for (int i = 0; i < HEADINGS.size(); i++) {
                json.field(HEADINGS.get(i), cells(task).get(i));
            }
            json.endObject();
        }
        json.endArray().end();
    }

    private static void csv(List<BenchTask> tasks, Writer out) throws IOException {
        CsvWriter csv = new CsvWriter(out);
        csv.line(HEADINGS.toArray(String[]::new));
        for (BenchTask task : tasks) {
            csv.line(cells(task).toArray(String[]::new));
        }
    }

    private static void markdown(List<BenchTask> tasks, Writer out) throws IOException {
        MarkdownWriter table = MarkdownWriter.ofWords(out, HEADINGS);
        for (BenchTask task : tasks) {
            table.row(cells(task));
        }
    }

    private static List<String> cells(BenchTask task) {
        return List.of(task.id(), task.what(), task.unit(), task.plainly());
    }
}
