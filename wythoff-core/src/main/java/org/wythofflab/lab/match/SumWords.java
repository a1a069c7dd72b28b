package org.wythofflab.lab.match;

import org.wythofflab.lab.BadRequestException;
import org.wythofflab.play.Seating;
import org.wythofflab.play.Speech;
import org.wythofflab.play.SumMatch;
import org.wythofflab.rules.SumMove;
import org.wythofflab.rules.SumPosition;
import org.wythofflab.rules.Words;

/** What is said about a match of a sum. */
final class SumWords {
    private SumWords() {}

    /** The same match, unless it asks for a secret that a sum cannot keep. */
    static SumMatch open(SumMatch match) {
        if (match.seating().discovery()) {
            throw new BadRequestException(
                    "there is no discovery mode of a sum: it is won by the values of its parts, and no pattern of P-positions"
                            + " shows these; leave out --discovery yes, or discover the parts one by one");
        }
        return match;
    }

    /** {@code take 3 from the first pile in part 2, to (3,5) + (4,7)}. */
    static String speech(SumPosition from, SumMove move) {
        return "take " + Words.amounts(move.move()) + " in part " + (move.part() + 1) + ", to "
                + from.after(move).words();
    }

    /** Who makes the next move of a match, and what it is. */
    static String announcement(SumMatch match, SumMove move) {
        String speech = speech(match.position(), move);
        return match.seating().name(match.actor()) + " "
                + (match.seating().isBetweenPeople() ? Speech.thirdPerson(speech) : speech);
    }

    /** Why a match is over, and who has won. */
    static String ending(SumMatch match) {
        Seating seating = match.seating();
        String loser = seating.name(match.actor());
        String winner = seating.name(match.actor().other());
        String fault = match.resigned()
                ? loser + (seating.isBetweenPeople() ? " has resigned" : " have resigned")
                : loser + " cannot move in any part, and that loses";
        String wins = winner.equals("you")
                ? "You win!"
                : winner.equals("I") ? "I win." : MatchWords.capital(winner) + " wins!";
        return MatchWords.sentence(fault) + " " + wins;
    }
}
