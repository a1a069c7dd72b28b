package org.wythofflab.lab;

import java.math.BigInteger;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Choice;
import org.wythofflab.solve.Engines.Solver;
import org.wythofflab.solve.Extent;

/** A solved board for one position after another; it is solved again, larger, when a position lies beyond it. */
final class GrowingBoard<T> {

    /** Prepares a board of the given size. */
    @FunctionalInterface
    interface Engine<T> {
        Choice<Solver<T>> on(Extent extent, Budget budget);
    }

    private static final Extent EMPTY = Extent.of(0, 0);

    /** How much larger than the position asks for a board may be for the sake of the positions to come. */
    private static final BigInteger SPARE = BigInteger.valueOf(8);

    private final Engine<T> engine;
    private final Bench bench;
    private Extent extent = EMPTY;
    private @Nullable Solved<T> solved;

    GrowingBoard(Engine<T> engine, Bench bench) {
        this.engine = engine;
        this.bench = bench;
    }

    /** A board with at least the rows and columns that are needed; {@code task} names the work in a refusal. */
    Solved<T> covering(Extent needed, Supplier<String> task) {
        if (!contains(needed)) {
            solve(needed, task);
        }
        return Objects.requireNonNull(solved);
    }

    private void solve(Extent needed, Supplier<String> task) {
        Extent larger = new Extent(grown(extent.rows(), needed.rows()), grown(extent.columns(), needed.columns()));
        Extent next = isWorthwhile(larger, needed) ? larger : needed;
        Choice.Chosen<Solver<T>> chosen = bench.accept(engine.on(next, bench.budget()), task);
        // The old board goes first: two at once would take twice the memory that was agreed on.
        solved = null;
        extent = EMPTY;
        T board = bench.run(() -> chosen.solver().run(bench.budget()));
        solved = new Solved<>(board, chosen.engine(), chosen.reason());
        extent = next;
    }

    private boolean contains(Extent needed) {
        return needed.rows().compareTo(extent.rows()) <= 0 && needed.columns().compareTo(extent.columns()) <= 0;
    }

    private boolean isWorthwhile(Extent larger, Extent needed) {
        return !larger.equals(needed)
                && larger.cells().compareTo(needed.cells().multiply(SPARE)) <= 0
                && engine.on(larger, bench.budget()).fold(chosen -> true, refused -> false);
    }

    /** At least doubled if it has to grow, so that many growing positions cost about as much as the last one. */
    private static BigInteger grown(BigInteger side, BigInteger needed) {
        return needed.compareTo(side) <= 0 ? side : needed.max(side.shiftLeft(1));
    }
}
