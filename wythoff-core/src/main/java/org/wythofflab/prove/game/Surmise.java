package org.wythofflab.prove.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.AutomatonBuilder;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Outlay;

/**
 * An automaton guessed from evidence. Two beginnings of words lead to the same state if the positions that have them, with
 * up to {@code ahead} digits more, lie alike (Myhill and Nerode, as far as one sees). What is guessed is compared with all of
 * the evidence, and only a proof makes more of it.
 */
public final class Surmise {

    private final NumberSystem system;
    private final Sample sample;
    private final int ahead;
    private final long[] weights;

    private Surmise(NumberSystem system, Sample sample, int ahead) {
        this.system = system;
        this.sample = sample;
        this.ahead = ahead;
        this.weights = system.weights(4L * sample.bound()).stream()
                .mapToLong(Long::longValue)
                .toArray();
    }

    /** The automaton that looks so many digits ahead, if the sample reaches so far and all of it agrees. */
    public static Optional<Automaton> of(NumberSystem system, Sample sample, int ahead, int mostStates, Outlay outlay) {
        Surmise guess = new Surmise(system, sample, ahead);
        return ahead < guess.weights.length ? guess.states(mostStates, outlay).filter(guess::agrees) : Optional.empty();
    }

    /** The beginning of a word: (r,p) as in {@code LinearReader}, and where it stands, see {@link NumberSystem#follow}. */
    private record Start(long r, long p, int word) {

        Start after(NumberSystem system, int digit, int follow) {
            return new Start(system.a(system.phase(word)) * r + system.b() * p + digit, r, follow);
        }
    }

    private Optional<Automaton> states(int mostStates, Outlay outlay) {
        AutomatonBuilder<Sight> builder = new AutomatonBuilder<>(system, 2);
        List<Start[]> starts = new ArrayList<>();
        Start empty = new Start(0, 0, 0);
        Optional<Sight> nothing = sight(empty, empty);
        if (nothing.isEmpty()) {
            return Optional.empty();
        }
        builder.state(nothing.get());
        starts.add(new Start[] {empty, empty});
        for (int state = 0; state < starts.size(); state++) {
            Start[] start = starts.get(state);
            for (int e = 0; e < system.digits(); e++) {
                for (int d = 0; d < system.digits(); d++) {
                    int fx = system.follow(start[0].word, d);
                    int fy = system.follow(start[1].word, e);
                    if (fx < 0 || fy < 0) {
                        continue;
                    }
                    Start x = start[0].after(system, d, fx);
                    Start y = start[1].after(system, e, fy);
                    Optional<Sight> sight = sight(x, y);
                    if (sight.isEmpty() || starts.size() > mostStates) {
                        return Optional.empty();
                    }
                    int target = builder.state(sight.get());
                    if (target == starts.size()) {
                        starts.add(new Start[] {x, y});
                    }
                    builder.transition(d + e * system.digits(), target);
                }
            }
            Start[] here = starts.get(state);
            boolean whole = missing(here[0]) == 0;
            builder.finish(whole && sample.contains((int) value(here[0], 0), (int) value(here[1], 0)), outlay);
        }
        return Optional.of(builder.smallest(outlay));
    }

    /** How many digits have to follow at least, as words have whole periods of them. */
    private int missing(Start start) {
        int phase = system.phase(start.word);
        return phase == 0 ? 0 : system.period() - phase;
    }

    /** The number whose word has this beginning and then so many zeros, which make it whole. */
    private long value(Start start, int zeros) {
        long below = zeros == 0 ? (system.b() == 0 ? 0 : 1) : system.b() * weights[zeros - 1];
        return start.r * weights[zeros] + start.p * below;
    }

    /** How many words of that many digits may follow. */
    private long room(Start start, int digits) {
        if (start.word < system.period()) {
            return weights[digits];
        }
        return digits == 0 ? 1 : system.b() * weights[digits - 1];
    }

    /**
     * What is seen from a beginning, as 128 bits made of it. Should two sights ever have the same bits, the guess is wrong,
     * and is not proved.
     */
    private record Sight(long one, long other) {

        Sight and(long more) {
            return new Sight(mix(one + more * 0x9E3779B97F4A7C15L), mix((other ^ more) * 0xC2B2AE3D27D4EB4FL));
        }

        private static long mix(long bits) {
            long mixed = (bits ^ (bits >>> 29)) * 0xBF58476D1CE4E5B9L;
            return mixed ^ (mixed >>> 32);
        }
    }

    /** What is seen from here, or empty if the sample does not reach so far. */
    private Optional<Sight> sight(Start x, Start y) {
        Sight seen = new Sight(x.word, y.word);
        for (int digits = missing(x); digits <= ahead; digits += system.period()) {
            long left = value(x, digits);
            long low = value(y, digits);
            long width = room(x, digits);
            long height = room(y, digits);
            if (left + width > sample.bound() || low + height > sample.bound()) {
                return Optional.empty();
            }
            seen = seen.and(-1L - digits);
            for (int column = 0; column < width; column++) {
                int at = (int) left + column;
                for (int i = sample.from(at, (int) low); i < sample.end(at) && sample.second(i) < low + height; i++) {
                    seen = seen.and(((long) column << 32) | (sample.second(i) - low));
                }
            }
        }
        return Optional.of(seen);
    }

    /** Whether the automaton accepts the members of the sample and, with piles of as many digits, nothing else. */
    private boolean agrees(Automaton automaton) {
        int digits = 0;
        while (digits + 1 < weights.length && weights[digits + 1] <= sample.bound()) {
            digits++;
        }
        digits -= digits % system.period();
        int side = Math.toIntExact(weights[digits]);
        if (accepted(automaton, digits) != sample.below(side)) {
            return false;
        }
        int[] first = new int[digits];
        int[] second = new int[digits];
        for (int x = 0; x < side; x++) {
            write(x, first);
            for (int i = sample.from(x, 0); i < sample.end(x) && sample.second(i) < side; i++) {
                write(sample.second(i), second);
                if (!accepts(automaton, first, second)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** The digits of a number, with leading zeros. */
    private void write(int number, int[] word) {
        long rest = number;
        for (int i = 0; i < word.length; i++) {
            long weight = weights[word.length - 1 - i];
            word[i] = rest < weight ? 0 : (int) (rest / weight);
            rest -= word[i] * weight;
        }
    }

    /** How many pairs of words of so many digits it accepts. */
    static long accepted(Automaton automaton, int digits) {
        long[] ways = new long[automaton.states()];
        ways[0] = 1;
        for (int i = 0; i < digits; i++) {
            long[] next = new long[ways.length];
            for (int q = 0; q < ways.length; q++) {
                for (int t = automaton.firstOf(q); t < automaton.firstOf(q + 1) && ways[q] > 0; t++) {
                    next[automaton.target(t)] += ways[q];
                }
            }
            ways = next;
        }
        long count = 0;
        for (int q = 0; q < ways.length; q++) {
            count += automaton.accepts(q) ? ways[q] : 0;
        }
        return count;
    }

    private boolean accepts(Automaton automaton, int[] x, int[] y) {
        int state = 0;
        for (int i = 0; i < x.length && state >= 0; i++) {
            state = automaton.step(state, x[i] + y[i] * system.digits());
        }
        return state >= 0 && automaton.accepts(state);
    }
}
