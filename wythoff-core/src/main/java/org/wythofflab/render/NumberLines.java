package org.wythofflab.render;

import java.io.IOException;
import java.io.Writer;
import java.math.BigInteger;
import java.util.Arrays;
import org.wythofflab.exact.Decimals;

/** Lines of numbers with one character between them. A long list is mostly digits, so these have a buffer of their own. */
public final class NumberLines {
    private static final int LONGEST = 20;
    private static final int NINE = 9;
    private static final long BILLION = 1_000_000_000;

    /** 00, 01, ..., 99. */
    private static final char[] PAIRS = pairs();

    private final Writer out;
    private final char separator;
    private final char[] buffer = new char[1 << 13];
    private int used;
    private boolean begun;

    public NumberLines(Writer out, char separator) {
        this.out = out;
        this.separator = separator;
    }

    private static char[] pairs() {
        char[] pairs = new char[2 * 100];
        for (int i = 0; i < pairs.length; i++) {
            pairs[i] = (char) ('0' + (i % 2 == 0 ? i / 20 : i / 2 % 10));
        }
        return pairs;
    }

    public NumberLines number(long value) throws IOException {
        begin();
        if (value < 0) {
            text(Long.toString(value));
            return this;
        }
        if (value < BILLION) {
            used = put((int) value, used + digits((int) value));
        } else {
            number(value / BILLION, value % BILLION);
        }
        return this;
    }

    /** Writes what stands before the last nine digits, and these with zeros in front. */
    private void number(long high, long low) {
        if (high < BILLION) {
            used = put((int) high, used + digits((int) high));
        } else {
            number(high / BILLION, high % BILLION);
        }
        Arrays.fill(buffer, used, used + NINE, '0');
        used += NINE;
        put((int) low, used);
    }

    /** Writes the digits that end there, two at a time: to divide is what takes the time. */
    private int put(int value, int end) {
        int place = end;
        int rest = value;
        while (rest >= 10) {
            int quotient = rest / 100;
            int pair = 2 * (rest - 100 * quotient);
            rest = quotient;
            buffer[--place] = PAIRS[pair + 1];
            buffer[--place] = PAIRS[pair];
        }
        if (rest > 0 || place == end) {
            buffer[--place] = (char) ('0' + rest);
        }
        return end;
    }

    /** Of a number below 10^9. */
    private static int digits(int value) {
        int digits = 1;
        for (int power = 10; digits < NINE && value >= power; power *= 10) {
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
