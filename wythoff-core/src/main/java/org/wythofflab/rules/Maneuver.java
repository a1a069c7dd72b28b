package org.wythofflab.rules;

import java.math.BigInteger;

/**
 * What the previous player does before each move: nothing, forbid at most {@code count - 1} options ({@code BLOCK}),
 * or propose at least {@code count} options ({@code COMPLY}; Larsson 2011, Definitions 2, 7, 9 and 10).
 */
public record Maneuver(Kind kind, int count, Scope scope) {

    /** No maneuver: the same as forbidding at most 0 options. */
    public static final Maneuver NONE = new Maneuver(Kind.NONE, 1, Scope.ALL);

    public Maneuver {
        if (count < 1) {
            throw new IllegalArgumentException("the count of a maneuver is at least 1, not " + count);
        }
    }

    /**
     * The same maneuver in fewer words, for a game with the given moves in their simplest form.
     *
     * @throws IllegalArgumentException if the maneuver has no name in that game
     */
    public Maneuver simplest(Moves moves) {
        Scope effective = scope == Scope.SAME_DIAGONAL ? diagonal(moves) : scope;
        boolean aboutNothing = (effective == Scope.DIAGONAL && !moves.hasTwoPileMoves())
                || (effective == Scope.NIM && !moves.hasOnePileMoves());
        boolean aboutAll = (effective == Scope.NIM && !moves.hasTwoPileMoves())
                || (effective == Scope.DIAGONAL && !moves.hasOnePileMoves());
        // An option the maneuver is not about cannot be forbidden, and any one of them is enough of a proposal.
        int effectiveCount = aboutNothing ? 1 : count;
        if (kind == Kind.NONE || (kind == Kind.BLOCK && effectiveCount == 1)) {
            return NONE;
        }
        return new Maneuver(kind, effectiveCount, aboutAll || effectiveCount == 1 ? Scope.ALL : effective);
    }

    private Scope diagonal(Moves moves) {
        BigInteger gap = moves.gap()
                .orElseThrow(() ->
                        new IllegalArgumentException("only (m,p)-Wythoff Nim has a maneuver on the same diagonal"));
        if (kind == Kind.COMPLY) {
            throw new IllegalArgumentException("there is no comply game on the same diagonal");
        }
        return gap.equals(BigInteger.ONE) ? Scope.DIAGONAL : Scope.SAME_DIAGONAL;
    }

    public enum Kind {
        NONE,
        BLOCK,
        COMPLY
    }

    /** The options the maneuver is about. */
    public enum Scope {
        /** Every option. */
        ALL,
        /** Two-pile options. */
        DIAGONAL,
        /** One-pile options. */
        NIM,
        /** Two-pile options with k = l: the rule of (m,p)-Wythoff Nim (Larsson 2009, sections 1.4.2 and 1.4.5). */
        SAME_DIAGONAL;

        /** Whether the option is among them that takes so much from the first and so much from the second pile. */
        public boolean contains(BigInteger first, BigInteger second) {
            return contains(first.signum() > 0 && second.signum() > 0, first.equals(second));
        }

        /** The same for amounts on a board. */
        public boolean contains(int first, int second) {
            return contains(first > 0 && second > 0, first == second);
        }

        private boolean contains(boolean fromBoth, boolean equalAmounts) {
            return switch (this) {
                case ALL -> true;
                case DIAGONAL -> fromBoth;
                case NIM -> !fromBoth;
                case SAME_DIAGONAL -> equalAmounts;
            };
        }
    }
}
