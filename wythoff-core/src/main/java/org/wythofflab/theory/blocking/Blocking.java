package org.wythofflab.theory.blocking;

import java.util.List;
import org.wythofflab.rules.BigMove;
import org.wythofflab.theory.Ruling;

/** Rulings of games in which options are forbidden. */
final class Blocking {

    private Blocking() {}

    /** A P-position, with the options to forbid. */
    static Ruling p(String why, BigMove... forbidden) {
        return Ruling.p(why).with(List.of(forbidden));
    }

    /** An N-position, with winning options of which one is left whatever is forbidden. */
    static Ruling n(String why, BigMove... winning) {
        return Ruling.n(winning[0], why).with(List.of(winning));
    }
}
