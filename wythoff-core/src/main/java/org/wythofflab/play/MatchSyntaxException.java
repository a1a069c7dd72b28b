package org.wythofflab.play;

/** A text that is no match: the line, the rule it breaks and what to do. */
public final class MatchSyntaxException extends Exception {
    private static final long serialVersionUID = 1L;

    private final int line;

    MatchSyntaxException(int line, String problem) {
        super("line " + line + ": " + problem);
        this.line = line;
    }

    /** Counted from 1. */
    public int line() {
        return line;
    }
}
