package org.wythofflab.lab;

import java.lang.module.ModuleDescriptor;
import java.util.Optional;

/** What an exported file says of the program that made it; the same program always says the same. */
public final class Imprint {
    private Imprint() {}

    /** The version as the module knows it, or else the jar; classes in a directory know none. */
    public static Optional<String> version() {
        Optional<String> ofModule =
                Optional.ofNullable(Imprint.class.getModule().getDescriptor()).flatMap(ModuleDescriptor::rawVersion);
        return ofModule.or(() -> Optional.ofNullable(Imprint.class.getPackage().getImplementationVersion()));
    }

    /** The name of the program and, where it is known, its version. */
    public static String words() {
        return "Wythoff Lab" + version().map(version -> " " + version).orElse("");
    }
}
