package org.wythofflab.definition;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.LongBinaryOperator;
import java.util.function.LongPredicate;
import java.util.function.LongUnaryOperator;
import java.util.stream.Collectors;
import org.wythofflab.definition.Definition.Both;

/**
 * Random sets, expressions and conditions of the game language, each as its text beside its meaning.
 * Arithmetic is exact (an overflow would throw); divisors are positive constants.
 */
final class RandomTerms {

    /** A set of amounts. */
    record Amounts(String text, LongPredicate has) {}

    /** The value of an expression for k and l. */
    interface Value {
        long at(long k, long l);
    }

    /** An expression; {@code binding} is how tightly its outermost operator binds. */
    record Term(String text, int binding, Value value) {
        private String in(int context) {
            return binding < context ? "(" + text + ")" : text;
        }
    }

    /** A condition; {@code binding} as for terms. */
    record Condition(String text, int binding, Both holds) {
        private String in(int context) {
            return binding < context ? "(" + text + ")" : text;
        }
    }

    // Expressions, loosest first. A leading minus counts as a sum, so that it is never printed after an operator.
    private static final int SUM = 0;
    private static final int PRODUCT = 1;
    private static final int POWER = 2;
    private static final int ATOM = 3;

    // Conditions, loosest first.
    private static final int OR = 0;
    private static final int AND = 1;
    private static final int NOT = 2;
    private static final int COMPARISON = 3;

    private final Random random;

    RandomTerms(Random random) {
        this.random = random;
    }

    Amounts set() {
        if (random.nextInt(5) == 0) {
            Amounts a = simpleSet();
            Amounts b = simpleSet();
            return new Amounts(a.text + " | " + b.text, n -> a.has.test(n) || b.has.test(n));
        }
        return simpleSet();
    }

    private Amounts simpleSet() {
        int a = 1 + random.nextInt(6);
        return switch (random.nextInt(9)) {
            case 0 -> new Amounts("none", n -> false);
            case 1 -> new Amounts("odd", n -> n % 2 == 1);
            case 2 -> new Amounts("even", n -> n % 2 == 0);
            case 3 -> residues(random.nextInt(a + 1), a + 1);
            case 4 -> range(a, a + random.nextInt(6));
            case 5 -> new Amounts(">=" + a, n -> n >= a);
            case 6 -> finite(a);
            default -> new Amounts("all", n -> true);
        };
    }

    private static Amounts residues(int rest, int modulus) {
        return new Amounts(rest + " mod " + modulus, n -> n % modulus == rest);
    }

    private static Amounts range(int first, int last) {
        return new Amounts(first + ".." + last, n -> first <= n && n <= last);
    }

    private Amounts finite(int first) {
        List<Long> members = new ArrayList<>();
        for (long n = first; n < 14; n += 1 + random.nextInt(5)) {
            members.add(n);
        }
        String text = members.stream().map(String::valueOf).collect(Collectors.joining(",", "{", "}"));
        return new Amounts(text, members::contains);
    }

    /** A condition on k and l with at most this many connectives above one another. */
    Condition condition(int depth) {
        if (depth == 0 || random.nextInt(4) == 0) {
            return random.nextInt(4) == 0 ? membership() : comparison();
        }
        Condition a = condition(depth - 1);
        Condition b = condition(depth - 1);
        return switch (random.nextInt(5)) {
            case 0 -> new Condition("not " + a.in(NOT), NOT, (k, l) -> !a.holds.test(k, l));
            case 1, 2 ->
                new Condition(a.in(AND) + " and " + b.in(NOT), AND, (k, l) -> a.holds.test(k, l) && b.holds.test(k, l));
            default ->
                new Condition(a.in(OR) + " or " + b.in(AND), OR, (k, l) -> a.holds.test(k, l) || b.holds.test(k, l));
        };
    }

    private Condition membership() {
        Amounts set = set();
        return random.nextBoolean()
                ? new Condition("k in " + set.text, COMPARISON, (k, l) -> set.has.test(k))
                : new Condition("l in " + set.text, COMPARISON, (k, l) -> set.has.test(l));
    }

    /** What an if may ask: no deeper than the expressions around it. */
    private Condition smallCondition(boolean withL) {
        Condition a = compare(leaf(withL), leaf(withL));
        Condition b = compare(leaf(withL), leaf(withL));
        return switch (random.nextInt(4)) {
            case 0 -> new Condition("not " + a.text, NOT, (k, l) -> !a.holds.test(k, l));
            case 1 -> new Condition(a.text + " or " + b.text, OR, (k, l) -> a.holds.test(k, l) || b.holds.test(k, l));
            default -> a;
        };
    }

    private Condition comparison() {
        return compare(term(2, true), term(1, true));
    }

    private Condition compare(Term a, Term b) {
        String sign = List.of("=", "!=", "<", "<=", ">", ">=").get(random.nextInt(6));
        return new Condition(a.text + " " + sign + " " + b.text, COMPARISON, (k, l) -> {
            int order = Long.compare(a.value.at(k, l), b.value.at(k, l));
            return switch (sign) {
                case "=" -> order == 0;
                case "!=" -> order != 0;
                case "<" -> order < 0;
                case "<=" -> order <= 0;
                case ">" -> order > 0;
                default -> order >= 0;
            };
        });
    }

    /** An expression in k, and in l too if allowed. */
    Term term(int depth, boolean withL) {
        if (depth == 0) {
            return leaf(withL);
        }
        Term a = term(depth - 1, withL);
        Term b = term(depth - 1, withL);
        int n = 2 + random.nextInt(5);
        return switch (random.nextInt(13)) {
            case 0, 1 -> join(a.in(SUM) + " + " + b.in(PRODUCT), SUM, a, b, Math::addExact);
            case 2, 3 -> join(a.in(SUM) + " - " + b.in(PRODUCT), SUM, a, b, Math::subtractExact);
            case 4 -> join(a.in(PRODUCT) + "*" + b.in(POWER), PRODUCT, a, b, Math::multiplyExact);
            case 5 -> apply(a.in(PRODUCT) + "//" + n, PRODUCT, a, v -> Math.floorDiv(v, n));
            case 6 -> apply(a.in(PRODUCT) + " % " + n, PRODUCT, a, v -> Math.floorMod(v, n));
            case 7 -> apply("-" + a.in(POWER), SUM, a, Math::negateExact);
            case 8 -> power(leaf(withL));
            case 9 -> join("min(" + a.text + ", " + b.text + ")", ATOM, a, b, Math::min);
            case 10 -> join("max(" + a.text + ", " + b.text + ")", ATOM, a, b, Math::max);
            case 11 ->
                random.nextBoolean()
                        ? apply("abs(" + a.text + ")", ATOM, a, Math::abs)
                        : apply("isqrt(abs(" + a.text + "))", ATOM, a, v -> isqrt(Math.abs(v)));
            default -> choice(smallCondition(withL), a, b);
        };
    }

    private static Term choice(Condition when, Term a, Term b) {
        String text = "if(" + when.text + ", " + a.text + ", " + b.text + ")";
        return new Term(text, ATOM, (k, l) -> (when.holds.test(k, l) ? a : b).value.at(k, l));
    }

    private static Term join(String text, int binding, Term a, Term b, LongBinaryOperator operator) {
        return new Term(text, binding, (k, l) -> operator.applyAsLong(a.value.at(k, l), b.value.at(k, l)));
    }

    private static Term apply(String text, int binding, Term a, LongUnaryOperator operator) {
        return new Term(text, binding, (k, l) -> operator.applyAsLong(a.value.at(k, l)));
    }

    private Term leaf(boolean withL) {
        int choice = random.nextInt(withL ? 5 : 3);
        if (choice == 0) {
            int constant = random.nextInt(8);
            return new Term(String.valueOf(constant), ATOM, (k, l) -> constant);
        }
        return choice < 3 ? new Term("k", ATOM, (k, l) -> k) : new Term("l", ATOM, (k, l) -> l);
    }

    /** Towers group to the right: k^1^3 is k, and read from the left it would be k^3. */
    private Term power(Term base) {
        String exponent = List.of("2", "3", "1^3", "2^1").get(random.nextInt(4));
        int factors = exponent.equals("3") ? 3 : exponent.equals("1^3") ? 1 : 2;
        return new Term(base.in(ATOM) + "^" + exponent, POWER, (k, l) -> {
            long product = 1;
            for (int i = 0; i < factors; i++) {
                product = Math.multiplyExact(product, base.value.at(k, l));
            }
            return product;
        });
    }

    /** By bisection: low^2 <= n < high^2. */
    private static long isqrt(long n) {
        long low = 0;
        long high = 3_037_000_499L;
        while (high - low > 1) {
            long middle = (low + high) / 2;
            if (middle * middle <= n) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
