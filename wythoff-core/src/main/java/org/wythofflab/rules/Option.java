package org.wythofflab.rules;

import java.math.BigInteger;
import java.util.Comparator;

/** A move and where it leads: {@code first} and {@code second} are what it takes, {@code x} and {@code y} what it leaves. */
public record Option(int first, int second, int x, int y) {

    /** The order of {@link BigMove#SIMPLEST}. */
    public static final Comparator<Option> SIMPLEST = Comparator.comparing(Option::takesFromBoth)
            .thenComparingLong(Option::taken)
            .thenComparingInt(Option::second);

    public static Option taking(int first, int second, int x, int y) {
        return new Option(first, second, x - first, y - second);
    }

    public BigMove toMove() {
        return new BigMove(BigInteger.valueOf(first), BigInteger.valueOf(second));
    }

    public BigPosition position() {
        return new BigPosition(BigInteger.valueOf(x), BigInteger.valueOf(y));
    }

    public boolean takesFromBoth() {
        return first > 0 && second > 0;
    }

    /** The tokens taken from both piles together. */
    public long taken() {
        return (long) first + second;
    }

    public String to() {
        return "(" + x + "," + y + ")";
    }

    /** What a player does: {@code take 2 from the second pile}. */
    public String words() {
        return "take " + Words.amounts(toMove());
    }

    /** Where it leads. */
    @Override
    public String toString() {
        return to();
    }
}
