package org.wythofflab.play;

/** A turn that the rules do not allow; the message says which rule it breaks. */
public final class IllegalTurnException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    IllegalTurnException(String message) {
        super(message);
    }
}
