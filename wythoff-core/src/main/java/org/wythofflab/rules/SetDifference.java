package org.wythofflab.rules;

import java.math.BigInteger;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Looks for an amount that is in one of two sets only. */
record SetDifference(AmountSet a, AmountSet b) {

    private static final long FARTHEST = 1 << 16;

    /** An amount in one set only, the smallest if the sets differ early. */
    Optional<BigInteger> witness() {
        // Sets that differ, differ within one period; and far out they mostly do so where a range or ray ends.
        long end = end().min(BigInteger.valueOf(FARTHEST)).longValueExact();
        Stream<BigInteger> near = LongStream.rangeClosed(1, end).mapToObj(BigInteger::valueOf);
        Stream<BigInteger> far = Stream.of(a, b)
                .flatMap(set -> set.pieces().stream())
                .map(piece -> piece.periodicity().preperiod())
                .flatMap(last -> Stream.of(last, last.add(BigInteger.ONE)))
                .sorted();
        return Stream.concat(near, far)
                .filter(amount -> a.contains(amount) != b.contains(amount))
                .findFirst();
    }

    /** Whether a missing witness proves that the sets are the same. */
    boolean isDecided() {
        return end().compareTo(BigInteger.valueOf(FARTHEST)) <= 0;
    }

    private BigInteger end() {
        return a.periodicity().and(b.periodicity()).past(1);
    }
}
