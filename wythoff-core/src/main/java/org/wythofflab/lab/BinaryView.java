package org.wythofflab.lab;

import java.io.IOException;
import java.io.OutputStream;

/** A format of a {@link Report} that is not text. */
@FunctionalInterface
public interface BinaryView {
    void write(OutputStream out) throws IOException;
}
