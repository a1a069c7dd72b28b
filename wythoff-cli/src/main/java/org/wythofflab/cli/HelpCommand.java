package org.wythofflab.cli;

import java.io.IOException;
import org.wythofflab.cli.files.Output;
import org.wythofflab.cli.terminal.Console;
import org.wythofflab.render.TextTable;

/** {@code help} and {@code help COMMAND}. */
final class HelpCommand implements Command {

    @Override
    public Form form() {
        return new Form("wythoff help [COMMAND]")
                .place(new Form.Place("COMMAND", "the command to explain", false, false))
                .examples("wythoff help", "wythoff help outcome");
    }

    @Override
    public void run(Arguments arguments, Console console) throws IOException {
        if (arguments.places().isEmpty()) {
            Output.print(console, overview());
        } else {
            Output.print(
                    console, HelpPage.of(CommandName.named(arguments.places().get(0)), console));
        }
    }

    private static String overview() throws IOException {
        StringBuilder text = new StringBuilder("Wythoff Lab: the laboratory for Wythoff-like two-pile games.\n\n")
                .append("Usage: wythoff COMMAND [ARGUMENTS] [OPTIONS]\n\nCommands:\n");
        TextTable commands = new TextTable("  ");
        for (CommandName name : CommandName.values()) {
            commands.row(name.word(), name.summary());
        }
        commands.write(text);
        return text.append("\nExamples:\n")
                .append("  wythoff outcome wythoff 3 5\n")
                .append("  wythoff describe \"wythoff block 5\"\n")
                .append("  wythoff positions \"odd-even(2,3) misere\" --bound 30\n")
                .append("\nMore about a command: wythoff help COMMAND\n")
                .append("Exit codes: 0 done, 1 a refuted claim or failed check, 2 bad input, 3 stopped by a limit\n")
                .toString();
    }
}
