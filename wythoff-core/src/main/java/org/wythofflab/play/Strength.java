package org.wythofflab.play;

import java.util.Locale;
import java.util.Optional;

/** How well an opponent plays. */
public enum Strength {
    /** Wins whenever that is possible, and otherwise holds out as long as it can. */
    PERFECT("perfect", 100, 0),
    LEVEL_1("1", 20, 2),
    LEVEL_2("2", 45, 5),
    LEVEL_3("3", 70, 9),
    LEVEL_4("4", 90, 14),
    /** Any legal turn is as good as another. */
    RANDOM("random", 0, 0),
    /** Not the computer at all: two people at one keyboard. */
    HUMAN("human", 0, 0);

    private final String word;
    private final int percent;
    private final int tokens;

    Strength(String word, int percent, int tokens) {
        this.word = word;
        this.percent = percent;
        this.tokens = tokens;
    }

    public String word() {
        return word;
    }

    /** How many of a hundred turns are played perfectly. */
    int percent() {
        return percent;
    }

    /** With so few tokens left, all turns are played perfectly: everybody sees through the end. */
    int tokens() {
        return tokens;
    }

    /** Reads {@code perfect}, {@code 1} to {@code 4}, {@code random} or {@code human}. */
    public static Optional<Strength> of(String word) {
        for (Strength strength : values()) {
            if (strength.word.equals(word.toLowerCase(Locale.ROOT))) {
                return Optional.of(strength);
            }
        }
        return Optional.empty();
    }

    /** In words: {@code the computer, which plays perfectly}. */
    public String words() {
        return switch (this) {
            case PERFECT -> "the computer, which plays perfectly";
            case RANDOM -> "the computer, which plays at random";
            case HUMAN -> "another person";
            default ->
                "the computer at level " + word + " of 4, which thinks about " + percent
                        + " of 100 turns and guesses the others";
        };
    }
}
