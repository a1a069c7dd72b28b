package org.wythofflab.render;

import java.io.IOException;

/**
 * A square table of numbers with numbered rows and columns, as LaTeX. One that is too large for a page is cut into
 * pieces that fit, each with its headings: from left to right, then downwards.
 */
public final class LatexGrid {
    private static final int WIDEST = 20;
    private static final int TALLEST = 40;

    /** The number at a row and a column. */
    @FunctionalInterface
    public interface Cells {
        int at(int row, int column);
    }

    private final Appendable out;
    private final int size;
    private final String comment;

    public LatexGrid(Appendable out, int size, String comment) {
        this.out = out;
        this.size = size;
        this.comment = comment;
    }

    public void write(Cells cells) throws IOException {
        for (int top = 0; top == 0 || top < size; top += TALLEST) {
            for (int left = 0; left == 0 || left < size; left += WIDEST) {
                piece(top, left, cells);
            }
        }
    }

    private void piece(int top, int left, Cells cells) throws IOException {
        int right = Math.min(size, left + WIDEST);
        String columns = "r|" + "r".repeat(right - left);
        LatexTable table =
                top == 0 && left == 0 ? new LatexTable(out, columns, comment) : LatexTable.continued(out, columns);
        table.cell("");
        for (int column = left; column < right; column++) {
            table.cell(column);
        }
        table.endHeading();
        for (int row = top; row < Math.min(size, top + TALLEST); row++) {
            table.cell(row);
            for (int column = left; column < right; column++) {
                table.cell(cells.at(row, column));
            }
            table.endRow();
        }
        table.end();
    }
}
