package org.wythofflab.rules;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * Which two-pile moves exist: {@code k >= 1} tokens from the first pile together with {@code l >= 1} from the
 * second. One-pile moves are in {@link Moves}.
 */
public interface PairRule {

    /** Whether taking {@code k} from the first and {@code l} from the second pile is a move; exact for any size. */
    boolean allows(BigInteger k, BigInteger l);

    /**
     * The same question for a board: {@code 1 <= k <= maxFirst} and {@code 1 <= l <= maxSecond}, with whatever can be
     * prepared once prepared once.
     *
     * @throws UndefinedRuleException if the rule's expression has no value somewhere on the board, at the latest when
     *     that point is asked for
     */
    PairTest on(int maxFirst, int maxSecond);

    /** The rule with the roles of the piles exchanged. */
    PairRule swapped();

    /**
     * The simplest rule that allows the same pairs, where that is cheap to see.
     *
     * @param besideNim whether any amount may be taken from one pile: some rules have a name only in that company
     */
    PairRule simplest(boolean besideNim);

    /** The game with this rule and the given one-pile moves, in the language of games. */
    String text(AmountSet first, AmountSet second);

    /** Whether exchanging the amounts changes what is allowed. */
    Symmetry symmetry();

    /** {@code a}, if the rule is {@code |k-l| < a} and no more. */
    default Optional<BigInteger> gap() {
        return Optional.empty();
    }

    /** {@code f}, if the rule is {@code max(k,l) < f(min(k,l))} and has no simpler name. */
    default Optional<Bound> bound() {
        return Optional.empty();
    }

    /** This rule for {@code k} in {@code d1} and {@code l} in {@code d2} only, if there is such a rule. */
    default Optional<PairRule> restricted(AmountSet d1, AmountSet d2) {
        return Optional.empty();
    }

    /**
     * Where the rule may change, if that is on some lines and by residues, not too many of either.
     *
     * @param side the amounts it is asked about are below this
     */
    default Optional<Creases> creases(int side) {
        return Optional.empty();
    }

    /** All the allowed pairs, as finitely many progressions, if they are that and it is cheap to see. */
    default Optional<List<Progression>> progressions() {
        return Optional.empty();
    }

    /** What a player may take from both piles at once, in plain English. */
    String words();
}
