package org.wythofflab.rules.text;

/** How pieces of a game text appear in messages. */
public final class Quote {

    private static final int LONGEST = 60;

    private Quote() {}

    /** The text itself, or its start if it is long: a message stays one readable line. */
    public static String brief(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...";
    }

    public static String of(String text) {
        return "'" + brief(text) + "'";
    }

    /** The character itself if everybody sees it as it is, otherwise its code. */
    public static String character(int codePoint) {
        return codePoint > ' ' && codePoint < 0x7f
                ? of(Character.toString(codePoint))
                : String.format("the character U+%04X", codePoint);
    }
}
