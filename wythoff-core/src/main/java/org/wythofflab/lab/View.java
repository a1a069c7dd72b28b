package org.wythofflab.lab;

import java.io.IOException;
import java.io.Writer;

/** One format of a {@link Report}: does the work that is left and writes the answer. */
@FunctionalInterface
public interface View {
    void write(Writer out) throws IOException;
}
