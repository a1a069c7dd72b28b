package org.wythofflab.rules;

/** A text that is no game, expression, condition or set: where it goes wrong, why, and what would be right. */
public final class GameSyntaxException extends Exception {
    private static final long serialVersionUID = 1L;

    private final int column;
    private final String example;

    public GameSyntaxException(int column, String problem, String example) {
        super("column " + column + ": " + problem);
        this.column = column;
        this.example = example;
    }

    /** The column of the first character that cannot stand, counted from 1; past the end if something is missing. */
    public int column() {
        return column;
    }

    /** A similar text that can be read. */
    public String example() {
        return example;
    }

    /** The message, the text with a caret under the column, and the example, on lines of their own. */
    public String explain(String text) {
        int start = Math.max(0, column - 1 - 50);
        int end = Math.min(text.length(), start + 100);
        // One character for one: a control character would shift or break the line the caret points into.
        String line = text.substring(Math.min(start, end), end).replaceAll("\\p{Cntrl}", " ");
        return getMessage() + "\n  " + line + "\n  " + " ".repeat(column - 1 - start) + "^\nfor example: " + example;
    }
}
