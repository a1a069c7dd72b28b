package org.wythofflab.cli;

import java.io.IOException;
import org.wythofflab.cli.files.Output;
import org.wythofflab.cli.terminal.Console;
import picocli.AutoComplete;

/** {@code completion}: one script that serves bash and zsh. */
final class CompletionCommand implements Command {

    @Override
    public Form form() {
        return new Form("wythoff completion")
                .examples("source <(wythoff completion)", "wythoff completion > ~/.wythoff-completion");
    }

    @Override
    public void run(Arguments arguments, Console console) throws IOException {
        Output.print(console, AutoComplete.bash("wythoff", HelpPage.all()));
    }
}
