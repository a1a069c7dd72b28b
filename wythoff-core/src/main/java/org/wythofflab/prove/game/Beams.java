package org.wythofflab.prove.game;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * The lines along which the positions of a sample lie, as seen from far: those of the farther half in the order of their
 * ratios y : x, cut where there is a gap. Integers only.
 */
final class Beams {

    /** Ratios that differ by less than about 1 / GAP belong to the same beam. */
    private static final int GAP = 64;

    private Beams() {}

    /**
     * A beam.
     *
     * @param low the position with the least ratio y : x
     * @param high the one with the greatest
     * @param narrow whether they are so close that this is a line, and not a wedge full of positions
     */
    record Beam(Point low, Point high, boolean narrow) {}

    /** A position. Piles are below 2^31, so that products of two are below 2^62. */
    record Point(long x, long y) {}

    /** Those with y at least as large as x, or all, by ratio. */
    static List<Beam> of(Sample sample, boolean all) {
        int bound = sample.bound();
        List<Point> far = new ArrayList<>();
        for (int x = 0; x < bound; x++) {
            int from = sample.from(x, all ? (x < bound / 2 ? bound / 2 : 0) : Math.max(x, bound / 2));
            for (int i = from; i < sample.end(x); i++) {
                far.add(new Point(x, sample.second(i)));
            }
        }
        far.sort((one, other) -> Long.compare(one.y * other.x, other.y * one.x));
        List<Beam> beams = new ArrayList<>();
        int start = 0;
        for (int i = 1; i <= far.size(); i++) {
            if (i == far.size() || apart(far.get(i - 1), far.get(i))) {
                beams.add(new Beam(far.get(start), far.get(i - 1), !apart(far.get(start), far.get(i - 1))));
                start = i;
            }
        }
        return beams;
    }

    private static boolean apart(Point low, Point high) {
        return high.y * low.x - low.y * high.x > high.y * low.y / GAP;
    }

    /**
     * The continued fraction of the fraction with the least denominator between the least and the greatest ratio of a beam,
     * and a little more: all its positions may lie on one side of the line through the origin.
     */
    static List<Long> simplest(Beam beam, int margin) {
        return simplest(Math.max(0, beam.low.y - margin), beam.low.x, beam.high.y + margin, beam.high.x);
    }

    private static List<Long> simplest(long p, long q, long r, long s) {
        List<Long> terms = new ArrayList<>();
        long[] low = {p, q};
        long[] high = {r, s};
        while (true) {
            if (low[1] == 0) {
                return terms;
            }
            long whole = low[0] / low[1];
            boolean exact = low[0] % low[1] == 0;
            boolean above = high[1] == 0 || whole + 1 <= high[0] / high[1];
            if (exact || above) {
                terms.add(exact ? whole : whole + 1);
                return terms;
            }
            terms.add(whole);
            // Both lie between whole and whole + 1: turn the rests round, which exchanges low and high.
            long[] next = {high[1], high[0] - whole * high[1]};
            high = new long[] {low[1], low[0] - whole * low[1]};
            low = next;
        }
    }

    /** The value of a continued fraction as numerator and denominator. */
    static BigInteger[] value(List<Long> terms) {
        BigInteger p = BigInteger.ONE;
        BigInteger q = BigInteger.ZERO;
        for (int i = terms.size() - 1; i >= 0; i--) {
            BigInteger next = BigInteger.valueOf(terms.get(i)).multiply(p).add(q);
            q = p;
            p = next;
        }
        return new BigInteger[] {p, q};
    }

    /** All slopes that the beams of a sample have, in order, each once. */
    static List<Slope> slopes(Sample sample, boolean all) {
        List<Slope> slopes = new ArrayList<>();
        for (Beam beam : of(sample, all)) {
            if (beam.narrow) {
                Slope.of(beam, sample.bound())
                        .filter(slope -> !slopes.contains(slope))
                        .ifPresent(slopes::add);
            }
        }
        return slopes;
    }
}
