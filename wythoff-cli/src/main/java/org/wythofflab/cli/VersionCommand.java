package org.wythofflab.cli;

import java.io.IOException;
import org.wythofflab.cli.files.Output;
import org.wythofflab.cli.terminal.Console;
import org.wythofflab.lab.Imprint;

/** {@code version}. */
final class VersionCommand implements Command {

    @Override
    public Form form() {
        return new Form("wythoff version").examples("wythoff version");
    }

    @Override
    public void run(Arguments arguments, Console console) throws IOException {
        String version = Imprint.version().orElse("(development)");
        Output.print(console, "wythoff " + version + ", Java " + Runtime.version() + "\n");
    }
}
