package org.wythofflab.answer.words;

import java.math.BigInteger;
import org.wythofflab.answer.Step;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.Convention;
import org.wythofflab.rules.Options;
import org.wythofflab.rules.Place;

/** What a student reads first: no theorem, no letter. */
public final class PlainWords {
    /** Places with larger piles are not looked at to see whether a move is left. */
    private static final BigInteger SMALL = BigInteger.valueOf(64);

    public static final String LOST = "whoever has to move here loses: every move leaves a win to the opponent";

    private PlainWords() {}

    /** A winning move: {@code take 3 from each pile, to (4,7). Whatever the opponent does there, ...}. */
    public static String advice(Place from, BigMove move) {
        Step step = Step.of(move, from.piles());
        Place to = from.after(move);
        return step.words() + ", to " + step.to() + ImitationWords.consequence(to) + ". " + promise(to);
    }

    private static String promise(Place to) {
        if (to.game().convention() == Convention.MISERE) {
            // The opponent may have to make the last move, to which there is no answer.
            return "Whoever has to move there loses";
        }
        return isOver(to)
                ? "There the opponent cannot move, and loses"
                : "Whatever the opponent does there, you can answer to another losing position";
    }

    /** Whether it is seen that no move is left. */
    public static boolean isOver(Place place) {
        return place.piles().x().max(place.piles().y()).compareTo(SMALL) <= 0
                && new Options(place).few(1, any -> true).isEmpty();
    }

    /** That no move is left, and why. */
    public static String end(Place place) {
        return place.game()
                .ends()
                .filter(ends -> place.isOver())
                .map(ends -> "no move is left, as the game is over here")
                .orElse("no move is left");
    }

    /**
     * Who wins where no move is left.
     *
     * @param fact that there is none
     */
    public static String over(Place place, String fact) {
        return place.game().convention() == Convention.MISERE
                ? fact + ", and in misere play the player who cannot move wins"
                : fact + ", and the player who cannot move loses";
    }
}
