package org.wythofflab.render;

import java.io.IOException;

/** A plain {@code tabular} that compiles without any package. */
public final class LatexTable {
    private final Appendable out;
    private boolean follows;

    /**
     * @param columns how the columns are aligned, as {@code tabular} wants it: {@code r|rr}
     * @param comment said in a comment above the table, so that a pasted table still tells where it comes from
     */
    public LatexTable(Appendable out, String columns, String comment) throws IOException {
        this(comment(out, comment), columns);
    }

    private LatexTable(Appendable out, String columns) throws IOException {
        this.out = out;
        out.append("\\begin{tabular}{").append(columns).append("}\n");
    }

    /** A table that goes on with one that would not fit a page, in a paragraph of its own. */
    static LatexTable continued(Appendable out, String columns) throws IOException {
        out.append("\n\\medskip\n");
        return new LatexTable(out, columns);
    }

    private static Appendable comment(Appendable out, String comment) throws IOException {
        return out.append("% ").append(comment).append('\n');
    }

    /** The next cell of the row; the text stands as it is. */
    public LatexTable cell(String text) throws IOException {
        out.append(follows ? " & " : "").append(text);
        follows = true;
        return this;
    }

    public LatexTable cell(long number) throws IOException {
        return cell(Long.toString(number));
    }

    public void endRow() throws IOException {
        out.append(" \\\\\n");
        follows = false;
    }

    /** Ends the row of headings. */
    public void endHeading() throws IOException {
        endRow();
        out.append("\\hline\n");
    }

    public void end() throws IOException {
        out.append("\\end{tabular}\n");
    }
}
