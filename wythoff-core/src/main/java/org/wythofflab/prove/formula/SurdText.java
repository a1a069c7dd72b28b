package org.wythofflab.prove.formula;

/** Reads what stands in {@code floor(...)}: sums of variables times numbers, in which {@code sqrt(5)} and {@code / 2} may occur. */
final class SurdText {

    private static final int LARGEST = 1 << 12;

    /** Reads a factor that has neither a root nor a fraction. */
    @FunctionalInterface
    interface Plain {
        Linear factor() throws FormulaException;
    }

    private final Symbols symbols;
    private final Plain plain;
    private int depth;

    SurdText(Symbols symbols, Plain plain) {
        this.symbols = symbols;
        this.plain = plain;
    }

    Surd sum() throws FormulaException {
        Surd sum = symbols.takes("-") ? product().negated() : product();
        while (true) {
            if (symbols.takes("+")) {
                sum = joined(sum, product());
            } else if (symbols.takes("-")) {
                sum = joined(sum, product().negated());
            } else {
                return sum;
            }
        }
    }

    private Surd joined(Surd one, Surd other) throws FormulaException {
        oneRoot(one, other);
        return one.plus(other);
    }

    private void oneRoot(Surd one, Surd other) throws FormulaException {
        if (!one.fits(other)) {
            throw symbols.wrong("there may be one root in a floor, not sqrt(" + one.radicand() + ") and sqrt("
                    + other.radicand() + ")");
        }
    }

    private Surd product() throws FormulaException {
        Surd product = factor();
        while (true) {
            if (symbols.takes("*")) {
                Surd other = factor();
                oneRoot(product, other);
                if (!product.isNumber() && !other.isNumber()) {
                    throw symbols.wrong("one factor of a product must be a number");
                }
                product = product.isNumber() ? other.times(product) : product.times(other);
            } else if (symbols.takes("/")) {
                product = product.over(number("the divisor"));
            } else {
                return product;
            }
        }
    }

    private Surd factor() throws FormulaException {
        if (symbols.takes("sqrt")) {
            symbols.expect("(");
            Surd root = Surd.root(number("the number under a root"));
            symbols.expect(")");
            return root;
        }
        if (symbols.takes("(")) {
            if (++depth > FormulaText.DEEPEST) {
                throw symbols.wrong("the formula is nested too deeply");
            }
            Surd sum = sum();
            symbols.expect(")");
            depth--;
            return sum;
        }
        return Surd.of(plain.factor());
    }

    private int number(String what) throws FormulaException {
        String symbol = symbols.peek();
        if (!symbol.matches("\\d{1,4}") || Integer.parseInt(symbol) < 1 || Integer.parseInt(symbol) > LARGEST) {
            throw symbols.wrong(what + " is a number from 1 to " + LARGEST);
        }
        return Integer.parseInt(symbols.take());
    }
}
