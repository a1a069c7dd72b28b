package org.wythofflab.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * How a decimal text is halved again and again: into {@code 2^levels} pieces of equal length. A text of level {@code i}
 * is {@code high * 10^n + low}, where {@code high} and {@code low} are of level {@code i - 1} and of {@code n} digits.
 *
 * @param length how many digits a piece has
 * @param levels how often the text is halved
 */
record DecimalPieces(int length, int levels) {

    static DecimalPieces of(int digits, int longestPiece) {
        int levels = 0;
        while (ceiling(digits, levels) > longestPiece) {
            levels++;
        }
        return new DecimalPieces(ceiling(digits, levels), levels);
    }

    private static int ceiling(int digits, int levels) {
        return (int) ((digits + (1L << levels) - 1) >> levels);
    }

    /** The same number of pieces, of a length that {@code step} divides. */
    DecimalPieces roundedTo(int step) {
        return new DecimalPieces((length + step - 1) / step * step, levels);
    }

    /** How many digits the low half of a text of that level has. */
    int lowDigits(int level) {
        return length << (level - 1);
    }

    /**
     * {@code 5^n} for the low digits {@code n} of each level, the first of which is 1. {@code 10^n = 5^n * 2^n}: the
     * shift is free, and the power of five is shorter by a third.
     */
    List<BigInteger> powersOfFive() {
        List<BigInteger> powers = new ArrayList<>();
        BigInteger power = BigInteger.valueOf(5).pow(length);
        for (int level = 1; level <= levels; level++) {
            powers.add(power);
            if (level < levels) {
                power = Product.square(power);
            }
        }
        return powers;
    }
}
