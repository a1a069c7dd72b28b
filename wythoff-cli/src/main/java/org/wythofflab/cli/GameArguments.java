package org.wythofflab.cli;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;
import org.wythofflab.cli.files.PileFile;
import org.wythofflab.lab.BadRequestException;

/** The arguments {@code GAME} and {@code GAME POSITION}. */
record GameArguments(Arguments arguments) {
    static final Form.Place GAME =
            new Form.Place("GAME", "a game, as \"wythoff block 5\"; see: wythoff games", true, false);

    static final Form.Place GAME_OR_SUM = new Form.Place(
            "GAME", "a game, as \"wythoff block 5\", or a sum, as \"wythoff + nim\"; see: wythoff games", true, false);

    static final Form.Place POSITION = position(true);

    static final Form.Place OPTIONAL_POSITION = position(false);

    /** Stands for the lines of standard input. */
    private static final List<String> LINES = List.of("-");

    private static final Set<String> MODIFIERS = Set.of("misere", "block", "comply");

    private static Form.Place position(boolean required) {
        return new Form.Place(
                "POSITION",
                "two piles, as 3 5 or 10^6+1 7, of a sum those of all parts; @FILE is a pile with its digits in a file",
                required,
                true);
    }

    String game() {
        return arguments.places().get(0);
    }

    boolean hasPosition() {
        return arguments.places().size() > 1;
    }

    boolean asksForLines() {
        return words().equals(LINES);
    }

    private List<String> words() {
        return arguments.places().subList(1, arguments.places().size());
    }

    /** The position or history, as one line of text. */
    String position() throws IOException {
        StringJoiner line = new StringJoiner(" ");
        for (String word : words()) {
            if (MODIFIERS.contains(word)) {
                throw new BadRequestException(
                        "put a game of several words in quotes: \"" + game() + " " + word + " ...\"");
            }
            String text = word.startsWith("@") ? PileFile.read(word.substring(1)) : word;
            // A quoted pile may contain blanks, as "10^3 + 7"; in a line they would part two piles.
            boolean spaced = words().size() >= 2 && text.indexOf(' ') >= 0 && text.indexOf(',') < 0;
            line.add(spaced ? "(" + text + ")" : text);
        }
        return line.toString();
    }
}
