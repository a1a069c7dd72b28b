package org.wythofflab.explore;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.function.Function;

/** The value of something that was measured. */
public sealed interface Quantity {

    <T> T fold(Function<Whole, T> whole, Function<Decimal, T> decimal, Function<Words, T> words);

    /** For people: a decimal with its error bar. */
    String text();

    /** For tables: a decimal without it. */
    default String plain() {
        return text();
    }

    static Quantity of(long value) {
        return new Whole(BigInteger.valueOf(value));
    }

    static Quantity of(String words) {
        return new Words(words);
    }

    /** An integer, counted. */
    record Whole(BigInteger value) implements Quantity {
        @Override
        public <T> T fold(Function<Whole, T> whole, Function<Decimal, T> decimal, Function<Words, T> words) {
            return whole.apply(this);
        }

        @Override
        public String text() {
            return value.toString();
        }
    }

    /**
     * A number that was estimated.
     *
     * @param error the true value is expected to be at most so far away
     */
    record Decimal(double value, double error) implements Quantity {
        private static final MathContext ONE_DIGIT = new MathContext(1, RoundingMode.UP);
        private static final MathContext ALL_DIGITS = new MathContext(15);

        @Override
        public <T> T fold(Function<Whole, T> whole, Function<Decimal, T> decimal, Function<Words, T> words) {
            return decimal.apply(this);
        }

        public boolean contains(double other) {
            return Math.abs(other - value) <= error;
        }

        @Override
        public String text() {
            return Double.isFinite(error) && error > 0
                    ? plain() + " \u00b1 "
                            + new BigDecimal(error).round(ONE_DIGIT).toPlainString()
                    : plain();
        }

        /** As many digits as the error leaves. */
        @Override
        public String plain() {
            if (!Double.isFinite(value)) {
                return value > 0 ? "infinite" : "unknown";
            }
            BigDecimal exact = new BigDecimal(value);
            if (!Double.isFinite(error) || error <= 0) {
                return exact.round(ALL_DIGITS).stripTrailingZeros().toPlainString();
            }
            int places = Math.max(0, new BigDecimal(error).round(ONE_DIGIT).scale());
            return exact.setScale(places, RoundingMode.HALF_EVEN).toPlainString();
        }
    }

    /** A formula, or a pattern in words. */
    record Words(String value) implements Quantity {
        @Override
        public <T> T fold(Function<Whole, T> whole, Function<Decimal, T> decimal, Function<Words, T> words) {
            return words.apply(this);
        }

        @Override
        public String text() {
            return value;
        }
    }
}
