package org.wythofflab.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A command line that fits its {@link Form}. Values stay text: what they mean, and what is wrong with them, the lab says
 * best.
 *
 * @param help whether help was asked for; then the rest may be incomplete
 */
record Arguments(List<String> places, Map<String, String> options, boolean help) {

    /** The value of the option with this (longest) name. */
    Optional<String> option(String name) {
        return Optional.ofNullable(options.get(name));
    }

    boolean has(String flag) {
        return options.containsKey(flag);
    }
}
