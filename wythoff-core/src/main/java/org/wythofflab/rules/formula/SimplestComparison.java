package org.wythofflab.rules.formula;

import java.math.BigInteger;

/**
 * One way to write a comparison: the terms with variables on one side, in lowest terms, starting with a positive one,
 * {@code varying relation bound}; and then each term on the side where it is positive.
 */
record SimplestComparison(Polynomial varying, Relation relation, BigInteger bound) {

    static Condition of(Comparison comparison) {
        Polynomial difference =
                comparison.left().expanded().minus(comparison.right().expanded());
        BigInteger bound = difference.constantTerm().negate();
        SimplestComparison simplest =
                new SimplestComparison(difference.withoutConstant(), comparison.relation(), bound);
        Condition written = simplest.signed().strict().reduced();
        return Folding.truth(written).<Condition>map(Truth::of).orElse(written);
    }

    private SimplestComparison signed() {
        return varying.leadingSign() < 0
                ? new SimplestComparison(varying.negated(), relation.mirrored(), bound.negate())
                : this;
    }

    /** Of integers, {@code a <= b} is {@code a < b+1}. */
    private SimplestComparison strict() {
        return switch (relation) {
            case AT_MOST -> new SimplestComparison(varying, Relation.LESS, bound.add(BigInteger.ONE));
            case AT_LEAST -> new SimplestComparison(varying, Relation.MORE, bound.subtract(BigInteger.ONE));
            default -> this;
        };
    }

    /** Divides by the common divisor of the coefficients: {@code 2*k < 5} is {@code k < 3}. */
    private Condition reduced() {
        BigInteger divisor = varying.content();
        if (varying.isZero()) {
            return Truth.of(relation.holds(BigInteger.ZERO.compareTo(bound)));
        }
        if (divisor.signum() == 0) {
            // Nothing but terms with coefficient 0, kept because they may lack a value.
            return placed();
        }
        BigInteger[] parts = bound.divideAndRemainder(divisor);
        boolean divides = parts[1].signum() == 0;
        BigInteger floor = parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0];
        return switch (relation) {
            case LESS -> over(divisor, divides ? floor : floor.add(BigInteger.ONE));
            case MORE -> over(divisor, floor);
            default -> {
                if (divides) {
                    yield over(divisor, floor);
                }
                yield varying.total() ? Truth.of(relation == Relation.DIFFERENT) : placed();
            }
        };
    }

    private Condition over(BigInteger divisor, BigInteger quotient) {
        return new SimplestComparison(varying.dividedBy(divisor), relation, quotient).placed();
    }

    private Condition placed() {
        Polynomial left = varying.where(coefficient -> coefficient.signum() >= 0);
        Polynomial right =
                varying.where(coefficient -> coefficient.signum() < 0).negated();
        if (right.isZero()) {
            boolean divisibility =
                    bound.signum() == 0 && (relation == Relation.EQUAL || relation == Relation.DIFFERENT);
            Expr number = left.toExpr();
            return new Comparison(divisibility ? number.upToSign() : number, relation, new Constant(bound));
        }
        if (relation == Relation.LESS && bound.equals(BigInteger.ONE)) {
            return new Comparison(left.toExpr(), Relation.AT_MOST, right.toExpr());
        }
        if (relation == Relation.MORE && bound.equals(BigInteger.ONE.negate())) {
            return new Comparison(left.toExpr(), Relation.AT_LEAST, right.toExpr());
        }
        return bound.signum() < 0
                ? new Comparison(left.plus(bound.negate()).toExpr(), relation, right.toExpr())
                : new Comparison(left.toExpr(), relation, right.plus(bound).toExpr());
    }
}
