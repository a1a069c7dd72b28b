package org.wythofflab.cli;

import java.io.IOException;
import org.wythofflab.cli.terminal.Console;

/** One word after {@code wythoff}. */
interface Command {

    /** What its command line looks like. */
    Form form();

    /** Does it; what goes wrong comes out as an exception that {@link Program} turns into words and an exit code. */
    void run(Arguments arguments, Console console) throws IOException;
}
