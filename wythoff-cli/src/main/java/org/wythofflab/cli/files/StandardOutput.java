package org.wythofflab.cli.files;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import org.wythofflab.cli.terminal.Console;

/** Answers on standard output; what was written before a failure stands. */
final class StandardOutput extends Output {
    StandardOutput(Console console, Runnable beforeWrite) {
        super(new Announced(console.out(), beforeWrite));
    }

    @Override
    public boolean isConsole() {
        return true;
    }

    @Override
    public void commit() throws IOException {
        writer().flush();
    }

    @Override
    public void close() throws IOException {
        writer().flush();
    }

    /** A stream that says when something is about to appear. */
    private static final class Announced extends FilterOutputStream {
        private final Runnable beforeWrite;

        Announced(OutputStream stream, Runnable beforeWrite) {
            super(stream);
            this.beforeWrite = beforeWrite;
        }

        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {
            beforeWrite.run();
            out.write(bytes, from, length);
        }
    }
}
