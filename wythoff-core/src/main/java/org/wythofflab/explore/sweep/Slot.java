package org.wythofflab.explore.sweep;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.wythofflab.rules.GameSyntaxException;

/**
 * A place of a template, in braces.
 *
 * @param column of its brace, counted from 1
 * @param end the column behind its last brace
 * @param name by which other places may use its value
 */
record Slot(int column, int end, Optional<String> name, List<Item> items) {

    /** Its values, given those of the names it uses; none if ranges that use names are empty for these. */
    List<String> values(Map<String, String> known) throws GameSyntaxException {
        Set<String> values = new LinkedHashSet<>();
        for (Item item : items) {
            for (String value : item.values(known)) {
                if (!values.add(value)) {
                    throw new GameSyntaxException(
                            column, "'" + value + "' is twice in this list; each game comes once", Template.EXAMPLE);
                }
            }
        }
        return List.copyOf(values);
    }

    /** Whether its values depend on those of a named place. */
    boolean uses(String other) {
        return items.stream().anyMatch(item -> item.words().contains(other));
    }
}
