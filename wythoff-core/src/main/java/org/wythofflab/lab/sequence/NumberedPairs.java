package org.wythofflab.lab.sequence;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.wythofflab.solve.ColumnEngine;

/** Counts pairs as they come, and hands on those whose index is asked for. */
final class NumberedPairs implements ColumnEngine.Sink {
    private final List<PairTerm> parts;
    private final long end;
    private final Sequence.Terms terms;
    private final long[] values;
    /** The next index to be handed on. */
    private long wanted;

    private long n;

    NumberedPairs(List<PairTerm> parts, long start, long end, Sequence.Terms terms) {
        this.parts = parts;
        this.end = end;
        this.terms = terms;
        values = new long[parts.size()];
        wanted = start;
    }

    /** The pairs come again from the first one on; what was handed on is not repeated. */
    void begin() {
        n = 0;
    }

    boolean isDone() {
        return wanted >= end;
    }

    @Override
    public boolean accept(int x, int y) {
        if (n == wanted && n < end) {
            PairNames.put(parts, x, y, values);
            try {
                terms.at(n, values);
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
            wanted++;
        }
        n++;
        return wanted < end;
    }
}
