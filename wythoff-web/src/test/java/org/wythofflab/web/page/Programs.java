package org.wythofflab.web.page;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;

/** Programs of this machine that tests need. */
final class Programs {
    private Programs() {}

    /** The first of them that is there. Tests are never skipped for want of one: ./check installs what is missing. */
    static String find(String... names) {
        for (String name : names) {
            for (String folder : System.getenv("PATH").split(File.pathSeparator, -1)) {
                Path program = Path.of(folder, name);
                if (Files.isExecutable(program)) {
                    return program.toString();
                }
            }
        }
        throw new IllegalStateException("no " + names[0]
                + " on the PATH; ./check installs it (Debian: apt install chromium nodejs firefox-esr)");
    }
}
