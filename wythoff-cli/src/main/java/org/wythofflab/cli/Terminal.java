package org.wythofflab.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Whether a person is watching the answers and the notes, and typing. */
interface Terminal {

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

    /** Java cannot tell for one stream alone, but Linux can; elsewhere the answer is the one that does no harm. */
    private static boolean isTerminal(int descriptor) {
        try {
            String device = Files.readSymbolicLink(Path.of("/proc/self/fd/" + descriptor))
                    .toString();
            return device.startsWith("/dev/pts/") || device.startsWith("/dev/tty") || device.equals("/dev/console");
        } catch (IOException | UnsupportedOperationException noProc) {
            return false;
        }
    }
}
