package org.wythofflab.prove.automata;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.wythofflab.exact.Patience;

/**
 * Given the words of some numbers, finds the greatest others with which some readers end well: "the greatest u and v such
 * that". The others have no more digits than the given. Where a beginning of the given words may lead the readers is kept as
 * a list of states, each with the greatest digits of the others that lead to it, the greatest first; which lists follow each
 * other is remembered, so that long words are read at the pace of a deterministic automaton, and one way is walked back from
 * the end. Greatest is meant digit by digit, the first of the others before the next.
 */
public final class Completion {

    /** Digits between two looks at the clock. */
    private static final int PULSE = (1 << 16) - 1;

    private final NumberSystem system;
    private final int given;
    private final int tracks;
    private final Reader[] readers;
    private final int asked;
    private final Predicate<int[]> wanted;
    private final Outlay outlay;
    /** Which readers have all their digits when a track has its own, the given ones having theirs. */
    private final int[][] ready;

    private final int letters;
    private final IntLists states = new IntLists();
    private final IntLists lists = new IntLists();
    private final List<@Nullable Step[]> steps = new ArrayList<>();
    private final int[] digits;
    private final int[] now;
    private final int[] next;
    private long places;

    /** From one list to the next: for each state of that, from which place of the other and by which digits it is reached. */
    private static final class Step {
        private final int target;
        private final int[] from;
        private final int[] by;

        Step(int target, int[] from, int[] by) {
            this.target = target;
            this.from = from;
            this.by = by;
        }
    }

    /**
     * @param given how many tracks are given
     * @param tracks how many there are
     * @param wanted the labels with which the readers are to end
     */
    public Completion(
            NumberSystem system, int given, int tracks, List<Reader> readers, Predicate<int[]> wanted, Outlay outlay) {
        this.system = system;
        this.given = given;
        this.tracks = tracks;
        this.asked = readers.size();
        this.wanted = wanted;
        this.outlay = outlay;
        // Words are looked at first: they die soonest.
        List<Reader> all = new ArrayList<>(readers);
        IntStream.range(given, tracks).forEach(track -> all.add(new WordReader(system, track)));
        this.readers = all.toArray(new Reader[0]);
        this.ready = IntStream.range(given - 1, tracks).mapToObj(this::readyAt).toArray(int[][]::new);
        int count = 1;
        for (int track = 0; track < given; track++) {
            count = Math.multiplyExact(count, system.digits());
        }
        this.letters = count;
        digits = new int[tracks];
        now = new int[all.size()];
        next = new int[all.size()];
        lists.add(new int[] {states.add(now, now.length)}, 1);
    }

    private int[] readyAt(int track) {
        return IntStream.iterate(readers.length - 1, i -> i >= 0, i -> i - 1)
                .filter(i -> Math.max(
                                given - 1,
                                Arrays.stream(readers[i].tracks()).max().orElse(0))
                        == track)
                .toArray();
    }

    /**
     * The words of the numbers that are not given, as long as those of the given, or empty if there are none.
     *
     * @param word of the given ones, a letter for each place: {@code d_0 + d_1 D + ...}
     */
    public Optional<int[][]> greatest(char[] word) {
        Step[] way = new Step[word.length];
        int list = 0;
        for (int i = 0; i < word.length; i++) {
            if ((i & PULSE) == PULSE) {
                Patience.check();
            }
            way[i] = step(list, word[i]);
            list = way[i].target;
            if (lists.length(list) == 0) {
                return Optional.empty();
            }
        }
        return firstAccepting(list).map(place -> walkedBack(way, place));
    }

    private int[][] walkedBack(Step[] way, int last) {
        int[][] words = new int[tracks - given][way.length];
        int place = last;
        for (int i = way.length - 1; i >= 0; i--) {
            int by = way[i].by[place];
            for (int track = tracks - given - 1; track >= 0; track--) {
                words[track][i] = by % system.digits();
                by /= system.digits();
            }
            place = way[i].from[place];
        }
        return words;
    }

    private Optional<Integer> firstAccepting(int list) {
        int[] labels = new int[asked];
        for (int place = 0; place < lists.length(list); place++) {
            states.copy(lists.get(list, place), now);
            for (int i = 0; i < asked; i++) {
                labels[i] = readers[i].label(now[i]);
            }
            if (wanted.test(labels)) {
                return Optional.of(place);
            }
        }
        return Optional.empty();
    }

    private Step step(int list, int letter) {
        while (steps.size() <= list) {
            steps.add(new Step[letters]);
        }
        @Nullable Step[] known = steps.get(list);
        Step step = known[letter];
        if (step == null) {
            step = new Search(list, letter).step();
            known[letter] = step;
            places += step.from.length;
            outlay.spend(states.size() + lists.size(), places + (long) lists.size() * letters / 4);
        }
        return step;
    }

    /** Collects where a letter leads from the states of a list. */
    private final class Search {
        private final int list;
        private int[] targets = new int[16];
        private int[] from = new int[16];
        private int[] by = new int[16];
        private final BitSet met = new BitSet();
        private int count;
        private int place;

        Search(int list, int letter) {
            this.list = list;
            int rest = letter;
            for (int track = 0; track < given; track++) {
                digits[track] = rest % system.digits();
                rest /= system.digits();
            }
        }

        Step step() {
            for (place = 0; place < lists.length(list); place++) {
                states.copy(lists.get(list, place), now);
                if (goOn(ready[0])) {
                    walk(given, 0);
                }
            }
            return new Step(lists.add(targets, count), Arrays.copyOf(from, count), Arrays.copyOf(by, count));
        }

        private void walk(int track, int code) {
            if (track == tracks) {
                note(states.add(next, next.length), code);
                return;
            }
            for (int digit = system.digits() - 1; digit >= 0; digit--) {
                digits[track] = digit;
                if (goOn(ready[track - given + 1])) {
                    walk(track + 1, code * system.digits() + digit);
                }
            }
        }

        private boolean goOn(int[] able) {
            for (int reader : able) {
                next[reader] = readers[reader].step(now[reader], digits);
                if (next[reader] == Reader.DEAD) {
                    return false;
                }
            }
            return true;
        }

        private void note(int state, int code) {
            // Whoever came here first has the greater digits.
            if (met.get(state)) {
                return;
            }
            met.set(state);
            if (count == targets.length) {
                targets = Arrays.copyOf(targets, 2 * count);
                from = Arrays.copyOf(from, 2 * count);
                by = Arrays.copyOf(by, 2 * count);
            }
            targets[count] = state;
            from[count] = place;
            by[count++] = code;
        }
    }
}
