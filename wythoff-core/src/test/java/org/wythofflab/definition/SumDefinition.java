package org.wythofflab.definition;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A sum of games solved by looking at every option of the sum itself: who moves moves in one part. It knows nothing of
 * nim-sums.
 */
public final class SumDefinition {
    private final List<Definition> parts;
    private final Map<List<Integer>, Integer> values = new HashMap<>();
    private final Map<List<Integer>, Boolean> lost = new HashMap<>();

    public SumDefinition(List<Definition> parts) {
        this.parts = List.copyOf(parts);
    }

    /** As the language writes it. */
    public String text() {
        return String.join(" + ", parts.stream().map(Definition::text).toList());
    }

    /** Every position that a move leads to, with the piles of all parts in order. */
    public List<List<Integer>> options(List<Integer> piles) {
        List<List<Integer>> options = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            for (DefinitionSolver.Option option :
                    DefinitionSolver.options(parts.get(i), piles.get(2 * i), piles.get(2 * i + 1))) {
                List<Integer> to = new ArrayList<>(piles);
                to.set(2 * i, option.x());
                to.set(2 * i + 1, option.y());
                options.add(to);
            }
        }
        return options;
    }

    /** Whether whoever has to move loses: every option is won by who moves then. */
    public boolean isP(List<Integer> piles) {
        Boolean known = lost.get(piles);
        if (known == null) {
            known = options(piles).stream().noneMatch(this::isP);
            lost.put(piles, known);
        }
        return known;
    }

    /** The least number that is not the value of an option of the sum. */
    public int value(List<Integer> piles) {
        Integer known = values.get(piles);
        if (known == null) {
            Set<Integer> seen = new HashSet<>();
            options(piles).forEach(option -> seen.add(value(option)));
            known = 0;
            while (seen.contains(known)) {
                known++;
            }
            values.put(piles, known);
        }
        return known;
    }

    /** All positions with piles below a size. */
    public List<List<Integer>> positions(int size) {
        List<List<Integer>> all = List.of(List.of());
        for (int i = 0; i < 2 * parts.size(); i++) {
            List<List<Integer>> longer = new ArrayList<>();
            for (List<Integer> start : all) {
                for (int pile = 0; pile < size; pile++) {
                    List<Integer> more = new ArrayList<>(start);
                    more.add(pile);
                    longer.add(more);
                }
            }
            all = longer;
        }
        return all;
    }
}
