package org.wythofflab.theory.imitation;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.wythofflab.exact.Brief;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.PairSequence;
import org.wythofflab.theory.PairWalk;
import org.wythofflab.theory.Telling;
import org.wythofflab.theory.common.ComplementaryWalk;

/** The pairs (a_n, b_n) of Definition 13 for one m and p: the P-positions of (m,p)-Wythoff Nim with a_n <= b_n. */
final class MpPairs implements PairSequence {

    /** So many steps per binary digit are still taken: for p = 1000 and m = 1 about a second for twenty digits. */
    private static final BigInteger MOST_WORK = BigInteger.ONE.shiftLeft(20);

    /** Of p to m; for larger ones b stays near a for too long to be found by a walk behind. */
    private static final BigInteger LARGEST_RATIO = BigInteger.valueOf(64);

    private final BigInteger m;
    private final BigInteger p;
    private final MpSequence sequence;

    private MpPairs(BigInteger m, int p, MpSequence sequence) {
        this.m = m;
        this.p = BigInteger.valueOf(p);
        this.sequence = sequence;
    }

    /** The pairs, unless p is so large that even a few digits would take hours. */
    static Optional<MpPairs> of(BigInteger m, int p) {
        BigInteger g = m.gcd(BigInteger.valueOf(p));
        BigInteger gap = m.divide(g);
        int count = p / g.intValueExact();
        // A window has at least 8p numbers, and per binary digit there is one or there are about p/m.
        BigInteger work = BigInteger.valueOf((long) count * count).divide(gap).max(BigInteger.valueOf(count));
        if (count > 1 && work.compareTo(MOST_WORK) > 0) {
            return Optional.empty();
        }
        MpSequence reduced = count == 1 ? new BeattySequence(gap) : new WindowSequence(gap, count);
        return Optional.of(new MpPairs(m, p, g.equals(BigInteger.ONE) ? reduced : new RepeatedSequence(reduced, g)));
    }

    MpSequence.Place place(BigInteger x) {
        return sequence.place(x);
    }

    /** a_n for n = first, ..., first + count - 1. */
    List<BigInteger> firsts(BigInteger first, int count) {
        return count == 0 ? List.of() : sequence.firsts(first, count);
    }

    BigInteger first(BigInteger n) {
        return firsts(n, 1).get(0);
    }

    /** b_n - a_n. */
    BigInteger difference(BigInteger n) {
        return n.divide(p).multiply(m);
    }

    /** The index of the last of the p pairs with the greatest difference that is at most d. */
    BigInteger lastBelow(BigInteger d) {
        return d.divide(m).add(BigInteger.ONE).multiply(p).subtract(BigInteger.ONE);
    }

    /** Whether a_n is seen to be less than x without a search: a_n <= n*alpha, and alpha < 2. */
    boolean precedes(BigInteger n, BigInteger x) {
        return x.signum() > 0 && n.shiftLeft(1).compareTo(x) <= 0;
    }

    /** xi(a_n, b_n): how many pairs of the same difference come before (Definition 17). */
    int xi(BigInteger n) {
        return n.mod(p).intValueExact();
    }

    /** How the pair {@code (x,y)} shows, see {@link org.wythofflab.theory.Strategy#hallmark}; the index of a long one is not sought. */
    String hallmark(BigInteger x, BigInteger y) {
        if (y.signum() == 0) {
            return "both piles are empty";
        }
        if (!Brief.isShort(x)) {
            return "the smaller pile is the least number in no pair before it, and the difference is " + times()
                    + "floor(n/" + p + "), n the number of pairs before";
        }
        BigInteger n = place(x).index();
        return new Telling().leastUnused(x.toString(), n) + ", and " + y + " - " + x + " = " + times() + "floor(" + n
                + "/" + p + ")";
    }

    /** All pairs, see {@link org.wythofflab.theory.Strategy#pattern}. */
    String pattern() {
        String steps = p.equals(BigInteger.ONE) ? "n" : "floor(n/" + p + ")";
        return "(x, x + " + times() + steps + "), n = 0, 1, 2, ..., x the least number in no pair before";
    }

    private String times() {
        return m.equals(BigInteger.ONE) ? "" : m + "*";
    }

    BigInteger m() {
        return m;
    }

    int p() {
        return p.intValueExact();
    }

    String cost() {
        return sequence.cost();
    }

    /** The first p pairs have equal numbers; above them a and b are complementary (Proposition 14). */
    @Override
    public Optional<PairWalk> walk(long from, long end) {
        if (m.bitLength() >= Integer.SIZE || p.compareTo(m.multiply(LARGEST_RATIO)) > 0) {
            return Optional.empty();
        }
        long gap = m.longValueExact();
        long count = p.longValueExact();
        return ComplementaryWalk.of(this, (n, a) -> a + gap * (n / count), count, from, end);
    }

    @Override
    public BigPosition pair(BigInteger n) {
        BigInteger a = first(n);
        return new BigPosition(a, a.add(difference(n)));
    }
}
