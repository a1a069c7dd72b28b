package org.wythofflab.lab;

/** A theorem and an engine contradict each other: one of them is wrong, and that must not go unnoticed. */
public final class DisagreementException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public DisagreementException(String message) {
        super(message);
    }
}
