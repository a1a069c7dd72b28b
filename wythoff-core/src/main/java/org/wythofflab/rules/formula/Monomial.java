package org.wythofflab.rules.formula;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** A product of powers of atoms; the empty product is 1. */
record Monomial(SortedMap<Atom, Integer> exponents) implements Comparable<Monomial> {

    static final Monomial ONE = new Monomial(new TreeMap<>());

    static Monomial of(Atom atom) {
        return new Monomial(new TreeMap<>(Map.of(atom, 1)));
    }

    int degree() {
        int degree = 0;
        for (int exponent : exponents.values()) {
            degree += exponent;
        }
        return degree;
    }

    int degreeInK() {
        return exponents.getOrDefault(Atom.K, 0);
    }

    boolean isInAmounts() {
        return exponents.keySet().stream().allMatch(Atom::isAmount);
    }

    Monomial times(Monomial other) {
        SortedMap<Atom, Integer> product = new TreeMap<>(exponents);
        other.exponents.forEach((atom, exponent) -> product.merge(atom, exponent, Integer::sum));
        return new Monomial(product);
    }

    Monomial power(int power) {
        SortedMap<Atom, Integer> raised = new TreeMap<>();
        exponents.forEach((atom, exponent) -> raised.put(atom, exponent * power));
        return new Monomial(raised);
    }

    /** The factors that may lack a value for some amounts. */
    List<Atom> partialAtoms() {
        return exponents.keySet().stream().filter(atom -> !atom.expr().total()).toList();
    }

    /** The product of all factors but the power of {@code k}, if it is a number. */
    Optional<BigInteger> constantFactor() {
        SortedMap<Atom, Integer> others = new TreeMap<>(exponents);
        others.remove(Atom.K);
        return Folding.value(new Monomial(others).times(BigInteger.ONE));
    }

    /** The product with a number, as one writes it. */
    Expr times(BigInteger coefficient) {
        List<Expr> factors = factors();
        if (factors.isEmpty()) {
            return new Constant(coefficient);
        }
        Expr first = factors.remove(0);
        if (first.precedence() == Precedence.PRODUCT) {
            // k//2*3 and not 3*(k//2): else every turn of such a chain would add parentheses.
            if (!coefficient.equals(BigInteger.ONE)) {
                factors.add(new Constant(coefficient));
            }
        } else if (coefficient.equals(BigInteger.ONE.negate())) {
            first = new Negation(first);
        } else if (!coefficient.equals(BigInteger.ONE)) {
            factors.add(0, first);
            first = new Constant(coefficient);
        }
        return factors.isEmpty()
                ? first
                : first.then(factors.stream()
                        .map(factor -> new Chain.Step(Operator.TIMES, factor))
                        .toList());
    }

    /** The powers in order, except that a quotient or remainder comes first, where it needs no parentheses. */
    private List<Expr> factors() {
        List<Expr> factors = new ArrayList<>();
        exponents.forEach((atom, exponent) ->
                factors.add(exponent == 1 ? atom.expr() : new Power(atom.expr(), Constant.of(exponent))));
        factors.stream()
                .filter(factor -> factor.precedence() == Precedence.PRODUCT)
                .findFirst()
                .ifPresent(quotient -> {
                    factors.remove(quotient);
                    factors.add(0, quotient);
                });
        return factors;
    }

    /** Higher degrees first, and {@code k^2} before {@code k*l} before {@code l^2}, as one writes polynomials. */
    @Override
    public int compareTo(Monomial other) {
        if (degree() != other.degree()) {
            return Integer.compare(other.degree(), degree());
        }
        Iterator<Map.Entry<Atom, Integer>> others = other.exponents.entrySet().iterator();
        for (Map.Entry<Atom, Integer> mine : exponents.entrySet()) {
            // Of the same degree, so neither runs out of factors before they differ.
            Map.Entry<Atom, Integer> theirs = others.next();
            int byAtom = mine.getKey().compareTo(theirs.getKey());
            if (byAtom != 0 || !mine.getValue().equals(theirs.getValue())) {
                return byAtom != 0 ? byAtom : Integer.compare(theirs.getValue(), mine.getValue());
            }
        }
        return 0;
    }
}
