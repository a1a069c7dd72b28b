package org.wythofflab.lab;

/** An answer would take, or took, more than the {@link Limits} allow: the message says how much, and what would fit. */
public final class LimitException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public LimitException(String message) {
        super(message);
    }

    LimitException atLine(long number) {
        return new LimitException("line " + number + ": " + getMessage());
    }
}
