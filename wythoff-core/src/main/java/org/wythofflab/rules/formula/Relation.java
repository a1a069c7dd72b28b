package org.wythofflab.rules.formula;

import java.util.stream.Stream;

/** The ways to compare two integers. */
public enum Relation {
    EQUAL("="),
    DIFFERENT("!="),
    LESS("<"),
    AT_MOST("<="),
    MORE(">"),
    AT_LEAST(">=");

    private final String symbol;

    Relation(String symbol) {
        this.symbol = symbol;
    }

    /** The relation with the given symbol, which must be one. */
    public static Relation of(String symbol) {
        return Stream.of(values())
                .filter(relation -> relation.symbol.equals(symbol))
                .findFirst()
                .orElseThrow();
    }

    String symbol() {
        return symbol;
    }

    /** Whether {@code a} and {@code b} are so related, given the sign of {@code a - b}. */
    boolean holds(int sign) {
        return switch (this) {
            case EQUAL -> sign == 0;
            case DIFFERENT -> sign != 0;
            case LESS -> sign < 0;
            case AT_MOST -> sign <= 0;
            case MORE -> sign > 0;
            case AT_LEAST -> sign >= 0;
        };
    }

    /** The relation that holds exactly when this one does not. */
    Relation negated() {
        return switch (this) {
            case EQUAL -> DIFFERENT;
            case DIFFERENT -> EQUAL;
            case LESS -> AT_LEAST;
            case AT_MOST -> MORE;
            case MORE -> AT_MOST;
            case AT_LEAST -> LESS;
        };
    }

    /** The relation of {@code b} to {@code a}. */
    Relation mirrored() {
        return switch (this) {
            case EQUAL, DIFFERENT -> this;
            case LESS -> MORE;
            case AT_MOST -> AT_LEAST;
            case MORE -> LESS;
            case AT_LEAST -> AT_MOST;
        };
    }
}
