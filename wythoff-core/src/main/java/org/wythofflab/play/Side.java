package org.wythofflab.play;

/** The players of a match. */
public enum Side {
    /** Makes the first move. */
    FIRST,
    SECOND;

    public Side other() {
        return this == FIRST ? SECOND : FIRST;
    }

    /** {@code the first player}. */
    public String words() {
        return this == FIRST ? "the first player" : "the second player";
    }
}
