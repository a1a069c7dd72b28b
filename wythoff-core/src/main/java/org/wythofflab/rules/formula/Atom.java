package org.wythofflab.rules.formula;

import java.util.Comparator;

/**
 * A factor that a {@link Polynomial} does not look into: {@code k}, {@code l}, or a part such as {@code abs(k-l)} that
 * is no polynomial. The text is kept because it is what atoms are compared by.
 */
record Atom(Expr expr, String text) implements Comparable<Atom> {

    static final Atom K = new Atom(Variable.K, "k");

    /** Variables first, numbers last: {@code abs(k-l)+10^50}. */
    private static final Comparator<Atom> ORDER =
            Comparator.comparingInt(Atom::rank).thenComparing(Atom::text);

    static Atom of(Expr expr) {
        return new Atom(expr, expr.text());
    }

    /** Whether this is k or l. */
    boolean isAmount() {
        return expr.equals(Variable.K) || expr.equals(Variable.L);
    }

    private int rank() {
        return expr.constant() ? 2 : text.length() == 1 ? 0 : 1;
    }

    @Override
    public int compareTo(Atom other) {
        return ORDER.compare(this, other);
    }
}
