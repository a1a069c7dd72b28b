package org.wythofflab.lab.match;

import java.util.List;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Texts;
import org.wythofflab.play.SumMatch;

/**
 * A match as a conversation: whoever leads it puts the {@link #question}, lets it {@link #hear} what a person answers, lets
 * the computer {@link #answer} when it has to act, and in the end hears the {@link #conclusion}. Each of these has the time
 * of the limits for itself.
 */
public interface Talk {

    /**
     * About a new match of a game or of a sum of games.
     *
     * @throws org.wythofflab.lab.BadRequestException if a text cannot be read, or the game cannot be played
     */
    static Talk begin(Lab lab, String game, String start, Seats seats) {
        return TimedTalk.of(
                lab,
                () -> Texts.isSum(game)
                        ? SumConversation.begin(lab, game, start, seats)
                        : Conversation.begin(lab, game, start, seats));
    }

    /**
     * About a match that was saved.
     *
     * @param name of the file, for a message
     * @param match what {@link #text} gave
     * @throws org.wythofflab.lab.BadRequestException if it cannot be read; the message names the file and the line
     */
    static Talk resume(Lab lab, String name, String match, Seats seats) {
        return TimedTalk.of(
                lab,
                () -> SumMatch.isText(match)
                        ? SumConversation.resume(lab, name, match, seats)
                        : Conversation.resume(lab, name, match, seats));
    }

    /** The match, to be saved. */
    String text();

    /** Where the match stands. */
    String position();

    boolean isOver();

    /** Whether the computer has to act. */
    boolean isComputersTurn();

    List<Sentence> welcome();

    List<Sentence> question();

    /** What the computer does. */
    Sentence answer();

    /** What is said to a line that a person has written. */
    Reply hear(String line);

    /** Who has won, and what there is to learn. */
    List<Sentence> conclusion();

    /**
     * What is said to a line.
     *
     * @param acted whether the match has changed
     */
    record Reply(List<Sentence> said, boolean acted) {}
}
