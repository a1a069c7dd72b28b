package org.wythofflab.lab.explore;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.OutcomeGrid;

/**
 * How the outcomes of two games differ.
 *
 * @param first by the larger pile, then by the first, as positions are listed
 */
record Comparison(
        GameSpec one, GameSpec other, int bound, long both, long inOne, long inOther, Optional<Difference> first) {

    /** A position that is P in one of the games only. */
    record Difference(int x, int y, boolean isInOne) {

        boolean isBefore(Difference that) {
            int larger = Math.max(x, y);
            int last = Math.max(that.x, that.y);
            return larger != last ? larger < last : x != that.x ? x < that.x : y < that.y;
        }
    }

    static Comparison of(
            GameSpec one, GameSpec other, OutcomeGrid ofOne, OutcomeGrid ofOther, int bound, Inquiry inquiry) {
        Count count = new Count();
        for (int x = 0; x < bound; x++) {
            int row = x;
            inquiry.run(() -> {
                inquiry.budget().checkpoint(row, bound);
                return row;
            });
            ofOne.forEachP(x, bound, y -> {
                if (ofOther.isP(row, y)) {
                    count.both++;
                } else {
                    count.inOne++;
                    count.see(new Difference(row, y, true));
                }
            });
            ofOther.forEachP(x, bound, y -> {
                if (!ofOne.isP(row, y)) {
                    count.inOther++;
                    count.see(new Difference(row, y, false));
                }
            });
        }
        return new Comparison(
                one, other, bound, count.both, count.inOne, count.inOther, Optional.ofNullable(count.first));
    }

    private static final class Count {
        private long both;
        private long inOne;
        private long inOther;
        private @Nullable Difference first;

        void see(Difference at) {
            if (first == null || at.isBefore(first)) {
                first = at;
            }
        }
    }
}
