package org.wythofflab.rules;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The pairs of a band as progressions: with s = 1 along the diagonal, else only if they are finitely many. */
final class BandProgressions {

    /** With more, whoever asks is better off with the band itself. */
    private static final int MOST = 1 << 12;

    private static final BigInteger LARGEST = BigInteger.valueOf(1 << 12);

    private BandProgressions() {}

    static Optional<List<Progression>> of(Band band) {
        if (band.s().equals(BigInteger.ONE)) {
            return alongTheDiagonal(band);
        }
        return last(band.d1()).or(() -> last(band.d2())).flatMap(last -> finite(band, last));
    }

    /** Past both preperiods, whether k and k + d are allowed depends on k modulo the common period only. */
    private static Optional<List<Progression>> alongTheDiagonal(Band band) {
        BigInteger period = band.d1().periodicity().and(band.d2().periodicity()).period();
        BigInteger preperiod =
                band.d1().periodicity().and(band.d2().periodicity()).preperiod();
        BigInteger last = preperiod.add(period);
        // 2t - 1 lines, each with so many starts.
        if (last.multiply(band.t()).compareTo(BigInteger.valueOf(MOST)) > 0) {
            return Optional.empty();
        }
        List<Progression> found = new ArrayList<>();
        int t = band.t().intValueExact();
        int step = period.intValueExact();
        for (int d = 1 - t; d < t; d++) {
            int first = Math.max(1, 1 - d);
            // From here on both k and k + d are past the preperiod.
            int regular = preperiod.intValueExact() + first;
            for (int k = first; k < regular + step; k++) {
                if (band.d1().contains(k) && band.d2().contains((long) k + d)) {
                    found.add(k < regular ? Progression.single(k, k + d) : new Progression(k, k + d, step, step));
                }
            }
        }
        return Optional.of(List.copyOf(found));
    }

    /** An amount that none of the set exceeds, if there is one. */
    private static Optional<BigInteger> last(AmountSet set) {
        BigInteger preperiod = set.periodicity().preperiod();
        // A period other than 1 comes from a residue class, which has no end.
        boolean finite =
                set.periodicity().period().equals(BigInteger.ONE) && !set.contains(preperiod.add(BigInteger.ONE));
        return finite ? Optional.of(preperiod) : Optional.empty();
    }

    /** If one amount is at most {@code last}, the other is less than s*last + t. */
    private static Optional<List<Progression>> finite(Band band, BigInteger last) {
        BigInteger other = band.s().multiply(last).add(band.t());
        if (other.multiply(last).compareTo(LARGEST.multiply(BigInteger.valueOf(64))) > 0) {
            return Optional.empty();
        }
        int end = other.intValueExact();
        PairTest test = band.on(end, end);
        boolean firstIsFinite = last(band.d1()).isPresent();
        List<Progression> found = new ArrayList<>();
        for (int small = 1; small <= last.intValueExact(); small++) {
            for (int large = 1; large <= end; large++) {
                int k = firstIsFinite ? small : large;
                int l = firstIsFinite ? large : small;
                if (test.allows(k, l)) {
                    found.add(Progression.single(k, l));
                }
            }
        }
        return found.size() > MOST ? Optional.empty() : Optional.of(List.copyOf(found));
    }
}
