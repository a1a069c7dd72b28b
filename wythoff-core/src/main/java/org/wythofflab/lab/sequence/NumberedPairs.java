package org.wythofflab.lab.sequence;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import org.wythofflab.solve.ColumnEngine;

/** Counts pairs as they come, and hands on those whose index is asked for, many at once. */
final class NumberedPairs implements ColumnEngine.Sink {
    private static final int CHUNK = 1 << 12;

    private final List<PairTerm> parts;
    private final long end;
    private final Sequence.Terms terms;
    /** The pairs that wait to be handed on, and what is handed on of them. */
    private final int[] firsts;

    private final int[] seconds;
    private final long[][] values;
    private int held;
    /** The next index to be held. */
    private long wanted;

    private long n;

    NumberedPairs(List<PairTerm> parts, long start, long end, Sequence.Terms terms) {
        this.parts = parts;
        this.end = end;
        this.terms = terms;
        int length = (int) Math.min(CHUNK, Math.max(0, end - start));
        firsts = new int[length];
        seconds = new int[length];
        values = new long[parts.size()][length];
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
            firsts[held] = x;
            seconds[held++] = y;
            wanted++;
            if (held == firsts.length || wanted == end) {
                handOn();
            }
        }
        n++;
        return wanted < end;
    }

    @Override
    public boolean acceptAll(int x, int[] ys, int count) {
        if (n != wanted || count >= end - n || count >= firsts.length - held) {
            return ColumnEngine.Sink.super.acceptAll(x, ys, count);
        }
        Arrays.fill(firsts, held, held + count, x);
        System.arraycopy(ys, 0, seconds, held, count);
        held += count;
        wanted += count;
        n += count;
        return true;
    }

    private void handOn() {
        for (int j = 0; j < values.length; j++) {
            PairTerm part = parts.get(j);
            for (int i = 0; i < held; i++) {
                values[j][i] = part.of(firsts[i], seconds[i]);
            }
        }
        try {
            terms.from(wanted - held, values, held);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        held = 0;
    }
}
