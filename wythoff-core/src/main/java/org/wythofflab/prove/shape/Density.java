package org.wythofflab.prove.shape;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.game.Sample;
import org.wythofflab.solve.Budget;

/** How many positions of a set have the same pile: seen on a sample, then proved for all piles. */
public final class Density {

    private static final int MOST = 16;

    /** Columns that are counted; far beyond their last position, unless that is very steep. */
    private static final int COLUMNS = 64;

    private static final int STEEPEST = 16;

    private final Automaton set;
    private final Sample sample;
    private final Budget budget;

    private Density(Automaton set, Sample sample, Budget budget) {
        this.set = set;
        this.sample = sample;
        this.budget = budget;
    }

    /** In words; empty if the piles have different numbers of positions, or too many. */
    public static Optional<String> of(Automaton set, Sample sample, boolean symmetric, Budget budget) {
        Density density = new Density(set, sample, budget);
        OptionalInt first = density.each(true);
        OptionalInt second = symmetric ? first : density.each(false);
        if (first.isEmpty() || second.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                symmetric
                        ? "every number is the first pile of exactly " + first.getAsInt() + " of them"
                        : "every number is the first pile of exactly " + first.getAsInt()
                                + " and the second of exactly " + second.getAsInt() + " of them");
    }

    private OptionalInt each(boolean first) {
        int columns = Math.min(COLUMNS, sample.bound() / STEEPEST);
        int[] counts = new int[columns];
        sample.forEach((x, y) -> {
            int pile = first ? x : y;
            if (pile < columns) {
                counts[pile]++;
            }
        });
        int count = columns == 0 ? 0 : counts[0];
        boolean same = count > 0 && count <= MOST && IntStream.of(counts).allMatch(other -> other == count);
        return same && isProved(first, count) ? OptionalInt.of(count) : OptionalInt.empty();
    }

    private boolean isProved(boolean first, int count) {
        return new Inclusion(set, budget)
                .isTrue(atLeast(first, count, "") + " and not " + atLeast(first, count + 1, ""));
    }

    /** There are so many positions whose one pile is x, the others being below a given one. */
    private static String atLeast(boolean first, int count, String below) {
        String other = "z" + count;
        String rest = count == 1 ? "" : " and " + atLeast(first, count - 1, other);
        return "(exists " + other + ": P(" + (first ? "x, " + other : other + ", x") + ")"
                + (below.isEmpty() ? "" : " and " + other + " < " + below) + rest + ")";
    }
}
