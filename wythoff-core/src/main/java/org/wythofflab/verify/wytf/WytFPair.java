package org.wythofflab.verify.wytf;

import java.util.ArrayList;
import java.util.List;
import org.wythofflab.verify.Footing;
import org.wythofflab.verify.Ground;
import org.wythofflab.verify.Outcomes;

/** A P-position (A_n, B_n), A_n <= B_n, of Wyt(t). */
record WytFPair(long a, long b) {

    /** The number after which the pairs of Wyt(t) repeat. */
    static long period(long t) {
        return t * t - 1;
    }

    /** The P-positions of the rules by their smaller pile, which goes through two periods at least. */
    static Footing<List<WytFPair>> of(int t, long bound, Ground ground) {
        long rows = Math.max(bound, 2 * period(t) + 2);
        long columns = rows + 2 * period(t);
        return ground.outcomes(Ground.game(WytFConstantClaims.game(t)), rows, columns)
                .map(WytFPair::of);
    }

    private static List<WytFPair> of(Outcomes truth) {
        List<WytFPair> pairs = new ArrayList<>();
        for (int x = 0; x < truth.board().rows(); x++) {
            int a = x;
            truth.forEachP(x, truth.board().columns(), y -> {
                if (y >= a) {
                    pairs.add(new WytFPair(a, y));
                }
            });
        }
        return pairs;
    }

    WytFPair mod(long p) {
        return new WytFPair(a % p, b % p);
    }

    WytFPair exchanged() {
        return new WytFPair(b, a);
    }
}
