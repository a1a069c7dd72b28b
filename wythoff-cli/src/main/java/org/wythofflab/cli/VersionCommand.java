package org.wythofflab.cli;

import java.io.IOException;

/** {@code version}. */
final class VersionCommand implements Command {

    @Override
    public Form form() {
        return new Form("wythoff version").examples("wythoff version");
    }

    @Override
    public void run(Arguments arguments, Console console) throws IOException {
        // The jar knows its version; classes in a directory do not.
        String version = VersionCommand.class.getPackage().getImplementationVersion();
        Output.print(
                console,
                "wythoff " + (version == null ? "(development)" : version) + ", Java " + Runtime.version() + "\n");
    }
}
