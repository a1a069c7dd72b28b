package org.wythofflab.rules;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.LongPredicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A set of positive amounts: a union of residue classes, ranges and a ray, in the form that {@link SetBuilder} gives
 * it. Two sets with the same amounts are equal and print the same text, unless their numbers are too large to compare.
 */
public final class AmountSet {

    public static final AmountSet ALL = new AmountSet(List.of(Residues.ALL));
    public static final AmountSet NONE = new AmountSet(List.of());
    public static final AmountSet ODD = new AmountSet(List.of(new Residues(1, 2)));
    public static final AmountSet EVEN = new AmountSet(List.of(new Residues(0, 2)));

    /** Amounts below this are looked up, because whole boards of moves are tested. */
    private static final int TABLE_SIZE = 1 << 12;

    private final List<AmountPiece> pieces;
    private final long[] table;
    private final LongPredicate[] tests;

    private AmountSet(List<AmountPiece> pieces) {
        // Plain loops: these sets are made whenever the program starts, and streams would take longer to load than
        // to run.
        BitSet small = new BitSet(TABLE_SIZE);
        LongPredicate[] compiled = new LongPredicate[pieces.size()];
        for (int i = 0; i < compiled.length; i++) {
            pieces.get(i).mark(small, TABLE_SIZE);
            compiled[i] = pieces.get(i).compiled();
        }
        this.pieces = List.copyOf(pieces);
        this.table = Arrays.copyOf(small.toLongArray(), TABLE_SIZE / Long.SIZE);
        this.tests = compiled;
    }

    /** Reads a set such as {@code odd|{2,4}|>=10}. */
    public static AmountSet parse(String text) throws GameSyntaxException {
        return SetParser.parse(text);
    }

    static AmountSet union(List<AmountPiece> pieces) {
        return new AmountSet(SetBuilder.normalForm(pieces));
    }

    /** The amounts that are in this set or in the other. */
    public AmountSet or(AmountSet other) {
        return union(Stream.concat(pieces.stream(), other.pieces.stream()).toList());
    }

    /** From where on, and with which period, the set repeats. */
    Periodicity periodicity() {
        return pieces.stream().map(AmountPiece::periodicity).reduce(Periodicity.CONSTANT, Periodicity::and);
    }

    List<AmountPiece> pieces() {
        return pieces;
    }

    /** Whether the amount belongs to the set; 0 and negative numbers never do. */
    public boolean contains(long amount) {
        if (amount < TABLE_SIZE) {
            return amount > 0 && ((table[(int) amount >> 6] >>> amount) & 1) != 0;
        }
        for (LongPredicate test : tests) {
            if (test.test(amount)) {
                return true;
            }
        }
        return false;
    }

    public boolean contains(BigInteger amount) {
        return amount.bitLength() < Long.SIZE
                ? contains(amount.longValueExact())
                : amount.signum() > 0 && pieces.stream().anyMatch(piece -> piece.contains(amount));
    }

    public boolean isAll() {
        return equals(ALL);
    }

    public boolean isEmpty() {
        return pieces.isEmpty();
    }

    /** The set in the language of games. */
    public String text() {
        return pieces.isEmpty()
                ? "none"
                : pieces.stream().map(AmountPiece::text).collect(Collectors.joining("|"));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof AmountSet set && pieces.equals(set.pieces);
    }

    @Override
    public int hashCode() {
        return pieces.hashCode();
    }

    @Override
    public String toString() {
        return text();
    }
}
