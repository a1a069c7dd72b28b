package org.wythofflab.explore.beam;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.wythofflab.explore.fit.Surd;
import org.wythofflab.explore.sample.Sample;

/** Patterns of whole numbers in a beam. */
final class Residues {
    private static final int LARGEST_MODULUS = 12;
    private static final int MOST_LINES = 24;
    private static final int LEAST_FOR_EACH_CLASS = 20;

    private Residues() {}

    /** Of a beam with a rational slope, {@code 2*y - 5*x is one of 1, 2, 3}: the same in two doublings of the time. */
    static Optional<String> lines(Sample positions, Surd slope) {
        int bound = positions.bound();
        Set<Long> late = distances(positions, slope, bound / 2, bound);
        if (!slope.isRational()
                || late.size() > MOST_LINES
                || !late.equals(distances(positions, slope, bound / 4, bound / 2))) {
            return Optional.empty();
        }
        String values = late.stream().map(Object::toString).collect(Collectors.joining(", "));
        return Optional.of(term(slope.c(), "y")
                + (slope.a() == 0 ? "" : " - " + term(slope.a(), "x"))
                + (late.size() == 1 ? " is " : " is one of ")
                + values);
    }

    private static String term(long factor, String name) {
        return factor == 1 ? name : factor + "*" + name;
    }

    private static Set<Long> distances(Sample positions, Surd slope, int from, int to) {
        Set<Long> distances = new TreeSet<>();
        for (int i = positions.from(from); i < positions.from(to) && distances.size() <= MOST_LINES; i++) {
            distances.add(slope.c() * positions.y(i) - slope.a() * positions.x(i));
        }
        return distances;
    }

    /**
     * The residues that x, y or {@code y + q*x} leave, where some never occur; of the smallest modulus.
     *
     * @param onLines whether y is known by x
     */
    static Optional<String> missing(Sample positions, boolean onLines) {
        for (int modulus = 2; modulus <= LARGEST_MODULUS; modulus++) {
            int[][] counts = counts(positions, modulus);
            if (positions.size() < (long) LEAST_FOR_EACH_CLASS * modulus * modulus) {
                return Optional.empty();
            }
            List<String> found = new ArrayList<>();
            missing(counts, 1, 0, "x").ifPresent(found::add);
            if (!onLines) {
                missing(counts, 0, 1, "y").ifPresent(found::add);
            }
            for (int q = 1; q < modulus && !onLines && found.size() < 2; q++) {
                int signed = 2 * q > modulus ? q - modulus : q;
                String form = "y " + (signed < 0 ? "- " : "+ ") + term(Math.abs(signed), "x");
                missing(counts, q, 1, form).ifPresent(found::add);
            }
            if (!found.isEmpty()) {
                return Optional.of(String.join("; ", found));
            }
        }
        return Optional.empty();
    }

    private static int[][] counts(Sample positions, int modulus) {
        int[][] counts = new int[modulus][modulus];
        for (int i = 0; i < positions.size(); i++) {
            counts[positions.x(i) % modulus][positions.y(i) % modulus]++;
        }
        return counts;
    }

    private static Optional<String> missing(int[][] counts, int p, int q, String form) {
        int modulus = counts.length;
        boolean[] seen = new boolean[modulus];
        for (int x = 0; x < modulus; x++) {
            for (int y = 0; y < modulus; y++) {
                seen[(p * x + q * y) % modulus] |= counts[x][y] > 0;
            }
        }
        List<String> residues = new ArrayList<>();
        for (int r = 0; r < modulus; r++) {
            if (seen[r]) {
                residues.add(Integer.toString(r));
            }
        }
        return residues.size() == modulus
                ? Optional.empty()
                : Optional.of(form + " is only " + String.join(", ", residues) + " mod " + modulus);
    }
}
