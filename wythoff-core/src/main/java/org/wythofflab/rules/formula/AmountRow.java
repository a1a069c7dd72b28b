package org.wythofflab.rules.formula;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * For one k, all amounts l that satisfy a condition, as bits. Where the condition is made of comparisons that are periodic or
 * monotone in l, this takes the time to write the words, instead of a question for each l.
 */
interface AmountRow {

    /**
     * Sets the bits of those l from 1 to {@code columns - 1} that satisfy the condition, and clears all others.
     *
     * @param columns at least 2
     */
    void fill(int k, long[] bits, int columns);

    /**
     * A way to fill rows that is quicker than asking about each l, if there is one.
     *
     * @param condition on amounts alone, which has an answer for all of them
     */
    static Optional<AmountRow> of(Condition condition) {
        Optional<AmountRow> periodic = PeriodicRow.of(condition);
        if (periodic.isPresent()) {
            return periodic;
        }
        if (condition instanceof Comparison comparison) {
            return MonotoneRow.of(comparison);
        }
        return condition instanceof Junction junction ? joined(junction) : Optional.empty();
    }

    /** The parts with a row of their own first, then the others, for those l whose answer they still decide. */
    private static Optional<AmountRow> joined(Junction junction) {
        List<AmountRow> rows = new ArrayList<>();
        List<Condition> others = new ArrayList<>();
        for (Condition part : junction.parts()) {
            of(part).ifPresentOrElse(rows::add, () -> others.add(part));
        }
        if (rows.isEmpty()) {
            return Optional.empty();
        }
        boolean any = junction.kind() == Junction.Kind.OR;
        LongCondition rest = new Junction(junction.kind(), others).compiled();
        return Optional.of((k, bits, columns) -> {
            rows.get(0).fill(k, bits, columns);
            long[] more = new long[bits.length];
            for (AmountRow row : rows.subList(1, rows.size())) {
                row.fill(k, more, columns);
                for (int w = 0; w < bits.length; w++) {
                    bits[w] = any ? bits[w] | more[w] : bits[w] & more[w];
                }
            }
            if (!others.isEmpty()) {
                ask(rest, any, k, bits, columns);
            }
        });
    }

    /** Changes the bits of those l that the rest decides: in a conjunction the set ones, else the others. */
    private static void ask(LongCondition rest, boolean any, int k, long[] bits, int columns) {
        for (int w = 0; w < bits.length; w++) {
            long open = (any ? ~bits[w] : bits[w]) & within(w, 1, columns);
            for (; open != 0; open &= open - 1) {
                int l = (w << 6) + Long.numberOfTrailingZeros(open);
                if (rest.holds(k, l, 0, 0) == any) {
                    bits[w] ^= 1L << l;
                }
            }
        }
    }

    /** The bits of a word that stand for places from one to before another. */
    static long within(int w, int from, int to) {
        int first = Math.max(0, Math.min(Long.SIZE, from - (w << 6)));
        int end = Math.max(0, Math.min(Long.SIZE, to - (w << 6)));
        return first >= end ? 0 : -1L << first & -1L >>> (Long.SIZE - end);
    }
}
