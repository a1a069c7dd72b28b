package org.wythofflab.cli;

import org.wythofflab.lab.Method;

/** The options of every command that may ask theorems. */
final class MethodOptions {
    private static final String ASSUME = "--assume";
    private static final String BY = "--by";

    private MethodOptions() {}

    /** For commands that can ask an engine as well. */
    static Form addTo(Form form) {
        return addAssumptions(form.option(
                "theory|proof|engine|both",
                "who decides; both compares all there are (default: a theorem, else a proof, else an engine)",
                BY));
    }

    static Form addAssumptions(Form form) {
        return form.option(
                "superadditive", "vouch for f of wyt(f) being strictly increasing and superadditive", ASSUME);
    }

    static Method of(Arguments arguments) {
        Method method = Method.usual();
        method = arguments.option(BY).map(method::by).orElse(method);
        return arguments.option(ASSUME).map(method::assuming).orElse(method);
    }
}
