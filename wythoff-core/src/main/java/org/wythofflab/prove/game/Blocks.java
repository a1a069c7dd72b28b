package org.wythofflab.prove.game;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.prove.formula.FormulaException;
import org.wythofflab.prove.formula.FormulaText;

/**
 * A set whose members come in whole squares of side K, as it does if all amounts that may be taken are multiples of K: then
 * (x,y) is in it if and only if (x // K, y // K) is in a smaller set, and that is easier to guess.
 */
public final class Blocks {

    private static final int LARGEST = 12;

    private Blocks() {}

    /** The largest side of such squares, as far as the sample shows; 1 if there are none. */
    public static int side(Sample sample) {
        return IntStream.rangeClosed(2, Math.min(LARGEST, sample.bound() / 2))
                .filter(side -> sample.size() > 0 && isOfSquares(sample, side))
                .max()
                .orElse(1);
    }

    /** Members in whole squares, but for those that the bound cuts. */
    private static boolean isOfSquares(Sample sample, int side) {
        int end = sample.bound() / side * side;
        for (int x = 0; x < end; x++) {
            int corner = x / side * side;
            for (int i = sample.from(x, 0); i < sample.end(x) && sample.second(i) < end; i++) {
                int row = sample.second(i) / side * side;
                // Each member has the one at the corner of its square and its neighbours towards the far corner.
                if (!sample.contains(corner, row)
                        || (x + 1 < corner + side && !sample.contains(x + 1, sample.second(i)))
                        || (sample.second(i) + 1 < row + side && !sample.contains(x, sample.second(i) + 1))) {
                    return false;
                }
            }
        }
        return true;
    }

    /** The corners of the squares, divided by the side. */
    public static Sample corners(Sample sample, int side) {
        int bound = sample.bound() / side;
        long[] positions = IntStream.range(0, bound)
                .boxed()
                .flatMapToLong(u -> IntStream.range(sample.from(u * side, 0), sample.end(u * side))
                        .map(sample::second)
                        .filter(y -> y % side == 0 && y / side < bound)
                        .mapToLong(y -> ((long) u << 32) | (y / side)))
                .toArray();
        return new Sample(bound, positions);
    }

    /** The set of squares whose corners, divided by the side, are in the given set. */
    static Automaton filled(Automaton corners, int side, Outlay outlay) {
        try {
            return FormulaText.read(
                    "P(x // " + side + ", y // " + side + ")",
                    corners.system(),
                    List.of("x", "y"),
                    Map.of("P", corners),
                    outlay);
        } catch (FormulaException wrong) {
            throw new IllegalStateException(wrong);
        }
    }
}
