package org.wythofflab.answer;

import java.math.BigInteger;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.solve.Extent;

/** A square of positions, as a picture shows it: first pile {@code x0 <= x < x0 + size}, second pile likewise. */
public record Frame(BigInteger x0, BigInteger y0, int size) {

    public boolean isAtOrigin() {
        return x0.signum() == 0 && y0.signum() == 0;
    }

    public BigPosition at(int i, int j) {
        return new BigPosition(x0.add(BigInteger.valueOf(i)), y0.add(BigInteger.valueOf(j)));
    }

    /** The smallest board that holds it. */
    public Extent board() {
        BigInteger side = BigInteger.valueOf(size);
        return new Extent(x0.add(side), y0.add(side));
    }
}
