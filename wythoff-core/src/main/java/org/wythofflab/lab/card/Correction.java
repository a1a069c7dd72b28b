package org.wythofflab.lab.card;

import java.util.Optional;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;

/** What a text that is no game was meant to be: as long as a message says what was meant, that is put in its place. */
final class Correction {
    /** More mistakes than this, and nobody knows what was meant. */
    private static final int MOST = 8;

    private Correction() {}

    /** A text that is a game, if the messages lead to one. */
    static Optional<String> of(String text) {
        Optional<String> meant = Optional.of(text);
        for (int i = 0; i <= MOST && meant.isPresent(); i++) {
            String tried = meant.get();
            try {
                GameSpec.parse(tried);
                return meant;
            } catch (GameSyntaxException fault) {
                meant = fault.corrected(tried);
            }
        }
        return Optional.empty();
    }
}
