package org.wythofflab.rules;

/**
 * A game that a paper names.
 *
 * @param name what the paper calls it
 * @param text the game in the language of games
 * @param citation the paper, and where in it the game is defined or solved
 * @param known what the paper says about it
 * @param kind what it is sorted under
 * @param plain what it has of its own, for those who know no paper
 */
public record CatalogueEntry(String name, String text, String citation, String known, Kind kind, String plain) {

    /** What games are sorted by: what is new in them. */
    public enum Kind {
        CLASSIC("The classics"),
        PAIRS("More ways to take from both piles"),
        AMOUNTS("Only some numbers may be taken"),
        MANEUVERS("The opponent forbids or proposes moves"),
        PILES("The piles say when it is over, or what may be taken"),
        MEMORY("Games that remember the last move");

        private final String title;

        Kind(String title) {
            this.title = title;
        }

        public String title() {
            return title;
        }
    }

    /** The game itself. */
    public GameSpec game() {
        try {
            return GameSpec.parse(text);
        } catch (GameSyntaxException wrong) {
            throw new IllegalStateException("the catalogue holds no game: " + wrong.explain(text), wrong);
        }
    }
}
