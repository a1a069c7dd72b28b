package org.wythofflab.rules;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.LongPredicate;
import java.util.stream.Collectors;
import org.wythofflab.rules.amounts.AmountPiece;
import org.wythofflab.rules.amounts.Periodicity;
import org.wythofflab.rules.amounts.Residues;

/**
 * A set of positive amounts: a union of residue classes, ranges and a ray, in the form that {@link AmountUnion} gives
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

    /** The set with the given pieces, which are in normal form. */
    AmountSet(List<AmountPiece> pieces) {
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

    /** The amounts from 1 to {@code last}. */
    public static AmountSet upTo(BigInteger last) {
        return new AmountUnion().range(BigInteger.ONE, last).set();
    }

    /** The amounts that are in this set or in the other. */
    public AmountSet or(AmountSet other) {
        return new AmountUnion().add(this).add(other).set();
    }

    /** From where on, and with which period, the set repeats. */
    Periodicity periodicity() {
        return pieces.stream().map(AmountPiece::periodicity).reduce(Periodicity.CONSTANT, Periodicity::and);
    }

    /**
     * Amounts at which the set may change: strictly between two neighbours of them, and past the last, whether an amount
     * belongs to it depends only on its remainder by {@link #modulus}.
     */
    public List<BigInteger> edges() {
        return pieces.stream().flatMap(piece -> piece.edges().stream()).toList();
    }

    /** See {@link #edges}. */
    public BigInteger modulus() {
        return periodicity().period();
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

    /** {@code K}, if these are the multiples of K. */
    public OptionalInt multiplesOf() {
        return pieces.size() == 1 && pieces.get(0) instanceof Residues residues && residues.remainder() == 0
                ? OptionalInt.of(residues.modulus())
                : OptionalInt.empty();
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

    /** Whether there is a word for such numbers. */
    public boolean isParity() {
        return equals(ODD) || equals(EVEN);
    }

    /** Such numbers, as behind "both" or "a number": {@code odd}, {@code in {1,4}}. */
    public String adjective() {
        if (isAll()) {
            return "any number";
        }
        return isParity() ? text() : "in " + text();
    }

    @Override
    public String toString() {
        return text();
    }
}
