package org.wythofflab.definition;

import java.util.Locale;
import java.util.function.LongPredicate;

/**
 * A game without memory exactly as its rules say it, beside its text in the game language. The
 * predicates answer for positive amounts only: 0 is never an amount.
 *
 * @param first amounts that may be taken from the first pile alone
 * @param second amounts that may be taken from the second pile alone
 * @param both what may be taken from the two piles together
 * @param over where the game is over, whatever could be taken
 * @param from what else the piles before a move say of it
 * @param count the K of {@code block K} and {@code comply K}; 1 where there is no maneuver
 */
public record Definition(
        String text,
        LongPredicate first,
        LongPredicate second,
        Both both,
        boolean misere,
        Maneuver maneuver,
        int count,
        Scope scope,
        Over over,
        From from) {

    /** The same amounts may be taken from all piles. */
    public Definition(
            String text,
            LongPredicate first,
            LongPredicate second,
            Both both,
            boolean misere,
            Maneuver maneuver,
            int count,
            Scope scope,
            Over over) {
        this(text, first, second, both, misere, maneuver, count, scope, over, (k, l, x, y) -> true);
    }

    /** Whether k from the first pile and l from the second make one move; both are at least 1. */
    @FunctionalInterface
    public interface Both {
        boolean test(long k, long l);
    }

    /** Whether the game is over at (x,y). */
    @FunctionalInterface
    public interface Over {
        boolean test(long x, long y);
    }

    /** Whether k and l, one of which may be 0, may be taken from the piles x and y as far as these are concerned. */
    @FunctionalInterface
    public interface From {
        boolean test(long k, long l, long x, long y);
    }

    /** What the previous player does before the next player moves. */
    public enum Maneuver {
        NONE,
        BLOCK,
        COMPLY
    }

    /** The options a maneuver is about; the last one (k = l) belongs to (m,p)-Wythoff Nim. */
    public enum Scope {
        ALL,
        DIAGONAL,
        NIM,
        SAME_DIAGONAL
    }

    public Definition {
        if (misere && maneuver == Maneuver.COMPLY) {
            throw new IllegalArgumentException("the rules know no misere comply game: " + text);
        }
    }

    /** A game of normal play without a maneuver. */
    public static Definition of(String text, LongPredicate first, LongPredicate second, Both both) {
        return new Definition(text, first, second, both, false, Maneuver.NONE, 1, Scope.ALL, (x, y) -> false);
    }

    /** Any amount from one pile, or from both as the condition says. */
    public static Definition nimAnd(String text, Both both) {
        return of(text, k -> true, l -> true, both);
    }

    /** A game of normal play in which any amounts may be taken that the piles allow. */
    public static Definition depending(String text, From from) {
        return new Definition(
                text, k -> true, l -> true, (k, l) -> true, false, Maneuver.NONE, 1, Scope.ALL, (x, y) -> false, from);
    }

    public Definition inMisere() {
        return new Definition(text + " misere", first, second, both, true, maneuver, count, scope, over, from);
    }

    public Definition block(int most, Scope which) {
        return with(Maneuver.BLOCK, most, which);
    }

    public Definition comply(int least, Scope which) {
        return with(Maneuver.COMPLY, least, which);
    }

    /** The same game, but it is over where a condition holds. */
    public Definition ends(String condition, Over where) {
        String words = " ends(" + condition + ")";
        return new Definition(text + words, first, second, both, misere, maneuver, count, scope, where, from);
    }

    /** The same game under another text that means it. */
    public Definition spelled(String other) {
        return new Definition(other, first, second, both, misere, maneuver, count, scope, over, from);
    }

    private Definition with(Maneuver what, int amount, Scope which) {
        if (maneuver != Maneuver.NONE || which == Scope.SAME_DIAGONAL) {
            throw new IllegalArgumentException("not in the game language: " + what + " " + which + " on " + text);
        }
        String words = " " + word(what) + " " + amount + (which == Scope.ALL ? "" : " " + word(which));
        return new Definition(text + words, first, second, both, misere, what, amount, which, over, from);
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String toString() {
        return text;
    }
}
