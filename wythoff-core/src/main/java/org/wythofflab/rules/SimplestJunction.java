package org.wythofflab.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

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
        List<Condition> list = new ArrayList<>(parts);
        if (list.isEmpty()) {
            return neutral;
        }
        // The order matters only if a part may lack an answer that an earlier part makes superfluous.
        if (list.stream().allMatch(Condition::total)) {
            list.sort(Comparator.comparing(Condition::text));
        }
        return list.size() == 1 ? list.get(0) : new Junction(kind, list);
    }
}
