package org.wythofflab.rules.formula;

import java.math.BigInteger;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The least or the greatest of some numbers. */
public record Extreme(Kind kind, List<Expr> operands) implements Expr {

    public enum Kind {
        MIN("min") {
            @Override
            BigInteger of(BigInteger a, BigInteger b) {
                return a.min(b);
            }

            @Override
            Range of(Range a, Range b) {
                return a.min(b);
            }

            @Override
            long of(long a, long b) {
                return Math.min(a, b);
            }
        },
        MAX("max") {
            @Override
            BigInteger of(BigInteger a, BigInteger b) {
                return a.max(b);
            }

            @Override
            Range of(Range a, Range b) {
                return a.max(b);
            }

            @Override
            long of(long a, long b) {
                return Math.max(a, b);
            }
        };

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        abstract BigInteger of(BigInteger a, BigInteger b);

        abstract Range of(Range a, Range b);

        abstract long of(long a, long b);
    }

    public Extreme {
        operands = List.copyOf(operands);
    }

    @Override
    public BigInteger at(Amounts amounts) {
        return operands.stream()
                .map(operand -> operand.at(amounts))
                .reduce(kind::of)
                .orElseThrow();
    }

    @Override
    public Range range(Ranges ranges) {
        return operands.stream()
                .map(operand -> operand.range(ranges))
                .reduce(kind::of)
                .orElseThrow();
    }

    @Override
    public LongExpr compiled() {
        LongExpr[] numbers = operands.stream().map(Expr::compiled).toArray(LongExpr[]::new);
        return (k, l, x, y) -> {
            long extreme = numbers[0].at(k, l, x, y);
            for (int i = 1; i < numbers.length; i++) {
                extreme = kind.of(extreme, numbers[i].at(k, l, x, y));
            }
            return extreme;
        };
    }

    @Override
    public Expr map(UnaryOperator<Expr> change) {
        return new Extreme(kind, operands.stream().map(change).toList());
    }

    @Override
    public List<Form> forms(CreaseNotes notes) {
        List<Form> forms = List.of();
        for (Expr operand : operands) {
            List<Form> more = operand.forms(notes);
            notes.compare(forms, more);
            forms = notes.union(forms, more);
        }
        return forms;
    }

    @Override
    public boolean total() {
        return operands.stream().allMatch(Expr::total);
    }

    @Override
    public Polynomial expanded() {
        List<Expr> flat = operands.stream()
                .map(Expr::normal)
                .flatMap(operand -> operand.candidates(kind).stream())
                .toList();
        Stream<Expr> number = flat.stream()
                .flatMap(operand -> Folding.shortValue(operand).stream())
                .reduce(kind::of)
                .<Expr>map(Constant::new)
                .stream();
        Stream<Expr> others = flat.stream()
                .filter(operand -> Folding.shortValue(operand).isEmpty())
                .map(Atom::of)
                .sorted()
                .distinct()
                .map(Atom::expr);
        List<Expr> sorted = Stream.concat(others, number).toList();
        return sorted.size() == 1 ? sorted.get(0).expanded() : Polynomial.opaque(new Extreme(kind, sorted));
    }

    @Override
    public List<Expr> candidates(Kind asked) {
        return kind == asked ? operands : List.of(this);
    }

    @Override
    public boolean mentions(Variable variable) {
        return operands.stream().anyMatch(operand -> operand.mentions(variable));
    }

    @Override
    public Precedence precedence() {
        return Precedence.ATOM;
    }

    @Override
    public String text() {
        return operands.stream().map(Expr::text).collect(Collectors.joining(",", kind.word + "(", ")"));
    }
}
