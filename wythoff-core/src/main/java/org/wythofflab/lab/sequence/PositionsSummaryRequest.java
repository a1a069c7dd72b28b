package org.wythofflab.lab.sequence;

import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Summary;
import org.wythofflab.lab.Texts;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Engines.Streamer;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.PositionStream;

/**
 * How many P-positions have both piles below a bound, and the sum over them.
 *
 * @param bound a number, or an expression without variables
 */
public record PositionsSummaryRequest(String game, String bound) implements Request {

    @Override
    public Report answeredBy(Lab lab) {
        GameSpec spec = Texts.game(game);
        BigInteger most = Texts.number("bound", bound);
        return Summary.report(spec, summary -> fill(summary, spec, most, lab.inquiry()));
    }

    private static void fill(Summary summary, GameSpec spec, BigInteger most, Inquiry inquiry) {
        Last last = new Last();
        if (spec.symmetry().isSymmetric()) {
            pairs(spec, most, inquiry, (x, y) -> {
                summary.add(x, y, 1);
                if (x != y) {
                    summary.add(y, x, 1);
                }
                last.see(y, x);
            });
        } else {
            PositionList.of(spec, BigInteger.ZERO, most, inquiry).forEach((x, y) -> {
                summary.add(x, y, 1);
                last.see(x, y);
            });
        }
        last.words().ifPresent(words -> summary.remark("last", words));
    }

    /** Sums have no order, so of a symmetric game half the positions will do, in whatever order is quickest. */
    private static void pairs(GameSpec spec, BigInteger most, Inquiry inquiry, PositionStream.Sink sink) {
        Streamer pairs = inquiry.accept(
                        Engines.pairs(spec, Extent.clamp(most), inquiry.budget()), () -> PositionList.task(spec, most))
                .value();
        inquiry.run(() -> {
            pairs.run(inquiry.budget(), sink);
            return pairs;
        });
    }

    /** The last position in the order of a list. */
    private static final class Last {
        private int x = -1;
        private int y = -1;

        void see(int otherX, int otherY) {
            int larger = Math.max(otherX, otherY);
            int largest = Math.max(x, y);
            boolean later = larger != largest ? larger > largest : otherX != x ? otherX > x : otherY > y;
            if (later) {
                x = otherX;
                y = otherY;
            }
        }

        Optional<String> words() {
            return x < 0 ? Optional.empty() : Optional.of(x + "," + y);
        }
    }
}
