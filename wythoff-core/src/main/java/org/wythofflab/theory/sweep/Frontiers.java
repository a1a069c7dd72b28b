package org.wythofflab.theory.sweep;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The frontiers of the {@link Closure}, numbered, and what each does. */
final class Frontiers {

    private final int k;
    private final List<Frontier> frontiers = new ArrayList<>();
    private final Map<Frontier, Integer> numbers = new HashMap<>();
    private final Map<List<Integer>, int[]> alike = new HashMap<>();
    private final Frontier.Step[][] steps;
    private final int[][] next;

    private Frontiers(int k) {
        this.k = k;
        number(Frontier.first(k));
        Set<Scene> scenes = Closure.of(k);
        scenes.forEach(scene -> number(scene.frontier()));
        int size = frontiers.size();
        steps = new Frontier.Step[size][2];
        next = new int[size][2];
        for (int i = 0; i < size; i++) {
            for (int bit = 0; bit < 2; bit++) {
                steps[i][bit] = frontiers.get(i).step(bit == 1);
                next[i][bit] = numbers.getOrDefault(steps[i][bit].after(), -1);
            }
        }
    }

    static Frontiers of(int k) {
        return new Frontiers(k);
    }

    private void number(Frontier frontier) {
        if (numbers.putIfAbsent(frontier, frontiers.size()) == null) {
            int number = frontiers.size();
            frontiers.add(frontier);
            alike.merge(key(frontier.phase(), counts(frontier)), new int[] {number}, Frontiers::joined);
        }
    }

    private static int[] counts(Frontier frontier) {
        return frontier.trails().stream().mapToInt(Trail::count).toArray();
    }

    private static List<Integer> key(int phase, int[] counts) {
        List<Integer> key = new ArrayList<>();
        key.add(phase);
        Arrays.stream(counts).forEach(key::add);
        return key;
    }

    private static int[] joined(int[] some, int[] more) {
        int[] all = Arrays.copyOf(some, some.length + more.length);
        System.arraycopy(more, 0, all, some.length, more.length);
        return all;
    }

    int k() {
        return k;
    }

    int size() {
        return frontiers.size();
    }

    Frontier frontier(int number) {
        return frontiers.get(number);
    }

    /**
     * All that a column of this phase may have.
     *
     * @param counts of each remainder, how many P-positions with a smaller such pile there are below, less n_0
     */
    int[] at(int phase, int[] counts) {
        return alike.getOrDefault(key(phase, counts), new int[0]);
    }

    Frontier.Step step(int number, boolean larger) {
        return steps[number][larger ? 1 : 0];
    }

    /** The frontier after a column, or -1 if it cannot occur, and so the one before did not. */
    int next(int number, boolean larger) {
        return next[number][larger ? 1 : 0];
    }
}
