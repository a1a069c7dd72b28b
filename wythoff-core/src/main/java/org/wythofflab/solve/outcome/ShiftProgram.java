package org.wythofflab.solve.outcome;

import java.util.List;
import java.util.SortedMap;
import java.util.stream.Stream;

/**
 * How rows of bits follow from earlier rows by shifting and uniting. Plane 0 holds the marked positions; row x of any
 * other plane is the union of its terms. A position is blocked, that is, it has a marked option elsewhere than in its own
 * row, if it is in the union of a group; the union of a group with a step s > 0 is first closed under adding s.
 *
 * @param planes the terms of each plane; none delays 0 rows unless it reads a plane before its own
 * @param groups by step; 0 for what is not closed. They only read earlier rows
 */
record ShiftProgram(List<List<Term>> planes, SortedMap<Integer, List<Term>> groups) {

    /** Row {@code x - delay} of a plane, moved up by {@code shift} columns. */
    record Term(int plane, int delay, int shift) {}

    /** How many shifted rows are united for each row of the board. */
    int terms() {
        int terms = 0;
        for (List<Term> plane : planes) {
            terms += plane.size();
        }
        for (List<Term> group : groups.values()) {
            terms += group.size();
        }
        return terms;
    }

    /** How many columns a term, or a step of a group, reaches back at most. */
    int longestShift() {
        int longest = groups.isEmpty() ? 0 : groups.lastKey();
        for (List<Term> plane : planes) {
            longest = Math.max(longest, longest(plane));
        }
        for (List<Term> group : groups.values()) {
            longest = Math.max(longest, longest(group));
        }
        return longest;
    }

    private static int longest(List<Term> terms) {
        return terms.stream().mapToInt(Term::shift).max().orElse(0);
    }

    /** Whether a plane is read by shifts that cut words. */
    boolean cuts(int plane) {
        return Stream.concat(planes.stream(), groups.values().stream())
                .flatMap(List::stream)
                .anyMatch(term -> term.plane() == plane && (term.shift() & 63) != 0);
    }

    /** How many rows back each plane is read. */
    int[] depths() {
        int[] depths = new int[planes.size()];
        for (List<Term> plane : planes) {
            deepen(depths, plane);
        }
        for (List<Term> group : groups.values()) {
            deepen(depths, group);
        }
        return depths;
    }

    private static void deepen(int[] depths, List<Term> terms) {
        for (Term term : terms) {
            depths[term.plane()] = Math.max(depths[term.plane()], term.delay());
        }
    }
}
