package org.wythofflab.lab.explore;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.wythofflab.explore.Exploration;
import org.wythofflab.explore.Finding;
import org.wythofflab.explore.Measure;
import org.wythofflab.render.Paragraph;

/** An exploration told to people: a paragraph for each finding, and behind it how far it was checked. */
record ExplorationText(Exploration found) {
    private static final int WIDTH = 13;
    private static final String INDENT = " ".repeat(WIDTH);

    void write(Writer out) throws IOException {
        Paragraph.write(out, "", found.game().text());
        Paragraph.write(
                out,
                "",
                "Measured and fitted, not proved. In brackets: how far it was checked, and how many could have"
                        + " refuted it.");
        String last = "";
        for (Finding finding : found.findings()) {
            String name = finding.measure().word();
            line(name.equals(last) ? "" : name, sentence(finding), out);
            last = name;
        }
        silences(out);
        next(out);
    }

    private static void line(String name, String text, Writer out) throws IOException {
        out.append(name).append(" ".repeat(WIDTH - name.length()));
        Paragraph.continued(out, INDENT, text);
    }

    private static String sentence(Finding finding) {
        String subject = finding.subject().isEmpty() ? "" : finding.subject() + ": ";
        return subject + finding.statement() + " [" + finding.check().words() + "]";
    }

    /** One paragraph for each reason. */
    private void silences(Writer out) throws IOException {
        Map<String, TreeSet<Measure>> reasons = new LinkedHashMap<>();
        found.silences()
                .forEach(silence -> reasons.computeIfAbsent(silence.why(), any -> new TreeSet<>())
                        .add(silence.measure()));
        List<String> lines = new ArrayList<>();
        reasons.forEach((why, measures) ->
                lines.add(measures.stream().map(Measure::word).collect(Collectors.joining(", ")) + ": " + why));
        for (int i = 0; i < lines.size(); i++) {
            line(i == 0 ? "in vain" : "", lines.get(i), out);
        }
    }

    private void next(Writer out) throws IOException {
        List<String> commands = found.findings().stream()
                .flatMap(finding -> finding.next().stream())
                .distinct()
                .toList();
        for (int i = 0; i < commands.size(); i++) {
            // A command is copied, so it stays on one line.
            out.append(i == 0 ? "next" + " ".repeat(WIDTH - 4) : INDENT)
                    .append(commands.get(i))
                    .append('\n');
        }
    }
}
