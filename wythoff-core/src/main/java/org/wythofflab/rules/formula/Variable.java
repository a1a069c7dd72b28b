package org.wythofflab.rules.formula;

import java.math.BigInteger;
import java.util.List;
import java.util.function.UnaryOperator;

/** An amount: {@code k} from the first pile, {@code l} from the second. In {@code wyt} there is only {@code k}. */
public enum Variable implements Expr {
    K {
        @Override
        public BigInteger at(Amounts amounts) {
            return amounts.k();
        }

        @Override
        public Range range(Range k, Range l) {
            return k;
        }

        @Override
        public LongExpr compiled() {
            return (k, l) -> k;
        }

        @Override
        public Expr with(Expr k, Expr l) {
            return k;
        }
    },
    L {
        @Override
        public BigInteger at(Amounts amounts) {
            return amounts.l();
        }

        @Override
        public Range range(Range k, Range l) {
            return l;
        }

        @Override
        public LongExpr compiled() {
            return (k, l) -> l;
        }

        @Override
        public Expr with(Expr k, Expr l) {
            return l;
        }
    };

    @Override
    public Expr map(UnaryOperator<Expr> change) {
        return this;
    }

    @Override
    public List<Form> forms(CreaseNotes notes) {
        return List.of(this == K ? new Form(1, 0, 0, 1) : new Form(0, 1, 0, 1));
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
        return this == K ? "k" : "l";
    }
}
