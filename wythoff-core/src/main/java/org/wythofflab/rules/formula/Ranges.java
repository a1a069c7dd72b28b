package org.wythofflab.rules.formula;

/** What the variables of a formula may be on a board. */
record Ranges(Range k, Range l, Range x, Range y) {

    private static final Range NOTHING = Range.of(0, 0);

    /** Of amounts alone: the formula does not speak of piles. */
    static Ranges ofAmounts(Range k, Range l) {
        return new Ranges(k, l, NOTHING, NOTHING);
    }

    /** Of piles alone: the formula does not speak of amounts. */
    static Ranges ofPiles(Range x, Range y) {
        return new Ranges(NOTHING, NOTHING, x, y);
    }
}
