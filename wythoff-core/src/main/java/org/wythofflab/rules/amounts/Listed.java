package org.wythofflab.rules.amounts;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.function.LongPredicate;
import java.util.stream.Collectors;

/** Some amounts, in increasing order. */
record Listed(List<BigInteger> amounts) implements AmountPiece {

    static Listed of(Collection<BigInteger> amounts) {
        return new Listed(amounts.stream().sorted().distinct().toList());
    }

    @Override
    public boolean contains(BigInteger amount) {
        return Collections.binarySearch(amounts, amount) >= 0;
    }

    @Override
    public LongPredicate compiled() {
        long[] small = amounts.stream()
                .filter(amount -> amount.bitLength() < Long.SIZE)
                .mapToLong(BigInteger::longValueExact)
                .toArray();
        return amount -> Arrays.binarySearch(small, amount) >= 0;
    }

    @Override
    public void mark(BitSet bits, int end) {
        amounts.forEach(amount -> new Interval(amount, amount).mark(bits, end));
    }

    @Override
    public Periodicity periodicity() {
        return new Periodicity(amounts.get(amounts.size() - 1), BigInteger.ONE);
    }

    @Override
    public List<BigInteger> edges() {
        return amounts;
    }

    @Override
    public void addTo(SetBuilder set) {
        amounts.forEach(amount -> set.addRange(amount, amount));
    }

    @Override
    public String text() {
        return amounts.stream().map(BigInteger::toString).collect(Collectors.joining(",", "{", "}"));
    }
}
