package org.wythofflab.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.Map;
import org.wythofflab.render.Paragraph;
import org.wythofflab.solve.Progress;

/**
 * {@code --explain}: on stderr, below the answer, which engine or theorem it is owed to, why, and what that needs. It is
 * written down while the work is done, so that it cannot tell anything else than what happened.
 */
final class WorkNotes implements Progress {
    private static final String NAME = "--explain";
    private static final String LABEL = "how: ";

    private final Progress bar;
    /** What each needed when it was asked last: boards only grow. */
    private final Map<String, String> workers = new LinkedHashMap<>();

    WorkNotes(Progress bar) {
        this.bar = bar;
    }

    static Form addTo(Form form) {
        return form.flag(NAME, "tell on stderr which engine or theorem answers, why, and what it needs");
    }

    static boolean isIn(Arguments arguments) {
        return arguments.has(NAME);
    }

    @Override
    public void at(long done, long total) {
        bar.at(done, total);
    }

    @Override
    public void stage(String what) {
        bar.stage(what);
    }

    @Override
    public void work(String by, String needs) {
        workers.put(by, needs);
    }

    void print(PrintStream err) throws IOException {
        for (Map.Entry<String, String> worker : workers.entrySet()) {
            StringBuilder lines = new StringBuilder(LABEL);
            String needs = worker.getValue().isEmpty() ? "" : "; " + worker.getValue();
            Paragraph.continued(lines, " ".repeat(LABEL.length()), worker.getKey() + needs);
            err.print(lines);
        }
        err.flush();
    }
}
