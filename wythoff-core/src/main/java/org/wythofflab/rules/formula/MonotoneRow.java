package org.wythofflab.rules.formula;

import java.util.Arrays;
import java.util.Optional;

/**
 * Amounts l that satisfy a comparison of polynomials. Where, for one k, no coefficient of a power of l in their difference has
 * another sign than the others, the difference rises or falls with l, so that the amounts are an interval, or all but one.
 */
record MonotoneRow(
        LongCondition test, LongCondition atMost, LongCondition atLeast, Relation relation, Polynomial difference)
        implements AmountRow {

    static Optional<AmountRow> of(Comparison comparison) {
        Polynomial difference =
                comparison.left().expanded().minus(comparison.right().expanded());
        return difference.isInAmounts()
                ? Optional.of(new MonotoneRow(
                        comparison.compiled(),
                        new Comparison(comparison.left(), Relation.AT_MOST, comparison.right()).compiled(),
                        new Comparison(comparison.left(), Relation.AT_LEAST, comparison.right()).compiled(),
                        comparison.relation(),
                        difference))
                : Optional.empty();
    }

    @Override
    public void fill(int k, long[] bits, int columns) {
        if (!difference.isMonotoneInL(k)) {
            Arrays.fill(bits, 0);
            for (int l = 1; l < columns; l++) {
                bits[l >>> 6] |= (test.holds(k, l, 0, 0) ? 1L : 0L) << l;
            }
            return;
        }
        int from = 1;
        int to = columns;
        for (LongCondition side : sides()) {
            boolean holds = side.holds(k, 1, 0, 0);
            int change = change(side, holds, k, columns);
            from = holds ? from : Math.max(from, change);
            to = holds ? Math.min(to, change) : to;
        }
        for (int w = 0; w < bits.length; w++) {
            long inside = AmountRow.within(w, from, to);
            bits[w] = relation == Relation.DIFFERENT ? AmountRow.within(w, 1, columns) & ~inside : inside;
        }
    }

    /** Comparisons that change at most once, and that hold together, or for {@code !=} do not. */
    private LongCondition[] sides() {
        return relation == Relation.EQUAL || relation == Relation.DIFFERENT
                ? new LongCondition[] {atMost, atLeast}
                : new LongCondition[] {test};
    }

    /** The first l from which the answer is another than that for 1, or the end. */
    private static int change(LongCondition side, boolean first, int k, int columns) {
        int same = 1;
        int other = columns;
        while (other - same > 1) {
            int middle = (same + other) >>> 1;
            if (side.holds(k, middle, 0, 0) == first) {
                same = middle;
            } else {
                other = middle;
            }
        }
        return other;
    }
}
