package org.wythofflab.cli;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.wythofflab.cli.files.Output;
import org.wythofflab.cli.terminal.Console;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.DisagreementException;
import org.wythofflab.lab.LimitException;
import org.wythofflab.solve.StoppedException;

/** Runs one command line. */
final class Program {
    private final Console console;

    Program(Console console) {
        this.console = console;
    }

    /** Never throws: whatever happens ends in an exit code and, if it is not 0, in words on stderr. */
    int run(String... args) {
        try {
            dispatch(args);
            return ExitCode.DONE;
        } catch (BadRequestException fault) {
            return fail(ExitCode.BAD_INPUT, fault.getMessage());
        } catch (LimitException limit) {
            return fail(ExitCode.LIMIT, limit.getMessage() + (limit.canBeRaised() ? wayOut(args[0]) : ""));
        } catch (DisagreementException contradiction) {
            return fail(ExitCode.REFUTED, contradiction.getMessage());
        } catch (StoppedException stopped) {
            return ExitCode.CANCELLED;
        } catch (IOException failure) {
            // Whoever closed the pipe has seen enough: "| head" is no failure.
            return isBrokenPipe(failure)
                    ? ExitCode.DONE
                    : fail(ExitCode.BAD_INPUT, "input or output failed: " + failure.getMessage());
        } catch (OutOfMemoryError tooMuch) {
            return fail(
                    ExitCode.LIMIT,
                    "the Java machine may use only " + Runtime.getRuntime().maxMemory() / 1_000_000
                            + " MB, and the answer needs more.\nAsk for less, or give it more memory:"
                            + " WYTHOFF_JAVA_OPTS=-Xmx8g ./wythoff ...");
        } catch (RuntimeException | Error bug) {
            return fail(
                    ExitCode.BUG,
                    "this is a mistake in Wythoff Lab itself: " + bug + place(bug)
                            + "\nPlease report it together with the command line.");
        }
    }

    private static String wayOut(String command) {
        return "\n  " + LabOptions.wayOut(named(command).command().form());
    }

    /** The machine may leave out where something happened. */
    private static String place(Throwable bug) {
        StackTraceElement[] trace = bug.getStackTrace();
        return trace.length == 0 ? "" : " at " + trace[0];
    }

    private void dispatch(String[] args) throws IOException {
        CommandName name = args.length == 0 ? CommandName.HELP : named(args[0]);
        Command command = name.command();
        List<String> words = List.of(args).subList(Math.min(1, args.length), args.length);
        Arguments arguments = ArgumentReader.read(name, command.form(), words);
        if (arguments.help()) {
            Output.print(console, HelpPage.of(name, console));
        } else {
            command.run(arguments, console);
        }
    }

    /** The first word; people also ask for help and the version as for options. */
    private static CommandName named(String word) {
        return switch (word) {
            case "-h", "--help" -> CommandName.HELP;
            case "-V", "--version" -> CommandName.VERSION;
            default -> CommandName.named(word);
        };
    }

    private int fail(int code, @Nullable String message) {
        console.err().println("wythoff: " + message);
        return code;
    }

    private static boolean isBrokenPipe(IOException failure) {
        String message = failure.getMessage();
        return message != null && message.toLowerCase(Locale.ROOT).contains("pipe");
    }
}
