package org.wythofflab.rules.formula;

import java.math.BigInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wythofflab.exact.Brief;
import org.wythofflab.exact.Product;
import org.wythofflab.rules.UndefinedRuleException;
import org.wythofflab.rules.text.Quote;

/**
 * What an expression is asked about: the amounts {@code k} and {@code l}, the piles {@code x} and {@code y} they are taken
 * from, how many bits each result on the way may have, and how many all of them together. Good for one question.
 */
public record Amounts(BigInteger k, BigInteger l, BigInteger x, BigInteger y, long limitBits, Work work) {

    static final long LIMIT_BITS = 1L << 20;

    /** A limit that grows with the piles: {@code k^2} of a pile with a million digits is no attack. */
    private static final long LIMIT_PER_BIT = 64;

    /** So many results may be as large as one may be. */
    private static final long LARGE_RESULTS = 64;

    /** What a number that is read once may cost, however small its parts have to be. */
    private static final long READING_BITS = 1L << 27;

    Amounts(BigInteger k, BigInteger l, BigInteger x, BigInteger y, long limitBits) {
        this(k, l, x, y, limitBits, new Work(LARGE_RESULTS * limitBits));
    }

    public static Amounts of(BigInteger k, BigInteger l, BigInteger x, BigInteger y) {
        long bits = (long) k.bitLength() + l.bitLength() + x.bitLength() + y.bitLength();
        return new Amounts(k, l, x, y, LIMIT_BITS + LIMIT_PER_BIT * bits);
    }

    static Amounts of(long k, long l, long x, long y) {
        return of(BigInteger.valueOf(k), BigInteger.valueOf(l), BigInteger.valueOf(x), BigInteger.valueOf(y));
    }

    /** For an expression that does not speak of piles. */
    public static Amounts of(BigInteger k, BigInteger l) {
        return of(k, l, BigInteger.ZERO, BigInteger.ZERO);
    }

    public static Amounts of(long k, long l) {
        return of(k, l, 0, 0);
    }

    /** For an expression in which no variable occurs. */
    public static Amounts none(long limitBits) {
        return new Amounts(
                BigInteger.ONE,
                BigInteger.ONE,
                BigInteger.ONE,
                BigInteger.ONE,
                limitBits,
                new Work(READING_BITS + LARGE_RESULTS * limitBits));
    }

    /**
     * Counts the numbers that are about to be put together.
     *
     * @throws UndefinedRuleException if all so far have too many bits
     */
    void spend(BigInteger a, BigInteger b, Expr whole) {
        if (!work.spend((long) a.bitLength() + b.bitLength() + 1)) {
            throw undefined(whole, "the numbers on the way have more than " + work.limit() + " bits in all");
        }
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
        String where = Stream.of(Variable.values())
                .filter(whole::mentions)
                .map(variable -> variable.text() + " = " + Brief.of(variable.at(this)))
                .collect(Collectors.joining(", "));
        String at = where.isEmpty() ? "" : " at " + where;
        return new UndefinedRuleException(Quote.brief(whole.text()) + " has no integer value" + at + ": " + why);
    }
}
