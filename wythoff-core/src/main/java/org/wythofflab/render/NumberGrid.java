package org.wythofflab.render;

import java.io.IOException;
import java.util.function.IntUnaryOperator;

/** A square table of small numbers for people, with numbered rows and columns; written row by row. */
public final class NumberGrid {
    private final Appendable out;
    private final int columns;
    private final int width;

    /** @param largest the largest number in the table, for the width of its columns */
    public NumberGrid(Appendable out, int columns, int largest) {
        this.out = out;
        this.columns = columns;
        width = Integer.toString(Math.max(largest, columns - 1)).length();
    }

    public void heading() throws IOException {
        out.append(" ".repeat(width)).append(" |");
        cells(y -> y);
        out.append("-".repeat(width))
                .append("-+")
                .append("-".repeat((width + 1) * columns))
                .append('\n');
    }

    public void row(int label, IntUnaryOperator values) throws IOException {
        cell(label);
        out.append(" |");
        cells(values);
    }

    private void cells(IntUnaryOperator values) throws IOException {
        for (int y = 0; y < columns; y++) {
            out.append(' ');
            cell(values.applyAsInt(y));
        }
        out.append('\n');
    }

    private void cell(int value) throws IOException {
        String digits = Integer.toString(value);
        for (int i = digits.length(); i < width; i++) {
            out.append(' ');
        }
        out.append(digits);
    }
}
