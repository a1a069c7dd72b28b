package org.wythofflab.rules.formula;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.wythofflab.rules.RandomSets;
import org.wythofflab.rules.RandomSets.Sample;

/**
 * Random formulas beside what they mean, computed by the plainest means and without the classes under test. A value
 * that does not exist is an {@link ArithmeticException}.
 */
public final class RandomFormulas {

    record Term(String text, Value value) {}

    public record Clause(String text, Answer answer) {}

    @FunctionalInterface
    interface Value {
        BigInteger at(BigInteger k, BigInteger l);
    }

    @FunctionalInterface
    public interface Answer {
        boolean at(BigInteger k, BigInteger l);
    }

    private final Random random;
    private final RandomSets sets;

    public RandomFormulas(Random random) {
        this.random = random;
        this.sets = new RandomSets(random);
    }

    Term number(int depth) {
        if (depth == 0 || random.nextInt(6) == 0) {
            return leaf();
        }
        Term a = number(depth - 1);
        Term b = number(depth - 1);
        return switch (random.nextInt(13)) {
            case 0, 1 -> infix(a, "+", b, (x, y) -> x.add(y));
            case 2, 3 -> infix(a, "-", b, (x, y) -> x.subtract(y));
            case 4, 5 -> infix(a, "*", b, (x, y) -> x.multiply(y));
            case 6 -> infix(a, "//", b, RandomFormulas::floorQuotient);
            case 7 -> infix(a, "%", b, (x, y) -> x.subtract(y.multiply(floorQuotient(x, y))));
            case 8 -> power(a);
            case 9 -> new Term("-(" + a.text + ")", (k, l) -> a.value.at(k, l).negate());
            case 10 -> function(a, b);
            case 11 -> choice(a, b, depth - 1);
            default -> root(a);
        };
    }

    public Clause test(int depth) {
        if (depth == 0 || random.nextInt(4) == 0) {
            return random.nextInt(4) == 0 ? membership() : comparison(random.nextInt(3));
        }
        Clause a = test(depth - 1);
        Clause b = test(depth - 1);
        return switch (random.nextInt(3)) {
            case 0 ->
                new Clause("(" + a.text + ") and (" + b.text + ")", (k, l) -> a.answer.at(k, l) && b.answer.at(k, l));
            case 1 ->
                new Clause("(" + a.text + ") or (" + b.text + ")", (k, l) -> a.answer.at(k, l) || b.answer.at(k, l));
            default -> new Clause("not (" + a.text + ")", (k, l) -> !a.answer.at(k, l));
        };
    }

    private Term leaf() {
        return switch (random.nextInt(3)) {
            case 0 -> new Term("k", (k, l) -> k);
            case 1 -> new Term("l", (k, l) -> l);
            default -> {
                BigInteger number =
                        BigInteger.valueOf(random.nextInt(8) == 0 ? random.nextLong() >>> 1 : random.nextInt(6));
                yield new Term(number.toString(), (k, l) -> number);
            }
        };
    }

    private interface Operation {
        BigInteger of(BigInteger a, BigInteger b);
    }

    private static Term infix(Term a, String sign, Term b, Operation operation) {
        return new Term(
                "(" + a.text + ")" + sign + "(" + b.text + ")",
                (k, l) -> operation.of(a.value.at(k, l), b.value.at(k, l)));
    }

    private Term power(Term a) {
        if (random.nextInt(3) == 0) {
            return new Term("(" + a.text + ")^(k-3)", (k, l) -> {
                BigInteger base = a.value.at(k, l);
                return base.pow(k.intValueExact() - 3);
            });
        }
        int exponent = random.nextInt(4);
        return new Term(
                "(" + a.text + ")^" + exponent, (k, l) -> a.value.at(k, l).pow(exponent));
    }

    private Term function(Term a, Term b) {
        return switch (random.nextInt(3)) {
            case 0 ->
                new Term(
                        "min(" + a.text + ", " + b.text + ")",
                        (k, l) -> a.value.at(k, l).min(b.value.at(k, l)));
            case 1 ->
                new Term(
                        "max(" + a.text + "," + b.text + ",1)",
                        (k, l) -> a.value.at(k, l).max(b.value.at(k, l)).max(BigInteger.ONE));
            default ->
                new Term("abs(" + a.text + ")", (k, l) -> a.value.at(k, l).abs());
        };
    }

    private Term choice(Term a, Term b, int depth) {
        Clause test = test(Math.min(depth, 1));
        return new Term(
                "if(" + test.text + ", " + a.text + ", " + b.text + ")",
                (k, l) -> test.answer.at(k, l) ? a.value.at(k, l) : b.value.at(k, l));
    }

    private static Term root(Term a) {
        return new Term("isqrt(" + a.text + ")", (k, l) -> a.value.at(k, l).sqrt());
    }

    private Clause comparison(int depth) {
        Term a = number(depth);
        Term b = number(depth);
        String sign = List.of("=", "!=", "<", "<=", ">", ">=").get(random.nextInt(6));
        return new Clause(a.text + " " + sign + " " + b.text, (k, l) -> {
            int order = a.value.at(k, l).compareTo(b.value.at(k, l));
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

    private Clause membership() {
        Term amount = random.nextInt(4) == 0 ? number(1) : leaf();
        Sample set = sets.next();
        return new Clause(amount.text + " in " + set.text(), (k, l) -> set.has().test(amount.value.at(k, l)));
    }

    private static BigInteger floorQuotient(BigInteger a, BigInteger b) {
        BigInteger[] parts = a.divideAndRemainder(b);
        boolean down = parts[1].signum() != 0 && parts[1].signum() != b.signum();
        return down ? parts[0].subtract(BigInteger.ONE) : parts[0];
    }
}
