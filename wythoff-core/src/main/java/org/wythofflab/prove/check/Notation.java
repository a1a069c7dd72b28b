package org.wythofflab.prove.check;

import java.math.BigInteger;

/**
 * How numbers are written: base a if b = 0, else with the weights 1, a + 1, ..., {@code U_(n+1) = a U_n + b U_(n-1)} and digits
 * at most a, an a being followed by a digit below b.
 */
record Notation(int a, int b) {

    Notation {
        Flaw.unless(
                a >= 1 && a <= 64 && b >= 0 && b <= a && a + b >= 2,
                "there is no notation with a = " + a + ", b = " + b);
    }

    int digits() {
        return b == 0 ? a : a + 1;
    }

    /** 1 after the digit a, else 0; -1 if the digit may not come. */
    int after(int word, int digit) {
        if (word == 1 && digit >= b) {
            return -1;
        }
        return b > 0 && digit == a ? 1 : 0;
    }

    /** What a number with the beginning (r,p) is if it ends there. */
    BigInteger value(BigInteger r, BigInteger p) {
        return b == 0 ? r : r.add(p);
    }

    BigInteger next(BigInteger r, BigInteger p, int digit) {
        return BigInteger.valueOf(a)
                .multiply(r)
                .add(BigInteger.valueOf(b).multiply(p))
                .add(BigInteger.valueOf(digit));
    }
}
