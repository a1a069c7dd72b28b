package org.wythofflab.play;

import java.math.BigInteger;
import java.util.Optional;
import java.util.function.Function;
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
        return credit + "; "
                + imitations(rule, state, Words::number)
                        .map(amounts -> "taking " + amounts + " imitates the last move"
                                + (state.moverCredit() == 0 ? " and is forbidden" : ""))
                        .orElse("there is no move to imitate");
    }

    /** What the player to move may not do. */
    static Optional<String> consequence(State state) {
        return state.game()
                .memory()
                .flatMap(rule -> state.memory()
                        .filter(now -> now.moverCredit() == 0)
                        .flatMap(now -> imitations(rule, now, Words::number)))
                .map(amounts -> "you may not take " + amounts + " there, which would be an imitation");
    }

    /**
     * What would imitate the last move, if anything would: {@code 2 from the first pile}, {@code 2 or 3 from the second
     * pile}, {@code 2 to 5 from the second pile}.
     *
     * @param number how amounts are written
     */
    public static Optional<String> imitations(
            Imitation rule, ImitationState state, Function<BigInteger, String> number) {
        BigInteger larger = state.x().max(state.y());
        BigInteger least = state.lastFromSmaller();
        if (least.signum() == 0 || least.compareTo(larger) > 0) {
            return Optional.empty();
        }
        BigInteger most = least.add(BigInteger.valueOf(rule.m() - 1L)).min(larger);
        String more = most.equals(least)
                ? ""
                : (most.equals(least.add(BigInteger.ONE)) ? " or " : " to ") + number.apply(most);
        String pile = state.x().compareTo(state.y()) > 0 ? "first pile" : "second pile";
        return Optional.of(number.apply(least) + more + " from the " + pile);
    }
}
