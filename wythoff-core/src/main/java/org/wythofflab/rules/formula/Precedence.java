package org.wythofflab.rules.formula;

/** How tightly the parts of a formula bind, loosest first. */
public enum Precedence {
    OR,
    AND,
    NOT,
    COMPARISON,
    SUM,
    PRODUCT,
    SIGN,
    POWER,
    ATOM;

    /** The next tighter level. */
    public Precedence tighter() {
        return switch (this) {
            case OR -> AND;
            case AND -> NOT;
            case NOT -> COMPARISON;
            case COMPARISON -> SUM;
            case SUM -> PRODUCT;
            case PRODUCT -> SIGN;
            case SIGN -> POWER;
            case POWER, ATOM -> ATOM;
        };
    }
}
