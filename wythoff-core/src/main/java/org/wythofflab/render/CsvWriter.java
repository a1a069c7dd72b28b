package org.wythofflab.render;

import java.io.IOException;

/** Comma-separated values as RFC 4180 has them, but with LF line ends. */
public final class CsvWriter {
    private final Appendable out;

    public CsvWriter(Appendable out) {
        this.out = out;
    }

    public void line(String... fields) throws IOException {
        for (int i = 0; i < fields.length; i++) {
            if (i > 0) {
                out.append(',');
            }
            field(fields[i]);
        }
        out.append('\n');
    }

    private void field(String text) throws IOException {
        if (isPlain(text)) {
            out.append(text);
        } else {
            out.append('"').append(text.replace("\"", "\"\"")).append('"');
        }
    }

    private static boolean isPlain(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == ',' || c == '"' || c == '\n' || c == '\r') {
                return false;
            }
        }
        return true;
    }
}
