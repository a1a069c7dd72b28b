package org.wythofflab.solve;

/** A computation reached a limit that could not be foreseen; the message says which, and what to ask for instead. */
public final class ExhaustedException extends StoppedException {
    private static final long serialVersionUID = 1L;

    public ExhaustedException(String message) {
        super(message);
    }
}
