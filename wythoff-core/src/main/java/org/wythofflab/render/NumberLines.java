package org.wythofflab.render;

import java.io.IOException;
import java.io.Writer;
import java.math.BigInteger;
import org.wythofflab.exact.Decimals;

/** Lines of numbers with one character between them. A long list is mostly digits, so these have a buffer of their own. */
public final class NumberLines {
    private static final int LONGEST = 20;

    private final Writer out;
    private final char separator;
    private final char[] buffer = new char[1 << 13];
    private int used;
    private boolean begun;

    public NumberLines(Writer out, char separator) {
        this.out = out;
        this.separator = separator;
    }

    public NumberLines number(long value) throws IOException {
        begin();
        if (value < 0) {
            text(Long.toString(value));
            return this;
        }
        int end = used + digits(value);
        long rest = value;
        for (int i = end - 1; i >= used; i--) {
            long quotient = rest / 10;
            buffer[i] = (char) ('0' + (rest - 10 * quotient));
            rest = quotient;
        }
        used = end;
        return this;
    }

    private static int digits(long value) {
        int digits = 1;
        for (long power = 10; digits < LONGEST - 1 && value >= power; power *= 10) {
            digits++;
        }
        return digits;
    }

    public NumberLines number(BigInteger value) throws IOException {
        if (value.bitLength() < Long.SIZE) {
            return number(value.longValue());
        }
        begin();
        text(Decimals.print(value));
        return this;
    }

    private void text(String text) throws IOException {
        flush();
        out.append(text);
    }

    /** Leaves room for a separator, a number and the end of the line. */
    private void begin() throws IOException {
        if (used > buffer.length - LONGEST - 2) {
            flush();
        }
        if (begun) {
            buffer[used++] = separator;
        }
        begun = true;
    }

    public void end() throws IOException {
        if (used == buffer.length) {
            flush();
        }
        buffer[used++] = '\n';
        begun = false;
    }

    /** Writes what is still held; to be called after the last line. */
    public void flush() throws IOException {
        out.write(buffer, 0, used);
        used = 0;
    }
}
