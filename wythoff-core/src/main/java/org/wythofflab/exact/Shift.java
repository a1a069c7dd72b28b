package org.wythofflab.exact;

import java.math.BigInteger;

/**
 * The shift of a number's digits by {@code k >= 1} places in a {@link Numeration}. Let {@code f_0 = 0}, {@code f_1 =
 * 1}, {@code f_n = p*f_(n-1) + q*f_(n-2)}. Then {@code u_(i+k) = f_k*u_(i+1) + q*f_(k-1)*u_i} for all {@code i}, by
 * induction on {@code k}; so if {@code h} shifted by one place is {@code s}, then shifted by {@code k} places it is
 * {@code f_k*s + q*f_(k-1)*h}.
 */
final class Shift {

    /** {@code k}. */
    final int places;

    /** {@code u_k}. */
    final BigInteger unit;

    private final BigInteger p;
    private final BigInteger q;
    private final BigInteger before;
    private final BigInteger here;
    private final BigInteger after;
    private final BigInteger largest;
    private final BigInteger nextUnit;
    private final BigInteger smallGap;
    private final BigInteger nextSmallGap;
    private final LinearMap map;
    private final Divisor growth;

    private Shift(BigInteger p, BigInteger q, int places, BigInteger before, BigInteger here, BigInteger after) {
        this.p = p;
        this.q = q;
        this.places = places;
        this.before = before;
        this.here = here;
        this.after = after;
        this.unit = Product.of(here, p.add(BigInteger.ONE)).add(Product.of(before, q));
        this.largest = unit.subtract(BigInteger.ONE);
        this.nextUnit = Product.of(after, p.add(BigInteger.ONE)).add(Product.of(here, q));
        this.smallGap = Product.of(here.add(before), q);
        this.nextSmallGap = Product.of(unit, q);
        this.map = new LinearMap(here, Product.of(before, q), after, Product.of(here, q), nextUnit.bitLength());
        // With the roots alpha > 0 > beta of x^2 = p*x + q this is alpha^k + beta^k, where |beta| < 1.
        this.growth = Divisor.ofMany(after.add(Product.of(before, q)), unit.bitLength() + 1);
    }

    static Shift of(BigInteger p, BigInteger q, int places) {
        BigInteger before = BigInteger.ZERO;
        BigInteger here = BigInteger.ONE;
        BigInteger after = p;
        for (int k = 1; k < places; k++) {
            BigInteger next = Product.of(after, p).add(Product.of(here, q));
            before = here;
            here = after;
            after = next;
        }
        return new Shift(p, q, places, before, here, after);
    }

    /** Twice as far: {@code f_(m+n) = f_m*f_(n+1) + q*f_(m-1)*f_n}. */
    Shift doubled() {
        BigInteger square = Product.square(here);
        return new Shift(
                p,
                q,
                2 * places,
                square.add(Product.of(Product.square(before), q)),
                Product.of(here, after.add(Product.of(before, q))),
                Product.square(after).add(Product.of(square, q)));
    }

    /** {@code h} shifted by {@code k} places and, if wanted, by {@code k+1}, from {@code h} shifted by one. */
    BigInteger[] of(BigInteger h, BigInteger shifted, boolean oneMore) {
        return map.of(shifted, h, oneMore);
    }

    /**
     * About the number {@code h} for which {@code x} lies between {@code h} and {@code h+1} shifted by {@code k}: a
     * shift by {@code k} places multiplies by about {@code alpha^k}, so that this is never off by more than a few.
     */
    BigInteger unshifted(BigInteger x) {
        return growth.quotientNearby(x).min(largest);
    }

    /** How much {@code h+1} shifted by {@code k} exceeds {@code h} shifted by {@code k}: see {@link Expander}. */
    BigInteger gap(boolean endsInP) {
        return endsInP ? smallGap : unit;
    }

    /** The same for the shift by {@code k+1}. */
    BigInteger nextGap(boolean endsInP) {
        return endsInP ? nextSmallGap : nextUnit;
    }
}
