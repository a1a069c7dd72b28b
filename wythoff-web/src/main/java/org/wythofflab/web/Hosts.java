package org.wythofflab.web;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The names the studio answers to. A page elsewhere can have its own name lead to 127.0.0.1 and then read our answers as its
 * own (DNS rebinding), but the browser still sends that name.
 */
final class Hosts {
    private static final Set<String> LOCAL = Set.of("localhost", "127.0.0.1", "[::1]");
    private static final Set<String> WILDCARDS = Set.of("0.0.0.0", "::", "[::]");

    /** An address is no name, so nobody can have it lead elsewhere. */
    private static final Pattern ADDRESS = Pattern.compile("[0-9]{1,3}(\\.[0-9]{1,3}){3}|\\[[0-9a-f:.%]+]");

    private static final Pattern PORT = Pattern.compile(":[0-9]*$");

    private final String told;

    /** @param told what the server listens on */
    Hosts(String told) {
        String lower = told.toLowerCase(Locale.ROOT);
        this.told = lower.contains(":") && !lower.startsWith("[") ? "[" + lower + "]" : lower;
    }

    /** @param header the value of Host, with or without a port */
    boolean knows(@Nullable String header) {
        if (header == null) {
            return false;
        }
        String host = PORT.matcher(header.toLowerCase(Locale.ROOT)).replaceFirst("");
        return LOCAL.contains(host)
                || host.equals(told)
                || (WILDCARDS.contains(told) && ADDRESS.matcher(host).matches());
    }

    /** Whether only this machine itself finds the server. */
    boolean isLocal() {
        return LOCAL.contains(told) || told.startsWith("127.");
    }

    /** Under which name a browser on this machine finds the server. */
    String forBrowser() {
        return WILDCARDS.contains(told) ? "127.0.0.1" : told;
    }
}
