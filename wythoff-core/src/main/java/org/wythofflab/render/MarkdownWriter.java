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
        return of(out, 0, headings);
    }

    /** A table of words. */
    public static MarkdownWriter ofWords(Appendable out, List<String> headings) throws IOException {
        return of(out, headings.size(), headings);
    }

    /** A table whose first columns are words, the others numbers. */
    public static MarkdownWriter of(Appendable out, int words, List<String> headings) throws IOException {
        MarkdownWriter table = new MarkdownWriter(out);
        table.row(headings);
        out.append("|---".repeat(words))
                .append("|---:".repeat(headings.size() - words))
                .append("|\n");
        return table;
    }

    /** Every row has as many cells as there are headings; cells are plain text, and come out as they are. */
    public void row(List<String> cells) throws IOException {
        for (String cell : cells) {
            out.append("| ").append(MarkdownTable.escaped(cell)).append(' ');
        }
        out.append("|\n");
    }
}
