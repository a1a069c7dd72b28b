package org.wythofflab.prove.shape;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.game.Sample;
import org.wythofflab.prove.game.Slope;
import org.wythofflab.solve.Budget;

/**
 * The lines along which the positions of a set lie, each with a strip that holds them: seen on a sample, then proved for all
 * positions. Of a symmetric set only the positions with x at most y are looked at.
 */
public final class Bands {

    /** Positions nearer than this may be exceptions. */
    private static final int NEAR = 200;

    private static final int MOST_EXCEPTIONS = 12;

    /** As far as strips are looked at before they are put to the proof. */
    private static final int FARTHEST = 1 << 14;

    /**
     * What was proved.
     *
     * @param strips one condition for each line, in the words of a formula
     * @param drawn the same as numbers
     * @param exceptions positions that lie in none of them
     */
    public record Proved(List<Slope> slopes, List<String> strips, List<Strip> drawn, List<String> exceptions) {}

    /** {@code low <= r y - p x - q shift(x) <= high}. */
    public record Strip(int r, int p, int q, long low, long high) {}

    private Bands() {}

    /** Strips that hold all positions, if there are such and it can be proved. */
    public static Optional<Proved> of(Automaton set, Sample sample, boolean symmetric, Budget budget) {
        List<Band> bands = new ArrayList<>();
        for (Slope slope : sample.slopes(!symmetric)) {
            Optional<Band> band = Band.of(slope, set.system());
            if (band.isEmpty()) {
                return Optional.empty();
            }
            bands.add(band.get());
        }
        if (bands.isEmpty()) {
            return Optional.empty();
        }
        int bound = Math.min(sample.bound(), FARTHEST);
        sample.forEach((x, y) -> {
            // Far away the nearest line is its own.
            if (Math.max(x, y) >= bound / 2 && Math.max(x, y) < bound && (!symmetric || x <= y)) {
                nearest(bands, x, y);
            }
        });
        if (bands.stream().anyMatch(Band::isEmpty)) {
            return Optional.empty();
        }
        List<int[]> near = new ArrayList<>();
        sample.forEach((x, y) -> {
            if (Math.max(x, y) < bound && (!symmetric || x <= y)) {
                if (Math.max(x, y) < NEAR) {
                    near.add(new int[] {x, y});
                } else {
                    widen(bands, x, y);
                }
            }
        });
        List<String> exceptions = exceptions(bands, near).stream()
                .map(one -> "x = " + one[0] + " and y = " + one[1])
                .toList();
        String formula = (symmetric ? "x > y or " : "")
                + bands.stream().map(Band::formula).collect(Collectors.joining(" or "))
                + exceptions.stream().map(one -> " or " + one).collect(Collectors.joining());
        return new Inclusion(set, budget).isTrueOf(formula)
                ? Optional.of(new Proved(
                        bands.stream().map(Band::slope).toList(),
                        bands.stream().map(Band::words).toList(),
                        bands.stream().map(Band::strip).toList(),
                        exceptions))
                : Optional.empty();
    }

    /** Of the near positions those that are farthest off; the strips are made to hold the others, and so perhaps some of these. */
    private static List<int[]> exceptions(List<Band> bands, List<int[]> near) {
        List<int[]> misfits = new ArrayList<>(near);
        misfits.removeIf(one -> isHeld(bands, one[0], one[1]));
        misfits.sort(Comparator.comparingLong(one -> -lack(bands, one[0], one[1])));
        List<int[]> exceptions = new ArrayList<>(misfits.subList(0, Math.min(misfits.size(), MOST_EXCEPTIONS)));
        misfits.forEach(one -> {
            if (!exceptions.contains(one)) {
                widen(bands, one[0], one[1]);
            }
        });
        exceptions.removeIf(one -> isHeld(bands, one[0], one[1]));
        exceptions.sort(Comparator.<int[]>comparingInt(one -> one[0]).thenComparingInt(one -> one[1]));
        return exceptions;
    }

    private static boolean isHeld(List<Band> bands, int x, int y) {
        return bands.stream().anyMatch(band -> band.holds(band.distance(x, y)));
    }

    private static long lack(List<Band> bands, int x, int y) {
        return bands.stream()
                .mapToLong(band -> band.lack(band.distance(x, y)))
                .min()
                .orElseThrow();
    }

    /** Makes the strip that lacks least hold the position. */
    private static void widen(List<Band> bands, int x, int y) {
        if (!isHeld(bands, x, y)) {
            Band band = bands.stream()
                    .min(Comparator.comparingLong(any -> any.lack(any.distance(x, y))))
                    .orElseThrow();
            band.widen(band.distance(x, y));
        }
    }

    private static void nearest(List<Band> bands, int x, int y) {
        Band best = bands.get(0);
        for (Band band : bands) {
            if (Math.abs(band.distance(x, y)) < Math.abs(best.distance(x, y))) {
                best = band;
            }
        }
        best.widen(best.distance(x, y));
    }
}
