package org.wythofflab.cli.terminal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;

/** Whether a person is watching the answers and the notes, and typing. */
public interface Terminal {

    /** Nobody is watching: a file or a pipe. */
    Terminal NONE = new Terminal() {
        @Override
        public boolean showsAnswers() {
            return false;
        }

        @Override
        public boolean showsNotes() {
            return false;
        }

        @Override
        public boolean hasColours() {
            return false;
        }
    };

    boolean showsAnswers();

    boolean showsNotes();

    boolean hasColours();

    /** Whether a person types, so that lines can be edited. */
    default boolean takesKeys() {
        return false;
    }

    static Terminal ofProcess() {
        return new Terminal() {
            @Override
            public boolean showsAnswers() {
                return isTerminal(1);
            }

            @Override
            public boolean showsNotes() {
                return isTerminal(2);
            }

            @Override
            public boolean hasColours() {
                // See no-color.org: any value but the empty one switches colours off.
                String noColour = System.getenv("NO_COLOR");
                return (noColour == null || noColour.isEmpty())
                        && !"dumb".equals(System.getenv("TERM"))
                        && showsAnswers();
            }

            @Override
            public boolean takesKeys() {
                return isTerminal(0) && showsAnswers();
            }
        };
    }

    /** Linux can tell for each stream; Java itself only for the process as a whole. */
    private static boolean isTerminal(int descriptor) {
        return isTerminal(Path.of("/proc/self/fd/" + descriptor), Terminal::hasConsole);
    }

    static boolean isTerminal(Path descriptor, BooleanSupplier hasConsole) {
        try {
            String device = Files.readSymbolicLink(descriptor).toString();
            return device.startsWith("/dev/pts/") || device.startsWith("/dev/tty") || device.equals("/dev/console");
        } catch (IOException | UnsupportedOperationException noProc) {
            return hasConsole.getAsBoolean();
        }
    }

    /** From Java 22 on there is a console even if nobody watches, and {@code isTerminal} tells. */
    @SuppressWarnings("SystemConsoleNull")
    private static boolean hasConsole() {
        Object console = System.console();
        if (console == null) {
            return false;
        }
        try {
            return Boolean.TRUE.equals(
                    java.io.Console.class.getMethod("isTerminal").invoke(console));
        } catch (ReflectiveOperationException olderJava) {
            return true;
        }
    }
}
