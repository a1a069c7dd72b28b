package org.wythofflab.render;

import java.io.IOException;
import java.util.List;

/** A table in Markdown, written row by row as it comes; numbers stand to the right. */
public final class MarkdownWriter {
    private final Appendable out;

    private MarkdownWriter(Appendable out) {
        this.out = out;
    }

    /** A table of numbers. */
    public static MarkdownWriter ofNumbers(Appendable out, List<String> headings) throws IOException {
        return new MarkdownWriter(out).begin(headings, "|---:");
    }

    /** A table of words. */
    public static MarkdownWriter ofWords(Appendable out, List<String> headings) throws IOException {
        return new MarkdownWriter(out).begin(headings, "|---");
    }

    private MarkdownWriter begin(List<String> headings, String rule) throws IOException {
        row(headings);
        out.append(rule.repeat(headings.size())).append("|\n");
        return this;
    }

    /** Every row has as many cells as there are headings; cells are plain text, and come out as they are. */
    public void row(List<String> cells) throws IOException {
        for (String cell : cells) {
            out.append("| ").append(MarkdownTable.escaped(cell)).append(' ');
        }
        out.append("|\n");
    }
}
