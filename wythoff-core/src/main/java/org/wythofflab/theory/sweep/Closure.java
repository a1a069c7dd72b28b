package org.wythofflab.theory.sweep;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * All scenes that occur, and perhaps more: that they are finitely many is the lemma, and to find them is its proof. By induction over
 * x, the scene at x is among these. The first one is. Whether x is a larger pile was said by an earlier column (or x = K, which
 * is none), so one of these scenes said it in the surroundings that x has; and what any of them says is believed by all of them that
 * read in such surroundings.
 */
final class Closure {

    /** There are 4341 for K = 3. For K = 5 no end was found. */
    private static final int MOST = 50_000;

    private final Set<Scene> scenes = new HashSet<>();
    private final Deque<Scene> fresh = new ArrayDeque<>();
    private final Set<Scene.Line> said = new HashSet<>();
    private final Map<Scene.Line, List<Scene>> unheard = new HashMap<>();

    private Closure(int k) {
        for (int y = 0; y <= k; y++) {
            said.add(new Scene.Line(Surroundings.of(y, new int[k], 0), false));
        }
        add(Scene.first(k));
        while (!fresh.isEmpty()) {
            Scene scene = fresh.remove();
            read(scene, false);
            read(scene, true);
        }
    }

    /** All scenes for two-pile moves by equal multiples of K. */
    static Set<Scene> of(int k) {
        return Set.copyOf(new Closure(k).scenes);
    }

    private void add(Scene scene) {
        if (scenes.add(scene)) {
            if (scenes.size() > MOST) {
                throw new IllegalStateException("no end of scenes was found");
            }
            fresh.add(scene);
        }
    }

    private void read(Scene scene, boolean larger) {
        Scene.Line line = new Scene.Line(scene.reading(), larger);
        if (!said.contains(line)) {
            unheard.computeIfAbsent(line, first -> new ArrayList<>()).add(scene);
            return;
        }
        Scene.Change change = scene.change(larger);
        add(change.after());
        for (Scene.Line now : change.lines()) {
            if (said.add(now)) {
                List<Scene> waiting = unheard.remove(now);
                if (waiting != null) {
                    fresh.addAll(waiting);
                }
            }
        }
    }
}
