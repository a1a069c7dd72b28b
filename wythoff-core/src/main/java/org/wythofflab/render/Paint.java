package org.wythofflab.render;

/** Colour for a terminal, or none: outcomes are the only thing that is coloured. */
public enum Paint {
    PLAIN("", "", ""),
    /** Green for P, yellow for N: told apart by most colour-blind readers, and on dark and light ground. */
    COLOUR("\u001B[1;32m", "\u001B[1;33m", "\u001B[0m");

    private final String p;
    private final String n;
    private final String end;

    Paint(String p, String n, String end) {
        this.p = p;
        this.n = n;
        this.end = end;
    }

    /** {@code P} or {@code N}. */
    public String outcome(boolean isP) {
        return (isP ? p + "P" : n + "N") + end;
    }
}
