package org.wythofflab.solve.grundy;

import java.math.BigInteger;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Stream;
import org.wythofflab.rules.Band;
import org.wythofflab.rules.Bound;
import org.wythofflab.rules.Congruent;
import org.wythofflab.rules.NoPairs;
import org.wythofflab.rules.PairRule;

/** The shadows that rules throw, where they are simple. */
final class Shadows {
    /** Past every board; sums of a few still fit an {@code int}. */
    private static final BigInteger FAR = BigInteger.ONE.shiftLeft(28);

    /** A question to a shadow may take so many steps. */
    private static final BigInteger MOST_STEPS = BigInteger.valueOf(128);

    private Shadows() {}

    /** @param columns of the board */
    static Optional<Shadow.Source> of(PairRule rule, int columns) {
        return Stream.of(
                        band(rule),
                        congruence(rule),
                        rule.bound().flatMap(Shadows::bounded),
                        rule.bound().flatMap(bound -> convex(bound, columns)),
                        none(rule))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Optional<Shadow.Source> band(PairRule rule) {
        return rule instanceof Band band && band.d1().isAll() && band.d2().isAll()
                ? Optional.of(wedge(band.s(), band.t()))
                : Optional.empty();
    }

    private static Shadow.Source wedge(BigInteger slope, BigInteger gap) {
        int s = slope.min(FAR).intValueExact();
        int t = gap.min(FAR).intValueExact();
        return () -> new WedgeShadow(s, t);
    }

    private static Optional<Shadow.Source> congruence(PairRule rule) {
        return Optional.of(rule)
                .filter(Congruent.class::isInstance)
                .map(Congruent.class::cast)
                .map(Congruent::modulus)
                .filter(modulus -> modulus.compareTo(MOST_STEPS) <= 0)
                .map(BigInteger::intValueExact)
                .map(modulus -> () -> new CongruenceShadow(modulus));
    }

    /** {@code f(k) = s*k} and {@code f(k) = c}. */
    private static Optional<Shadow.Source> bounded(Bound bound) {
        Optional<SortedMap<Integer, BigInteger>> known =
                bound.coefficients().filter(f -> f.size() == 1 && f.lastKey() <= 1);
        if (known.isEmpty()) {
            return Optional.empty();
        }
        BigInteger only = known.get().values().iterator().next();
        if (known.get().lastKey() == 1) {
            return only.compareTo(BigInteger.ONE) > 0 ? Optional.of(wedge(only, BigInteger.ZERO)) : Optional.empty();
        }
        int side = only.min(FAR).intValueExact();
        return only.signum() > 0 && only.compareTo(MOST_STEPS) <= 0
                ? Optional.of(() -> new BoxShadow(side))
                : Optional.empty();
    }

    private static Optional<Shadow.Source> convex(Bound bound, int columns) {
        return ConvexBound.of(bound, columns).map(known -> () -> new ConvexShadow(known, columns));
    }

    private static Optional<Shadow.Source> none(PairRule rule) {
        return rule instanceof NoPairs ? Optional.of(() -> new BoxShadow(1)) : Optional.empty();
    }
}
