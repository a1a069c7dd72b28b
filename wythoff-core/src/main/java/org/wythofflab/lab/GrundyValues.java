package org.wythofflab.lab;

import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.GrundyTable;

/** Finds Grundy values of one game, solving as much of it as they need. */
final class GrundyValues {
    private final GameSpec game;
    private final boolean symmetric;
    private final GrowingBoard<GrundyTable> tables;

    GrundyValues(GameSpec game, Bench bench) {
        this.game = game;
        symmetric = game.symmetry().isSymmetric();
        tables = new GrowingBoard<>((extent, budget) -> Engines.grundy(game, extent, budget), bench);
    }

    /** The value at a position as a user writes it. */
    int at(String text) {
        BigPosition position = Texts.position(text);
        GrundyTable table = tables.covering(
                        Sides.upTo(position, symmetric),
                        () -> "the Grundy value of " + game.text() + " at " + Brief.position(position))
                .board();
        int x = position.x().intValueExact();
        int y = position.y().intValueExact();
        return symmetric && x > y ? table.at(y, x) : table.at(x, y);
    }
}
