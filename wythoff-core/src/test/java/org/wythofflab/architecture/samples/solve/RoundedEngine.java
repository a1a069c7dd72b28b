package org.wythofflab.architecture.samples.solve;

import java.math.BigInteger;

/** Right until the numbers grow. */
final class RoundedEngine {
    private final double ratio = (1 + Math.sqrt(5)) / 2;
    private final float[][] table = {{0.5f}};

    double stretch(double pile) {
        return pile * ratio * table[0][0];
    }

    long floor(BigInteger pile) {
        return (long) stretch(pile.doubleValue());
    }
}
