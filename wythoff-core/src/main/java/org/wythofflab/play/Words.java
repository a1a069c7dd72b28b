package org.wythofflab.play;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.Maneuver;

/** Moves, positions and numbers in words; long numbers by their length. */
public final class Words {
    private static final int LONGEST_BITS = 200;
    private static final int MOST_NAMED = 8;

    private Words() {}

    /** {@code 3 from the first pile}. */
    public static String amounts(BigMove move) {
        if (move.second().signum() == 0) {
            return number(move.first()) + " from the first pile";
        }
        if (move.first().signum() == 0) {
            return number(move.second()) + " from the second pile";
        }
        return move.first().equals(move.second())
                ? number(move.first()) + " from each pile"
                : number(move.first()) + " from the first and " + number(move.second()) + " from the second pile";
    }

    /** {@code (4,7)}. */
    public static String position(BigPosition position) {
        return "(" + number(position.x()) + "," + number(position.y()) + ")";
    }

    /** The digits, or how many there are. */
    public static String number(BigInteger value) {
        if (value.bitLength() <= LONGEST_BITS) {
            return value.toString();
        }
        // 2^n has about n * 0.30103 digits; printing them all to count them would take long.
        return "<about " + (1 + value.bitLength() * 30103L / 100000) + " digits>";
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
        return count + " " + kind(scope) + (count == 1 ? "option" : "options") + (isSame(scope) ? " with k = l" : "");
    }

    /** {@code two-pile options}. */
    public static String options(Maneuver.Scope scope) {
        return kind(scope) + "options" + (isSame(scope) ? " with k = l" : "");
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
}
