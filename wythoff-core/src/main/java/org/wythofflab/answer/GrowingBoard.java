package org.wythofflab.answer;

import java.math.BigInteger;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Choice;
import org.wythofflab.solve.Engines.Solver;
import org.wythofflab.solve.Extent;

/** A solved board for one position after another; it is solved again, larger, when a position lies beyond it. */
public final class GrowingBoard<T> implements BoardSource<T> {

    /** Prepares a board of the given size. */
    @FunctionalInterface
    public interface Engine<T> {
        Choice<Solver<T>> on(Extent extent, Budget budget);
    }

    private static final Extent EMPTY = Extent.of(0, 0);

    /** How much larger than the position asks for a board may be for the sake of the positions to come. */
    private static final BigInteger SPARE = BigInteger.valueOf(8);

    private final Engine<T> engine;
    private final Budget budget;
    private Extent extent = EMPTY;
    private Choice.@Nullable Chosen<T> solved;

    public GrowingBoard(Engine<T> engine, Budget budget) {
        this.engine = engine;
        this.budget = budget;
    }

    @Override
    public Choice<T> covering(Extent needed) {
        Choice.Chosen<T> known = solved;
        return known != null && contains(needed) ? known : solve(needed);
    }

    private Choice<T> solve(Extent needed) {
        Extent larger = new Extent(grown(extent.rows(), needed.rows()), grown(extent.columns(), needed.columns()));
        Optional<Choice.Chosen<Solver<T>>> spacious = isWorthwhile(larger, needed)
                ? engine.on(larger, budget).fold(Optional::of, refused -> Optional.empty())
                : Optional.empty();
        Extent next = spacious.isPresent() ? larger : needed;
        Choice<Solver<T>> choice = spacious.isPresent() ? spacious.get() : engine.on(needed, budget);
        return choice.announced(budget)
                .map(solver -> {
                    // The old board goes first: two at once would take twice the memory that was agreed on.
                    solved = null;
                    extent = EMPTY;
                    return solver.run(budget);
                })
                .fold(
                        chosen -> {
                            solved = chosen;
                            extent = next;
                            return chosen;
                        },
                        refused -> refused);
    }

    private boolean contains(Extent needed) {
        return needed.rows().compareTo(extent.rows()) <= 0 && needed.columns().compareTo(extent.columns()) <= 0;
    }

    private static boolean isWorthwhile(Extent larger, Extent needed) {
        return !larger.equals(needed) && larger.cells().compareTo(needed.cells().multiply(SPARE)) <= 0;
    }

    /** At least doubled if it has to grow, so that many growing positions cost about as much as the last one. */
    private static BigInteger grown(BigInteger side, BigInteger needed) {
        return needed.compareTo(side) <= 0 ? side : needed.max(side.shiftLeft(1));
    }
}
