package org.wythofflab.play;

import java.util.Comparator;
import org.wythofflab.rules.BigMove;

/** Which of several good moves is recommended. */
final class Taste {

    /** One-pile moves before two-pile moves, then the fewest tokens, first pile first. */
    static final Comparator<BigMove> SIMPLEST = Comparator.comparing(Place::takesFromBoth)
            .thenComparing(Place::amount)
            .thenComparing(BigMove::second);

    /** The fewest tokens. */
    static final Comparator<BigMove> SMALLEST =
            Comparator.comparing(Place::amount).thenComparing(BigMove::second);

    private Taste() {}
}
