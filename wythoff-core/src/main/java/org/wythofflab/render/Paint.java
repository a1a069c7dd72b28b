package org.wythofflab.render;

/** Colour for a terminal, or none. */
public enum Paint {
    PLAIN,
    COLOUR;

    /** What is coloured; bold, so that it is read on dark and on light ground. */
    public enum Ink {
        /** Green for P, yellow for N: told apart by most colour-blind readers. */
        P("1;32"),
        N("1;33"),
        /** The players of a match. */
        FIRST("1;36"),
        SECOND("1;35"),
        PILES("1"),
        FAULT("1;31"),
        /** What can be passed over. */
        QUIET("2");

        private final String code;

        Ink(String code) {
            this.code = code;
        }
    }

    /** The text in that ink. */
    public String in(Ink ink, String text) {
        return this == PLAIN ? text : "\u001B[" + ink.code + "m" + text + "\u001B[0m";
    }

    /** {@code P} or {@code N}. */
    public String outcome(boolean isP) {
        return isP ? in(Ink.P, "P") : in(Ink.N, "N");
    }
}
