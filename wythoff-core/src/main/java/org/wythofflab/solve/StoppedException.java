package org.wythofflab.solve;

/** A computation was told to stop, or had to (see {@link ExhaustedException}). */
public class StoppedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public StoppedException(String message) {
        super(message);
    }
}
