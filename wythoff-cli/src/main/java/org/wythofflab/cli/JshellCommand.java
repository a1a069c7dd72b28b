package org.wythofflab.cli;

import org.wythofflab.cli.terminal.Console;
import org.wythofflab.lab.BadRequestException;

/** {@code jshell}: the script {@code ./wythoff} opens it, before there is any Java; here it is only explained. */
final class JshellCommand implements Command {

    @Override
    public Form form() {
        return new Form("wythoff jshell [OPTIONS OF jshell]").examples("wythoff jshell", "wythoff jshell program.jsh");
    }

    @Override
    public void run(Arguments arguments, Console console) {
        throw new BadRequestException("the script ./wythoff opens a Java shell; beside the one jar it is opened by\n"
                + "  jshell --class-path wythoff.jar");
    }
}
