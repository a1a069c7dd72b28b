package org.wythofflab.rules;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The rule of the (s,t)-Wythoff games and their restrictions: {@code k} in {@code d1}, {@code l} in {@code d2} and
 * {@code max(k,l) < s*min(k,l) + t} (Liu and Li, equation 5, written as in equation 1).
 */
public record Band(BigInteger s, BigInteger t, AmountSet d1, AmountSet d2) implements PairRule {

    /** With more, the parts between them are hardly larger than single pairs. */
    private static final int MOST_EDGES = 256;

    public Band {
        if (s.signum() <= 0 || t.signum() <= 0) {
            throw new IllegalArgumentException("s and t are at least 1, not " + s + " and " + t);
        }
    }

    @Override
    public boolean allows(BigInteger k, BigInteger l) {
        return k.max(l).compareTo(s.multiply(k.min(l)).add(t)) < 0 && d1.contains(k) && d2.contains(l);
    }

    @Override
    public PairTest on(int maxFirst, int maxSecond) {
        // Past the board a larger s or t changes nothing, and clamped to an int s*min+t fits a long.
        long slope = clamp(s);
        long gap = clamp(t);
        return (k, l) -> Math.max(k, l) < slope * Math.min(k, l) + gap && d1.contains(k) && d2.contains(l);
    }

    private static long clamp(BigInteger value) {
        return value.min(BigInteger.valueOf(Integer.MAX_VALUE)).longValueExact();
    }

    @Override
    public PairRule swapped() {
        return new Band(s, t, d2, d1);
    }

    @Override
    public PairRule simplest(boolean besideNim) {
        return d1.isEmpty() || d2.isEmpty() ? new NoPairs() : this;
    }

    @Override
    public Optional<BigInteger> gap() {
        return s.equals(BigInteger.ONE) && d1.isAll() && d2.isAll() ? Optional.of(t) : Optional.empty();
    }

    @Override
    public Optional<PairRule> restricted(AmountSet first, AmountSet second) {
        return d1.isAll() && d2.isAll() ? Optional.of(new Band(s, t, first, second)) : Optional.empty();
    }

    @Override
    public Optional<List<Progression>> progressions() {
        return BandProgressions.of(this);
    }

    @Override
    public String text(AmountSet first, AmountSet second) {
        boolean named = (d1.isAll() && d2.isAll()) || (d1.isParity() && d2.isParity());
        if (!named || !first.equals(d1) || !second.equals(d2)) {
            return "restricted(" + s + "," + t + "; h=" + first.text() + ", v=" + second.text() + ", d1=" + d1.text()
                    + ", d2=" + d2.text() + ")";
        }
        if (!d1.isAll()) {
            return d1.text() + "-" + d2.text() + "(" + s + "," + t + ")";
        }
        if (!s.equals(BigInteger.ONE)) {
            return "st(" + s + "," + t + ")";
        }
        return t.equals(BigInteger.ONE) ? "wythoff" : "a-wythoff(" + t + ")";
    }

    @Override
    public Optional<Creases> creases(int side) {
        BigInteger modulus = d1.periodicity().and(d2.periodicity()).period();
        int edges = d1.edges().size() + d2.edges().size();
        if (modulus.bitLength() >= Integer.SIZE || edges > MOST_EDGES) {
            return Optional.empty();
        }
        // With s or t at the side or beyond, every pair of amounts below it is near enough.
        BigInteger most = BigInteger.valueOf(side);
        long slope = s.min(most).longValueExact();
        long gap = t.min(most).longValueExact();
        Set<Crease> lines = new HashSet<>(List.of(Crease.of(-slope, 1, gap), Crease.of(1, -slope, gap)));
        d1.edges().forEach(edge -> lines.add(Crease.of(1, 0, edge.min(most).longValueExact())));
        d2.edges().forEach(edge -> lines.add(Crease.of(0, 1, edge.min(most).longValueExact())));
        return Optional.of(new Creases(modulus.intValueExact(), lines));
    }

    @Override
    public Symmetry symmetry() {
        return BandSymmetry.of(this);
    }

    @Override
    public String words() {
        boolean same = s.equals(BigInteger.ONE) && t.equals(BigInteger.ONE);
        if (same) {
            return "the same number of tokens from both piles" + sets();
        }
        return "tokens from both piles, "
                + (s.equals(BigInteger.ONE)
                        ? "two numbers less than " + t + " apart"
                        : "the larger number less than " + s + " times the smaller plus " + t)
                + sets();
    }

    private String sets() {
        if (d1.equals(d2)) {
            return d1.isAll() ? "" : ", both " + d1.adjective();
        }
        return ", the first " + d1.adjective() + " and the second " + d2.adjective();
    }
}
