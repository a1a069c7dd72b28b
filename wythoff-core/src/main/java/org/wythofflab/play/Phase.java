package org.wythofflab.play;

/** What has to be done next in a match. */
public enum Phase {
    /** The previous player forbids options. */
    FORBID,
    /** The previous player proposes options. */
    PROPOSE,
    /** The next player moves. */
    MOVE,
    /** Nothing: the match is decided. */
    OVER
}
