package org.wythofflab.prove.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Which amounts may be taken, in words that others understand: all of them are positive, and they satisfy one of some cases.
 *
 * @param lines factors of the amounts and, last, a constant to be added
 * @param modulus by which the remainders of the amounts are told
 * @param cases each as wide as it can be, so that there are few
 */
public record MoveCases(List<long[]> lines, int modulus, List<Case> cases) {

    /** More would make formulas nobody can read, people or programs. */
    static final int MOST_CELLS = 1 << 11;

    public MoveCases {
        lines = List.copyOf(lines);
        cases = List.copyOf(cases);
    }

    /**
     * What a case asks for.
     *
     * @param signs by line, which signs its value may have
     * @param remainders by amount, which remainders it may have
     */
    public record Case(List<Set<Integer>> signs, List<Set<Integer>> remainders) {}

    /**
     * @param lines with those of the amounts themselves first
     * @param allowed whether amounts may be taken that lie so to the lines and have such remainders; what is not in it does
     *     not occur, but for amounts that are not positive
     */
    static MoveCases of(List<long[]> lines, int modulus, Map<List<Integer>, Boolean> allowed) {
        int amounts = lines.get(0).length - 1;
        List<Set<Integer>> occurring = new ArrayList<>();
        for (int i = 0; i < allowed.keySet().iterator().next().size(); i++) {
            int place = i;
            occurring.add(new TreeSet<>(
                    allowed.keySet().stream().map(cell -> cell.get(place)).toList()));
        }
        Set<List<Integer>> forbidden = allowed.entrySet().stream()
                .filter(entry -> !entry.getValue())
                .map(Map.Entry::getKey)
                .collect(Collectors.toSet());
        List<List<Set<Integer>>> wide = new ArrayList<>();
        // In an order of their own, so that the same rules always give the same words.
        allowed.keySet().stream()
                .filter(cell -> !forbidden.contains(cell))
                .sorted(Comparator.comparing(List::toString))
                .forEach(cell -> {
                    if (wide.stream().noneMatch(known -> covers(known, cell))) {
                        wide.add(widened(cell, amounts, occurring, forbidden));
                    }
                });
        return new MoveCases(
                lines.subList(amounts, lines.size()),
                modulus,
                wide.stream()
                        .map(box -> new Case(box.subList(amounts, lines.size()), box.subList(lines.size(), box.size())))
                        .toList());
    }

    /** Takes in whatever it can without taking in anything that is forbidden. The signs of the amounts stay. */
    private static List<Set<Integer>> widened(
            List<Integer> cell, int amounts, List<Set<Integer>> occurring, Set<List<Integer>> forbidden) {
        List<Set<Integer>> box = new ArrayList<>();
        cell.forEach(label -> box.add(new TreeSet<>(Set.of(label))));
        for (int i = amounts; i < cell.size(); i++) {
            for (int label : occurring.get(i)) {
                if (box.get(i).add(label) && forbidden.stream().anyMatch(bad -> covers(box, bad))) {
                    box.get(i).remove(label);
                }
            }
        }
        for (int i = amounts; i < cell.size(); i++) {
            if (box.get(i).equals(occurring.get(i))) {
                // Nothing is asked for.
                box.set(i, Set.of());
            }
        }
        return List.copyOf(box);
    }

    private static boolean covers(List<Set<Integer>> box, List<Integer> cell) {
        for (int i = 0; i < cell.size(); i++) {
            if (!box.get(i).isEmpty() && !box.get(i).contains(cell.get(i))) {
                return false;
            }
        }
        return true;
    }
}
