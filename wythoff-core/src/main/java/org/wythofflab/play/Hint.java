package org.wythofflab.play;

import java.util.Optional;

/** Help for whoever has to act, one step at a time: whether it is a win, then which kind of turn, then the turn. */
public final class Hint {
    /** How many steps there are. */
    public static final int STEPS = 3;

    private final Sage sage;

    public Hint(Sage sage) {
        this.sage = sage;
    }

    /**
     * A sentence to the player who has to act. It gives no reasons and names no pattern.
     *
     * @param step from 1 to {@link #STEPS}
     */
    public String step(State state, int step) {
        Optional<Side> winner = sage.winner(state);
        if (winner.isEmpty()) {
            return "Who wins here is not known: " + sage.silence() + ".";
        }
        boolean wins = winner.get() == state.actor();
        if (step <= 1) {
            return wins ? "You can win from here." : "If your opponent makes no mistake, you cannot win from here.";
        }
        Turn turn = new Computer(sage).best(state).turn();
        if (step == 2) {
            return kind(state, turn, wins);
        }
        return (wins ? "This wins: " : "This makes the game long: ") + Speech.of(state, turn) + ".";
    }

    private static String kind(State state, Turn turn, boolean wins) {
        String advice = switch (state.phase()) {
            case MOVE ->
                wins
                        ? "Take tokens from " + piles(turn) + "."
                        : "Leave as many moves as you can for a mistake of your opponent: take from " + piles(turn)
                                + ".";
            case FORBID -> "Forbid " + count(turn) + ".";
            case PROPOSE -> "Propose " + count(turn) + ".";
            case OVER -> "The game is over.";
        };
        return advice;
    }

    private static String count(Turn turn) {
        int count = turn.options().size();
        return count == 0 ? "nothing" : count == 1 ? "one option" : count + " options";
    }

    private static String piles(Turn turn) {
        if (turn.options().get(0).takesFromBoth()) {
            return "both piles at once";
        }
        return turn.options().get(0).isFromFirst() ? "the first pile" : "the second pile";
    }
}
