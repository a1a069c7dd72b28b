package org.wythofflab.prove.automata;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;

/**
 * A deterministic automaton of one that is not: its states are the sets of states that a word may lead to, without those that
 * others of the set {@linkplain Dominance dominate}. Numbers that were forgotten may have more digits than those that are
 * left, so it starts with all that leading zeros may lead to.
 */
final class Subsets {

    private static final int LARGE = 1 << 12;
    private static final int PATIENCE = 64;

    private final Draft from;
    private final int period;
    private final BitSet hopeful;
    private final Outlay outlay;
    private long[] steps = new long[1 << 8];
    private int count;
    private final BitSet[] above;
    private boolean[] kept = {};

    private Subsets(Draft from, int period, Outlay outlay, BitSet[] above) {
        this.from = from;
        this.period = period;
        this.hopeful = from.hopeful();
        this.outlay = outlay;
        this.above = above;
    }

    /** @param sets which states of the other automaton each state stands for */
    record Determined(Draft draft, IntLists sets) {}

    static Determined of(Draft from, int period, Outlay outlay) {
        // To find out who dominates whom takes the square of so many states; often the sets are small as they are.
        if (from.states() > LARGE) {
            Optional<Determined> quick = new Subsets(from, period, outlay, Dominance.none(from.states()))
                    .determined((long) PATIENCE * from.states());
            if (quick.isPresent()) {
                return quick.get();
            }
        }
        return new Subsets(from, period, outlay, Dominance.of(from, outlay))
                .determined(Long.MAX_VALUE)
                .orElseThrow();
    }

    /** @param most members that all sets together may have before it is given up */
    private Optional<Determined> determined(long most) {
        long size = 0;
        IntLists subsets = new IntLists();
        int[] members = afterZeros();
        subsets.add(members, undominated(members, members.length));
        Draft draft = new Draft();
        int[] target = new int[16];
        for (int subset = 0; subset < subsets.size(); subset++) {
            boolean accepts = false;
            count = 0;
            for (int i = 0; i < subsets.length(subset); i++) {
                int q = subsets.get(subset, i);
                accepts |= from.accepts(q);
                collect(q);
            }
            size += subsets.length(subset);
            if (size > most) {
                return Optional.empty();
            }
            Arrays.sort(steps, 0, count);
            for (int i = 0; i < count; ) {
                int letter = (int) (steps[i] >>> 32);
                int length = 0;
                for (; i < count && (int) (steps[i] >>> 32) == letter; i++) {
                    int next = (int) steps[i];
                    if (length == 0 || target[length - 1] != next) {
                        if (length == target.length) {
                            target = Arrays.copyOf(target, 2 * length);
                        }
                        target[length++] = next;
                    }
                }
                draft.transition(letter, subsets.add(target, undominated(target, length)));
            }
            draft.finish(accepts);
            outlay.spend(subsets.size(), draft.transitions());
        }
        return Optional.of(new Determined(draft, subsets));
    }

    /** Leaves only those that no other of the set dominates, and returns how many. */
    private int undominated(int[] set, int length) {
        if (length < 2) {
            return length;
        }
        if (kept.length < length) {
            kept = new boolean[2 * length];
        }
        int left = 0;
        for (int i = 0; i < length; i++) {
            boolean dominated = false;
            BitSet dominating = above[set[i]];
            for (int j = 0; j < length && !dominated; j++) {
                // Of two that dominate each other the first stays.
                dominated = j != i && dominating.get(set[j]) && (j < i || !above[set[j]].get(set[i]));
            }
            kept[i] = !dominated;
        }
        for (int i = 0; i < length; i++) {
            if (kept[i]) {
                set[left++] = set[i];
            }
        }
        return left;
    }

    /** Notes where a state may go, as letter and target in one number. */
    private void collect(int q) {
        for (int t = from.firstOf(q); t < from.firstOf(q + 1); t++) {
            if (hopeful.get(from.target(t))) {
                if (count == steps.length) {
                    steps = Arrays.copyOf(steps, 2 * count);
                }
                steps[count++] = ((long) from.letter(t) << 32) | from.target(t);
            }
        }
    }

    /** What leading zeros, in whole periods, may lead to. */
    private int[] afterZeros() {
        // A state and how many zeros, modulo the period, led to it, in one number.
        BitSet reached = new BitSet();
        int[] queue = new int[Math.multiplyExact(from.states(), period)];
        int end = 0;
        if (hopeful.get(0)) {
            reached.set(0);
            queue[end++] = 0;
        }
        for (int i = 0; i < end; i++) {
            int state = queue[i] / period;
            int zeros = (queue[i] % period + 1) % period;
            for (int t = from.firstOf(state); t < from.firstOf(state + 1); t++) {
                int target = from.target(t) * period + zeros;
                if (from.letter(t) == 0 && hopeful.get(from.target(t)) && !reached.get(target)) {
                    reached.set(target);
                    queue[end++] = target;
                }
            }
        }
        return reached.stream()
                .filter(pair -> pair % period == 0)
                .map(pair -> pair / period)
                .toArray();
    }
}
