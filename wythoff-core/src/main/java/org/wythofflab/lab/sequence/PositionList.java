package org.wythofflab.lab.sequence;

import java.io.IOException;
import java.math.BigInteger;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.SideWords;
import org.wythofflab.lab.Writing;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Engines.Streamer;
import org.wythofflab.solve.Extent;

/** The P-positions below a bound, found while they are listed. */
record PositionList(GameSpec game, BigInteger bound, Inquiry inquiry, Streamer streamer) {

    /** Writes one position. */
    @FunctionalInterface
    interface Sink {
        void accept(int x, int y) throws IOException;
    }

    /** Refuses at once what would take too much, before anything is written. */
    static PositionList of(GameSpec game, BigInteger bound, Inquiry inquiry) {
        Streamer streamer = inquiry.accept(
                        Engines.positions(game, Extent.clamp(bound), inquiry.budget()), () -> task(game, bound))
                .value();
        return new PositionList(game, bound, inquiry, streamer);
    }

    static String task(GameSpec game, BigInteger bound) {
        return "the list of P-positions of " + game.text() + " below " + SideWords.number(bound);
    }

    void forEach(Sink sink) {
        inquiry.run(() -> {
            streamer.run(inquiry.budget(), (x, y) -> Writing.unchecked(() -> sink.accept(x, y)));
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
