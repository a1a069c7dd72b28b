package org.wythofflab.lab;

import java.math.BigInteger;
import java.util.Comparator;
import org.wythofflab.play.Words;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.BigPosition;

/** A move and where it leads: {@code first} and {@code second} are what it takes, {@code x} and {@code y} what it leaves. */
record Option(int first, int second, int x, int y) {

    /** The order of recommendation: one-pile moves before two-pile moves, then the fewest tokens, first pile first. */
    static final Comparator<Option> SIMPLEST = Comparator.comparing(Option::takesFromBoth)
            .thenComparingLong(Option::taken)
            .thenComparingInt(Option::second);

    static Option taking(int first, int second, int x, int y) {
        return new Option(first, second, x - first, y - second);
    }

    Step toStep() {
        return new Step(
                BigInteger.valueOf(first), BigInteger.valueOf(second), BigInteger.valueOf(x), BigInteger.valueOf(y));
    }

    BigMove toMove() {
        return new BigMove(BigInteger.valueOf(first), BigInteger.valueOf(second));
    }

    BigPosition position() {
        return new BigPosition(BigInteger.valueOf(x), BigInteger.valueOf(y));
    }

    boolean takesFromBoth() {
        return first > 0 && second > 0;
    }

    /** The tokens taken from both piles together. */
    long taken() {
        return (long) first + second;
    }

    String to() {
        return "(" + x + "," + y + ")";
    }

    /** The move as advice: where it leads is a P-position. */
    String advice() {
        return words() + ", to " + to() + ", a P-position";
    }

    /** What a player does: {@code take 2 from the second pile}. */
    String words() {
        return "take " + Words.amounts(toMove());
    }
}
