package org.wythofflab.lab;

import java.io.IOException;
import java.math.BigInteger;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Engines.Streamer;

/** The P-positions below a bound, found while they are listed. */
record PositionList(GameSpec game, BigInteger bound, Bench bench, Streamer streamer) {

    /** Writes one position. */
    @FunctionalInterface
    interface Sink {
        void accept(int x, int y) throws IOException;
    }

    /** Refuses at once what would take too much, before anything is written. */
    static PositionList of(GameSpec game, BigInteger bound, Bench bench) {
        Streamer streamer = bench.accept(
                        Engines.positions(game, Sides.clamp(bound), bench.budget()),
                        () -> "the list of P-positions of " + game.text() + " below " + Brief.number(bound))
                .solver();
        return new PositionList(game, bound, bench, streamer);
    }

    void forEach(Sink sink) {
        bench.run(() -> {
            streamer.run(bench.budget(), (x, y) -> Writing.unchecked(() -> sink.accept(x, y)));
            return this;
        });
    }

    /** Of a symmetric game only the positions with x <= y. */
    void forEachPair(Sink sink) {
        boolean symmetric = isSymmetric();
        forEach((x, y) -> {
            if (x <= y || !symmetric) {
                sink.accept(x, y);
            }
        });
    }

    /** What {@link #forEachPair} lists. */
    String title() {
        return "P-positions (x,y) of " + game.text() + (isSymmetric() ? " with x <= y < " : " with both piles < ")
                + bound + ", ordered by max(x,y), x, y";
    }

    private boolean isSymmetric() {
        return game.symmetry().isSymmetric();
    }
}
