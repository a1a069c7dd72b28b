package org.wythofflab.lab;

/** What a move is worth: it leads to a P-position, to an N-position, or the rules of the history forbid it. */
enum Standing {
    P,
    N,
    FORBIDDEN;

    static Standing of(boolean isP) {
        return isP ? P : N;
    }

    /** How tables show it. */
    String word() {
        return this == FORBIDDEN ? "forbidden" : name();
    }
}
