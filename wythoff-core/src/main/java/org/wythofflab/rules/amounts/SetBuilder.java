package org.wythofflab.rules.amounts;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Collects the pieces of a union and gives one list of pieces for one set: residue classes, then single amounts, then
 * ranges of three or more, then a ray.
 *
 * <p>While the numbers are small, the set is looked at amount by amount, so that the list depends on the set alone and
 * not on how it was written. Otherwise the pieces are only sorted and merged.
 */
public final class SetBuilder {

    /** Numbers below this are small. */
    private static final int SMALL = 1 << 12;

    /** Below a ray, finitely many amounts can replace a residue class; for fewer than this they do. */
    private static final int WORTH_A_CLASS = 4;

    private final Set<Residues> classes = new LinkedHashSet<>();
    private final List<Interval> intervals = new ArrayList<>();
    private @Nullable BigInteger ray;

    public void addClass(int remainder, int modulus) {
        classes.add(new Residues(remainder, modulus));
    }

    public void addRange(BigInteger low, BigInteger high) {
        if (high.signum() > 0) {
            intervals.add(new Interval(low.max(BigInteger.ONE), high));
        }
    }

    public void addRay(BigInteger low) {
        BigInteger start = low.max(BigInteger.ONE);
        ray = ray == null ? start : ray.min(start);
    }

    public List<AmountPiece> normalForm() {
        List<Residues> periodic = ResidueCover.of(classes);
        if (periodic.contains(Residues.ALL)) {
            return List.of(Residues.ALL);
        }
        mergeIntervals();
        BigInteger end = end();
        if (end.compareTo(BigInteger.valueOf(SMALL)) > 0) {
            return large(periodic);
        }
        return ray == null ? small(periodic, end.intValueExact()) : smallWithRay(periodic, ray.intValueExact());
    }

    /** Joins ranges that touch, and lets the ray take in those that reach it. */
    private void mergeIntervals() {
        intervals.sort(Comparator.comparing(Interval::low));
        List<Interval> merged = new ArrayList<>();
        for (Interval next : intervals) {
            Interval last = merged.isEmpty() ? null : merged.get(merged.size() - 1);
            if (last != null && last.touches(next.low())) {
                merged.set(
                        merged.size() - 1, new Interval(last.low(), last.high().max(next.high())));
            } else {
                merged.add(next);
            }
        }
        intervals.clear();
        for (Interval interval : merged) {
            if (ray != null && interval.touches(ray)) {
                ray = ray.min(interval.low());
            } else if (ray == null || interval.high().compareTo(ray) < 0) {
                intervals.add(interval);
            }
        }
    }

    /** The first amount from which on the set is periodic. */
    private BigInteger end() {
        if (ray != null) {
            return ray;
        }
        return intervals.isEmpty()
                ? BigInteger.ONE
                : intervals.get(intervals.size() - 1).high().add(BigInteger.ONE);
    }

    private List<AmountPiece> large(List<Residues> periodic) {
        List<BigInteger> single = new ArrayList<>();
        List<AmountPiece> ranges = new ArrayList<>();
        for (Interval interval : intervals) {
            BigInteger second = interval.low().add(BigInteger.ONE);
            if (interval.high().compareTo(second) > 0) {
                ranges.add(interval);
            } else {
                single.add(interval.low());
                single.add(interval.high());
            }
        }
        return joined(periodic, single, ranges);
    }

    private List<AmountPiece> small(List<Residues> periodic, int end) {
        BitSet covered = new BitSet();
        periodic.forEach(residues -> residues.mark(covered, end));
        BitSet all = (BitSet) covered.clone();
        intervals.forEach(interval -> interval.mark(all, end));
        return finite(periodic, all, covered);
    }

    private List<AmountPiece> smallWithRay(List<Residues> periodic, int start) {
        BitSet all = new BitSet();
        periodic.forEach(residues -> residues.mark(all, start));
        intervals.forEach(interval -> interval.mark(all, start));
        int first = all.previousClearBit(start - 1) + 1;
        if (first <= 1) {
            return List.of(Residues.ALL);
        }
        ray = BigInteger.valueOf(first);
        all.clear(first, start);
        List<Residues> below = ResidueCover.of(all, first, WORTH_A_CLASS);
        BitSet covered = new BitSet();
        below.forEach(residues -> residues.mark(covered, first));
        return finite(below, all, covered);
    }

    /**
     * Adds what the classes do not cover. A range may run over amounts that a class has already, {@code even|1..9},
     * but it starts and ends with one that no class has, so that there is only one way to write it.
     */
    private List<AmountPiece> finite(List<Residues> chosen, BitSet all, BitSet covered) {
        BitSet rest = (BitSet) all.clone();
        rest.andNot(covered);
        List<BigInteger> single = new ArrayList<>();
        List<AmountPiece> ranges = new ArrayList<>();
        for (int start = rest.nextSetBit(0); start >= 0; ) {
            int runEnd = all.nextClearBit(start);
            BitSet run = rest.get(start, runEnd);
            if (run.cardinality() > 2) {
                ranges.add(Interval.of(start, start + run.length() - 1L));
            } else {
                int base = start;
                run.stream().forEach(offset -> single.add(BigInteger.valueOf(base + (long) offset)));
            }
            start = rest.nextSetBit(runEnd);
        }
        return joined(chosen, single, ranges);
    }

    private List<AmountPiece> joined(List<Residues> chosen, List<BigInteger> single, List<AmountPiece> ranges) {
        List<AmountPiece> pieces = new ArrayList<>(chosen);
        if (!single.isEmpty()) {
            pieces.add(Listed.of(single));
        }
        pieces.addAll(ranges);
        if (ray != null) {
            pieces.add(new Ray(ray));
        }
        return pieces;
    }
}
