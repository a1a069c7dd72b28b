package org.wythofflab.rules;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A text that is no game, expression, condition or set: where it goes wrong, why, and what would be right. */
public final class GameSyntaxException extends Exception {
    private static final long serialVersionUID = 1L;

    /** How messages end that know what was meant. */
    private static final Pattern MEANT = Pattern.compile("; (?:did you mean|write) '([^']+)'\\??$");

    /** A word, with hyphens; or a sign, which may be doubled. */
    private static final Pattern WRONG = Pattern.compile("[A-Za-z][A-Za-z0-9-]*|(?s:(.)\\1?)");

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

    /** The text with what the message says was meant in the place of what cannot be read, if it says so. */
    public Optional<String> corrected(String text) {
        Matcher meant = MEANT.matcher(String.valueOf(getMessage()));
        Matcher wrong = WRONG.matcher(text).region(Math.min(column - 1, text.length()), text.length());
        return meant.find() && wrong.lookingAt()
                ? Optional.of(text.substring(0, wrong.start()) + meant.group(1) + text.substring(wrong.end()))
                : Optional.empty();
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
