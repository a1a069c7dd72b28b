package org.wythofflab.prove.game;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.rules.AmountSet;
import org.wythofflab.rules.Band;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.rules.PairRule;

/** In which number systems the P-positions of a game may be easy to read, the likeliest first. */
public final class Systems {

    private static final BigInteger LARGEST = BigInteger.valueOf(40);
    private static final int LARGEST_DIGIT = 12;
    private static final int FIELD_SYSTEMS = 2;
    private static final int SMALL_SAMPLE = 1 << 16;

    private Systems() {}

    public static List<NumberSystem> of(GameSpec game) {
        Set<NumberSystem> systems = new LinkedHashSet<>();
        Maneuver maneuver = game.maneuver();
        if (maneuver.equals(Maneuver.NONE)) {
            multiples(game).ifPresent(systems::add);
            band(game.moves().both()).ifPresent(systems::add);
        } else if (maneuver.scope() == Maneuver.Scope.SAME_DIAGONAL) {
            slope(game).ifPresent(systems::add);
        }
        systems.addAll(List.of(
                NumberSystem.BINARY,
                NumberSystem.FIBONACCI,
                NumberSystem.PELL,
                NumberSystem.base(3),
                new NumberSystem(3, 1),
                new NumberSystem(2, 2)));
        return new ArrayList<>(systems);
    }

    /**
     * The same, after a look at the positions: systems in which their slopes are easy come first. If the sample is large and
     * they have slopes, only those are worth the time.
     */
    static List<NumberSystem> of(GameSpec game, Sample sample) {
        Set<NumberSystem> systems = new LinkedHashSet<>();
        List<Slope> slopes = sample.slopes(!game.symmetry().isSymmetric());
        for (Slope slope : slopes) {
            if (slope.isRational()) {
                systems.add(NumberSystem.BINARY);
                systems.add(NumberSystem.base(3));
            } else {
                field(slope.d()).limit(FIELD_SYSTEMS).forEach(systems::add);
                periods(slope.d()).ifPresent(systems::add);
            }
        }
        if (systems.isEmpty() || sample.bound() <= SMALL_SAMPLE) {
            systems.addAll(of(game));
        }
        return new ArrayList<>(systems);
    }

    /** The systems whose weights grow by a number of the form p + q sqrt(d), those with small digits first. */
    private static Stream<NumberSystem> field(BigInteger d) {
        return IntStream.rangeClosed(1, LARGEST_DIGIT)
                .boxed()
                .flatMap(a -> IntStream.rangeClosed(1, a).mapToObj(b -> new NumberSystem(a, b)))
                .filter(system -> {
                    BigInteger discriminant = BigInteger.valueOf((long) system.a() * system.a() + 4L * system.b());
                    return discriminant
                            .divide(Slope.squareFactor(discriminant).pow(2))
                            .equals(d);
                });
    }

    /** Ostrowski's system of sqrt(d), if several quotients repeat. */
    private static Optional<NumberSystem> periods(BigInteger d) {
        return d.bitLength() < Integer.SIZE
                ? NumberSystem.ofRoot(d.intValueExact()).filter(system -> system.period() > 1)
                : Optional.empty();
    }

    /** The system of (s,t)-Wythoff (Fraenkel 1998); of even amounts only, that of half the amounts. */
    private static Optional<NumberSystem> band(PairRule rule) {
        return rule instanceof Band band
                        && band.d1().equals(band.d2())
                        && (band.d1().isAll() || band.d1().equals(AmountSet.EVEN))
                        && band.s().compareTo(LARGEST) <= 0
                        && band.t().compareTo(LARGEST) <= 0
                ? Optional.of(system(
                        band.s().intValueExact(),
                        band.d1().equals(AmountSet.EVEN)
                                ? (band.t().intValueExact() + 1) / 2
                                : band.t().intValueExact()))
                : Optional.empty();
    }

    /**
     * Where one-pile moves are free and two-pile amounts are multiples of K, each difference comes K times as often: the slopes are
     * those of (m,K)-Wythoff Nim, with the first pile x = z/K, z^2 = (2K - m) z + mK.
     */
    private static Optional<NumberSystem> multiples(GameSpec game) {
        if (!(game.moves().both() instanceof Band band)
                || !game.moves().first().isAll()
                || !game.moves().second().isAll()
                || !band.s().equals(BigInteger.ONE)
                || !band.d1().equals(band.d2())
                || band.t().compareTo(LARGEST) > 0) {
            return Optional.empty();
        }
        int k = band.d1().multiplesOf().orElse(1);
        int m = (band.t().intValueExact() + k - 1) / k;
        int common = BigInteger.valueOf(m).gcd(BigInteger.valueOf(k)).intValueExact();
        // For other m the weights would not grow as they should.
        return k > 1 && k / common <= LARGEST_DIGIT && m == common
                ? Optional.of(new NumberSystem(2 * (k / common) - 1, k / common))
                : Optional.empty();
    }

    /** (m,p)-Wythoff Nim has the slopes of (1,m/p)-Wythoff (Larsson 2009, section 1.4.5). */
    private static Optional<NumberSystem> slope(GameSpec game) {
        BigInteger p = BigInteger.valueOf(game.maneuver().count());
        return game.moves()
                .gap()
                .filter(m -> m.mod(p).signum() == 0 && m.divide(p).compareTo(LARGEST) <= 0)
                .map(m -> system(1, m.divide(p).intValueExact()));
    }

    private static NumberSystem system(int s, int t) {
        return new NumberSystem(s + t - 1, s);
    }
}
