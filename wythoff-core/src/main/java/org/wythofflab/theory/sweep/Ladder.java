package org.wythofflab.theory.sweep;

import java.math.BigInteger;
import java.util.Arrays;
import org.wythofflab.exact.Patience;
import org.wythofflab.exact.Product;
import org.wythofflab.exact.SquareRoot;

/**
 * About where the columns are that say which columns around x are larger piles, where those are that say it of them, and so on: x,
 * x/z, x/z^2, ..., where z is the positive root of K z^2 = z + K. As 1/z^2 = 1 - 1/(Kz), each is the one two before less a K-th of the last. That
 * makes rounding errors grow as fast as the numbers shrink, so twice as many digits stand behind the point as before it: the first division leaves an error of x units.
 */
final class Ladder {

    private static final int SPARE = 16;

    private final int[] rungs;

    private Ladder(int[] rungs) {
        this.rungs = rungs;
    }

    /** Down to the first number that is at most {@code least}. */
    static Ladder from(BigInteger x, int k, int least) {
        int fraction = 2 * x.bitLength() + SPARE;
        BigInteger divisor = BigInteger.valueOf(k);
        BigInteger limit = BigInteger.valueOf(least + 1L).shiftLeft(fraction);
        BigInteger last = x.shiftLeft(fraction);
        BigInteger next = Product.of(x, root(k, fraction).subtract(BigInteger.ONE.shiftLeft(fraction)))
                .divide(BigInteger.valueOf(2L * k));
        int[] rungs = new int[16];
        int size = 0;
        rungs[size++] = x.intValue();
        while (last.compareTo(limit) >= 0) {
            Patience.check();
            if (size == rungs.length) {
                rungs = Arrays.copyOf(rungs, 2 * size);
            }
            rungs[size++] = next.shiftRight(fraction).intValue();
            BigInteger after = last.subtract(next.divide(divisor));
            last = next;
            next = after;
        }
        return new Ladder(Arrays.copyOf(rungs, size));
    }

    /** The root of 4K^2 + 1, so that z = (1 + root)/2K and 1/z = (root - 1)/2K, times a power of two. */
    static BigInteger root(int k, int fraction) {
        return SquareRoot.floor(BigInteger.valueOf(4L * k * k + 1).shiftLeft(2 * fraction));
    }

    int length() {
        return rungs.length;
    }

    /** The lowest 32 bits of x/z^i, rounded. */
    int rung(int i) {
        return rungs[i];
    }
}
