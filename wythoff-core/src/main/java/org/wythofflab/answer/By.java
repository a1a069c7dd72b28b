package org.wythofflab.answer;

/** Whom to ask. */
public enum By {
    /** Theory where a theorem applies, an engine otherwise. */
    AUTO,
    THEORY,
    ENGINE,
    /** Both, and they have to agree. */
    BOTH
}
