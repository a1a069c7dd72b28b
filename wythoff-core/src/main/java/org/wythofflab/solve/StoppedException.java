package org.wythofflab.solve;

/** A computation was told to stop, or reached a limit that could not be foreseen. */
public final class StoppedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public StoppedException(String message) {
        super(message);
    }
}
