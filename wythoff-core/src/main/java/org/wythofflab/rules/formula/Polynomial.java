package org.wythofflab.rules.formula;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.wythofflab.exact.Patience;

/**
 * An expression as a sum of integers times products of {@linkplain Atom atoms}: expressions that differ only by the
 * laws of addition and multiplication have the same polynomial.
 *
 * <p>Atoms that may lack a value stay, with coefficient 0, when their terms cancel: {@code 0*(1//0)} is not 0.
 */
final class Polynomial {

    static final Polynomial ZERO = new Polynomial(new TreeMap<>());

    /** A product is multiplied out while it prints in a line or two, or while that makes it no longer. */
    private static final int LONGEST_PRODUCT = 200;

    /** How many products of terms, and how high a power, are tried at all. */
    private static final int MOST_PRODUCTS = 1_000;

    private static final int LARGEST_EXPONENT = 1_000_000;

    private final SortedMap<Monomial, BigInteger> terms;

    private Polynomial(SortedMap<Monomial, BigInteger> terms) {
        this.terms = terms;
    }

    static Polynomial of(BigInteger constant) {
        return ZERO.with(Monomial.ONE, constant);
    }

    /** The expression as an atom, or as a number if it is a constant of reasonable size. */
    static Polynomial opaque(Expr expr) {
        return Folding.shortValue(expr)
                .map(Polynomial::of)
                .orElseGet(() -> ZERO.with(Monomial.of(Atom.of(expr)), BigInteger.ONE));
    }

    private Polynomial with(Monomial monomial, BigInteger coefficient) {
        SortedMap<Monomial, BigInteger> changed = new TreeMap<>(terms);
        add(changed, monomial, coefficient);
        return new Polynomial(changed);
    }

    private static void add(SortedMap<Monomial, BigInteger> terms, Monomial monomial, BigInteger coefficient) {
        BigInteger sum = terms.getOrDefault(monomial, BigInteger.ZERO).add(coefficient);
        if (sum.signum() == 0) {
            terms.remove(monomial);
            monomial.partialAtoms().forEach(atom -> terms.putIfAbsent(Monomial.of(atom), BigInteger.ZERO));
        } else {
            terms.put(monomial, sum);
        }
    }

    Polynomial plus(Polynomial other) {
        SortedMap<Monomial, BigInteger> sum = new TreeMap<>(terms);
        other.terms.forEach((monomial, coefficient) -> add(sum, monomial, coefficient));
        return new Polynomial(sum);
    }

    Polynomial minus(Polynomial other) {
        return plus(other.negated());
    }

    Polynomial plus(BigInteger number) {
        return with(Monomial.ONE, number);
    }

    Polynomial negated() {
        SortedMap<Monomial, BigInteger> changed = new TreeMap<>();
        terms.forEach((monomial, coefficient) -> changed.put(monomial, coefficient.negate()));
        return new Polynomial(changed);
    }

    /** The polynomial with all coefficients divided by a common divisor of theirs. */
    Polynomial dividedBy(BigInteger divisor) {
        SortedMap<Monomial, BigInteger> changed = new TreeMap<>();
        terms.forEach((monomial, coefficient) -> changed.put(monomial, coefficient.divide(divisor)));
        return new Polynomial(changed);
    }

    /** The product multiplied out, unless that gets out of hand. */
    Optional<Polynomial> times(Polynomial other) {
        Patience.check();
        if (isZero() || other.isZero()) {
            return Optional.of(vanished().plus(other.vanished()));
        }
        if ((long) terms.size() * other.terms.size() > MOST_PRODUCTS) {
            return Optional.empty();
        }
        SortedMap<Monomial, BigInteger> product = new TreeMap<>();
        terms.forEach((monomial, coefficient) -> other.terms.forEach((monomial2, coefficient2) ->
                add(product, monomial.times(monomial2), coefficient.multiply(coefficient2))));
        Polynomial result = new Polynomial(product);
        int length = result.length();
        // An operator and parentheses may come in between.
        return length <= LONGEST_PRODUCT || length <= length() + other.length() + 4
                ? Optional.of(result)
                : Optional.empty();
    }

    /** 0 times this: nothing but the terms that may lack a value. */
    private Polynomial vanished() {
        SortedMap<Monomial, BigInteger> changed = new TreeMap<>();
        terms.keySet().forEach(monomial -> add(changed, monomial, BigInteger.ZERO));
        return new Polynomial(changed);
    }

    /** The power multiplied out, unless that gets out of hand. */
    Optional<Polynomial> power(int exponent) {
        if (terms.size() == 1) {
            Monomial monomial = terms.firstKey();
            BigInteger coefficient = coefficient(monomial);
            return (long) coefficient.bitLength() * exponent <= Folding.SHORT_BITS
                            && (long) monomial.degree() * exponent <= LARGEST_EXPONENT
                    ? Optional.of(ZERO.with(monomial.power(exponent), coefficient.pow(exponent)))
                    : Optional.empty();
        }
        Optional<Polynomial> power = exponent > LONGEST_PRODUCT ? Optional.empty() : Optional.of(of(BigInteger.ONE));
        for (int i = 0; i < exponent && power.isPresent(); i++) {
            power = power.get().times(this);
        }
        return power;
    }

    boolean isZero() {
        return terms.isEmpty();
    }

    /** Whether the polynomial has a value for all amounts. */
    boolean total() {
        return terms.keySet().stream()
                .allMatch(monomial -> monomial.partialAtoms().isEmpty());
    }

    /** Whether k and l are its only atoms. */
    boolean isInAmounts() {
        return terms.keySet().stream().allMatch(Monomial::isInAmounts);
    }

    /** Whether for this k, as l grows from 0, the value of a polynomial in amounts only rises or only falls. */
    boolean isMonotoneInL(long k) {
        SortedMap<Integer, BigInteger> coefficients = new TreeMap<>();
        terms.forEach((monomial, coefficient) -> coefficients.merge(
                monomial.degree() - monomial.degreeInK(),
                coefficient.multiply(BigInteger.valueOf(k).pow(monomial.degreeInK())),
                BigInteger::add));
        int[] signs = coefficients.tailMap(1).values().stream()
                .mapToInt(BigInteger::signum)
                .filter(sign -> sign != 0)
                .distinct()
                .toArray();
        return signs.length <= 1;
    }

    BigInteger constantTerm() {
        return coefficient(Monomial.ONE);
    }

    BigInteger coefficient(Monomial monomial) {
        return terms.getOrDefault(monomial, BigInteger.ZERO);
    }

    Polynomial withoutConstant() {
        return without(Monomial.ONE);
    }

    Polynomial without(Monomial monomial) {
        SortedMap<Monomial, BigInteger> rest = new TreeMap<>(terms);
        rest.remove(monomial);
        return new Polynomial(rest);
    }

    /** The terms whose coefficients are as asked for. */
    Polynomial where(Predicate<BigInteger> asked) {
        SortedMap<Monomial, BigInteger> chosen = new TreeMap<>(terms);
        chosen.values().removeIf(asked.negate());
        return new Polynomial(chosen);
    }

    /** The sign of the first coefficient that has one. */
    int leadingSign() {
        return terms.values().stream()
                .mapToInt(BigInteger::signum)
                .filter(sign -> sign != 0)
                .findFirst()
                .orElse(0);
    }

    /** This polynomial or its negative, whichever starts with a positive coefficient. */
    Polynomial upToSign() {
        return leadingSign() < 0 ? negated() : this;
    }

    /** The greatest common divisor of the coefficients. */
    BigInteger content() {
        return terms.values().stream().reduce(BigInteger.ZERO, BigInteger::gcd);
    }

    /** The coefficients by degree, if this is a polynomial in {@code k} with numbers for coefficients. */
    Optional<SortedMap<Integer, BigInteger>> coefficients() {
        SortedMap<Integer, BigInteger> coefficients = new TreeMap<>();
        for (Map.Entry<Monomial, BigInteger> term : terms.entrySet()) {
            Optional<BigInteger> factor = term.getKey().constantFactor();
            if (factor.isEmpty()) {
                return Optional.empty();
            }
            coefficients.merge(term.getKey().degreeInK(), term.getValue().multiply(factor.get()), BigInteger::add);
        }
        return Optional.of(coefficients);
    }

    private int length() {
        return toExpr().text().length();
    }

    /** The sum with a positive term first if there is one: {@code 5-k} rather than {@code -k+5}. */
    Expr toExpr() {
        if (terms.isEmpty()) {
            return new Constant(BigInteger.ZERO);
        }
        SortedMap<Monomial, BigInteger> rest = new TreeMap<>(terms);
        Monomial start = terms.entrySet().stream()
                .filter(term -> term.getValue().signum() >= 0)
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(terms.firstKey());
        Expr first = start.times(coefficient(start));
        rest.remove(start);
        List<Chain.Step> steps = new ArrayList<>();
        rest.forEach((monomial, coefficient) -> steps.add(new Chain.Step(
                coefficient.signum() < 0 ? Operator.MINUS : Operator.PLUS, monomial.times(coefficient.abs()))));
        return steps.isEmpty() ? first : new Chain(first, steps);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Polynomial polynomial && terms.equals(polynomial.terms);
    }

    @Override
    public int hashCode() {
        return terms.hashCode();
    }

    @Override
    public String toString() {
        return toExpr().text();
    }
}
