package org.wythofflab.rules.formula;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** One way to write a junction: no junction of the same kind inside, nothing that is known or said twice. */
final class SimplestJunction {

    private SimplestJunction() {}

    static Condition of(Junction junction) {
        Truth neutral = Truth.of(junction.kind() == Junction.Kind.AND);
        Set<Condition> parts = new LinkedHashSet<>();
        for (Condition part : flat(junction)) {
            if (part == neutral) {
                continue;
            }
            if (part == neutral.negated()) {
                // Nothing behind this part is ever asked; what stands before it is, in case it has no answer.
                if (parts.stream().allMatch(Condition::total)) {
                    return part;
                }
                parts.add(part);
                break;
            }
            parts.add(part);
        }
        return joined(junction.kind(), parts, neutral);
    }

    private static List<Condition> flat(Junction junction) {
        List<Condition> flat = new ArrayList<>();
        for (Condition part : junction.parts()) {
            flat.addAll(part.normal().parts(junction.kind()));
        }
        return flat;
    }

    private static Condition joined(Junction.Kind kind, Set<Condition> parts, Truth neutral) {
        // The order matters only if a part may lack an answer that an earlier part makes superfluous.
        Collection<Condition> ordered = parts.stream().allMatch(Condition::total) ? byText(parts) : parts;
        return switch (ordered.size()) {
            case 0 -> neutral;
            case 1 -> ordered.iterator().next();
            default -> new Junction(kind, List.copyOf(ordered));
        };
    }

    private static Collection<Condition> byText(Set<Condition> parts) {
        SortedMap<String, Condition> sorted = new TreeMap<>();
        parts.forEach(part -> sorted.put(part.text(), part));
        return sorted.values();
    }
}
