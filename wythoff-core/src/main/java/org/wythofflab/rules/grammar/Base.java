package org.wythofflab.rules.grammar;

import java.util.Optional;

/** The names a game text can start with, each with an example for messages. */
public enum Base {
    NIM("nim", "nim"),
    WYTHOFF("wythoff", "wythoff"),
    WYT("wyt", "wyt(k^2)"),
    A_WYTHOFF("a-wythoff", "a-wythoff(3)"),
    ST("st", "st(2,3)"),
    ODD_ODD("odd-odd", "odd-odd(2,3)"),
    EVEN_EVEN("even-even", "even-even(2,3)"),
    ODD_EVEN("odd-even", "odd-even(2,3)"),
    EVEN_ODD("even-odd", "even-odd(2,3)"),
    RESTRICTED("restricted", "restricted(2,3; h=odd, v=all, d1=1..5, d2=even)"),
    MODULAR("modular", "modular(3)"),
    MP_WYTHOFF("mp-wythoff", "mp-wythoff(2,3)"),
    IMITATION("imitation", "imitation(2,3)"),
    MOVES("moves", "moves(first: all; second: odd; both: k = l)");

    private final String word;
    private final String example;

    Base(String word, String example) {
        this.word = word;
        this.example = example;
    }

    static Optional<Base> named(String word) {
        for (Base base : values()) {
            if (base.word.equals(word)) {
                return Optional.of(base);
            }
        }
        return Optional.empty();
    }

    public String word() {
        return word;
    }

    String example() {
        return example;
    }
}
