package org.wythofflab.rules.amounts;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.List;
import java.util.function.LongPredicate;

/** The amounts that are at least {@code low}. */
record Ray(BigInteger low) implements AmountPiece {

    @Override
    public boolean contains(BigInteger amount) {
        return low.compareTo(amount) <= 0;
    }

    @Override
    public LongPredicate compiled() {
        return upTo(BigInteger.valueOf(Long.MAX_VALUE)).compiled();
    }

    @Override
    public void mark(BitSet bits, int end) {
        upTo(BigInteger.valueOf(end)).mark(bits, end);
    }

    private Interval upTo(BigInteger high) {
        return new Interval(low, high);
    }

    @Override
    public Periodicity periodicity() {
        return new Periodicity(low.subtract(BigInteger.ONE), BigInteger.ONE);
    }

    @Override
    public List<BigInteger> edges() {
        return List.of(low);
    }

    @Override
    public void addTo(SetBuilder set) {
        set.addRay(low);
    }

    @Override
    public String text() {
        return ">=" + low;
    }
}
