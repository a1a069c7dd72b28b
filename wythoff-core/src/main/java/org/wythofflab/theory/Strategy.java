package org.wythofflab.theory;

import org.wythofflab.rules.BigPosition;

/** Decides any position of one game and says what to do, in time polynomial in the number of digits. */
public interface Strategy {

    Ruling at(BigPosition position);

    /** The time a ruling takes, in words: "linear time", "quasi-linear time", "quadratic time" in the number of digits. */
    String cost();
}
