package org.wythofflab.solve;

import java.math.BigInteger;
import org.wythofflab.rules.Convention;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;

/**
 * Grundy values by mex, with one set of values for each row, column and line of predecessors instead of a walk through
 * the options.
 *
 * <p>Cost: a cell takes one scan of a few bit sets, of about value/64 words each, plus what the
 * parts of {@link PairSplit} take: a few steps for bands and congruences, about sqrt(columns) for Wyt(k^2), and up to one
 * for each two-pile move where they have no pattern. Memory: 4 bytes a cell for the table, up to 8 for the sets.
 */
public final class GrundyEngine {
    /** So many steps for two-pile moves cost about what a cell costs otherwise. */
    private static final long STEPS_PER_CELL = 16;

    private static final int SAMPLE = 256;

    /** Whether Grundy values mean anything for this game, and what the table would take. */
    public Capability capability(GameSpec game, Extent extent) {
        if (game.memory().isPresent()) {
            return new Capability.Cannot(
                    "the moves of " + game.text() + " depend on the history, and the Sprague-Grundy"
                            + " theory needs options that depend on the position alone; ask for outcomes instead");
        }
        if (game.maneuver().kind() != Maneuver.Kind.NONE) {
            return new Capability.Cannot(
                    "in " + game.text() + " the previous player chooses which options there are, and"
                            + " the Sprague-Grundy theory needs options that depend on the position alone; ask for outcomes"
                            + " instead");
        }
        if (game.convention() == Convention.MISERE) {
            return new Capability.Cannot("the Sprague-Grundy theory is about normal play, where who cannot move loses;"
                    + " leave out 'misere', or ask for outcomes instead");
        }
        return new Capability.Can(
                need(game, extent), "one set of values for each row, column and line of predecessors");
    }

    private static Need need(GameSpec game, Extent extent) {
        BigInteger side = extent.rows().max(extent.columns());
        BigInteger bytes = extent.cells().shiftLeft(2).add(side.pow(2).shiftLeft(3));
        BigInteger dearer = pairCost(game, side).divide(BigInteger.valueOf(STEPS_PER_CELL));
        return new Need(extent.cells().multiply(dearer.add(BigInteger.ONE)), bytes);
    }

    /** Steps a cell for the two-pile moves on a board of that side, going by how their number grows on a small one. */
    private static BigInteger pairCost(GameSpec game, BigInteger side) {
        int sample = side.min(BigInteger.valueOf(SAMPLE)).intValueExact();
        long cost = new GrundyRows(game, new Board(sample, sample)).pairCost();
        long half = new GrundyRows(game, new Board(sample / 2, sample / 2)).pairCost();
        int exponent = cost > 3 * half ? 2 : 4 * cost > 5 * half ? 1 : 0;
        BigInteger growth = side.divide(BigInteger.valueOf(Math.max(1, sample)));
        return BigInteger.valueOf(cost).multiply(growth.pow(exponent));
    }

    /** Call only where {@link #capability} said it can. */
    public GrundyTable solve(GameSpec game, Board board, Budget budget) {
        return new GrundyRows(game, board).solve(budget);
    }
}
