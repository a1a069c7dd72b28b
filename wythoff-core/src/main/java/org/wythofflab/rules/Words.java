package org.wythofflab.rules;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.wythofflab.exact.Brief;

/** Moves, positions and numbers in words; long numbers by their length. */
public final class Words {
    private static final int MOST_NAMED = 8;
    private static final String SAME = " that take the same from both piles";

    private Words() {}

    /** {@code 3 from the first pile}. */
    public static String amounts(BigMove move) {
        return amounts(move, Words::number);
    }

    /**
     * The same.
     *
     * @param number how amounts are written
     */
    public static String amounts(BigMove move, Function<BigInteger, String> number) {
        if (move.second().signum() == 0) {
            return number.apply(move.first()) + " from the first pile";
        }
        if (move.first().signum() == 0) {
            return number.apply(move.second()) + " from the second pile";
        }
        return move.first().equals(move.second())
                ? number.apply(move.first()) + " from each pile"
                : number.apply(move.first()) + " from the first and " + number.apply(move.second())
                        + " from the second pile";
    }

    /** {@code (4,7)}. */
    public static String position(BigPosition position) {
        return "(" + number(position.x()) + "," + number(position.y()) + ")";
    }

    /** The digits, or how many there are. */
    public static String number(BigInteger value) {
        return Brief.of(value);
    }

    /** Where the options lead: {@code (3,7), (2,5)}. */
    public static String targets(BigPosition from, List<BigMove> options) {
        if (options.isEmpty()) {
            return "nothing";
        }
        String named = options.stream()
                .limit(MOST_NAMED)
                .map(option -> position(option.from(from)))
                .collect(Collectors.joining(", "));
        return named + (options.size() > MOST_NAMED ? " and " + (options.size() - MOST_NAMED) + " more" : "");
    }

    /** {@code 3 two-pile options}. */
    public static String options(long count, Maneuver.Scope scope) {
        return count + " " + kind(scope) + (count == 1 ? "option" : "options") + (isSame(scope) ? SAME : "");
    }

    /** What a proposal must hold, or how much can be forbidden. */
    public static String demand(Maneuver maneuver) {
        if (maneuver.kind() == Maneuver.Kind.BLOCK) {
            return "at most " + options(maneuver.count() - 1L, maneuver.scope()) + " can be forbidden";
        }
        String enough = "at least " + options(maneuver.count(), maneuver.scope());
        return enough + (maneuver.scope() == Maneuver.Scope.ALL ? "" : " or one other") + " must be proposed";
    }

    /** {@code two-pile options}. */
    public static String options(Maneuver.Scope scope) {
        return kind(scope) + "options" + (isSame(scope) ? SAME : "");
    }

    private static boolean isSame(Maneuver.Scope scope) {
        return scope == Maneuver.Scope.SAME_DIAGONAL;
    }

    private static String kind(Maneuver.Scope scope) {
        return switch (scope) {
            case ALL -> "";
            case DIAGONAL, SAME_DIAGONAL -> "two-pile ";
            case NIM -> "one-pile ";
        };
    }

    /** Two options of a scope as they are typed. */
    public static String example(Maneuver.Scope scope) {
        return switch (scope) {
            case ALL -> "1,0 2,2";
            case NIM -> "1,0 0,2";
            case DIAGONAL, SAME_DIAGONAL -> "1,1 2,2";
        };
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
