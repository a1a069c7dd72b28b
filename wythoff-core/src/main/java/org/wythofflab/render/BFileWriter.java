package org.wythofflab.render;

import java.io.IOException;
import java.math.BigInteger;
import java.text.Normalizer;
import org.wythofflab.exact.Decimals;

/** A b-file as the OEIS asks for: comments, then {@code n a(n)} for consecutive n, ASCII, every line ended by LF. */
public final class BFileWriter {
    private final Appendable out;
    private BigInteger n;

    /** @param offset the n of the first term */
    public BFileWriter(Appendable out, BigInteger offset) {
        this.out = out;
        n = offset;
    }

    /** A line that is no term; what is not ASCII loses its accents, or becomes a question mark. */
    public void comment(String line) throws IOException {
        out.append("# ").append(ascii(line)).append('\n');
    }

    private static String ascii(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .replaceAll("[^ -~]", "?");
    }

    public void term(BigInteger value) throws IOException {
        out.append(Decimals.print(n)).append(' ').append(Decimals.print(value)).append('\n');
        n = n.add(BigInteger.ONE);
    }

    public void term(long value) throws IOException {
        term(BigInteger.valueOf(value));
    }
}
