package org.wythofflab.play;

import java.util.List;
import org.wythofflab.rules.BigMove;

/**
 * What is known of a place.
 *
 * @param isP whether the previous player wins
 * @param good plain play: winning moves. Blocking: options that are P-positions, all of them if the place is P, otherwise
 *     more than can be forbidden. Comply: what to propose at a P-position
 * @param why the reason, as a phrase
 * @param credit to whom it is owed: {@code by Theorem 10 (Fraenkel-Tanny)}
 */
record Opinion(boolean isP, List<BigMove> good, String why, String credit) {
    Opinion {
        good = List.copyOf(good);
    }
}
