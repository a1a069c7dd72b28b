package org.wythofflab.rules.formula;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.wythofflab.rules.AmountSet;
import org.wythofflab.rules.Band;
import org.wythofflab.rules.Congruent;
import org.wythofflab.rules.NoPairs;
import org.wythofflab.rules.PairRule;

/** Recognises the rules of the papers when they are written as a comparison. */
final class RuleOfComparison {

    private static final Expr DIFFERENCE = Chain.of(Variable.K, Operator.MINUS, Variable.L);
    private static final Expr DISTANCE = new Absolute(DIFFERENCE);
    private static final List<Expr> BOTH = List.of(Variable.K, Variable.L);
    private static final Expr SMALLER = new Extreme(Extreme.Kind.MIN, BOTH);
    private static final Expr LARGER = new Extreme(Extreme.Kind.MAX, BOTH);

    private final Expr left;
    private final Relation relation;
    private final Expr right;

    private RuleOfComparison(Comparison normal) {
        this.left = normal.left();
        this.relation = normal.relation();
        this.right = normal.right();
    }

    /** The condition {@code max(k,l) < f(min(k,l))}. */
    static Condition below(Expr f) {
        return new Comparison(LARGER, Relation.LESS, f.with(SMALLER, SMALLER));
    }

    static Optional<PairRule> of(Comparison normal) {
        RuleOfComparison comparison = new RuleOfComparison(normal);
        return Stream.of(comparison.distance(), comparison.congruence(), comparison.below())
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** {@code k = l} or {@code abs(k-l) < a}. */
    private Optional<PairRule> distance() {
        if (relation == Relation.EQUAL && left.equals(Variable.K) && right.equals(Variable.L)) {
            return Optional.of(closerThan(BigInteger.ONE));
        }
        if (!left.equals(DISTANCE)) {
            return Optional.empty();
        }
        Optional<BigInteger> bound = Folding.value(right);
        return switch (relation) {
            case LESS -> bound.map(RuleOfComparison::closerThan);
            case AT_MOST -> bound.map(BigInteger.ONE::add).map(RuleOfComparison::closerThan);
            case EQUAL -> bound.filter(number -> number.signum() == 0).map(zero -> closerThan(BigInteger.ONE));
            default -> Optional.empty();
        };
    }

    private static PairRule closerThan(BigInteger bound) {
        return bound.signum() <= 0 ? new NoPairs() : new Band(BigInteger.ONE, bound, AmountSet.ALL, AmountSet.ALL);
    }

    /** {@code k%m = l%m} or {@code (k-l)%m = 0}. */
    private Optional<PairRule> congruence() {
        if (relation != Relation.EQUAL) {
            return Optional.empty();
        }
        Optional<BigInteger> modulus = left.modulus(Variable.K);
        boolean sameRemainder = modulus.isPresent() && modulus.equals(right.modulus(Variable.L));
        boolean multiple = right.equals(Constant.of(0));
        return (sameRemainder ? modulus : multiple ? left.modulus(DIFFERENCE) : Optional.<BigInteger>empty())
                .filter(number -> number.signum() != 0)
                .map(number -> new Congruent(number.abs()));
    }

    /** {@code max(k,l) < f(min(k,l))}, with the terms on any side. */
    private Optional<PairRule> below() {
        Monomial larger = Monomial.of(Atom.of(LARGER));
        Polynomial difference = left.expanded().minus(right.expanded());
        // Turned so that the larger amount stands alone on the left: larger < bound or larger <= bound.
        boolean turned = difference.coefficient(larger).signum() < 0;
        Relation upTo = turned ? relation.mirrored() : relation;
        Polynomial rest = difference.without(larger);
        Polynomial bound = turned ? rest : rest.negated();
        Expr smaller = bound.toExpr();
        boolean matches = difference.coefficient(larger).abs().equals(BigInteger.ONE)
                && (upTo == Relation.LESS || upTo == Relation.AT_MOST)
                && smaller.replacing(SMALLER, Constant.of(1)).constant();
        Expr f = (upTo == Relation.AT_MOST ? bound.plus(BigInteger.ONE) : bound).toExpr();
        return matches ? Optional.of(new Below(f.replacing(SMALLER, Variable.K))) : Optional.empty();
    }
}
