package org.wythofflab.prove.automata;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Classes of states of a draft that accept the same: states are told apart by whether they accept, then by the classes that
 * each letter may lead to, until nothing new is told (Moore; in a draft that is not deterministic this is bisimulation). States
 * from which nothing can be accepted are in no class. Time: a round over all transitions for each letter that may be needed
 * to tell two states apart.
 */
final class Alike {

    private final Draft draft;
    private final BitSet hopeful;
    private final Outlay outlay;
    private int count;
    private long[] steps = new long[16];
    private int[] signature = new int[32];

    private Alike(Draft draft, BitSet hopeful, Outlay outlay) {
        this.draft = draft;
        this.hopeful = hopeful;
        this.outlay = outlay;
    }

    /** The class of each state. */
    static int[] classes(Draft draft, BitSet hopeful, Outlay outlay) {
        return new Alike(draft, hopeful, outlay).refined();
    }

    /** A draft with one state for each class, state 0 being that of state 0. */
    static final class Merged {
        final Draft draft;
        /** Of each class the first state. */
        final int[] members;

        Merged(Draft draft, int[] members) {
            this.draft = draft;
            this.members = members;
        }
    }

    static Merged merged(Draft draft, Outlay outlay) {
        BitSet hopeful = draft.hopeful();
        if (!hopeful.get(0)) {
            Draft empty = new Draft();
            empty.finish(false);
            return new Merged(empty, new int[1]);
        }
        Alike alike = new Alike(draft, hopeful, outlay);
        int[] classes = alike.refined();
        Draft merged = new Draft();
        int[] members = new int[classes.length];
        int told = 0;
        for (int q = hopeful.nextSetBit(0); q >= 0; q = hopeful.nextSetBit(q + 1)) {
            // Classes are numbered as they are met, so that of state 0 comes first.
            if (classes[q] == told) {
                members[told++] = q;
                alike.sign(q, classes);
                for (int i = 0; i < alike.count; i++) {
                    merged.transition((int) (alike.steps[i] >>> 32), (int) alike.steps[i]);
                }
                merged.finish(draft.accepts(q));
            }
        }
        return new Merged(merged, Arrays.copyOf(members, told));
    }

    private int[] refined() {
        int[] classes = new int[draft.states()];
        for (int q = 0; q < classes.length; q++) {
            classes[q] = draft.accepts(q) ? 1 : 0;
        }
        int before = 0;
        while (true) {
            IntLists told = new IntLists();
            int[] finer = new int[classes.length];
            for (int q = hopeful.nextSetBit(0); q >= 0; q = hopeful.nextSetBit(q + 1)) {
                sign(q, classes);
                if (signature.length < 2 * count + 1) {
                    signature = new int[4 * count + 1];
                }
                signature[0] = classes[q];
                for (int i = 0; i < count; i++) {
                    signature[2 * i + 1] = (int) (steps[i] >>> 32);
                    signature[2 * i + 2] = (int) steps[i];
                }
                finer[q] = told.add(signature, 2 * count + 1);
                outlay.spend(draft.states(), draft.transitions());
            }
            if (told.size() == before) {
                return finer;
            }
            before = told.size();
            classes = finer;
        }
    }

    /** Puts the letters of a state and the classes they may lead to into {@code steps}, in order, each once. */
    private void sign(int q, int[] classes) {
        int from = draft.firstOf(q);
        int to = draft.firstOf(q + 1);
        if (steps.length < to - from) {
            steps = new long[2 * (to - from)];
        }
        int found = 0;
        boolean ordered = true;
        for (int t = from; t < to; t++) {
            if (hopeful.get(draft.target(t))) {
                steps[found] = ((long) draft.letter(t) << 32) | classes[draft.target(t)];
                ordered &= found == 0 || steps[found - 1] < steps[found];
                found++;
            }
        }
        count = found;
        if (!ordered) {
            Arrays.sort(steps, 0, found);
            count = 0;
            for (int i = 0; i < found; i++) {
                if (count == 0 || steps[count - 1] != steps[i]) {
                    steps[count++] = steps[i];
                }
            }
        }
    }
}
