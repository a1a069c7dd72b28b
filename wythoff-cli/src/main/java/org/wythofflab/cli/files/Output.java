package org.wythofflab.cli.files;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.util.Optional;
import org.wythofflab.cli.terminal.Console;
import org.wythofflab.render.TextStream;

/** Where an answer goes: UTF-8, through one buffer. */
public abstract class Output implements Closeable {
    private final OutputStream stream;
    private final Writer writer;

    Output(OutputStream stream) {
        this.stream = stream;
        this.writer = new TextStream(stream);
    }

    public final Writer writer() {
        return writer;
    }

    /** For what is not text; nothing may have been written as text. */
    public final OutputStream stream() {
        return stream;
    }

    /** Whether it goes to standard output. */
    public abstract boolean isConsole();

    /** The answer is complete. */
    public abstract void commit() throws IOException;

    /**
     * The file, if one is named, or standard output.
     *
     * @param beforeWrite called before anything reaches standard output
     */
    public static Output open(Optional<String> file, Console console, Runnable beforeWrite) throws IOException {
        return file.isPresent() ? FileOutput.open(file.get()) : new StandardOutput(console, beforeWrite);
    }

    public static void print(Console console, String text) throws IOException {
        try (Output output = new StandardOutput(console, () -> {})) {
            output.writer().append(text);
            output.commit();
        }
    }
}
