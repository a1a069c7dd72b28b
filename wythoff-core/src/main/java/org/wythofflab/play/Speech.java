package org.wythofflab.play;

import org.wythofflab.rules.Options;
import org.wythofflab.rules.Place;
import org.wythofflab.rules.Words;

/** Turns in words. */
public final class Speech {
    private Speech() {}

    /** What a player does: {@code take 3 from the first pile, to (4,7)}, or {@code forbid (3,7), (2,5)}, or {@code resign}. */
    public static String of(State state, Turn turn) {
        String what = what(state, turn);
        return turn.phase() == Phase.MOVE ? what + ", to " + Words.targets(state.piles(), turn.options()) : what;
    }

    /** The same without where a move leads: {@code take 3 from the first pile}. */
    public static String what(State state, Turn turn) {
        return switch (turn.phase()) {
            case FORBID ->
                turn.options().isEmpty() ? "forbid nothing" : "forbid " + Words.targets(state.piles(), turn.options());
            case PROPOSE -> "propose " + Words.targets(state.piles(), turn.options());
            case MOVE -> "take " + Words.amounts(turn.options().get(0));
            case OVER -> "resign";
        };
    }

    /** What {@link #of} says, of another person: {@code takes 3 from the first pile, to (4,7)}. */
    public static String thirdPerson(String speech) {
        int end = speech.indexOf(' ');
        return end < 0 ? speech + "s" : speech.substring(0, end) + "s" + speech.substring(end);
    }

    /** Why a match has ended, as a sentence about the player who could not or would not go on. */
    public static String ending(State state, Seating seating) {
        String who = seating.name(state.actor());
        if (state.resigned()) {
            return who + (seating.isBetweenPeople() ? " has resigned" : " have resigned");
        }
        String fault = switch (state.game().maneuver().kind()) {
            case COMPLY -> who + " cannot propose enough options";
            case BLOCK ->
                state.named().isEmpty()
                        ? who + " cannot move"
                        : who + " cannot move, because every option is forbidden";
            case NONE ->
                new Options(Place.start(state.game(), state.piles()))
                                .few(1, any -> true)
                                .isEmpty()
                        ? who + " cannot move"
                        : who + " cannot move, because every move would be a forbidden imitation";
        };
        boolean wins = state.winner().map(state.actor()::equals).orElse(false);
        return fault + (wins ? ", and in misere play that wins" : ", and that loses");
    }
}
