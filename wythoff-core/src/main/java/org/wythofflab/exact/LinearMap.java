package org.wythofflab.exact;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * The linear map {@code (x, y) -> (a*x + b*y, c*x + d*y)} of natural numbers, to be applied to many pairs: four
 * products at the cost of little more than one, since the transforms of the coefficients are kept and sums are formed
 * before the transforms back.
 */
final class LinearMap {

    private final BigInteger a;
    private final BigInteger b;
    private final BigInteger c;
    private final BigInteger d;
    private final int bits;
    private final @Nullable Prepared prepared;

    private record Prepared(Convolution convolution, Spectrum a, Spectrum b, Spectrum c, Spectrum d) {}

    /** For pairs of numbers of at most that many bits. */
    LinearMap(BigInteger a, BigInteger b, BigInteger c, BigInteger d, int bits) {
        this.a = a;
        this.b = b;
        this.c = c;
        this.d = d;
        this.bits = bits;
        this.prepared = prepared();
    }

    private @Nullable Prepared prepared() {
        int longest = Math.max(Math.max(a.bitLength(), b.bitLength()), Math.max(c.bitLength(), d.bitLength()));
        if (!Product.isLong(longest, bits)) {
            return null;
        }
        Convolution convolution = Convolution.ofBits(longest, bits);
        return new Prepared(
                convolution,
                convolution.spectrum(a),
                convolution.spectrum(b),
                convolution.spectrum(c),
                convolution.spectrum(d));
    }

    /** The image of {@code (x, y)}; its second number is 0 if it is not wanted. */
    BigInteger[] of(BigInteger x, BigInteger y, boolean secondWanted) {
        int length = Math.max(x.bitLength(), y.bitLength());
        // Kept for long numbers, the transforms would be a waste on short ones.
        if (prepared == null || length > bits || length < bits / 2) {
            return new BigInteger[] {sum(a, x, b, y), secondWanted ? sum(c, x, d, y) : BigInteger.ZERO};
        }
        Convolution convolution = prepared.convolution;
        Spectrum u = convolution.spectrum(x);
        Spectrum v = convolution.spectrum(y);
        return new BigInteger[] {
            convolution.sumOfProducts(prepared.a, u, prepared.b, v),
            secondWanted ? convolution.sumOfProducts(prepared.c, u, prepared.d, v) : BigInteger.ZERO
        };
    }

    private static BigInteger sum(BigInteger a, BigInteger x, BigInteger b, BigInteger y) {
        return Product.of(a, x).add(Product.of(b, y));
    }
}
