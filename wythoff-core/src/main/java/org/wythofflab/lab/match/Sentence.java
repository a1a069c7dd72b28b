package org.wythofflab.lab.match;

import java.util.List;

/** Something that is said at a table where a game is played, and in which tone. */
public record Sentence(Tone tone, String text) {

    /** What a sentence is about, for those who show it in a colour. */
    public enum Tone {
        NOTE,
        /** What the player who moved first has done. */
        FIRST,
        /** What the other player has done. */
        SECOND,
        /** Where the game stands, and what is asked for. */
        QUESTION,
        /** Something to keep in mind for the question. */
        ASIDE,
        /** Who has won, and why. */
        RESULT,
        /** A turn that gave a win away. */
        MISTAKE
    }

    static Sentence note(String text) {
        return new Sentence(Tone.NOTE, text);
    }

    static List<Sentence> notes(List<String> texts) {
        return texts.stream().map(Sentence::note).toList();
    }
}
