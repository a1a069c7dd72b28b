package org.wythofflab.render;

import java.io.IOException;

/** A b-file as the OEIS asks for: comments, then {@code n a(n)} for consecutive n, ASCII, every line ended by LF. */
public final class BFileWriter {
    private final Appendable out;
    private long n;

    /** @param offset the n of the first term */
    public BFileWriter(Appendable out, long offset) {
        this.out = out;
        n = offset;
    }

    public void comment(String line) throws IOException {
        out.append("# ").append(line).append('\n');
    }

    public void term(long value) throws IOException {
        out.append(Long.toString(n++)).append(' ').append(Long.toString(value)).append('\n');
    }
}
