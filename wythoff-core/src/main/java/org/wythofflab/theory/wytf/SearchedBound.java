package org.wythofflab.theory.wytf;

import java.math.BigInteger;
import org.wythofflab.exact.Patience;
import org.wythofflab.rules.Bound;

/**
 * The bound {@code f} of a rule, of which nothing is known but that it is strictly increasing and at least {@code x} at
 * {@code x}; at 0 it counts as 0, since no move asks for {@code f(0)}.
 *
 * <p>An inverse is searched for: first the number of its bits, then its bits by {@link Secants}. If {@code f} is smooth,
 * that takes O(log b) values of {@code f} for an inverse of b bits, and in any case O(b).
 */
final class SearchedBound implements IncreasingFunction {
    private final Bound f;

    /** What was found last; only a hint where to begin, so that it does not matter which thread wrote it. */
    private volatile Length known = new Length(1, 0);

    SearchedBound(Bound f) {
        this.f = f;
    }

    /** The inverse of a number of {@code bits} bits lies between {@code 2^exponent} and twice that. */
    private record Length(int bits, int exponent) {

        /** If {@code f} is a power this holds for all lengths; if it grows faster, too little is said of shorter ones. */
        int exponentFor(int otherBits) {
            return (int) ((long) exponent * Math.min(bits, otherBits) / bits);
        }
    }

    /** A power of two and the value there. */
    private record Power(int exponent, BigInteger value) {
        BigInteger x() {
            return BigInteger.ONE.shiftLeft(exponent);
        }
    }

    @Override
    public BigInteger at(BigInteger x) {
        Patience.check();
        return x.signum() == 0 ? BigInteger.ZERO : f.value(x);
    }

    @Override
    public BigInteger floorOfInverse(BigInteger y) {
        if (y.signum() == 0) {
            return y;
        }
        int hint = known.exponentFor(y.bitLength());
        Power first = power(hint);
        Secants secants = first.value.compareTo(y) > 0 ? downwards(first, y) : upwards(first, y);
        BigInteger x = secants.floor();
        known = new Length(y.bitLength(), Math.max(0, x.bitLength() - 1));
        return x;
    }

    private Power power(int exponent) {
        return new Power(exponent, at(BigInteger.ONE.shiftLeft(exponent)));
    }

    private Secants downwards(Power start, BigInteger y) {
        Power high = start;
        for (int step = 1; high.exponent > 0; step *= 2) {
            Power low = power(Math.max(0, high.exponent - step));
            if (low.value.compareTo(y) <= 0) {
                return between(low, high, y);
            }
            high = low;
        }
        return new Secants(this::at, y, BigInteger.ZERO, BigInteger.ZERO, high.x(), high.value);
    }

    /**
     * Goes up with doubled steps while {@code f} behaves as a power, and step by step where it grows faster: {@code f} is
     * never asked far beyond the answer, since {@code 2^k-1} would have no end.
     */
    private Secants upwards(Power start, BigInteger y) {
        Power low = start;
        int step = 1;
        int pace = Integer.MAX_VALUE / 2;
        while (true) {
            Power next = power(low.exponent + step);
            if (next.value.compareTo(y) > 0) {
                return between(low, next, y);
            }
            int reached = next.value.bitLength();
            int lately = Math.max(1, (reached - low.value.bitLength()) / step);
            step = lately < 2L * pace ? Math.min(2 * step, (y.bitLength() - reached) / lately + 1) : 1;
            pace = lately;
            low = next;
        }
    }

    private Secants between(Power from, Power above, BigInteger y) {
        Power low = from;
        Power high = above;
        while (high.exponent - low.exponent > 1) {
            Power middle = power((low.exponent + high.exponent) >>> 1);
            if (middle.value.compareTo(y) > 0) {
                high = middle;
            } else {
                low = middle;
            }
        }
        return new Secants(this::at, y, low.x(), low.value, high.x(), high.value);
    }

    @Override
    public String cost() {
        return "polynomial time (a search with f)";
    }
}
