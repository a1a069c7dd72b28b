package org.wythofflab.prove.shape;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.game.Sample;
import org.wythofflab.prove.game.Slope;
import org.wythofflab.solve.Budget;

/**
 * A set as a union of finitely many progressions {@code (x,y), (x,y) + (u,v), (x,y) + 2(u,v), ...} and single positions:
 * seen on a sample, then proved.
 */
public final class Progressions {

    private static final int MOST_PARTS = 60;
    private static final int LONGEST_STEP = 400;
    private static final int BOUND = 4096;

    private Progressions() {}

    /** A formula that is true of the positions of the set and of no others. */
    public static Optional<String> of(Automaton set, Sample sample, Budget budget) {
        List<Slope> slopes = sample.slopes(true);
        if (!slopes.stream().allMatch(Slope::isRational)) {
            return Optional.empty();
        }
        int bound = Math.min(sample.bound(), BOUND);
        List<int[]> steps = new ArrayList<>();
        for (Slope slope : slopes) {
            Optional<int[]> step = step(slope, sample, bound);
            if (step.isEmpty()) {
                return Optional.empty();
            }
            steps.add(step.get());
        }
        List<String> parts = new ArrayList<>();
        sample.forEach((x, y) -> {
            if (Math.max(x, y) < bound / 2 && parts.size() <= MOST_PARTS) {
                part(x, y, steps, sample, bound).ifPresent(parts::add);
            }
        });
        if (parts.isEmpty() || parts.size() > MOST_PARTS) {
            return Optional.empty();
        }
        String formula = parts.stream().collect(Collectors.joining(" or "));
        return new Inclusion(set, budget).describes(formula) ? Optional.of(formula) : Optional.empty();
    }

    /** The least step along the slope that leads from far positions of the beam to positions again. */
    private static Optional<int[]> step(Slope slope, Sample sample, int bound) {
        int u = slope.r().intValueExact();
        int v = slope.p().intValueExact();
        for (int times = 1; Math.max(u, v) * times <= Math.min(LONGEST_STEP, bound / 8); times++) {
            int du = u * times;
            int dv = v * times;
            boolean[] always = {true};
            sample.forEach((x, y) -> {
                int far = Math.max(x, y);
                // Near the line itself; what lies far from it belongs to another one.
                boolean ours = Math.abs((long) u * y - (long) v * x) <= (long) Math.max(u, v) * bound / 64;
                if (ours && far >= bound / 4 && far < bound / 2 && always[0]) {
                    always[0] = sample.contains(x + du, y + dv);
                }
            });
            if (always[0]) {
                return Optional.of(new int[] {du, dv});
            }
        }
        return Optional.empty();
    }

    /** The progression or single position that begins here, unless the position belongs to one that began earlier. */
    private static Optional<String> part(int x, int y, List<int[]> steps, Sample sample, int bound) {
        for (int[] step : steps) {
            if (runs(x, y, step, sample, bound)) {
                boolean earlier = x >= step[0] && y >= step[1] && sample.contains(x - step[0], y - step[1]);
                return earlier ? Optional.empty() : Optional.of(progression(x, y, step));
            }
        }
        return Optional.of("x = " + x + " and y = " + y);
    }

    private static boolean runs(int x, int y, int[] step, Sample sample, int bound) {
        for (int n = 1; Math.max(x + n * step[0], y + n * step[1]) < bound; n++) {
            if (!sample.contains(x + n * step[0], y + n * step[1])) {
                return false;
            }
        }
        return true;
    }

    private static String progression(int x, int y, int[] step) {
        return "(exists n: x = " + term(x, step[0]) + " and y = " + term(y, step[1]) + ")";
    }

    private static String term(int start, int step) {
        String run = step == 0 ? "" : step == 1 ? "n" : step + "*n";
        return run.isEmpty() ? Integer.toString(start) : start == 0 ? run : run + " + " + start;
    }
}
