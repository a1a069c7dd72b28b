package org.wythofflab.rules.amounts;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;

/** Writes sets of amounts with few residue classes. */
final class ResidueCover {

    /** Classes with a common period up to this are compared amount by amount. */
    private static final int LONGEST_PERIOD = 1 << 12;

    private static final Comparator<Residues> ORDER =
            Comparator.comparingInt(Residues::modulus).thenComparingInt(Residues::remainder);

    private ResidueCover() {}

    /** The same union with as few and as large classes as a simple search finds; it depends on the union alone. */
    static List<Residues> of(Collection<Residues> classes) {
        int period = commonPeriod(classes);
        if (period > LONGEST_PERIOD) {
            return withoutSubsets(classes);
        }
        BitSet union = new BitSet();
        classes.forEach(residues -> residues.mark(union, period + 1));
        return search(union, period + 1, modulus -> period % modulus == 0, 1);
    }

    /** Classes whose amounts below {@code end} are all in the set, each adding at least {@code worth} amounts. */
    static List<Residues> of(BitSet set, int end, int worth) {
        return search(set, end, modulus -> modulus * (worth - 1) < end, worth);
    }

    /**
     * Takes every class that fits and adds enough, small moduli first. Of a periodic set this finds the largest
     * classes: if {@code r mod d} fits, so does {@code r mod gcd(d, period)}, which was tried before.
     */
    private static List<Residues> search(BitSet set, int end, IntPredicate modulusAllowed, int worth) {
        List<Residues> chosen = new ArrayList<>();
        BitSet missing = (BitSet) set.clone();
        for (int modulus = 1; modulus < end && missing.cardinality() >= worth; modulus++) {
            if (!modulusAllowed.test(modulus)) {
                continue;
            }
            for (int first = set.nextSetBit(1); first > 0 && first <= modulus; first = set.nextSetBit(first + 1)) {
                Residues candidate = new Residues(first % modulus, modulus);
                if (candidate.isWithin(set, end) && candidate.count(missing, end) >= worth) {
                    chosen.add(candidate);
                    BitSet covered = new BitSet(end);
                    candidate.mark(covered, end);
                    missing.andNot(covered);
                }
            }
        }
        chosen.sort(ORDER);
        return chosen;
    }

    /** The least common multiple of the moduli, or some number past the longest period. */
    private static int commonPeriod(Collection<Residues> classes) {
        long period = 1;
        for (Residues residues : classes) {
            period = period / gcd(period, residues.modulus()) * residues.modulus();
            if (period > LONGEST_PERIOD) {
                return LONGEST_PERIOD + 1;
            }
        }
        return (int) period;
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    private static List<Residues> withoutSubsets(Collection<Residues> classes) {
        return classes.stream()
                .filter(residues ->
                        classes.stream().noneMatch(other -> !other.equals(residues) && other.covers(residues)))
                .sorted(ORDER)
                .toList();
    }
}
