package org.wythofflab.lab.board;

import java.math.BigInteger;

/** The square of positions a picture shows: first pile {@code x0 <= x < x0 + size}, second pile likewise. */
public record Frame(BigInteger x0, BigInteger y0, int size) {

    public boolean isAtOrigin() {
        return x0.signum() == 0 && y0.signum() == 0;
    }

    BigInteger x(int i) {
        return x0.add(BigInteger.valueOf(i));
    }

    BigInteger y(int i) {
        return y0.add(BigInteger.valueOf(i));
    }
}
