package org.wythofflab.explore.fit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.wythofflab.explore.Quantity.Decimal;

/** Simple numbers near a measured one: fractions and quadratic irrationals. */
public final class Constants {
    private static final int LARGEST_DENOMINATOR = 24;
    private static final int LARGEST_ROOT_DENOMINATOR = 12;
    private static final int LARGEST_SQUARE = 400;

    /** A number has a name if fewer than this many names as simple would be expected so near by chance. */
    private static final double CHANCE = 0.01;

    private Constants() {}

    /** Those at most so far away, the simplest first. */
    public static List<Surd> near(double value, double distance) {
        Set<Surd> found = new LinkedHashSet<>();
        for (int c = 1; c <= LARGEST_DENOMINATOR; c++) {
            add(found, Surd.of(Math.round(value * c), 0, 1, c), value, distance);
        }
        for (int square = 2; square <= LARGEST_SQUARE; square++) {
            double root = Math.sqrt(square);
            if (root != Math.rint(root)) {
                for (int c = 1; c <= LARGEST_ROOT_DENOMINATOR; c++) {
                    add(found, Surd.of(Math.round(value * c - root), 1, square, c), value, distance);
                    add(found, Surd.of(Math.round(value * c + root), -1, square, c), value, distance);
                }
            }
        }
        List<Surd> sorted = new ArrayList<>(found);
        sorted.sort(Comparator.comparingDouble(Constants::complexity));
        return sorted;
    }

    private static void add(Set<Surd> found, Surd number, double value, double distance) {
        if (Math.abs(number.value() - value) <= distance) {
            found.add(number);
        }
    }

    /** How much there is to write. */
    private static double complexity(Surd number) {
        return number.isRational()
                ? number.c() + Math.abs(number.a()) / 8.0
                : Math.abs(number.a()) + number.c() + Math.abs(number.b()) * Math.sqrt((double) number.d());
    }

    /** The one simple number inside the error bar, if it is unlikely to be there by chance. */
    public static Optional<Surd> named(Decimal measured) {
        List<Surd> inside = near(measured.value(), measured.error());
        if (inside.isEmpty()) {
            return Optional.empty();
        }
        Surd simplest = inside.get(0);
        long asSimple = near(measured.value(), 0.5).stream()
                .filter(other -> complexity(other) <= complexity(simplest))
                .count();
        return asSimple * 2 * measured.error() < CHANCE ? Optional.of(simplest) : Optional.empty();
    }
}
