package org.wythofflab.cli;

import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Where an answer goes: UTF-8, through one buffer. */
abstract class Output implements Closeable {
    private final OutputStream stream;
    private final Writer writer;

    Output(OutputStream stream) {
        this.stream = stream;
        this.writer = encode(stream);
    }

    final Writer writer() {
        return writer;
    }

    /** For what is not text; nothing may have been written as text. */
    final OutputStream stream() {
        return stream;
    }

    /** Whether it goes to standard output. */
    abstract boolean isConsole();

    /** The answer is complete. */
    abstract void commit() throws IOException;

    /**
     * The file, if one is named, or standard output.
     *
     * @param beforeWrite called before anything reaches standard output
     */
    static Output open(Optional<String> file, Console console, Runnable beforeWrite) throws IOException {
        return file.isPresent() ? FileOutput.open(file.get()) : new StandardOutput(console, beforeWrite);
    }

    static void print(Console console, String text) throws IOException {
        try (Output output = new StandardOutput(console, () -> {})) {
            output.writer().append(text);
            output.commit();
        }
    }

    static Writer encode(OutputStream stream) {
        return new BufferedWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), 1 << 14);
    }
}
