package org.wythofflab.exact;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** A number {@code >= 0} that many others will be multiplied by: its transform is kept, a third of each product. */
final class Factor {

    private final BigInteger value;
    private final int bits;
    private final @Nullable Prepared prepared;

    private record Prepared(Convolution convolution, Spectrum spectrum) {}

    /** For products with numbers of at most that many bits. */
    Factor(BigInteger value, int bits) {
        this.value = value;
        this.bits = bits;
        this.prepared = Product.isLong(value.bitLength(), bits) ? prepared(value, bits) : null;
    }

    private static Prepared prepared(BigInteger value, int bits) {
        Convolution convolution = Convolution.ofBits(value.bitLength(), bits);
        return new Prepared(convolution, convolution.spectrum(value));
    }

    BigInteger value() {
        return value;
    }

    /** The product with any {@code x >= 0}. */
    BigInteger times(BigInteger x) {
        // Kept for long numbers, the transform would be a waste on a short one.
        if (prepared == null || x.bitLength() > bits || x.bitLength() < bits / 2) {
            return Product.of(value, x);
        }
        return prepared.convolution.product(prepared.convolution.spectrum(x), prepared.spectrum);
    }
}
