package org.wythofflab.rules.formula;

import java.math.BigInteger;
import org.wythofflab.exact.Brief;
import org.wythofflab.exact.Product;
import org.wythofflab.rules.UndefinedRuleException;
import org.wythofflab.rules.text.Quote;

/**
 * What an expression is asked about: the amounts {@code k} and {@code l}, and how many bits each result on the way
 * may have.
 */
public record Amounts(BigInteger k, BigInteger l, long limitBits) {

    private static final long LIMIT_BITS = 1L << 20;

    /** A limit that grows with the piles: {@code k^2} of a pile with a million digits is no attack. */
    private static final long LIMIT_PER_BIT = 64;

    public static Amounts of(BigInteger k, BigInteger l) {
        return new Amounts(k, l, LIMIT_BITS + LIMIT_PER_BIT * ((long) k.bitLength() + l.bitLength()));
    }

    public static Amounts of(long k, long l) {
        return of(BigInteger.valueOf(k), BigInteger.valueOf(l));
    }

    /** For an expression in which no variable occurs. */
    public static Amounts none(long limitBits) {
        return new Amounts(BigInteger.ONE, BigInteger.ONE, limitBits);
    }

    /** The product, refused before it is computed if it is too large. */
    BigInteger product(BigInteger a, BigInteger b, Expr whole) {
        // A product has as many bits as its factors together, or one less.
        require((long) a.bitLength() + b.bitLength() - 1 <= limitBits, whole);
        return Product.of(a, b);
    }

    /** The power, refused before it is computed if it is too large. */
    BigInteger power(BigInteger base, BigInteger exponent, Expr whole) {
        if (exponent.signum() < 0) {
            throw undefined(whole, "negative exponent");
        }
        BigInteger size = base.abs();
        if (size.compareTo(BigInteger.ONE) <= 0) {
            // 0, 1 and -1 take exponents of any size: only being 0, odd or even matters.
            return base.pow(exponent.signum() == 0 ? 0 : exponent.testBit(0) ? 1 : 2);
        }
        // 2^(n-1) <= |base| < 2^n, so what passes here has at most twice as many bits as allowed.
        BigInteger bits = exponent.multiply(BigInteger.valueOf(size.bitLength() - 1L));
        require(bits.compareTo(BigInteger.valueOf(limitBits)) <= 0, whole);
        BigInteger power = Product.power(base, exponent.intValueExact());
        require(power.bitLength() <= limitBits, whole);
        return power;
    }

    private void require(boolean small, Expr whole) {
        if (!small) {
            throw undefined(whole, "it has more than " + limitBits + " bits");
        }
    }

    UndefinedRuleException undefined(Expr whole, String why) {
        String where = (whole.mentions(Variable.K) ? " at k = " + Brief.of(k) : "")
                + (whole.mentions(Variable.L)
                        ? (whole.mentions(Variable.K) ? ", l = " : " at l = ") + Brief.of(l)
                        : "");
        return new UndefinedRuleException(Quote.brief(whole.text()) + " has no integer value" + where + ": " + why);
    }
}
