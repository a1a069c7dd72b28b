package org.wythofflab.render;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/** Text in UTF-8, through one buffer. What is ASCII may come as bytes, which is quicker where there is much of it. */
public final class TextStream extends Writer {
    private final OutputStream stream;
    private final Writer text;
    private boolean waiting;

    public TextStream(OutputStream stream) {
        this.stream = stream;
        text = new BufferedWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), 1 << 14);
    }

    @Override
    public void write(char[] characters, int from, int length) throws IOException {
        waiting = true;
        text.write(characters, from, length);
    }

    @Override
    public void write(String characters, int from, int length) throws IOException {
        waiting = true;
        text.write(characters, from, length);
    }

    /** Writes the first bytes, each of them a character. */
    void ascii(byte[] bytes, int length) throws IOException {
        if (length == 0) {
            return;
        }
        if (waiting) {
            flush();
        }
        stream.write(bytes, 0, length);
    }

    @Override
    public void flush() throws IOException {
        waiting = false;
        text.flush();
    }

    @Override
    public void close() throws IOException {
        text.close();
    }
}
