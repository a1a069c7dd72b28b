package org.wythofflab.play;

import java.util.List;
import java.util.Optional;
import org.wythofflab.rules.BigMove;

/** Help for whoever has to act, one step at a time: whether it is a win, then which kind of turn, then the turn. */
public final class Hint {
    /** How many steps there are. */
    public static final int STEPS = 3;

    private static final int MOST_SHOWN = 2000;

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

    /** What a step is about, to be shown on a board: nothing, then the moves of the right kind, then the turn itself. */
    public List<BigMove> about(State state, int step) {
        if (step <= 1 || sage.winner(state).isEmpty()) {
            return List.of();
        }
        Turn turn = new Computer(sage).best(state).turn();
        if (step > 2 || state.phase() != Phase.MOVE) {
            return step > 2 ? turn.options() : List.of();
        }
        String kind = piles(turn.options().get(0));
        return state.moves(MOST_SHOWN).orElse(List.of()).stream()
                .filter(move -> piles(move).equals(kind))
                .toList();
    }

    private static String kind(State state, Turn turn, boolean wins) {
        String advice = switch (state.phase()) {
            case MOVE ->
                wins
                        ? "Take tokens from " + piles(turn.options().get(0)) + "."
                        : "Leave as many moves as you can for a mistake of your opponent: take from "
                                + piles(turn.options().get(0)) + ".";
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

    private static String piles(BigMove move) {
        if (move.takesFromBoth()) {
            return "both piles at once";
        }
        return move.isFromFirst() ? "the first pile" : "the second pile";
    }
}
