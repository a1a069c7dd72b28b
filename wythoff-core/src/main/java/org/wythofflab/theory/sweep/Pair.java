package org.wythofflab.theory.sweep;

import java.math.BigInteger;

/** The P-position (a, a + difference) that has {@code index} others with a smaller pile below a. */
record Pair(BigInteger index, BigInteger a, BigInteger difference) {

    static Pair equalPiles(BigInteger pile) {
        return new Pair(pile, pile, BigInteger.ZERO);
    }

    BigInteger b() {
        return a.add(difference);
    }
}
