package org.wythofflab.explore;

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
        TEXT
    }
}
