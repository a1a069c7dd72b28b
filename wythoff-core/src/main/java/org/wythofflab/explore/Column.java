package org.wythofflab.explore;

import java.math.BigInteger;

/**
 * A column of the table that a sweep makes: a measure, that is a number or a word that can be found out about each game, or a
 * place of the family.
 *
 * @param name what users ask for, and the name of the column
 * @param words what it is, for the help
 */
public record Column(String name, Kind kind, String words) {

    /** What the values are, so that a table keeps its types outside of the program. */
    public enum Kind {
        /** From 0 to 2^63-1. */
        INTEGER,
        DECIMAL,
        TEXT;

        private static final String DIGITS = "[0-9]{1,19}";
        private static final String FRACTION = "-?[0-9]+(\\.[0-9]+)?";

        /** Whether it is written as a value of this kind; an empty text stands for none. */
        public boolean couldBe(String value) {
            return value.isEmpty()
                    || switch (this) {
                        case INTEGER -> value.matches(DIGITS) && new BigInteger(value).bitLength() < Long.SIZE;
                        case DECIMAL -> value.matches(FRACTION);
                        case TEXT -> true;
                    };
        }
    }
}
