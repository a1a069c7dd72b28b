package org.wythofflab.lab.explore;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.stream.Collectors;
import org.wythofflab.explore.Check;
import org.wythofflab.explore.Exploration;
import org.wythofflab.explore.Finding;
import org.wythofflab.explore.Measure;
import org.wythofflab.render.Paragraph;

/** An exploration told to people: a paragraph for each measure, and below it how far it was checked. */
record ExplorationText(Exploration found) {
    private static final int WIDTH = 13;
    private static final String INDENT = " ".repeat(WIDTH);

    void write(Writer out) throws IOException {
        Paragraph.write(out, "", found.game().text() + ": measured and fitted, not proved");
        for (Measure measure : Measure.values()) {
            List<Finding> findings = found.of(measure);
            for (int i = 0; i < findings.size(); i++) {
                Finding finding = findings.get(i);
                out.append(i == 0 ? name(measure) : INDENT);
                String subject = finding.subject().isEmpty() ? "" : finding.subject() + ": ";
                Paragraph.continued(out, INDENT, subject + finding.statement());
                boolean last =
                        i == findings.size() - 1 || !findings.get(i + 1).check().equals(finding.check());
                if (last) {
                    check(finding.check(), out);
                }
            }
        }
        silences(out);
        next(out);
    }

    private static String name(Measure measure) {
        return measure.word() + " ".repeat(WIDTH - measure.word().length());
    }

    private static void check(Check check, Writer out) throws IOException {
        Paragraph.write(out, INDENT, "(" + check.words() + ")");
    }

    private void silences(Writer out) throws IOException {
        for (Exploration.Silence silence : found.silences()) {
            out.append(name(silence.measure()));
            Paragraph.continued(out, INDENT, "nothing: " + silence.why());
        }
    }

    private void next(Writer out) throws IOException {
        String next = found.findings().stream()
                .flatMap(finding -> finding.next().stream())
                .distinct()
                .collect(Collectors.joining("\n"));
        for (String command : next.lines().toList()) {
            out.append("next").append(" ".repeat(WIDTH - 4)).append(command).append('\n');
        }
    }
}
