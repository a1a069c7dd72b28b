package org.wythofflab.theory.imitation;

import java.math.BigInteger;
import java.util.List;
import org.wythofflab.exact.Product;

/**
 * The sequences for any m and p, in time quadratic in the number of digits: what is in a window around x is known if one
 * knows what is in a window of the same length around x/rho (see {@link MpConstants}, {@link MpDescent}, {@link MpAscent}).
 * With D digits there are about D/log(rho) levels, and each costs O(D + p) steps; if m is much less than p, 1/log(rho) is
 * about 2p/m.
 */
final class WindowSequence implements MpSequence {

    private final MpConstants constants;
    private final BigInteger floor;

    /** Questions about one position stay close together, so the last window is kept. */
    private volatile MpWindow last;

    WindowSequence(BigInteger m, int p) {
        this.constants = MpConstants.of(m, p);
        // Small enough to begin: either all numbers of the window are less than b_p = p + m, or they are few.
        BigInteger onlyAs =
                m.add(BigInteger.valueOf(p - constants.radius() - 2L)).shiftRight(1);
        this.floor = onlyAs.max(BigInteger.valueOf(2L * constants.radius()));
        this.last = byIndex(BigInteger.ZERO);
    }

    @Override
    public Place place(BigInteger x) {
        MpWindow window = last;
        if (!window.holds(x)) {
            window = byNumber(x);
            last = window;
        }
        return window.place(x, constants.p());
    }

    @Override
    public List<BigInteger> firsts(BigInteger first, int count) {
        MpWindow window = last;
        if (!window.holds(first, count)) {
            window = byIndex(first);
            last = window;
        }
        return window.firsts(first, count);
    }

    @Override
    public String cost() {
        return "quadratic time";
    }

    /** The window around a_n: n*alpha is at most 2p + 1 more than a_n. */
    private MpWindow byIndex(BigInteger n) {
        BigInteger index = n.shiftLeft(constants.fraction());
        int precision = index.bitLength() + 1;
        return window(index, MpConstants.root(constants.m(), constants.p(), precision), precision);
    }

    /** The window around x: the index is x/alpha = x*(r + m - 2p)/2m. */
    private MpWindow byNumber(BigInteger x) {
        BigInteger m = constants.m();
        int precision = x.bitLength() + constants.fraction() + 1;
        BigInteger root = MpConstants.root(m, constants.p(), precision);
        BigInteger factor =
                root.add(m.subtract(BigInteger.valueOf(2L * constants.p())).shiftLeft(precision));
        BigInteger index = Product.of(x, factor)
                .shiftRight(precision + 1 - constants.fraction())
                .divide(m);
        return window(index, root, precision);
    }

    private MpWindow window(BigInteger index, BigInteger root, int precision) {
        MpDescent descent = new MpDescent(constants, index, root, precision, floor);
        MpAscent ascent = new MpAscent(constants, descent.block(), descent.centre());
        for (int level = descent.levels() - 1; level >= 0; level--) {
            ascent.rise(descent.lift(level), descent.shift(level));
        }
        BigInteger firstIndex =
                descent.topBlock().multiply(BigInteger.valueOf(constants.p())).add(BigInteger.valueOf(ascent.first()));
        BigInteger base = descent.topCentre().subtract(BigInteger.valueOf(constants.radius()));
        return new MpWindow(base, firstIndex, ascent.offsets());
    }
}
