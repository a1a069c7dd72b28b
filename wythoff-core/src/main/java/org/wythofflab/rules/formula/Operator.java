package org.wythofflab.rules.formula;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** The operators that group from the left. */
public enum Operator {
    PLUS("+", Precedence.SUM) {
        @Override
        BigInteger apply(BigInteger a, BigInteger b, Expr whole, Amounts amounts) {
            return a.add(b);
        }

        @Override
        Range range(Range a, Range b) {
            return a.plus(b);
        }

        @Override
        LongExpr compiled(LongExpr a, LongExpr b, Expr whole) {
            return (k, l, x, y) -> a.at(k, l, x, y) + b.at(k, l, x, y);
        }

        @Override
        List<Form> forms(List<Form> a, List<Form> b, CreaseNotes notes) {
            return notes.each(a, b, form -> form::plus);
        }

        @Override
        Polynomial expanded(Polynomial a, Polynomial b) {
            return a.plus(b);
        }
    },
    MINUS("-", Precedence.SUM) {
        @Override
        BigInteger apply(BigInteger a, BigInteger b, Expr whole, Amounts amounts) {
            return a.subtract(b);
        }

        @Override
        Range range(Range a, Range b) {
            return a.minus(b);
        }

        @Override
        LongExpr compiled(LongExpr a, LongExpr b, Expr whole) {
            return (k, l, x, y) -> a.at(k, l, x, y) - b.at(k, l, x, y);
        }

        @Override
        List<Form> forms(List<Form> a, List<Form> b, CreaseNotes notes) {
            return notes.each(a, b, form -> form::minus);
        }

        @Override
        Polynomial expanded(Polynomial a, Polynomial b) {
            return a.minus(b);
        }
    },
    TIMES("*", Precedence.PRODUCT) {
        @Override
        BigInteger apply(BigInteger a, BigInteger b, Expr whole, Amounts amounts) {
            return amounts.product(a, b, whole);
        }

        @Override
        Range range(Range a, Range b) {
            return a.times(b);
        }

        @Override
        LongExpr compiled(LongExpr a, LongExpr b, Expr whole) {
            return (k, l, x, y) -> a.at(k, l, x, y) * b.at(k, l, x, y);
        }

        @Override
        List<Form> forms(List<Form> a, List<Form> b, CreaseNotes notes) {
            return notes.each(a, b, form -> form::times);
        }

        @Override
        Polynomial expanded(Polynomial a, Polynomial b) {
            return a.times(b).orElseGet(() -> opaque(a, b));
        }
    },
    /** Floor division: {@code -7 // 2 = -4}. */
    DIVIDED_BY("//", Precedence.PRODUCT) {
        @Override
        BigInteger apply(BigInteger a, BigInteger b, Expr whole, Amounts amounts) {
            requireDivisor(b, whole, amounts);
            BigInteger[] parts = a.divideAndRemainder(b);
            // Java rounds towards 0; the floor is one less when a remainder is left and the quotient is negative.
            return parts[1].signum() * b.signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0];
        }

        @Override
        Range range(Range a, Range b) {
            return a.dividedBy(b);
        }

        @Override
        LongExpr compiled(LongExpr a, LongExpr b, Expr whole) {
            return (k, l, x, y) -> Math.floorDiv(a.at(k, l, x, y), divisor(b, k, l, x, y, whole));
        }

        @Override
        List<Form> forms(List<Form> a, List<Form> b, CreaseNotes notes) {
            return divided(a, b, notes, Form::quotient);
        }

        @Override
        Polynomial expanded(Polynomial a, Polynomial b) {
            return opaque(a, b);
        }

        @Override
        boolean total(Expr b) {
            return isKnownDivisor(b);
        }
    },
    /** The remainder of floor division: {@code -7 % 2 = 1}, and it has the sign of the divisor. */
    REMAINDER("%", Precedence.PRODUCT) {
        @Override
        BigInteger apply(BigInteger a, BigInteger b, Expr whole, Amounts amounts) {
            requireDivisor(b, whole, amounts);
            BigInteger rest = a.mod(b.abs());
            return rest.signum() != 0 && b.signum() < 0 ? rest.add(b) : rest;
        }

        @Override
        Range range(Range a, Range b) {
            return a.remainder(b);
        }

        @Override
        LongExpr compiled(LongExpr a, LongExpr b, Expr whole) {
            return (k, l, x, y) -> Math.floorMod(a.at(k, l, x, y), divisor(b, k, l, x, y, whole));
        }

        @Override
        List<Form> forms(List<Form> a, List<Form> b, CreaseNotes notes) {
            return divided(a, b, notes, (form, rest, divisor) -> Form.of(BigInteger.valueOf(rest)));
        }

        @Override
        Polynomial expanded(Polynomial a, Polynomial b) {
            return opaque(a, b);
        }

        @Override
        boolean total(Expr b) {
            return isKnownDivisor(b);
        }
    };

    private static final String ZERO_DIVISOR = "division by zero";

    /** Each remainder is a case of its own. */
    private static final long LARGEST_DIVISOR = 64;

    private final String symbol;
    private final Precedence precedence;

    Operator(String symbol, Precedence precedence) {
        this.symbol = symbol;
        this.precedence = precedence;
    }

    /** The exact result as a part of {@code whole}, which is named if there is none. */
    abstract BigInteger apply(BigInteger a, BigInteger b, Expr whole, Amounts amounts);

    abstract Range range(Range a, Range b);

    abstract LongExpr compiled(LongExpr a, LongExpr b, Expr whole);

    abstract List<Form> forms(List<Form> a, List<Form> b, CreaseNotes notes);

    abstract Polynomial expanded(Polynomial a, Polynomial b);

    /** Whether there is a result for every left operand. */
    boolean total(Expr b) {
        return true;
    }

    Polynomial opaque(Polynomial a, Polynomial b) {
        return Polynomial.opaque(a.toExpr().then(List.of(new Chain.Step(this, b.toExpr()))));
    }

    /** The operator with the given symbol, which must be one. */
    public static Operator of(String symbol) {
        return Stream.of(values())
                .filter(operator -> operator.symbol.equals(symbol))
                .findFirst()
                .orElseThrow();
    }

    String symbol() {
        return symbol;
    }

    Precedence precedence() {
        return precedence;
    }

    private interface Division {
        Optional<Form> of(Form dividend, long rest, long divisor);
    }

    /** By a positive number only, and by remainders: with each, the result is a linear form. */
    private static List<Form> divided(List<Form> a, List<Form> b, CreaseNotes notes, Division division) {
        if (b.size() != 1
                || !b.get(0).isConstant()
                || b.get(0).d() != 1
                || b.get(0).c() <= 0) {
            return notes.irregular();
        }
        long divisor = b.get(0).c();
        if (divisor > LARGEST_DIVISOR) {
            return notes.irregular();
        }
        List<Form> rests = LongStream.range(0, divisor)
                .mapToObj(rest -> new Form(0, 0, rest, 1))
                .toList();
        a.forEach(form -> notes.remainder(form, BigInteger.valueOf(divisor)));
        return notes.each(a, rests, form -> rest -> division.of(form, rest.c(), divisor));
    }

    private static long divisor(LongExpr b, long k, long l, long x, long y, Expr whole) {
        long divisor = b.at(k, l, x, y);
        if (divisor == 0) {
            throw Amounts.of(k, l, x, y).undefined(whole, ZERO_DIVISOR);
        }
        return divisor;
    }

    private static void requireDivisor(BigInteger b, Expr whole, Amounts amounts) {
        if (b.signum() == 0) {
            throw amounts.undefined(whole, ZERO_DIVISOR);
        }
    }

    /** Whether a divisor is a number, and not 0. */
    private static boolean isKnownDivisor(Expr b) {
        return Folding.shortValue(b).filter(divisor -> divisor.signum() != 0).isPresent();
    }
}
