package org.wythofflab.prove.automata;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Which states of a draft accept whatever another accepts, as far as that is seen by following both step by step: q
 * dominates p if q accepts when p does, and for each letter each state that p may go to is dominated by one that q may go to
 * (the greatest simulation). A set of states may forget those that others in it dominate. Time: states times transitions for
 * each round, memory one bit for each pair of states.
 */
final class Dominance {

    private final Draft draft;
    private final Outlay outlay;
    private final BitSet[] above;

    private Dominance(Draft draft, Outlay outlay) {
        this.draft = draft;
        this.outlay = outlay;
        this.above = new BitSet[draft.states()];
    }

    /** For each state those that dominate it, itself among them. */
    static BitSet[] of(Draft draft, Outlay outlay) {
        Dominance dominance = new Dominance(draft, outlay);
        dominance.start();
        dominance.refine();
        return dominance.above;
    }

    /** As if no state dominated another. */
    static BitSet[] none(int states) {
        BitSet[] above = new BitSet[states];
        Arrays.setAll(above, state -> {
            BitSet itself = new BitSet();
            itself.set(state);
            return itself;
        });
        return above;
    }

    /** Who accepts when the state does, and can read the letters it can. */
    private void start() {
        int n = draft.states();
        int letters = 0;
        for (int t = 0; t < draft.transitions(); t++) {
            letters = Math.max(letters, draft.letter(t) + 1);
        }
        BitSet[] able = new BitSet[letters];
        Arrays.setAll(able, any -> new BitSet());
        BitSet accepting = new BitSet();
        for (int q = 0; q < n; q++) {
            accepting.set(q, draft.accepts(q));
            for (int t = draft.firstOf(q); t < draft.firstOf(q + 1); t++) {
                able[draft.letter(t)].set(q);
            }
        }
        for (int q = 0; q < n; q++) {
            above[q] = new BitSet();
            above[q].set(0, n);
            if (draft.accepts(q)) {
                above[q].and(accepting);
            }
            for (int t = draft.firstOf(q); t < draft.firstOf(q + 1); t++) {
                above[q].and(able[draft.letter(t)]);
            }
            outlay.spend(n, draft.transitions());
        }
    }

    private void refine() {
        int n = draft.states();
        BitSet lost = new BitSet();
        lost.set(0, n);
        while (!lost.isEmpty()) {
            BitSet before = lost;
            lost = new BitSet();
            for (int p = 0; p < n; p++) {
                // Only if a state that p may go to has lost one above it can p lose one.
                if (goesTo(p, before) && loses(p)) {
                    lost.set(p);
                }
                outlay.spend(n, draft.transitions());
            }
        }
    }

    private boolean goesTo(int p, BitSet states) {
        for (int t = draft.firstOf(p); t < draft.firstOf(p + 1); t++) {
            if (states.get(draft.target(t))) {
                return true;
            }
        }
        return false;
    }

    private boolean loses(int p) {
        boolean loses = false;
        BitSet candidates = above[p];
        for (int q = candidates.nextSetBit(0); q >= 0; q = candidates.nextSetBit(q + 1)) {
            if (q != p && !follows(p, q)) {
                candidates.clear(q);
                loses = true;
            }
        }
        return loses;
    }

    /** Whether q can do what p can. The transitions of a state are in the order of their letters. */
    private boolean follows(int p, int q) {
        int s = draft.firstOf(q);
        int end = draft.firstOf(q + 1);
        for (int t = draft.firstOf(p); t < draft.firstOf(p + 1); t++) {
            int letter = draft.letter(t);
            BitSet enough = above[draft.target(t)];
            while (s < end && draft.letter(s) < letter) {
                s++;
            }
            int way = s;
            while (way < end && draft.letter(way) == letter && !enough.get(draft.target(way))) {
                way++;
            }
            if (way == end || draft.letter(way) != letter) {
                return false;
            }
        }
        return true;
    }
}
