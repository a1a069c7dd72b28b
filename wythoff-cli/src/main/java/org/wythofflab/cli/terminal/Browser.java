package org.wythofflab.cli.terminal;

import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** The browser of whoever sits at this machine. */
public final class Browser {

    private Browser() {}

    /** Shows a page; false if there is no way to. */
    public static boolean open(String url) {
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        List<String> words = system.contains("mac")
                ? List.of("open", url)
                : system.contains("windows")
                        ? List.of("rundll32", "url.dll,FileProtocolHandler", url)
                        : List.of("xdg-open", url);
        try {
            new ProcessBuilder(words)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return true;
        } catch (IOException noSuchProgram) {
            return false;
        }
    }
}
