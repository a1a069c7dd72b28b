package org.wythofflab.explore.sweep;

import java.util.HashMap;
import java.util.Map;

/**
 * What a {@link Probe} found out about one game.
 *
 * @param values by measure; a measure may have none
 * @param note why there are none, or why one is missing; empty if there is nothing to say
 */
public record Reading(Map<String, String> values, String note) {

    public Reading {
        values = Map.copyOf(values);
    }

    static Reading refused(String why) {
        return new Reading(Map.of(), why);
    }

    static Reading of(String measure, Object value) {
        return new Reading(Map.of(measure, value.toString()), "");
    }

    /** The same with one more value. */
    Reading and(String measure, Object value) {
        Map<String, String> more = new HashMap<>(values);
        more.put(measure, value.toString());
        return new Reading(more, note);
    }
}
