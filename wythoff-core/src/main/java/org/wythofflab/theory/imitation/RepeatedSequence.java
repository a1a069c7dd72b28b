package org.wythofflab.theory.imitation;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.LongStream;

/**
 * The sequences for (gm, gp), made of those for (m,p): the pairs are (g*a_n + i, g*b_n + i), 0 <= i < g. For p = 1 that is
 * the remark of section 1.4.5. In general, by induction: with index gn + i the difference floor((gn+i)/(gp))*gm is
 * g*floor(n/p)*m, and the numbers used before are whole groups of g but for the i before.
 */
record RepeatedSequence(MpSequence sequence, BigInteger g) implements MpSequence {

    @Override
    public Place place(BigInteger x) {
        BigInteger[] split = x.divideAndRemainder(g);
        Place place = sequence.place(split[0]);
        return new Place(place.inA(), place.index().multiply(g).add(split[1]));
    }

    @Override
    public List<BigInteger> firsts(BigInteger first, int count) {
        BigInteger[] split = first.divideAndRemainder(g);
        long size = g.longValueExact();
        long skipped = split[1].longValueExact();
        List<BigInteger> groups = sequence.firsts(split[0], (int) ((skipped + count + size - 1) / size));
        return LongStream.range(skipped, skipped + count)
                .mapToObj(i -> groups.get((int) (i / size)).multiply(g).add(BigInteger.valueOf(i % size)))
                .toList();
    }

    @Override
    public String cost() {
        return sequence.cost();
    }
}
