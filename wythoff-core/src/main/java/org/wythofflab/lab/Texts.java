package org.wythofflab.lab;

import java.math.BigInteger;
import org.wythofflab.explore.GameFamily;
import org.wythofflab.play.Match;
import org.wythofflab.play.MatchSyntaxException;
import org.wythofflab.play.SumMatch;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSum;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.rules.GamesInT;
import org.wythofflab.rules.History;
import org.wythofflab.rules.Pile;
import org.wythofflab.rules.Place;
import org.wythofflab.rules.SumPosition;

/** The texts of a request, read; a text that cannot be read is shown with its fault and an example. */
public final class Texts {

    @FunctionalInterface
    private interface Reader<T> {
        T read(String text) throws GameSyntaxException;
    }

    private Texts() {}

    /** A single game; who may also ask about a sum looks with {@link #isSum} first. */
    public static GameSpec game(String text) {
        if (isSum(text)) {
            GameSum sum = sum(text);
            throw new BadRequestException("this question is about one game, and " + sum.text() + " is a sum of "
                    + sum.parts().size()
                    + "\n  of a sum there are: describe, outcome, moves, play, and grundy with the piles of all parts"
                    + "\n  ask the rest of each part; a sum is lost where the nim-sum of the values of its parts is 0");
        }
        return read("this is not a game", text, GameSpec::parse);
    }

    /** Whether the text is meant to be a sum of games. */
    public static boolean isSum(String text) {
        return GameSum.isSum(text);
    }

    public static GameSum sum(String text) {
        return read("this is not a sum of games", text, GameSum::parse);
    }

    /** The piles of all parts of a sum. */
    public static SumPosition position(GameSum sum, String text) {
        return read("this is not a position of a sum", text, words -> SumPosition.parse(sum, words));
    }

    /** A text with ranges, and each of the games it stands for. */
    public static GameFamily family(String text) {
        return read("these are not games", text, GameFamily::parse);
    }

    /** Games in which t is left open. */
    public static GamesInT gamesInT(String text) {
        return read("these are not games", text, GamesInT::parse);
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
        if (SumMatch.isText(text)) {
            throw new BadRequestException(name + " is a match of a sum of games, and here one game is played"
                    + "\n  wythoff play --load FILE goes on with either");
        }
        try {
            return Match.parse(text);
        } catch (MatchSyntaxException fault) {
            throw new BadRequestException(name + " is not a match: " + fault.getMessage());
        }
    }

    /** A match of a sum as it is saved. */
    public static SumMatch sumMatch(String name, String text) {
        try {
            return SumMatch.parse(text);
        } catch (MatchSyntaxException fault) {
            throw new BadRequestException(name + " is not a match of a sum of games: " + fault.getMessage());
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
