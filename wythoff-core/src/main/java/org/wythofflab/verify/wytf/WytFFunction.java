package org.wythofflab.verify.wytf;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.LongUnaryOperator;
import java.util.function.UnaryOperator;
import java.util.stream.LongStream;
import org.wythofflab.verify.Case;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Parameters;

/**
 * A function f of a game Wyt(f), written as the game is and, apart from that, as plain arithmetic.
 *
 * @param value f(k) for all k >= 0
 * @param coefficients of a polynomial, that of degree 0 first; else empty
 */
record WytFFunction(String text, UnaryOperator<BigInteger> value, List<BigInteger> coefficients) {

    /** Larger than any pile, and two of them still fit a long. */
    private static final BigInteger PAST_PILES = BigInteger.ONE.shiftLeft(61);

    /** Strictly increasing and superadditive, not a polynomial with f(0) = 0. */
    private static final List<WytFFunction> OTHER_SUPERADDITIVE = List.of(
            new WytFFunction("k+k//2", k -> k.add(k.shiftRight(1))),
            new WytFFunction("k+k//5", k -> k.add(k.divide(BigInteger.valueOf(5)))),
            // f(0) = 0 is not of this form, and no move asks for it.
            new WytFFunction(
                    "2*k-1", k -> k.shiftLeft(1).subtract(BigInteger.ONE).max(BigInteger.ZERO)),
            new WytFFunction("if(k < 7, k, 2*k)", k -> k.compareTo(BigInteger.valueOf(7)) < 0 ? k : k.shiftLeft(1)),
            new WytFFunction(
                    "2^k-1", k -> BigInteger.ONE.shiftLeft(k.intValueExact()).subtract(BigInteger.ONE)));

    WytFFunction(String text, UnaryOperator<BigInteger> value) {
        this(text, value, List.of());
    }

    /** The coefficients begin with that of degree 0. */
    static WytFFunction polynomial(String text, long... coefficients) {
        List<BigInteger> exact =
                Arrays.stream(coefficients).mapToObj(BigInteger::valueOf).toList();
        return new WytFFunction(text, k -> homogeneous(exact, k, BigInteger.ONE), exact);
    }

    /** d^t*f(j/d) for a polynomial of degree t. */
    BigInteger timesPower(long j, long d) {
        return homogeneous(coefficients, BigInteger.valueOf(j), BigInteger.valueOf(d));
    }

    /** Horner's scheme for the sum of a_i * j^i * d^(t-i). */
    private static BigInteger homogeneous(List<BigInteger> a, BigInteger j, BigInteger d) {
        BigInteger value = BigInteger.ZERO;
        BigInteger power = BigInteger.ONE;
        for (int i = a.size() - 1; i >= 0; i--) {
            value = value.multiply(j).add(a.get(i).multiply(power));
            power = power.multiply(d);
        }
        return value;
    }

    static WytFFunction identity() {
        return polynomial("k", 0, 1);
    }

    /** Superadditive polynomials other than the identity (Remark 15). */
    static List<WytFFunction> superadditivePolynomials() {
        return List.of(
                polynomial("2*k", 0, 2),
                polynomial("3*k", 0, 3),
                polynomial("k^2", 0, 0, 1),
                polynomial("k^2+k", 0, 1, 1),
                polynomial("2*k^2+3*k", 0, 3, 2),
                polynomial("k^3", 0, 0, 0, 1));
    }

    static List<WytFFunction> otherSuperadditive() {
        return OTHER_SUPERADDITIVE;
    }

    /** Degree at least 2, nonnegative coefficients and f(0) > 0: Section 4. */
    static List<WytFFunction> polynomials() {
        return List.of(
                polynomial("k^2+1", 1, 0, 1),
                polynomial("k^2+2", 2, 0, 1),
                polynomial("k^2+3", 3, 0, 1),
                polynomial("k^2+9", 9, 0, 1),
                polynomial("k^2+24", 24, 0, 1),
                polynomial("k^2+k+1", 1, 1, 1),
                polynomial("k^2+3*k+5", 5, 3, 1),
                polynomial("2*k^2+15", 15, 0, 2),
                polynomial("k^3+2*k+1", 1, 2, 0, 1),
                polynomial("k^3+30", 30, 0, 0, 1),
                polynomial("k^4+k+100", 100, 1, 0, 0, 1));
    }

    /** Those of Section 4 that are below the line f(1)*x somewhere, so that g is not f. */
    static List<WytFFunction> belowTheLine() {
        return polynomials().stream()
                .filter(f -> f.at(2).compareTo(f.at(1).shiftLeft(1)) < 0)
                .toList();
    }

    /** Those with f(n) <= f(1)*(n-1) somewhere, so that case (iv) of Theorem 27 occurs. */
    static List<WytFFunction> farBelowTheLine() {
        return polynomials().stream()
                .filter(f -> LongStream.range(2, f.atMostPast(1))
                        .anyMatch(n -> f.atMostPast(n) <= f.atMostPast(1) * (n - 1)))
                .toList();
    }

    static List<Case> cases(List<WytFFunction> functions, Function<WytFFunction, Check> check) {
        return functions.stream()
                .map(f -> new Case(Parameters.of("f", f.text()), check.apply(f)))
                .toList();
    }

    BigInteger at(long k) {
        return value.apply(BigInteger.valueOf(k));
    }

    /** g(x) = max(f(x), f(1)*x) for x >= 1, and f(1)*x below (equation 7). */
    WytFFunction envelope() {
        return new WytFFunction("max(" + text + ", f(1)*k)", x -> {
            BigInteger line = at(1).multiply(x);
            return x.signum() > 0 ? value.apply(x).max(line) : line;
        });
    }

    /** The value, or a number larger than any pile if it is larger still. */
    long atMostPast(long k) {
        return at(k).min(PAST_PILES).longValueExact();
    }

    LongUnaryOperator onPiles() {
        return this::atMostPast;
    }

    String game() {
        return "wyt(" + text + ")";
    }
}
