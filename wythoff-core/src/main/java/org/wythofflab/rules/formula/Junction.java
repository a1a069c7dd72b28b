package org.wythofflab.rules.formula;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.wythofflab.rules.PairRule;

/** All of some conditions, or any of them, asked from left to right until the answer is known. */
public record Junction(Kind kind, List<Condition> parts) implements Condition {

    public enum Kind {
        AND("and", Precedence.AND),
        OR("or", Precedence.OR);

        private final String word;
        private final Precedence precedence;

        Kind(String word, Precedence precedence) {
            this.word = word;
            this.precedence = precedence;
        }

        public String word() {
            return word;
        }

        public Precedence precedence() {
            return precedence;
        }

        Kind other() {
            return this == AND ? OR : AND;
        }
    }

    public Junction {
        parts = List.copyOf(parts);
    }

    @Override
    public boolean holds(Amounts amounts) {
        return kind == Kind.AND
                ? parts.stream().allMatch(part -> part.holds(amounts))
                : parts.stream().anyMatch(part -> part.holds(amounts));
    }

    @Override
    public boolean fits(Ranges ranges) {
        return parts.stream().allMatch(part -> part.fits(ranges));
    }

    @Override
    public LongCondition compiled() {
        LongCondition[] tests = parts.stream().map(Condition::compiled).toArray(LongCondition[]::new);
        boolean decisive = kind == Kind.OR;
        return (k, l, x, y) -> {
            for (LongCondition test : tests) {
                if (test.holds(k, l, x, y) == decisive) {
                    return decisive;
                }
            }
            return !decisive;
        };
    }

    @Override
    public Condition map(UnaryOperator<Expr> change) {
        return new Junction(kind, parts.stream().map(part -> part.map(change)).toList());
    }

    @Override
    public void crease(CreaseNotes notes) {
        parts.forEach(part -> part.crease(notes));
    }

    @Override
    public boolean total() {
        return parts.stream().allMatch(Condition::total);
    }

    @Override
    public Condition normal() {
        return SimplestJunction.of(this);
    }

    @Override
    public List<Condition> parts(Kind asked) {
        return kind == asked ? parts : List.of(this);
    }

    @Override
    public Optional<PairRule> rule() {
        return kind == Kind.AND ? RuleOfConjunction.of(parts) : Optional.empty();
    }

    @Override
    public Condition negated() {
        return new Junction(kind.other(), parts.stream().map(Condition::negated).toList());
    }

    @Override
    public boolean mentions(Variable variable) {
        return parts.stream().anyMatch(part -> part.mentions(variable));
    }

    @Override
    public Precedence precedence() {
        return kind.precedence;
    }

    @Override
    public String text() {
        return parts.stream()
                .map(part -> part.text(kind.precedence.tighter()))
                .collect(Collectors.joining(" " + kind.word + " "));
    }
}
