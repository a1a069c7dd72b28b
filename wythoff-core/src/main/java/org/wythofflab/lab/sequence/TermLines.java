package org.wythofflab.lab.sequence;

import java.io.IOException;
import java.io.Writer;
import java.math.BigInteger;
import java.util.List;
import org.wythofflab.render.NumberLines;

/** Writes an index and its terms on each line. */
final class TermLines implements Sequence.Terms {
    private final NumberLines lines;

    private TermLines(Writer out, char separator) {
        lines = new NumberLines(out, separator);
    }

    static void write(Sequence.Listing listing, Writer out, char separator) throws IOException {
        TermLines terms = new TermLines(out, separator);
        listing.forEach(terms);
        terms.lines.flush();
    }

    @Override
    public void at(BigInteger n, List<BigInteger> values) throws IOException {
        lines.number(n);
        for (BigInteger value : values) {
            lines.number(value);
        }
        lines.end();
    }

    @Override
    public void at(long n, long... values) throws IOException {
        lines.number(n);
        for (long value : values) {
            lines.number(value);
        }
        lines.end();
    }

    @Override
    public void from(long n, long[][] sequences, int count) throws IOException {
        for (int i = 0; i < count; i++) {
            lines.number(n + i);
            for (long[] sequence : sequences) {
                lines.number(sequence[i]);
            }
            lines.end();
        }
    }
}
