package org.wythofflab.explore.sample;

import java.math.BigInteger;
import java.util.Optional;
import java.util.OptionalInt;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Choice;
import org.wythofflab.solve.Engines;

/** Has the P-positions of a game listed: by columns where that is possible, else on a board. */
public final class Listing {
    /** Enough for six digits of a slope, in a second or two. */
    private static final int USUAL_COLUMNS = 1_000_000;

    /** A game with many P-positions in a column is looked at less far. */
    private static final int USUAL_POSITIONS = 3_000_000;

    private static final int USUAL_BOARD = 2048;

    private final GameSpec game;
    private final OptionalInt bound;
    private final Budget budget;

    private Listing(GameSpec game, OptionalInt bound, Budget budget) {
        this.game = game;
        this.bound = bound;
        this.budget = budget;
    }

    /**
     * The P-positions, or why they cannot be had.
     *
     * @param bound how far to look; empty for what is usual, or less if the budget asks for it
     */
    public static Choice<Sample> of(GameSpec game, OptionalInt bound, Budget budget) {
        Listing listing = new Listing(game, bound, budget);
        return listing.columns().orElseGet(listing::board);
    }

    private Optional<Choice<Sample>> columns() {
        if (game.maneuver().kind() == Maneuver.Kind.COMPLY) {
            return Optional.empty();
        }
        int usual = Math.min(
                USUAL_COLUMNS, USUAL_POSITIONS / Math.max(1, game.maneuver().count()));
        return Engines.columns(game, BigInteger.ONE, budget).map(any -> fitting(usual, this::columns));
    }

    private Choice<Sample> columns(int columns) {
        return Engines.columns(game, BigInteger.valueOf(columns), budget)
                .orElseThrow()
                .announced(budget)
                .map(found -> {
                    Collector collector = new Collector(budget);
                    found.run(Integer.MAX_VALUE, budget, (x, y) -> {
                        collector.add(x, y);
                        return true;
                    });
                    return collector.sample(Sample.Kind.COLUMNS, columns);
                });
    }

    private Choice<Sample> board() {
        return fitting(USUAL_BOARD, this::board);
    }

    private Choice<Sample> board(int side) {
        boolean half = game.symmetry().isSymmetric();
        return Engines.positions(game, BigInteger.valueOf(side), budget)
                .announced(budget)
                .map(found -> {
                    Collector collector = new Collector(budget);
                    found.run(budget, (x, y) -> {
                        if (!half || x <= y) {
                            collector.add(x, y);
                        }
                    });
                    return collector.sample(half ? Sample.Kind.HALF_BOARD : Sample.Kind.BOARD, side);
                });
    }

    /** Whoever asked for no bound gets what fits. */
    private Choice<Sample> fitting(int usual, Attempt attempt) {
        Choice<Sample> first = attempt.at(bound.orElse(usual));
        return bound.isPresent()
                ? first
                : first.fold(
                        chosen -> first,
                        refused -> refused.fits()
                                .filter(side -> side.signum() > 0)
                                .map(side -> attempt.at(side.intValueExact()))
                                .orElse(first));
    }

    @FunctionalInterface
    private interface Attempt {
        Choice<Sample> at(int bound);
    }
}
