package org.wythofflab.render;

import java.io.IOException;
import java.io.Writer;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.math.BigInteger;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.wythofflab.exact.Decimals;

/**
 * Lines of numbers with one character between them. A long list is mostly digits, so these have a buffer of their own, and
 * eight of them are found at once.
 */
public final class NumberLines {
    private static final int LONGEST = 20;
    private static final int EIGHT = 8;
    private static final int HUNDRED_MILLION = 100_000_000;
    private static final long ZEROS = 0x3030303030303030L;
    private static final VarHandle DIGITS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private final Writer out;
    private final byte separator;
    private final byte[] buffer = new byte[1 << 15];
    private int used;
    private boolean begun;

    /** @param separator an ASCII character */
    public NumberLines(Writer out, char separator) {
        this.out = out;
        this.separator = (byte) separator;
    }

    public NumberLines number(long value) throws IOException {
        begin();
        if (value < 0) {
            text(Long.toString(value));
        } else {
            put(value);
        }
        return this;
    }

    private void put(long value) {
        if (value >= HUNDRED_MILLION) {
            put(value / HUNDRED_MILLION);
            DIGITS.set(buffer, used, ZEROS | digits((int) (value % HUNDRED_MILLION)));
            used += EIGHT;
            return;
        }
        long digits = digits((int) value);
        // The last digit is written, whatever it is.
        int none = Long.numberOfTrailingZeros(digits | 1L << 56) >>> 3;
        DIGITS.set(buffer, used, (ZEROS | digits) >>> (EIGHT * none));
        used += EIGHT - none;
    }

    /**
     * The eight digits of a number below 10^8, one a byte, the first in the lowest: two numbers below 10^4 are divided by 100 at
     * once, then four below 100 by 10. Each quotient is that of a product and a shift: 10486/2^20 exceeds 1/100 by less than
     * 3*10^-7, and 103/2^10 exceeds 1/10 by less than 6*10^-4, too little to reach the next whole number.
     */
    private static long digits(int value) {
        long fours = value / 10_000 | (long) (value % 10_000) << 32;
        long hundreds = ((fours * 10_486) >>> 20) & 0x0000007F0000007FL;
        long twos = ((fours - 100 * hundreds) << 16) + hundreds;
        long tens = ((twos * 103) >>> 10) & 0x000F000F000F000FL;
        return ((twos - 10 * tens) << 8) + tens;
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
        byte[] digits = text.getBytes(StandardCharsets.US_ASCII);
        if (digits.length > buffer.length - used) {
            flush();
        }
        if (digits.length > buffer.length) {
            out.append(text);
        } else {
            System.arraycopy(digits, 0, buffer, used, digits.length);
            used += digits.length;
        }
    }

    /** Leaves room for a separator, a number and the end of the line. */
    private void begin() throws IOException {
        // Eight bytes are written at a time, so up to seven more than there are digits.
        if (used > buffer.length - LONGEST - EIGHT - 2) {
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
        if (out instanceof TextStream stream) {
            stream.ascii(buffer, used);
        } else {
            out.write(new String(buffer, 0, used, StandardCharsets.US_ASCII));
        }
        used = 0;
    }
}
