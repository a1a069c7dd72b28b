package org.wythofflab.lab;

import org.wythofflab.rules.Maneuver;

/** The options a maneuver is about, in words. */
final class ScopeWords {
    private ScopeWords() {}

    /** {@code 3 two-pile options}. */
    static String counted(long count, Maneuver.Scope scope) {
        return count + " " + (count == 1 ? one(scope) : many(scope));
    }

    static String many(Maneuver.Scope scope) {
        return switch (scope) {
            case ALL -> "options";
            case DIAGONAL -> "two-pile options";
            case NIM -> "one-pile options";
            case SAME_DIAGONAL -> "two-pile options with k = l";
        };
    }

    private static String one(Maneuver.Scope scope) {
        return switch (scope) {
            case ALL -> "option";
            case DIAGONAL -> "two-pile option";
            case NIM -> "one-pile option";
            case SAME_DIAGONAL -> "two-pile option with k = l";
        };
    }
}
