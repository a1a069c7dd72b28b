package org.wythofflab.rules.amounts;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.List;
import java.util.function.LongPredicate;

/** The amounts from {@code low} to {@code high}. */
record Interval(BigInteger low, BigInteger high) implements AmountPiece {

    private static final BigInteger LARGEST_LONG = BigInteger.valueOf(Long.MAX_VALUE);

    static Interval of(long low, long high) {
        return new Interval(BigInteger.valueOf(low), BigInteger.valueOf(high));
    }

    @Override
    public boolean contains(BigInteger amount) {
        return low.compareTo(amount) <= 0 && amount.compareTo(high) <= 0;
    }

    @Override
    public LongPredicate compiled() {
        if (low.compareTo(LARGEST_LONG) > 0 || high.signum() <= 0) {
            return amount -> false;
        }
        long from = low.max(BigInteger.ONE).longValueExact();
        long to = high.min(LARGEST_LONG).longValueExact();
        return amount -> from <= amount && amount <= to;
    }

    @Override
    public void mark(BitSet bits, int end) {
        BigInteger last = BigInteger.valueOf(end - 1L);
        if (low.compareTo(last) <= 0 && high.signum() > 0 && low.compareTo(high) <= 0) {
            bits.set(low.max(BigInteger.ONE).intValueExact(), high.min(last).intValueExact() + 1);
        }
    }

    /** Whether the amount lies in the range or right behind it. */
    boolean touches(BigInteger amount) {
        return low.compareTo(amount) <= 0 && amount.compareTo(high.add(BigInteger.ONE)) <= 0;
    }

    @Override
    public Periodicity periodicity() {
        return new Periodicity(high, BigInteger.ONE);
    }

    @Override
    public List<BigInteger> edges() {
        return List.of(low, high);
    }

    @Override
    public void addTo(SetBuilder set) {
        set.addRange(low, high);
    }

    @Override
    public String text() {
        return low + ".." + high;
    }
}
