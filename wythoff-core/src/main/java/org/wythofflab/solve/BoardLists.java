package org.wythofflab.solve;

import java.math.BigInteger;
import org.wythofflab.rules.GameSpec;

/** Lists of P-positions of a board that is solved row by row and not held. */
final class BoardLists {
    private BoardLists() {}

    /** Those with both piles below {@code bound}, by (max, x, y). */
    static Choice<Engines.Streamer> positions(GameSpec game, BigInteger bound, Budget budget) {
        boolean symmetric = game.symmetry().isSymmetric();
        return list(game, bound, !symmetric, budget, symmetric ? PositionStream::ofSymmetric : PositionStream::run);
    }

    /** Those (x,y) with {@code x <= y < bound}, in the order of the rows. */
    static Choice<Engines.Streamer> pairs(GameSpec game, BigInteger bound, Budget budget) {
        return list(game, bound, false, budget, PositionStream::pairs);
    }

    /** Makes a list of the rows of a machine. */
    @FunctionalInterface
    private interface Lister {
        void run(RowMachine machine, int bound, Budget budget, PositionStream.Sink sink);
    }

    /** @param wait whether positions may have to wait for their turn */
    private static Choice<Engines.Streamer> list(
            GameSpec game, BigInteger bound, boolean wait, Budget budget, Lister lister) {
        Extent extent = Extent.square(bound);
        return Engines.chooseOutcome(
                game,
                extent,
                budget,
                engine -> ListNeeds.of(game, engine, bound, wait, budget),
                engine -> (run, sink) -> {
                    try (Crew crew = new Crew(run)) {
                        lister.run(engine.start(game, extent.board(), crew), bound.intValueExact(), run, sink);
                    }
                });
    }
}
