package org.wythofflab.lab.picture;

import java.util.Locale;
import java.util.Optional;

/** What a picture shows of a game. */
public enum Layer {
    /** P and N. */
    OUTCOME(""),
    /** Grundy values. */
    GRUNDY(": Grundy values"),
    /** How many options are P-positions. */
    OPTIONS(": how many options are P"),
    /** Whether the history matters, in a game with memory. */
    DYNAMIC(": where the history matters"),
    /** Where two games have different outcomes. */
    DIFFERENCE(""),
    /** A plot of the P-positions. */
    POINTS(": P-positions"),
    /** A plot of b - a. */
    DIFFERENCES(": b - a of the P-positions"),
    /** How often which b/a occurs. */
    RATIOS(": b / a of the P-positions");

    private final String heading;

    Layer(String heading) {
        this.heading = heading;
    }

    /** What a title says after the game. */
    String heading() {
        return heading;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Layer> of(String word) {
        for (Layer layer : values()) {
            if (layer.word().equals(word)) {
                return Optional.of(layer);
            }
        }
        return Optional.empty();
    }

    boolean isPlot() {
        return this == POINTS || this == DIFFERENCES || this == RATIOS;
    }
}
