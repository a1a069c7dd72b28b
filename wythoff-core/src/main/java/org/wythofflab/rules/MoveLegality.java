package org.wythofflab.rules;

import java.math.BigInteger;
import java.util.Optional;

/** Which moves the rules allow, and why not the others. */
final class MoveLegality {
    private MoveLegality() {}

    static Optional<String> objection(Place place, BigMove move) {
        return over(place)
                .or(() -> tokens(place, move))
                .or(() -> amounts(place.game().moves(), move))
                .or(() -> guard(place, move))
                .or(() -> memory(place, move));
    }

    private static Optional<String> over(Place place) {
        return place.game()
                .ends()
                .filter(ends -> place.isOver())
                .map(ends -> "the game is over at " + Words.position(place.piles()) + ", where " + ends.text());
    }

    private static Optional<String> tokens(Place place, BigMove move) {
        if (move.first().signum() < 0 || move.second().signum() < 0) {
            return Optional.of("a move takes tokens, it adds none");
        }
        if (move.amount().signum() == 0) {
            return Optional.of("a move takes at least one token");
        }
        return pile("first", place.piles().x(), move.first())
                .or(() -> pile("second", place.piles().y(), move.second()));
    }

    private static Optional<String> pile(String which, BigInteger pile, BigInteger taken) {
        if (taken.compareTo(pile) <= 0) {
            return Optional.empty();
        }
        String holds = pile.signum() == 0 ? "is empty" : "has only " + Words.number(pile);
        return Optional.of(
                "the " + which + " pile " + holds + ", so " + Words.number(taken) + " cannot be taken from it");
    }

    private static Optional<String> guard(Place place, BigMove move) {
        Moves moves = place.game().moves();
        BigPosition piles = place.piles();
        return moves.guard()
                .filter(rule -> !rule.allows(move.first(), move.second(), piles.x(), piles.y()))
                .map(rule -> "taking " + Words.amounts(move) + " is no move from " + Words.position(piles) + " of "
                        + rule.text(moves.first(), moves.second()));
    }

    private static Optional<String> amounts(Moves moves, BigMove move) {
        if (move.takesFromBoth()) {
            return moves.both().allows(move.first(), move.second())
                    ? Optional.empty()
                    : Optional.of("taking " + Words.number(move.first()) + " and " + Words.number(move.second())
                            + " from both piles at once is no move of this game; you may take "
                            + moves.both().words());
        }
        return move.second().signum() == 0
                ? alone("first", moves.first(), move.first())
                : alone("second", moves.second(), move.second());
    }

    private static Optional<String> alone(String which, AmountSet allowed, BigInteger taken) {
        if (allowed.contains(taken)) {
            return Optional.empty();
        }
        String rule = allowed.isEmpty() ? "nothing may be taken from it alone" : "allowed amounts: " + allowed.text();
        return Optional.of(Words.number(taken) + " may not be taken from the " + which + " pile alone; " + rule);
    }

    private static Optional<String> memory(Place place, BigMove move) {
        return place.game()
                .memory()
                .flatMap(rule -> place.memory()
                        .filter(state -> state.forbids(rule, move.isFromFirst(), move.amount()))
                        .map(state -> imitation(rule, state, move)));
    }

    private static String imitation(Imitation rule, ImitationState state, BigMove move) {
        String because = rule.p() == 1
                ? "imitations are forbidden"
                : "that would be number " + rule.p() + " in a row by the same player, and at most " + (rule.p() - 1)
                        + " are allowed";
        return "taking " + Words.amounts(move) + " imitates the last move, which took "
                + Words.number(state.lastFromSmaller()) + " from the smaller pile; " + because;
    }
}
