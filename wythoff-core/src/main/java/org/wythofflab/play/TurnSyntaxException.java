package org.wythofflab.play;

/** A line that is no turn; the message says what would be one. */
public final class TurnSyntaxException extends Exception {
    private static final long serialVersionUID = 1L;

    TurnSyntaxException(String message) {
        super(message);
    }
}
