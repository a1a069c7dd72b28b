package org.wythofflab.solve.grundy;

import java.math.BigInteger;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Capability;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.GrundyTable;
import org.wythofflab.solve.Need;
import org.wythofflab.solve.TableEngine;
import org.wythofflab.solve.ValueTiles;

/**
 * Games with all one-pile moves and two-pile moves of which a {@link Shadow} is known: (s,t)-Wythoff, m-modular Wythoff,
 * Wyt(s*k), Wyt(c)
 * and Wyt(f) with a convex polynomial f; see {@link ValueByValue}.
 *
 * <p>Cost: each value looks at each row until its shadow covers the rest, about two rows for each cell it takes, and at
 * two or three words in each: n^2 in all, with half of the cells mirrored. Memory: one byte a cell for the table (three beyond
 * piles of 32768) and a bit for what is open.
 */
public final class ShadowEngine implements TableEngine {
    /** What a cell takes, see {@link Need#nanos}. */
    private static final long NANOS = 27;

    /** A cell of a sweep costs about as much as so many of a sieve. */
    private static final BigInteger STEPS = BigInteger.TWO;

    @Override
    public String name() {
        return "value by value";
    }

    @Override
    public Capability capability(GameSpec game, Extent extent, int threads) {
        if (!game.isUniform()) {
            return Capability.NOT_UNIFORM;
        }
        if (!game.moves().first().isAll() || !game.moves().second().isAll()) {
            return new Capability.Cannot("not every amount may be taken from one pile");
        }
        if (Shadows.of(game.moves().both(), 0).isEmpty()) {
            return new Capability.Cannot("the two-pile moves to one position come from no simple shape");
        }
        BigInteger bytes = ValueTiles.bytes(extent, true).add(ValueByValue.bytes(extent, threads));
        return new Capability.Can(
                new Need(extent.cells().multiply(STEPS), bytes).atNanos(NANOS),
                "a row or column has a value once, so that the places of one after the other are found");
    }

    @Override
    public GrundyTable solve(GameSpec game, Board board, Budget budget) {
        Shadow.Source shadows =
                Shadows.of(game.moves().both(), board.longerSide()).orElseThrow();
        return new ValueByValue(board, new ValueTiles(board, true), shadows).solve(budget);
    }
}
