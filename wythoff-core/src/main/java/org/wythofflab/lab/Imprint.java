package org.wythofflab.lab;

import org.jspecify.annotations.Nullable;

/** What an exported file says of the program that made it; the same program always says the same. */
public final class Imprint {
    private Imprint() {}

    /** The name of the program and, where the jar knows it, its version. */
    public static String words() {
        @Nullable String version = Imprint.class.getPackage().getImplementationVersion();
        return "Wythoff Lab" + (version == null ? "" : " " + version);
    }
}
