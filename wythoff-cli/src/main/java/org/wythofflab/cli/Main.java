package org.wythofflab.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import org.wythofflab.cli.terminal.Console;
import org.wythofflab.cli.terminal.Interruption;
import org.wythofflab.cli.terminal.Terminal;
import org.wythofflab.cli.terminal.WaitingInput;
import org.wythofflab.lab.Discoveries;

/** Connects {@link Program} to the process: its streams, its signals and its exit code. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        WaitingInput in = new WaitingInput(System.in);
        Interruption interruption = new Interruption(in, System.err);
        Runtime.getRuntime().addShutdownHook(interruption);
        Console console = new Console(
                in,
                // Not System.out: a PrintStream keeps to itself that nobody is listening any more.
                new FileOutputStream(FileDescriptor.out),
                System.err,
                Terminal.ofProcess(),
                interruption::isRequested,
                Discoveries.ofUser(System.getenv(), complaint -> System.err.println("wythoff: " + complaint)));
        int code = new Program(console).run(args);
        interruption.finished();
        System.exit(code);
    }
}
