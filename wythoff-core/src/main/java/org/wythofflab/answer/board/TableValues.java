package org.wythofflab.answer.board;

import java.math.BigInteger;
import org.wythofflab.answer.BoardSource;
import org.wythofflab.answer.Found;
import org.wythofflab.answer.GrowingBoard;
import org.wythofflab.answer.Values;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.GrundyTable;

/** Grundy values read off tables; in a symmetric game one with at most as many rows as columns. */
public final class TableValues implements Values {
    private final boolean symmetric;
    private final BoardSource<GrundyTable> tables;

    private TableValues(boolean symmetric, BoardSource<GrundyTable> tables) {
        this.symmetric = symmetric;
        this.tables = tables;
    }

    /** From tables that are solved for the occasion. */
    public static Values of(GameSpec game, Budget budget) {
        return new TableValues(
                game.symmetry().isSymmetric(),
                new GrowingBoard<>((extent, run) -> Engines.grundy(game, extent, run), budget));
    }

    /** From tables that somebody keeps. */
    public static Values on(BoardSource<GrundyTable> kept) {
        return new TableValues(false, kept);
    }

    @Override
    public Found<BigInteger> at(BigPosition position) {
        boolean swap = symmetric && position.x().compareTo(position.y()) > 0;
        Extent needed = Extent.upTo(position);
        return tables.covering(swap ? needed.swapped() : needed)
                .fold(chosen -> Found.known(at(chosen.value(), position, swap)), Found::refused);
    }

    private static BigInteger at(GrundyTable table, BigPosition position, boolean swap) {
        int x = position.x().intValueExact();
        int y = position.y().intValueExact();
        return BigInteger.valueOf(swap ? table.at(y, x) : table.at(x, y));
    }
}
