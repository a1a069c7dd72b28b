package org.wythofflab.prove.automata;

import java.math.BigInteger;

/** The words of two numbers, side by side and equally long, as letters of an automaton that reads them: {@code d + e D}. */
public final class WordPair {

    /** So that a letter fits a char. */
    private static final int MOST_DIGITS = 255;

    private final NumberSystem system;
    private final char[] letters;

    private WordPair(NumberSystem system, char[] letters) {
        this.system = system;
        this.letters = letters;
        if (system.digits() > MOST_DIGITS) {
            throw new IllegalArgumentException("the letters of " + system + " are too many");
        }
    }

    public static WordPair of(NumberSystem system, Writing writing, BigInteger x, BigInteger y) {
        return of(system, writing.word(x), writing.word(y));
    }

    /** The shorter word gets leading zeros. */
    public static WordPair of(NumberSystem system, int[] x, int[] y) {
        char[] letters = new char[Math.max(x.length, y.length)];
        for (int i = 0; i < x.length; i++) {
            letters[letters.length - x.length + i] = (char) x[i];
        }
        for (int i = 0; i < y.length; i++) {
            letters[letters.length - y.length + i] += (char) (y[i] * system.digits());
        }
        return new WordPair(system, letters);
    }

    /**
     * The same with another first or second word, as long as this.
     *
     * @param track 0 or 1
     */
    public WordPair with(int track, int[] word) {
        char[] changed = letters.clone();
        int digits = system.digits();
        for (int i = 0; i < changed.length; i++) {
            changed[i] = (char)
                    (track == 0 ? changed[i] / digits * digits + word[i] : changed[i] % digits + word[i] * digits);
        }
        return new WordPair(system, changed);
    }

    /** One for each place; not to be changed. */
    public char[] letters() {
        return letters;
    }

    /** Whether a set of pairs has this one. */
    public boolean isIn(Automaton set) {
        int state = set.after(0, letters, 0, letters.length);
        return state != Reader.DEAD && set.accepts(state);
    }
}
