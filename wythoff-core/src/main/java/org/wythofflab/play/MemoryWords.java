package org.wythofflab.play;

import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.rules.Imitation;
import org.wythofflab.rules.ImitationState;

/** What a game that remembers means for the player to move. */
public final class MemoryWords {
    private MemoryWords() {}

    /** The credits, and which moves would be imitations now: one line for the player to move. */
    public static Optional<String> notes(State state) {
        return state.game().memory().flatMap(rule -> state.memory().map(now -> notes(rule, now)));
    }

    private static String notes(Imitation rule, ImitationState state) {
        String credit = rule.p() == 1
                ? "imitations are forbidden"
                : "imitations left in a row: " + state.moverCredit() + " for the player to move, " + state.otherCredit()
                        + " for the other";
        return canImitate(state)
                ? credit + "; taking " + amounts(rule, state) + " from the " + largerPile(state)
                        + " imitates the last move" + (state.moverCredit() == 0 ? " and is forbidden" : "")
                : credit + "; there is no move to imitate";
    }

    /** What the player to move may not do. */
    static Optional<String> consequence(State state) {
        return state.game()
                .memory()
                .flatMap(rule -> state.memory()
                        .filter(now -> canImitate(now) && now.moverCredit() == 0)
                        .map(now -> "you may not take " + amounts(rule, now) + " from the " + largerPile(now)
                                + " there, which would be an imitation"));
    }

    private static boolean canImitate(ImitationState state) {
        return state.lastFromSmaller().signum() > 0
                && state.lastFromSmaller().compareTo(state.x().max(state.y())) <= 0;
    }

    private static String largerPile(ImitationState state) {
        return state.x().compareTo(state.y()) > 0 ? "first pile" : "second pile";
    }

    /** {@code 2}, {@code 2 or 3}, {@code 2 to 5}. */
    private static String amounts(Imitation rule, ImitationState state) {
        BigInteger least = state.lastFromSmaller();
        BigInteger most =
                least.add(BigInteger.valueOf(rule.m() - 1L)).min(state.x().max(state.y()));
        if (most.equals(least)) {
            return Words.number(least);
        }
        return Words.number(least) + (most.equals(least.add(BigInteger.ONE)) ? " or " : " to ") + Words.number(most);
    }
}
