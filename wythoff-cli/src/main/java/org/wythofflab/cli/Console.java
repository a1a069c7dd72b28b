package org.wythofflab.cli;

import java.io.BufferedReader;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.function.BooleanSupplier;

/**
 * Everything the program has to do with the world: what it reads, where answers go, where notes go, and what is known
 * about the other end. Tests make their own.
 *
 * @param cancelled whether the user has asked to stop
 */
record Console(InputStream in, OutputStream out, PrintStream err, Terminal terminal, BooleanSupplier cancelled) {

    /** Standard input as lines of text. */
    BufferedReader lines() {
        return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    }
}
