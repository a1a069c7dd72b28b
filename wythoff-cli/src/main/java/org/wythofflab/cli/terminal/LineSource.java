package org.wythofflab.cli.terminal;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Where the lines of a conversation come from. */
public interface LineSource extends Closeable {

    /** The next line, or empty when there are no more. */
    Optional<String> next() throws IOException;

    /**
     * A keyboard with editing and history if a person types, otherwise lines as they come.
     *
     * @param words what a keyboard completes
     */
    static LineSource of(Console console, List<String> words) throws IOException {
        return console.terminal().takesKeys() ? Keyboard.open(words) : piped(console.lines());
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
