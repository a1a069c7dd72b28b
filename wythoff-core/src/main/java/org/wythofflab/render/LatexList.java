package org.wythofflab.render;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * A numbered list as LaTeX. A {@code tabular} cannot break, so that a long list is several of them, each with its
 * headings and about as much as fits a page; only numbers too long for a line stay too long. Holds one of them at a time.
 */
public final class LatexList {
    /** Rows of a {@code tabular} that fit a page of an article. */
    private static final int TALLEST = 40;

    /** As in the tables of the blocking paper. */
    private static final int TALLEST_TRIPLE = 30;

    private static final int GROUPS = 3;

    /** Columns of a sideways table, and characters in them, that fit a line. */
    private static final int MOST_COLUMNS = 16;

    private static final int MOST_CHARACTERS = 60;

    private final Appendable out;
    private final Layout layout;
    private final List<String> headings;
    private final String comment;
    private final List<List<String>> held = new ArrayList<>();
    private int characters;
    private boolean begun;

    /**
     * @param headings as LaTeX, that of the numbers first
     * @param comment lines said in comments above the first table
     */
    public LatexList(Appendable out, Layout layout, List<String> headings, String comment) {
        this.out = out;
        this.layout = layout;
        this.headings = List.copyOf(headings);
        this.comment = comment.replace("\n", "\n% ");
    }

    /** The next entry: its number and a cell for each other heading. */
    public void entry(List<String> cells) throws IOException {
        int width = 1 + cells.stream().mapToInt(String::length).max().orElse(0);
        if (isFull(width)) {
            flush();
        }
        characters += width;
        held.add(List.copyOf(cells));
    }

    private boolean isFull(int width) {
        return switch (layout) {
            case COLUMNS -> held.size() == TALLEST;
            case TRIPLE -> held.size() == GROUPS * TALLEST_TRIPLE;
            case ROWS -> held.size() == MOST_COLUMNS || (!held.isEmpty() && characters + width > MOST_CHARACTERS);
        };
    }

    /** Writes what is still held; an empty list is a table of headings. */
    public void end() throws IOException {
        if (!begun || !held.isEmpty()) {
            flush();
        }
    }

    private void flush() throws IOException {
        switch (layout) {
            case ROWS -> rows();
            case COLUMNS -> columns(1);
            case TRIPLE -> columns(GROUPS);
        }
        begun = true;
        held.clear();
        characters = 0;
    }

    private LatexTable table(String columns) throws IOException {
        return begun ? LatexTable.continued(out, columns) : new LatexTable(out, columns, comment);
    }

    private void rows() throws IOException {
        LatexTable table = table("r|" + "r".repeat(held.size()));
        for (int i = 0; i < headings.size(); i++) {
            table.cell(headings.get(i));
            for (List<String> entry : held) {
                table.cell(entry.get(i));
            }
            if (i == 0) {
                table.endHeading();
            } else {
                table.endRow();
            }
        }
        table.end();
    }

    /** Groups of columns side by side, filled one after the other. */
    private void columns(int groups) throws IOException {
        String group = "r|" + "r".repeat(headings.size() - 1);
        LatexTable table = table(group + ("||" + group).repeat(groups - 1));
        for (int g = 0; g < groups; g++) {
            cells(table, headings);
        }
        table.endHeading();
        int height = (held.size() + groups - 1) / groups;
        for (int row = 0; row < height; row++) {
            for (int g = 0; g < groups; g++) {
                int at = g * height + row;
                cells(
                        table,
                        at < held.size()
                                ? held.get(at)
                                : headings.stream().map(h -> "").toList());
            }
            table.endRow();
        }
        table.end();
    }

    private static void cells(LatexTable table, List<String> cells) throws IOException {
        for (String cell : cells) {
            table.cell(cell);
        }
    }
}
