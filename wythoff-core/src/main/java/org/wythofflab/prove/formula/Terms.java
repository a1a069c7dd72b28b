package org.wythofflab.prove.formula;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.wythofflab.prove.automata.Automaton;

/**
 * What the terms of a formula mean that are no sums: quotients, remainders, roots, shifted words. Each is a new variable, of which
 * something is said beside the formula; {@link #settled} puts both together.
 */
final class Terms {

    /** A reader of sums has as many states as its constant is large. */
    private static final int SMALL_CONSTANT = 64;

    private final Meaning.Maker make;
    private final Roots roots;
    private final List<Meaning> beside = new ArrayList<>();
    private final List<String> fresh = new ArrayList<>();
    private int freshCount;

    Terms(Meaning.Maker make) {
        this.make = make;
        this.roots = new Roots(make.system(), make.outlay());
    }

    /** Where the new variables begin that come from now on. */
    int mark() {
        return fresh.size();
    }

    /** The meaning, with values of the new variables since the mark as they have to be. */
    Meaning settled(Meaning meaning, int from) {
        if (beside.isEmpty()) {
            return meaning;
        }
        List<Meaning> parts = new ArrayList<>(beside);
        parts.add(meaning);
        List<String> names = List.copyOf(fresh.subList(from, fresh.size()));
        beside.clear();
        fresh.subList(from, fresh.size()).clear();
        return make.exists(names, parts);
    }

    /** The sign of a sum is one of the given. */
    Meaning sign(Linear sum, IntPredicate signs) {
        return make.sign(withSmallConstant(sum), signs);
    }

    /** The same, with a variable for a large constant. */
    private Linear withSmallConstant(Linear form) {
        if (Math.abs((long) form.constant()) < SMALL_CONSTANT) {
            return form;
        }
        String name = fresh();
        beside.add(make.constant(name, Math.abs(form.constant())));
        Linear rest = new Linear(form.coefficients(), 0);
        return form.constant() > 0 ? rest.plus(Linear.variable(name)) : rest.minus(Linear.variable(name));
    }

    /** A variable that has the value of the sum, which must not be negative then. */
    String named(Linear sum) {
        if (sum.constant() == 0
                && sum.coefficients().size() == 1
                && sum.coefficients().containsValue(1)) {
            return sum.coefficients().keySet().iterator().next();
        }
        String name = fresh();
        beside.add(make.sign(sum.minus(Linear.variable(name)), sign -> sign == 0));
        return name;
    }

    /** The number whose word is that of the sum and a zero. */
    Linear shifted(Linear sum) {
        String from = named(sum);
        String to = fresh();
        beside.add(make.shifted(from, to));
        return Linear.variable(to);
    }

    Linear remainder(Linear of, int divisor) {
        Linear rest = Linear.variable(fresh());
        beside.add(make.multiple(of.minus(rest), divisor));
        beside.add(make.sign(rest.minus(Linear.number(divisor)), sign -> sign < 0));
        return rest;
    }

    Linear quotient(Linear of, int divisor) {
        if (divisor == 1) {
            return of;
        }
        Linear up = Linear.variable(fresh());
        Linear quotient = isNatural(of) ? up : up.minus(negative(up));
        Linear rest = of.minus(quotient.times(divisor));
        beside.add(make.sign(rest, sign -> sign >= 0));
        beside.add(make.sign(rest.minus(Linear.number(divisor)), sign -> sign < 0));
        return quotient;
    }

    /** The size of a sum, which may be negative. */
    Linear absolute(Linear of) {
        Linear up = Linear.variable(fresh());
        return up.plus(difference(of, up));
    }

    /** The number rounded down; empty if its root cannot be told in the number system. */
    Optional<Linear> floor(Surd surd) {
        BigInteger square = BigInteger.valueOf(surd.radicand());
        if (Roots.isSquare(square) || surd.root().equals(Linear.number(0))) {
            return Optional.of(
                    quotient(surd.whole().plus(surd.root().times(square.sqrt().intValueExact())), surd.denominator()));
        }
        // The floor of a fraction is that of the floor of its numerator.
        return roots.told(surd)
                .map(multiple -> quotient(
                        multiple.whole().plus(rounded(multiple.of().times(multiple.factor()))),
                        multiple.denominator()));
    }

    /** Theta times a sum, rounded down. */
    private Linear rounded(Linear of) {
        if (isNatural(of)) {
            return related(roots.rounded(false), of);
        }
        if (isNatural(of.times(-1))) {
            return related(roots.rounded(true), of.times(-1)).times(-1);
        }
        Linear up = Linear.variable(fresh());
        Linear down = difference(of, up);
        return related(roots.rounded(false), up).minus(related(roots.rounded(true), down));
    }

    private Linear related(Automaton relation, Linear of) {
        String from = named(of);
        String to = fresh();
        beside.add(new Meaning(List.of(from, to), relation));
        return Linear.variable(to);
    }

    /** A variable such that the sum is the first less it, and one of both is 0. */
    private Linear difference(Linear of, Linear up) {
        Linear down = negative(up);
        beside.add(make.sign(of.minus(up).plus(down), sign -> sign == 0));
        return down;
    }

    private static boolean isNatural(Linear form) {
        return form.constant() >= 0 && form.coefficients().values().stream().allMatch(coefficient -> coefficient > 0);
    }

    /** A variable that may be positive only if the other is 0: their difference is any whole number. */
    private Linear negative(Linear up) {
        Linear down = Linear.variable(fresh());
        beside.add(make.or(List.of(make.sign(up, sign -> sign == 0), make.sign(down, sign -> sign == 0))));
        return down;
    }

    private String fresh() {
        // No name in a text has a blank.
        String name = " " + freshCount++;
        fresh.add(name);
        return name;
    }
}
