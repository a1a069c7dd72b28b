package org.wythofflab.lab;

import java.io.IOException;
import java.io.UncheckedIOException;

/** Writing from inside a visitor, which cannot throw checked exceptions; {@link Report} unwraps what comes out. */
@FunctionalInterface
public interface Writing {
    void run() throws IOException;

    static void unchecked(Writing writing) {
        try {
            writing.run();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
