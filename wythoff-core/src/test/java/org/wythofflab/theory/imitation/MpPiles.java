package org.wythofflab.theory.imitation;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.wythofflab.exact.SquareRoot;

/** Large numbers on which a rounded or shortened computation would fail. */
final class MpPiles {

    private MpPiles() {}

    /** Random numbers, powers of ten and two and their neighbours, and convergents of alpha with about as many digits. */
    static List<BigInteger> large(long m, long p, int digits, long seed) {
        List<BigInteger> piles = new ArrayList<>();
        Random random = new Random(seed);
        BigInteger ten = BigInteger.TEN.pow(digits);
        for (int i = 0; i < 5; i++) {
            piles.add(new BigInteger(ten.bitLength(), random));
        }
        for (int i = -1; i <= 1; i++) {
            piles.add(ten.add(BigInteger.valueOf(i)));
            piles.add(BigInteger.ONE.shiftLeft(ten.bitLength()).add(BigInteger.valueOf(i)));
        }
        piles.addAll(convergent(m, p, ten));
        return piles;
    }

    /** Numerator and denominator of the first convergent of alpha with a denominator of at least this size. */
    private static List<BigInteger> convergent(long m, long p, BigInteger size) {
        int bits = 3 * size.bitLength();
        BigInteger square = BigInteger.valueOf(m * m + 4 * p * p).shiftLeft(2 * bits);
        BigInteger x =
                SquareRoot.floor(square).add(BigInteger.valueOf(2 * p - m).shiftLeft(bits));
        BigInteger y = BigInteger.valueOf(2 * p).shiftLeft(bits);
        BigInteger h = BigInteger.ONE;
        BigInteger k = BigInteger.ZERO;
        BigInteger formerH = BigInteger.ZERO;
        BigInteger formerK = BigInteger.ONE;
        while (y.signum() > 0 && k.compareTo(size) < 0) {
            BigInteger[] division = x.divideAndRemainder(y);
            BigInteger nextH = division[0].multiply(h).add(formerH);
            BigInteger nextK = division[0].multiply(k).add(formerK);
            formerH = h;
            formerK = k;
            h = nextH;
            k = nextK;
            x = y;
            y = division[1];
        }
        // A rational alpha = h/k: multiples of k, where n*alpha is an integer.
        BigInteger factor = k.compareTo(size) < 0 ? size : BigInteger.ONE;
        return List.of(h.multiply(factor), k.multiply(factor));
    }
}
