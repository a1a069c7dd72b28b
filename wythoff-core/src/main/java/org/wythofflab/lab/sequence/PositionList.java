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

/**
 * The P-positions below a bound, found while they are listed.
 *
 * @param from those with a smaller larger pile are found, too, but not listed
 */
record PositionList(GameSpec game, BigInteger from, BigInteger bound, Inquiry inquiry, Streamer streamer) {

    /** Writes one position. */
    @FunctionalInterface
    interface Sink {
        void accept(int x, int y) throws IOException;
    }

    /** Refuses at once what would take too much, before anything is written. */
    static PositionList of(GameSpec game, BigInteger from, BigInteger bound, Inquiry inquiry) {
        Streamer streamer = inquiry.accept(
                        Engines.positions(game, Extent.clamp(bound), inquiry.budget()), () -> task(game, bound))
                .value();
        return new PositionList(game, from, bound, inquiry, streamer);
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

    boolean lists(int x, int y) {
        return from.signum() == 0 || BigInteger.valueOf(Math.max(x, y)).compareTo(from) >= 0;
    }

    void forEachListed(Sink sink) {
        forEach((x, y) -> {
            if (lists(x, y)) {
                sink.accept(x, y);
            }
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
