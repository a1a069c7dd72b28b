package org.wythofflab.render;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Writes JSON as it comes; the caller keeps objects and arrays balanced. */
public final class JsonWriter {
    private static final String HEX = "0123456789abcdef";

    private final Appendable out;

    /** Whether the next member or element follows another one. A container counts as one when it ends. */
    private boolean follows;

    public JsonWriter(Appendable out) {
        this.out = out;
    }

    public JsonWriter object() throws IOException {
        return open('{');
    }

    public JsonWriter endObject() throws IOException {
        return close('}');
    }

    public JsonWriter array() throws IOException {
        return open('[');
    }

    public JsonWriter endArray() throws IOException {
        return close(']');
    }

    public JsonWriter name(String name) throws IOException {
        string(name);
        out.append(':');
        follows = false;
        return this;
    }

    /** A string, or {@code null} if there is none. */
    public JsonWriter string(@Nullable String text) throws IOException {
        separate();
        if (text == null) {
            out.append("null");
        } else {
            quote(text);
        }
        return this;
    }

    public JsonWriter number(long value) throws IOException {
        separate();
        out.append(Long.toString(value));
        return this;
    }

    /** A number as a string: many readers of JSON round what is longer than a double. */
    public JsonWriter digits(long value) throws IOException {
        separate();
        out.append("\"" + value + "\"");
        return this;
    }

    /** A measured number. */
    public JsonWriter number(double value) throws IOException {
        separate();
        out.append(Double.toString(value));
        return this;
    }

    public JsonWriter bool(boolean value) throws IOException {
        separate();
        out.append(value ? "true" : "false");
        return this;
    }

    public JsonWriter field(String name, @Nullable String text) throws IOException {
        return name(name).string(text);
    }

    /** Ends the document: a text file ends with a line end. */
    public void end() throws IOException {
        out.append('\n');
    }

    private JsonWriter open(char bracket) throws IOException {
        separate();
        out.append(bracket);
        follows = false;
        return this;
    }

    private JsonWriter close(char bracket) throws IOException {
        out.append(bracket);
        follows = true;
        return this;
    }

    private void separate() throws IOException {
        if (follows) {
            out.append(',');
        }
        follows = true;
    }

    private void quote(String text) throws IOException {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c == '\n') {
                out.append("\\n");
            } else if (c < ' ' || Character.isSurrogate(c)) {
                // Half a surrogate pair has no UTF-8 form; as an escape it survives.
                escape(c);
            } else {
                out.append(c);
            }
        }
        out.append('"');
    }

    private void escape(char c) throws IOException {
        out.append("\\u");
        for (int shift = 12; shift >= 0; shift -= 4) {
            out.append(HEX.charAt(c >> shift & 15));
        }
    }
}
