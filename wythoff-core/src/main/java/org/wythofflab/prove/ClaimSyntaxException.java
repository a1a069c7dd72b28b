package org.wythofflab.prove;

/** A claim, or the name of a number system, cannot be read: the message says where and why. */
public final class ClaimSyntaxException extends Exception {
    private static final long serialVersionUID = 1L;

    ClaimSyntaxException(String message) {
        super(message);
    }
}
