package org.wythofflab.lab;

import java.math.BigInteger;
import org.wythofflab.play.Match;
import org.wythofflab.play.MatchSyntaxException;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.rules.History;
import org.wythofflab.rules.Pile;
import org.wythofflab.rules.Place;

/** The texts of a request, read; a text that cannot be read is shown with its fault and an example. */
public final class Texts {

    @FunctionalInterface
    private interface Reader<T> {
        T read(String text) throws GameSyntaxException;
    }

    private Texts() {}

    public static GameSpec game(String text) {
        return read("this is not a game", text, GameSpec::parse);
    }

    public static BigPosition position(String text) {
        return read("this is not a position", text, History::position);
    }

    /**
     * A match as it is saved.
     *
     * @param name what the text is called in a message
     */
    public static Match match(String name, String text) {
        try {
            return Match.parse(text);
        } catch (MatchSyntaxException fault) {
            throw new BadRequestException(name + " is not a match: " + fault.getMessage());
        }
    }

    /** A position to move from, or in a game with memory a history. */
    public static Place place(GameSpec game, String text) {
        String complaint = "this is not a " + (game.memory().isPresent() ? "history" : "position");
        return read(complaint, text, words -> Place.parse(game, words));
    }

    public static BigInteger number(String name, String text) {
        return read("the " + name + " is not a number", text, Pile::parse);
    }

    private static <T> T read(String complaint, String text, Reader<T> reader) {
        try {
            return reader.read(text);
        } catch (GameSyntaxException fault) {
            throw BadRequestException.atColumn(fault.column(), complaint + ": " + fault.explain(text));
        }
    }
}
