package org.wythofflab.cli;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.util.Optional;

/** Where the lines of a conversation come from. */
interface LineSource extends Closeable {

    /** The next line, or empty when there are no more. */
    Optional<String> next() throws IOException;

    /** A keyboard with editing and history if a person types, otherwise lines as they come. */
    static LineSource of(Console console) throws IOException {
        return console.terminal().takesKeys() ? Keyboard.open() : piped(console.lines());
    }

    private static LineSource piped(BufferedReader lines) {
        return new LineSource() {
            @Override
            public Optional<String> next() throws IOException {
                return Optional.ofNullable(lines.readLine());
            }

            @Override
            public void close() {}
        };
    }
}
