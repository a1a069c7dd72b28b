package org.wythofflab.theory.sweep;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.wythofflab.exact.Patience;
import org.wythofflab.exact.Product;

/**
 * Finds P-positions with huge piles. The columns around x/z say which columns around x are larger piles and how many smaller piles of
 * each remainder there are below; that leaves few frontiers, and when these read on they soon become one. The first columns are known,
 * and from there it is about log(x)/log(z) times the same. Nothing is taken for granted about how soon frontiers become one: if
 * they do not within the columns looked at, more columns are looked at.
 */
final class SweepPairs {

    private static final int REACH = 256;
    private static final int LONGEST_REACH = 1 << 24;

    private final Frontiers frontiers;

    /** Questions about one position stay close together. */
    private volatile List<Pair> last = List.of();

    private SweepPairs(Frontiers frontiers) {
        this.frontiers = frontiers;
    }

    static SweepPairs of(int k) {
        return new SweepPairs(Frontiers.of(k));
    }

    int k() {
        return frontiers.k();
    }

    /** The P-position that has this pile. */
    Pair withPile(BigInteger pile) {
        return isSmall(pile)
                ? Pair.equalPiles(pile)
                : seek(pile, pair -> pair.a().equals(pile) || pair.b().equals(pile));
    }

    /** The P-position whose piles differ by this and whose smaller pile has this remainder. */
    Pair withDifference(BigInteger difference, int remainder) {
        if (difference.signum() == 0) {
            return Pair.equalPiles(BigInteger.valueOf(remainder));
        }
        BigInteger k = BigInteger.valueOf(k());
        return seek(
                over(difference, 1),
                pair -> pair.difference().equals(difference) && pair.a().mod(k).intValueExact() == remainder);
    }

    /** The P-position that has so many others with a smaller pile below its own. */
    Pair withIndex(BigInteger index) {
        return isSmall(index)
                ? Pair.equalPiles(index)
                : seek(over(index, k()), pair -> pair.index().equals(index));
    }

    private boolean isSmall(BigInteger number) {
        return number.compareTo(BigInteger.valueOf(k())) < 0;
    }

    /** About number/(z - 1), divided by another number: 1/(z - 1) = (root + 2K - 1)/2. */
    private BigInteger over(BigInteger number, int by) {
        int fraction = number.bitLength() + 4;
        BigInteger factor =
                Ladder.root(k(), fraction).add(BigInteger.valueOf(2L * k() - 1).shiftLeft(fraction));
        return Product.of(number, factor).shiftRight(fraction + 1).divide(BigInteger.valueOf(by));
    }

    private Pair seek(BigInteger around, Predicate<Pair> wanted) {
        Optional<Pair> found = last.stream().filter(wanted).findFirst();
        for (int reach = REACH; found.isEmpty(); reach *= 2) {
            if (reach > LONGEST_REACH) {
                throw new IllegalStateException("the frontiers did not become one");
            }
            List<Pair> pairs = around(around, reach);
            found = pairs.stream().filter(wanted).findFirst();
            last = pairs;
        }
        return found.get();
    }

    /** The P-positions with a pile around x, or none, if more columns have to be looked at. */
    private List<Pair> around(BigInteger x, int reach) {
        Ladder ladder = Ladder.from(x, k(), reach);
        int ahead = reach / 4;
        int bottom = ladder.length() - 1;
        Stretch before = Stretch.first(frontiers, ladder.rung(bottom) + ahead);
        Stretch stretch = before;
        for (int i = bottom - 1; i >= 0; i--) {
            Patience.check();
            before = stretch;
            Reading reading = stretch.written();
            // Both numbers are close together, so that their lowest bits suffice.
            int centre = ladder.rung(i) - reading.start().intValue();
            int from = Math.max(0, centre - reach);
            int to = Math.min(reading.length(), centre + ahead);
            Optional<Stretch> next = from < to ? Stretch.of(frontiers, reading.part(from, to)) : Optional.empty();
            if (next.isEmpty()) {
                return List.of();
            }
            stretch = next.get();
        }
        return Stream.concat(stretch.pairs().stream(), before.pairs().stream()).toList();
    }
}
