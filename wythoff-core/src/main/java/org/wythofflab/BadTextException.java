package org.wythofflab;

import org.wythofflab.rules.GameSyntaxException;

/**
 * A text is no game, no pile, no history or no claim; the message shows where it goes wrong, and an example.
 *
 * <pre>{@code
 * try {
 *     Wythoff.game("wythof");
 * } catch (BadTextException fault) {
 *     System.out.println(fault.getMessage()); // unknown game 'wythof'; did you mean 'wythoff'? ...
 * }
 * }</pre>
 */
public final class BadTextException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final int column;

    BadTextException(String text, GameSyntaxException fault) {
        super(fault.explain(text), fault);
        this.column = fault.column();
    }

    BadTextException(String message) {
        super(message);
        this.column = 1;
    }

    /** Where the fault was noticed, counted from 1. */
    public int column() {
        return column;
    }
}
