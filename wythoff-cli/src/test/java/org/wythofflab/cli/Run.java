package org.wythofflab.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.wythofflab.cli.terminal.Console;
import org.wythofflab.cli.terminal.Terminal;

/** One run of the program inside the test: what went in, and what came out. */
record Run(int code, String out, String err) {

    static Run of(String... args) {
        return with("", args);
    }

    static Run with(String input, String... args) {
        return in(Terminal.NONE, input, args);
    }

    static Run in(Terminal terminal, String input, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console = new Console(
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                out,
                new PrintStream(err, true, StandardCharsets.UTF_8),
                terminal,
                () -> false);
        int code = new Program(console).run(args);
        return new Run(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}
