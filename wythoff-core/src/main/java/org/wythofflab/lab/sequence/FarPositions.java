package org.wythofflab.lab.sequence;

import java.io.IOException;
import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.exact.Decimals;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.Writing;
import org.wythofflab.prove.ProvedSet;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Extent;

/** P-positions in the order of {@link PositionList}, from a larger pile on that no engine reaches, by a proved set. */
record FarPositions(ProvedSet set, BigInteger from, BigInteger bound, Inquiry inquiry) {

    /** Writes the digits of one position. */
    @FunctionalInterface
    interface Sink {
        void accept(String x, String y) throws IOException;
    }

    /** Empty if an engine can, or nothing is proved. In a comply game the set has the others. */
    static Optional<FarPositions> of(GameSpec game, BigInteger from, BigInteger bound, Inquiry inquiry) {
        if (from.signum() == 0 || game.maneuver().kind() == Maneuver.Kind.COMPLY) {
            return Optional.empty();
        }
        boolean near =
                Engines.positions(game, Extent.clamp(bound), inquiry.budget()).fold(chosen -> true, refused -> false);
        return near
                ? Optional.empty()
                : inquiry.proofs()
                        .about(game, inquiry.budget())
                        .map(set -> new FarPositions(set, from, bound, inquiry));
    }

    void forEach(Sink sink) {
        inquiry.run(() -> {
            set.visitByLarger(
                    from,
                    bound,
                    position -> {
                        Writing.unchecked(
                                () -> sink.accept(Decimals.print(position.x()), Decimals.print(position.y())));
                        return true;
                    },
                    inquiry.budget());
            return this;
        });
    }
}
