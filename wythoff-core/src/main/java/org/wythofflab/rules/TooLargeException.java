package org.wythofflab.rules;

/** The piles are so large, and the moves so rare, that the rules alone cannot be followed any more. */
public final class TooLargeException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TooLargeException(String message) {
        super(message);
    }
}
