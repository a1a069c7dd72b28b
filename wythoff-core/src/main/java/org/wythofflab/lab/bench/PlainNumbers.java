package org.wythofflab.lab.bench;

import java.math.BigInteger;

/** What one does with long piles if there is {@link BigInteger} and nothing else. */
final class PlainNumbers {
    private static final BigInteger FIVE = BigInteger.valueOf(5);

    private PlainNumbers() {}

    /** Decides who wins at a position with {@code x <= y}. */
    @FunctionalInterface
    interface Outcome {
        boolean isP(BigInteger x, BigInteger y);
    }

    /** The outcomes of a long pair and of its neighbour, from their digits. */
    static BenchTask.Run outcomes(Outcome outcome, LongPair pair) {
        return budget -> {
            BigInteger x = new BigInteger(pair.x());
            String first = outcome.isP(x, new BigInteger(pair.y())) ? "P" : "N";
            budget.pulse();
            return first + " " + (outcome.isP(new BigInteger(pair.x()), new BigInteger(pair.afterY())) ? "P" : "N");
        };
    }

    /** floor(n*phi) as (n + floor(sqrt(5n^2))) / 2. */
    static BigInteger floorOfGolden(BigInteger n) {
        return n.add(n.multiply(n).multiply(FIVE).sqrt()).shiftRight(1);
    }

    static boolean isWythoffPair(BigInteger x, BigInteger y) {
        return floorOfGolden(y.subtract(x)).equals(x);
    }

    /** {@code wythoff block 2} by Theorem 1.1: (0,0), y = 2x+1, or twice a pair of Wythoff plus (2,2). */
    static boolean isBlockTwoPair(BigInteger x, BigInteger y) {
        if (y.equals(x.shiftLeft(1).setBit(0)) || y.signum() == 0) {
            return true;
        }
        boolean even = !x.testBit(0) && !y.testBit(0) && x.signum() > 0;
        return even
                && isWythoffPair(
                        x.shiftRight(1).subtract(BigInteger.ONE),
                        y.shiftRight(1).subtract(BigInteger.ONE));
    }

    /**
     * {@code st(s,t)} by Fraenkel's numeration, units 1, p+1, and {@code u_i = p*u_(i-1) + s*u_(i-2)} with {@code p = s+t-1}:
     * the digits of x end in an even number of zeros, and those of y are the same with one more zero.
     */
    static boolean isStPair(int s, int t, BigInteger x, BigInteger y) {
        BigInteger p = BigInteger.valueOf(s + t - 1L);
        BigInteger q = BigInteger.valueOf(s);
        BigInteger unit = BigInteger.ONE;
        BigInteger next = p.add(BigInteger.ONE);
        int top = 0;
        while (next.compareTo(x) <= 0) {
            BigInteger afterNext = next.multiply(p).add(unit.multiply(q));
            unit = next;
            next = afterNext;
            top++;
        }
        BigInteger rest = x;
        BigInteger shifted = BigInteger.ZERO;
        int zeros = 0;
        for (int i = top; i >= 0; i--) {
            BigInteger[] division = rest.divideAndRemainder(unit);
            rest = division[1];
            shifted = shifted.add(division[0].multiply(next));
            zeros = division[0].signum() == 0 ? zeros + 1 : 0;
            BigInteger before =
                    i == 1 ? BigInteger.ONE : next.subtract(unit.multiply(p)).divide(q);
            next = unit;
            unit = before;
        }
        return x.signum() == 0 ? y.signum() == 0 : zeros % 2 == 0 && shifted.equals(y);
    }
}
