package org.wythofflab.theory.wytf;

import java.math.BigInteger;
import java.util.function.UnaryOperator;
import org.wythofflab.exact.Division;
import org.wythofflab.exact.Patience;
import org.wythofflab.exact.Product;

/**
 * Finds where a function that never falls passes a number. The next place to look at is where the straight line between
 * both ends passes it; an end that stays twice counts half, so that both come near (the Illinois method). Whenever three
 * rounds did not halve the interval, as at a jump, it is halved once, and twice as often the next time.
 *
 * <p>Cost: for an interval of b bits O(log b) values of a function that is smooth between its ends, if these are alike in
 * size; at most four a bit of any.
 */
final class Secants {
    private static final int ROUNDS = 3;

    private final UnaryOperator<BigInteger> f;
    private final BigInteger y;
    private BigInteger low;
    private BigInteger high;
    /** How far the values at both ends are from y, or a part of that. */
    private BigInteger below;

    private BigInteger above;
    private int side;

    /** Between {@code low} and {@code high}, where {@code f(low) <= y < f(high)}. */
    Secants(
            UnaryOperator<BigInteger> f,
            BigInteger y,
            BigInteger low,
            BigInteger atLow,
            BigInteger high,
            BigInteger atHigh) {
        this.f = f;
        this.y = y;
        this.low = low;
        this.high = high;
        below = y.subtract(atLow);
        above = atHigh.subtract(y);
    }

    /** The largest x with {@code f(x) <= y}. */
    BigInteger floor() {
        int halvings = 1;
        while (isOpen()) {
            int bits = width().bitLength();
            for (int round = 0; round < ROUNDS && isOpen(); round++) {
                look(crossing());
            }
            if (width().bitLength() < bits) {
                halvings = 1;
                continue;
            }
            for (int i = 0; i < halvings && isOpen(); i++) {
                look(low.add(high).shiftRight(1));
            }
            halvings *= 2;
        }
        return low;
    }

    private boolean isOpen() {
        return width().compareTo(BigInteger.ONE) > 0;
    }

    private BigInteger width() {
        return high.subtract(low);
    }

    /** Strictly between both ends. */
    private BigInteger crossing() {
        BigInteger rise = below.add(above).max(BigInteger.ONE);
        return low.add(Division.floor(Product.of(width(), below), rise))
                .max(low.add(BigInteger.ONE))
                .min(high.subtract(BigInteger.ONE));
    }

    private void look(BigInteger x) {
        Patience.check();
        BigInteger difference = f.apply(x).subtract(y);
        if (difference.signum() > 0) {
            high = x;
            above = difference;
            below = side > 0 ? below.shiftRight(1) : below;
        } else {
            low = x;
            below = difference.negate();
            above = side < 0 ? above.shiftRight(1) : above;
        }
        side = difference.signum() > 0 ? 1 : -1;
    }
}
