package org.wythofflab.web;

import java.util.Map;
import java.util.TreeMap;

/** What every answer says besides itself. */
final class Headers {
    static final Map<String, String> ALWAYS = new TreeMap<>(Map.of(
            "Content-Security-Policy",
            "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; script-src 'self'; connect-src 'self';"
                    + " frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'",
            "X-Content-Type-Options",
            "nosniff",
            "X-Frame-Options",
            "DENY",
            "Referrer-Policy",
            "no-referrer",
            "Cross-Origin-Opener-Policy",
            "same-origin",
            "Cross-Origin-Resource-Policy",
            "same-origin",
            "Permissions-Policy",
            "camera=(), microphone=(), geolocation=()"));

    private Headers() {}
}
