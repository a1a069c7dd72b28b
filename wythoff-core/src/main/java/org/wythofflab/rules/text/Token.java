package org.wythofflab.rules.text;

/** A word, a number or a symbol of a text, and the column it starts at. */
public record Token(Kind kind, String text, int column) {

    public enum Kind {
        WORD,
        NUMBER,
        SYMBOL,
        END
    }

    public boolean is(String expected) {
        // A number's text is never a symbol or a word, so the text alone tells them apart.
        return text.equals(expected);
    }

    /** The column just past the token. */
    int end() {
        return column + text.length();
    }

    /** The token as a message names it. */
    public String named() {
        return kind == Kind.END ? "the end of the text" : Quote.of(text);
    }
}
