package org.wythofflab.theory.wytf;

import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.exact.Division;
import org.wythofflab.exact.Product;
import org.wythofflab.exact.SquareRoot;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.theory.PairSequence;
import org.wythofflab.theory.PairWalk;
import org.wythofflab.theory.wytf.ThreeDigits.Digits;

/**
 * {@code (A_n, B_n)} of Theorem 10. {@code A} has the digits {@code m_1 <= m_0}, so one period holds {@code t - j}
 * numbers with {@code m_1 = j}, for {@code j = 0, ..., t-2}, and {@code q = (t-1)(t+2)/2} in all.
 */
record WytConstantPairs(ThreeDigits system) implements PairSequence {

    @Override
    public BigPosition pair(BigInteger n) {
        Digits digits = digits(n);
        return new BigPosition(system.value(digits), system.value(digits.exchanged()));
    }

    /** Those of {@code A_n}. */
    private Digits digits(BigInteger n) {
        BigInteger[] turn = Division.withRemainder(n, perPeriod());
        BigInteger m1 = rowOf(turn[1]);
        BigInteger m0 = m1.add(turn[1].subtract(before(m1)));
        return new Digits(turn[0], m1, m0);
    }

    /** From digits to digits, if they and the numbers are small enough. */
    @Override
    public Optional<PairWalk> walk(long from, long end) {
        boolean fits = from < end
                && system.t().bitLength() < Integer.SIZE
                && pair(BigInteger.valueOf(end - 1)).y().bitLength() < Long.SIZE - 2;
        return fits
                ? Optional.of(new Walk(system.t().longValueExact(), digits(BigInteger.valueOf(from))))
                : Optional.empty();
    }

    private static final class Walk implements PairWalk {
        private final long t;
        /** {@code m_2*(t^2-1)}; past the last pair asked for it is still below {@code 2^63}. */
        private long base;

        private long m1;
        private long m0;

        Walk(long t, Digits start) {
            this.t = t;
            base = start.m2().longValueExact() * (t * t - 1);
            m1 = start.m1().longValueExact();
            m0 = start.m0().longValueExact();
        }

        @Override
        public void next(long[] firsts, long[] seconds, int count) {
            for (int i = 0; i < count; i++) {
                firsts[i] = base + m1 * t + m0;
                seconds[i] = base + m0 * t + m1;
                m0++;
                if (m0 == t) {
                    m1++;
                    m0 = m1;
                }
                if (m1 == t - 1) {
                    base += t * t - 1;
                    m1 = 0;
                    m0 = 0;
                }
            }
        }
    }

    /** {@code q = (t-1)(t+2)/2}. */
    BigInteger perPeriod() {
        BigInteger t = system.t();
        return Product.of(t.subtract(BigInteger.ONE), t.add(BigInteger.TWO)).shiftRight(1);
    }

    /** How many numbers of a period have {@code m_1 < j}: {@code t + (t-1) + ... + (t-j+1)}. */
    private BigInteger before(BigInteger j) {
        BigInteger twice = system.t().shiftLeft(1).subtract(j).add(BigInteger.ONE);
        return Product.of(j, twice).shiftRight(1);
    }

    /**
     * The largest {@code j} with {@code before(j) <= i}. That is {@code j*(2t+1-j) <= 2i}, or {@code (2t+1-2j)^2 >= d}
     * with {@code d = (2t+1)^2 - 8i}, or {@code 2t+1-2j >= ceil(sqrt(d))}.
     */
    private BigInteger rowOf(BigInteger i) {
        BigInteger odd = system.t().shiftLeft(1).add(BigInteger.ONE);
        BigInteger d = Product.square(odd).subtract(i.shiftLeft(3));
        BigInteger ceiling = SquareRoot.floor(d.subtract(BigInteger.ONE)).add(BigInteger.ONE);
        return odd.subtract(ceiling).shiftRight(1);
    }
}
