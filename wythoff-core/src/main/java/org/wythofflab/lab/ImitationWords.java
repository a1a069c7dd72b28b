package org.wythofflab.lab;

import java.math.BigInteger;
import java.util.List;
import org.wythofflab.rules.Imitation;
import org.wythofflab.rules.ImitationState;

/** What the memory of Imitation Nim means for the player to move, in words. */
final class ImitationWords {
    private ImitationWords() {}

    /** What is or would be forbidden now, if there is a move to imitate. */
    static List<String> notes(Imitation rule, ImitationState state) {
        if (!canImitate(state)) {
            return List.of();
        }
        String imitation = "taking " + amounts(rule, state) + " from the " + largerPile(state)
                + " would imitate the last move, which took " + state.lastFromSmaller() + " from the smaller pile: ";
        return List.of(imitation + permission(rule, state.moverCredit()));
    }

    private static String permission(Imitation rule, int credit) {
        if (rule.p() == 1) {
            return "forbidden";
        }
        if (credit == 0) {
            return "forbidden, after " + (rule.p() - 1) + " in a row by the same player";
        }
        return "allowed, " + (credit == 1 ? "once more" : credit + " more times") + " in a row";
    }

    /** How a state limits the player to move, as the end of a sentence. */
    static String consequence(Imitation rule, ImitationState state) {
        return canImitate(state) && state.moverCredit() == 0
                ? ", where the opponent may not take " + amounts(rule, state) + " from the " + largerPile(state)
                : "";
    }

    private static boolean canImitate(ImitationState state) {
        return state.lastFromSmaller().signum() > 0
                && state.lastFromSmaller().compareTo(state.x().max(state.y())) <= 0;
    }

    private static String largerPile(ImitationState state) {
        return state.x().compareTo(state.y()) > 0 ? "first pile" : "second pile";
    }

    /** The amounts that imitate: {@code 2}, {@code 2 or 3}, {@code 2 to 5}. */
    private static String amounts(Imitation rule, ImitationState state) {
        BigInteger least = state.lastFromSmaller();
        BigInteger most =
                least.add(BigInteger.valueOf(rule.m() - 1)).min(state.x().max(state.y()));
        if (most.equals(least)) {
            return least.toString();
        }
        return least + (most.equals(least.add(BigInteger.ONE)) ? " or " : " to ") + most;
    }
}
