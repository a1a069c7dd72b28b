package org.wythofflab.rules.amounts;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.List;
import java.util.function.LongPredicate;

/** One piece of a set of amounts. Only positive numbers are ever asked about. */
public sealed interface AmountPiece permits Residues, Listed, Interval, Ray {

    boolean contains(BigInteger amount);

    /** The same question for amounts that fit a {@code long}, prepared to be asked often. */
    LongPredicate compiled();

    /** Sets the bits of the piece's amounts from 1 up to, but not including, {@code end}. */
    void mark(BitSet bits, int end);

    Periodicity periodicity();

    /** Amounts between which, and past which, only the remainder by the period of a residue class matters. */
    List<BigInteger> edges();

    void addTo(SetBuilder set);

    String text();
}
