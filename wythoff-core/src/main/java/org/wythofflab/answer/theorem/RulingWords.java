package org.wythofflab.answer.theorem;

import java.util.List;
import java.util.stream.Collectors;
import org.wythofflab.answer.Answer;
import org.wythofflab.answer.Credit;
import org.wythofflab.answer.Step;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.rules.Place;
import org.wythofflab.theory.Ruling;

/** What a theorem says of a position, as an answer. */
final class RulingWords {
    private static final int MOST_NAMED = 8;

    private RulingWords() {}

    static Answer answer(Place place, Ruling ruling, Credit credit) {
        BigPosition position = place.piles();
        String maneuver = maneuver(place.game(), position, ruling);
        if (ruling.isP()) {
            return Answer.p(maneuver + ruling.why(), credit);
        }
        return ruling.move()
                .map(move -> Step.of(move, position))
                .map(step ->
                        Answer.n(step, step.words() + ", to " + step.to() + "; " + maneuver + ruling.why(), credit))
                .orElseGet(() -> Answer.n(maneuver + ruling.why(), credit));
    }

    private static String maneuver(GameSpec game, BigPosition position, Ruling ruling) {
        List<BigMove> options = ruling.maneuver();
        if (options.isEmpty()) {
            return "";
        }
        String named = options.stream()
                        .limit(MOST_NAMED)
                        .map(move -> Step.of(move, position).to())
                        .collect(Collectors.joining(", "))
                + (options.size() > MOST_NAMED ? " and " + (options.size() - MOST_NAMED) + " more" : "");
        if (!ruling.isP() && options.size() < game.maneuver().count()) {
            // So few could all be forbidden, unless they are out of scope; the ruling says that.
            return "";
        }
        if (!ruling.isP()) {
            return "these " + options.size() + " options are P-positions, and at most "
                    + (game.maneuver().count() - 1) + " can be forbidden: " + named + "; ";
        }
        return game.maneuver().kind() == Maneuver.Kind.COMPLY
                ? "the previous player proposes " + named + "; "
                : "the previous player forbids " + named + "; ";
    }
}
