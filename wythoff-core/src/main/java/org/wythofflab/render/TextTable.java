package org.wythofflab.render;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** A small table for people: aligned columns, two blanks apart, nothing after the last one. */
public final class TextTable {
    /** A longer cell pushes the rest of its own row aside, not of all rows. */
    private static final int WIDEST = 28;

    private static final int GAP = 2;

    private final String indent;
    private final List<String[]> rows = new ArrayList<>();

    public TextTable(String indent) {
        this.indent = indent;
    }

    /** Every row has as many cells as the first. */
    public void row(String... cells) {
        rows.add(cells);
    }

    public void write(Appendable out) throws IOException {
        int[] widths = widths();
        for (String[] row : rows) {
            out.append(indent);
            for (int i = 0; i < row.length - 1; i++) {
                out.append(row[i]).append(" ".repeat(Math.max(0, widths[i] - row[i].length()) + GAP));
            }
            out.append(row[row.length - 1]).append('\n');
        }
    }

    private int[] widths() {
        int[] widths = rows.isEmpty() ? new int[0] : new int[rows.get(0).length];
        for (String[] row : rows) {
            for (int i = 0; i < row.length; i++) {
                if (row[i].length() <= WIDEST) {
                    widths[i] = Math.max(widths[i], row[i].length());
                }
            }
        }
        return widths;
    }
}
