package org.wythofflab.rules;

/** An expression of a game has no value for the amounts it was asked about, or one too large to compute. */
public final class UndefinedRuleException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public UndefinedRuleException(String message) {
        super(message);
    }
}
