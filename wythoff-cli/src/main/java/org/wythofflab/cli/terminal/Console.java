package org.wythofflab.cli.terminal;

import java.io.BufferedReader;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.function.BooleanSupplier;
import org.wythofflab.lab.Discoveries;

/**
 * Everything the program has to do with the world: what it reads, where answers go, where notes go, and what is known
 * about the other end. Tests make their own.
 *
 * @param cancelled whether the user has asked to stop
 * @param discoveries what the user has proved
 */
public record Console(
        InputStream in,
        OutputStream out,
        PrintStream err,
        Terminal terminal,
        BooleanSupplier cancelled,
        Discoveries discoveries) {

    public Console(InputStream in, OutputStream out, PrintStream err, Terminal terminal, BooleanSupplier cancelled) {
        this(in, out, err, terminal, cancelled, Discoveries.none());
    }

    /** Standard input as lines of text. */
    public BufferedReader lines() {
        return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    }

    /** Whether nothing is done because the next line has not come. */
    public boolean isWaitingForInput() {
        return in instanceof WaitingInput input && input.isWaiting();
    }
}
