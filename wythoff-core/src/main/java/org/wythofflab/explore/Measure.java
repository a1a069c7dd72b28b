package org.wythofflab.explore;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What can be measured of a game. The words are stable: tables and scripts ask by them. */
public enum Measure {
    COUNT("how many P-positions there are, and how fast their number grows", Source.POSITIONS),
    BEAMS("near how many straight lines from (0,0) the P-positions lie", Source.POSITIONS),
    SLOPES("the slopes y/x of these lines", Source.POSITIONS),
    DENSITY("how many P-positions a beam has in a column", Source.POSITIONS),
    SPLIT("whether a beam could be several", Source.POSITIONS),
    RESIDUES("which residues the piles leave in a beam", Source.POSITIONS),
    FLUCTUATION("how the distance from the line grows, and whether it repeats at a ratio", Source.POSITIONS),
    GAPS("the differences of consecutive smaller piles", Source.POSITIONS),
    SYMMETRY("whether (y,x) is P with (x,y)", Source.POSITIONS),
    BEATTY("A_n or B_n as floor(n*alpha + beta)", Source.POSITIONS),
    FORM("B_n by A_n and n", Source.POSITIONS),
    PERIOD("a period of the differences", Source.POSITIONS),
    RECURRENCE("a linear recurrence", Source.POSITIONS),
    LARGEST("the largest Grundy value of a table", Source.VALUES),
    ROWS("preperiod and additive period of the rows of Grundy values", Source.VALUES),
    DISTANCE("how far a position of a Grundy value is from a P-position", Source.VALUES);

    /** What has to be listed before something can be measured. */
    public enum Source {
        POSITIONS,
        VALUES
    }

    private final String about;
    private final Source source;

    Measure(String about, Source source) {
        this.about = about;
        this.source = source;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public String about() {
        return about;
    }

    public Source source() {
        return source;
    }

    /** Those that need the P-positions as numbered pairs. */
    public static List<Measure> ofPairs() {
        return List.of(GAPS, BEATTY, FORM, PERIOD, RECURRENCE);
    }

    public static Optional<Measure> of(String word) {
        return Arrays.stream(values())
                .filter(measure -> measure.word().equals(word))
                .findFirst();
    }
}
