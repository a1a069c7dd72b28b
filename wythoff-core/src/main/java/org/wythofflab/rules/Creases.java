package org.wythofflab.rules;

import java.util.Set;

/**
 * Where a rule for pairs may change: whether (k,l) is allowed depends only on k and l modulo {@code modulus} and, for
 * each of the lines, on which side of it (k,l) lies, or that it lies on it. There may be more lines than necessary.
 */
public record Creases(int modulus, Set<Crease> lines) {

    public Creases {
        lines = Set.copyOf(lines);
    }
}
