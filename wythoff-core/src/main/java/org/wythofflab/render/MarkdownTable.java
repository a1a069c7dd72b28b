package org.wythofflab.render;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** A table in Markdown; cells are plain text, and come out as they are. */
public final class MarkdownTable {
    private final List<List<String>> rows = new ArrayList<>();

    public MarkdownTable(String... headings) {
        rows.add(List.of(headings));
    }

    /** Every row has as many cells as there are headings. */
    public void row(List<String> cells) {
        rows.add(List.copyOf(cells));
    }

    public void write(Appendable out) throws IOException {
        MarkdownWriter table = MarkdownWriter.ofWords(out, rows.get(0));
        for (List<String> row : rows.subList(1, rows.size())) {
            table.row(row);
        }
    }

    /** Text in which no character means anything to Markdown. */
    public static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            escaped.append("\\`*_[]<>|~".indexOf(c) >= 0 ? "\\" + c : c == '\n' ? " " : String.valueOf(c));
        }
        return escaped.toString();
    }
}
