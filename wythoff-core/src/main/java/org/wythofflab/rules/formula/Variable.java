package org.wythofflab.rules.formula;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * An amount, {@code k} from the first pile or {@code l} from the second, or a pile before the move, {@code x} or {@code y}.
 * In {@code wyt} there is only {@code k}.
 */
public enum Variable implements Expr {
    K {
        @Override
        public BigInteger at(Amounts amounts) {
            return amounts.k();
        }

        @Override
        public Range range(Ranges ranges) {
            return ranges.k();
        }

        @Override
        public LongExpr compiled() {
            return (k, l, x, y) -> k;
        }
    },
    L {
        @Override
        public BigInteger at(Amounts amounts) {
            return amounts.l();
        }

        @Override
        public Range range(Ranges ranges) {
            return ranges.l();
        }

        @Override
        public LongExpr compiled() {
            return (k, l, x, y) -> l;
        }
    },
    X {
        @Override
        public BigInteger at(Amounts amounts) {
            return amounts.x();
        }

        @Override
        public Range range(Ranges ranges) {
            return ranges.x();
        }

        @Override
        public LongExpr compiled() {
            return (k, l, x, y) -> x;
        }
    },
    Y {
        @Override
        public BigInteger at(Amounts amounts) {
            return amounts.y();
        }

        @Override
        public Range range(Ranges ranges) {
            return ranges.y();
        }

        @Override
        public LongExpr compiled() {
            return (k, l, x, y) -> y;
        }
    };

    public static Optional<Variable> named(String text) {
        return Stream.of(values())
                .filter(variable -> variable.text().equals(text))
                .findFirst();
    }

    @Override
    public Expr with(Function<Variable, Expr> by) {
        return by.apply(this);
    }

    /** Whether it is a pile and not an amount. */
    boolean isPile() {
        return this == X || this == Y;
    }

    @Override
    public Expr map(UnaryOperator<Expr> change) {
        return this;
    }

    @Override
    public List<Form> forms(CreaseNotes notes) {
        return isPile() ? notes.irregular() : List.of(this == K ? new Form(1, 0, 0, 1) : new Form(0, 1, 0, 1));
    }

    @Override
    public boolean total() {
        return true;
    }

    @Override
    public Polynomial expanded() {
        return Polynomial.opaque(this);
    }

    @Override
    public boolean mentions(Variable variable) {
        return this == variable;
    }

    @Override
    public Precedence precedence() {
        return Precedence.ATOM;
    }

    @Override
    public String text() {
        return switch (this) {
            case K -> "k";
            case L -> "l";
            case X -> "x";
            case Y -> "y";
        };
    }
}
