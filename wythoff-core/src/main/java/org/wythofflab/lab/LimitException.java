package org.wythofflab.lab;

/** An answer lies beyond what can be had, for the given {@link Limits} or at all: the message says why, and what could. */
public final class LimitException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final boolean canBeRaised;

    private LimitException(String message, boolean canBeRaised) {
        super(message);
        this.canBeRaised = canBeRaised;
    }

    /** Beyond the {@link Limits}. */
    public static LimitException ofLimits(String message) {
        return new LimitException(message, true);
    }

    /** Beyond what there is. */
    public static LimitException ofKnowledge(String message) {
        return new LimitException(message, false);
    }

    /** Whether larger {@link Limits} would help. */
    public boolean canBeRaised() {
        return canBeRaised;
    }

    LimitException atLine(long number) {
        return new LimitException("line " + number + ": " + getMessage(), canBeRaised);
    }
}
