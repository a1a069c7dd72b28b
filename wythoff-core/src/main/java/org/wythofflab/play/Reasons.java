package org.wythofflab.play;

import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.rules.Place;
import org.wythofflab.rules.Words;

/** Says why a turn was chosen, to the other player. */
final class Reasons {
    private final Sage sage;

    Reasons(Sage sage) {
        this.sage = sage;
    }

    /** A turn that wins. */
    String winning(State state, Turn turn) {
        return switch (state.phase()) {
            case MOVE -> winningMove(state, turn.options().get(0));
            case FORBID ->
                turn.options().isEmpty()
                        ? lost(state) + ": there is nothing I have to forbid"
                        : lost(state) + ": without these options every move of yours loses";
            case PROPOSE -> lost(state) + ": all that I propose are N-positions, where the next player wins";
            case OVER -> throw new IllegalArgumentException("nothing wins after the end");
        };
    }

    private String winningMove(State state, BigMove move) {
        State next = state.after(Turn.take(move));
        if (next.isOver()) {
            return Speech.ending(
                    next, new Seating(Strength.PERFECT, state.actor().other(), 0, false));
        }
        return statement(next.place()) + memory(next);
    }

    /** What a game that remembers keeps the other player from doing. */
    private static String memory(State next) {
        return ImitationNotes.consequence(next)
                .map(consequence -> "; " + consequence)
                .orElse("");
    }

    /** A statement of the P-position at hand. */
    private String lost(State state) {
        return statement(state.place());
    }

    /** {@code (3,5) is a P-position by ...: why}. */
    String statement(Place place) {
        return sage.decided(place)
                .map(known -> Words.position(place.piles())
                        + (known.isP() ? " is a P-position " : " is an N-position ")
                        + known.credit().inShort() + ": "
                        + known.reason())
                .orElseGet(() -> "who wins at " + Words.position(place.piles()) + " is not known: " + sage.silence());
    }

    /** A turn that loses, as all do. */
    String losing(State state, Turn turn) {
        String fact = statement(state.place());
        boolean mistake = state.phase() == Phase.MOVE
                && state.game().maneuver().kind() == Maneuver.Kind.BLOCK
                && sage.isP(state).map(isP -> !isP).orElse(false);
        String all = switch (state.phase()) {
            case MOVE -> mistake ? "; every option that wins is forbidden" : "; every move loses against good play";
            case FORBID -> "; not all options that win can be forbidden";
            case PROPOSE -> "; whatever I propose, a P-position is among it";
            case OVER -> throw new IllegalArgumentException("nobody acts after the end");
        };
        return fact + all + delay(state, turn);
    }

    private String delay(State state, Turn turn) {
        return sage.horizon(state)
                .map(horizon -> "; this holds out longest, " + moves(remaining(horizon, state, turn)) + " in all")
                .orElse(state.phase() == Phase.MOVE ? "; I take as little as I can" : "");
    }

    private static int remaining(Horizon horizon, State state, Turn turn) {
        return state.phase() == Phase.MOVE
                ? 1 + horizon.depth(state.place().after(turn.options().get(0)))
                : horizon.depth(state.place());
    }

    private static String moves(int count) {
        return count == 1 ? "1 move" : count + " moves";
    }
}
