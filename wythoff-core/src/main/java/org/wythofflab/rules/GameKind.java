package org.wythofflab.rules;

/** What the games of the catalogue are sorted by: what is new in them. */
public enum GameKind {
    CLASSIC("The classics"),
    PAIRS("More ways to take from both piles"),
    AMOUNTS("Only some numbers may be taken"),
    MANEUVERS("The opponent forbids or proposes moves"),
    MEMORY("Games that remember the last move");

    private final String title;

    GameKind(String title) {
        this.title = title;
    }

    public String title() {
        return title;
    }
}
