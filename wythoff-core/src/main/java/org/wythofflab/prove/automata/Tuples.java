package org.wythofflab.prove.automata;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * The tuples of numbers on which some readers end with labels of a given kind; of each tuple only the tracks {@code 0, ...,
 * kept - 1} are told, whatever the others are: "there are u and v such that". And, or, not and exists in one. The readers
 * are run side by side, and of their product only what is reached is built.
 */
public final class Tuples {

    private final NumberSystem system;
    private final int kept;
    private final int tracks;
    private final List<Reader> readers = new ArrayList<>();
    private final Outlay outlay;

    // Of the walk: the order in which tracks get their digits, and which readers can go on then.
    private int[] order = {};
    private int[][] ready = {};
    private int[] letterWeights = {};
    private final int[] digits;
    private int[] now = {};
    private int[] next = {};
    private final IntLists met = new IntLists();
    private final Draft draft = new Draft();

    /**
     * @param kept how many tracks are told
     * @param tracks how many there are
     */
    public Tuples(NumberSystem system, int kept, int tracks, Outlay outlay) {
        this.system = system;
        this.kept = kept;
        this.tracks = tracks;
        this.outlay = outlay;
        digits = new int[tracks];
    }

    /** Adds a reader. Those that die early are best added first. */
    public Tuples with(Reader reader) {
        readers.add(reader);
        return this;
    }

    /** The tuples on which all readers end with label 1. */
    public Automaton all() {
        return where(labels -> Arrays.stream(labels).allMatch(label -> label == 1));
    }

    /**
     * The tuples on which the labels are of the given kind.
     *
     * @param wanted asked with the labels in the order of the readers
     */
    public Automaton where(Predicate<int[]> wanted) {
        return kept == tracks ? plain(wanted) : some(wanted).set();
    }

    private Automaton plain(Predicate<int[]> wanted) {
        explore(wanted);
        return Smallest.of(system, kept, sorted(draft), outlay);
    }

    /** The same where some tracks are not told, with what shows that it is right. */
    public Projection some(Predicate<int[]> wanted) {
        explore(wanted);
        Alike.Merged merged = Alike.merged(draft, outlay);
        Subsets.Determined determined = Subsets.of(merged.draft, system.period(), outlay);
        Automaton set = Smallest.of(system, kept, determined.draft(), outlay);
        return new Projection(set, names(merged.members), determined.draft(), determined.sets());
    }

    private List<List<String>> names(int[] members) {
        List<List<String>> names = new ArrayList<>();
        for (int member : members) {
            met.copy(member, now);
            List<String> name = new ArrayList<>();
            for (int i = 0; i < now.length; i++) {
                name.add(readers.get(i).name(now[i]));
            }
            names.add(List.copyOf(name));
        }
        return names;
    }

    /** For each way in which the readers may end, the labels and a tuple on which they end so. */
    public Map<List<Integer>, List<BigInteger>> examples() {
        Map<List<Integer>, Integer> ends = new HashMap<>();
        explore(labels -> {
            ends.putIfAbsent(Arrays.stream(labels).boxed().toList(), draft.states());
            return true;
        });
        int[] from = new int[draft.states()];
        Arrays.fill(from, -1);
        int[] by = new int[draft.states()];
        for (int q = 0; q < draft.states(); q++) {
            for (int t = draft.firstOf(q); t < draft.firstOf(q + 1); t++) {
                // States are numbered as they are met, so the first way to one leads back to the start.
                if (from[draft.target(t)] < 0 && draft.target(t) > q) {
                    from[draft.target(t)] = q;
                    by[draft.target(t)] = draft.letter(t);
                }
            }
        }
        Map<List<Integer>, List<BigInteger>> examples = new HashMap<>();
        ends.forEach((labels, end) -> {
            Deque<Integer> letters = new ArrayDeque<>();
            for (int q = end; q > 0; q = from[q]) {
                letters.addFirst(by[q]);
            }
            examples.put(
                    labels,
                    IntStream.range(0, tracks)
                            .mapToObj(track -> system.value(letters.stream()
                                    .mapToInt(letter -> letter / letterWeights[track] % system.digits())
                                    .toArray()))
                            .toList());
        });
        return examples;
    }

    private void explore(Predicate<int[]> wanted) {
        int asked = readers.size();
        for (int track = 0; track < tracks; track++) {
            readers.add(new WordReader(system, track));
        }
        prepare();
        int width = readers.size();
        now = new int[width];
        next = new int[width];
        met.add(now, width);
        int[] labels = new int[asked];
        for (int tuple = 0; tuple < met.size(); tuple++) {
            met.copy(tuple, now);
            if (tracks > 0) {
                walk(0, 0);
            } else {
                // Nothing is read: what is true at once stays true.
                draft.transition(0, tuple);
            }
            for (int i = 0; i < asked; i++) {
                labels[i] = readers.get(i).label(now[i]);
            }
            // Only in the first phase may words end.
            boolean mayEnd = tracks == 0 || system.phase(now[asked]) == 0;
            draft.finish(mayEnd && wanted.test(labels));
            outlay.spend(met.size(), draft.transitions());
        }
    }

    private void walk(int depth, int letter) {
        if (depth == tracks) {
            outlay.beat();
            draft.transition(letter, met.add(next, next.length));
            return;
        }
        int track = order[depth];
        for (int digit = 0; digit < system.digits(); digit++) {
            digits[track] = digit;
            if (goOn(ready[depth])) {
                walk(depth + 1, letter + letterWeights[track] * digit);
            }
        }
    }

    private boolean goOn(int[] able) {
        for (int reader : able) {
            next[reader] = readers.get(reader).step(now[reader], digits);
            if (next[reader] == Reader.DEAD) {
                return false;
            }
        }
        return true;
    }

    private void prepare() {
        if (tracks == 0) {
            return;
        }
        order = readers.stream()
                .flatMapToInt(reader -> Arrays.stream(reader.tracks()))
                .distinct()
                .toArray();
        int[] place = new int[tracks];
        for (int depth = 0; depth < tracks; depth++) {
            place[order[depth]] = depth;
        }
        List<List<Integer>> able = new ArrayList<>();
        for (int depth = 0; depth < tracks; depth++) {
            able.add(new ArrayList<>());
        }
        // A word is looked at before what is made of it.
        for (int i = readers.size() - 1; i >= 0; i--) {
            int last = Arrays.stream(readers.get(i).tracks())
                    .map(track -> place[track])
                    .max()
                    .orElse(0);
            able.get(last).add(i);
        }
        ready = able.stream()
                .map(list -> list.stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new);
        letterWeights = new int[tracks];
        int weight = 1;
        for (int track = 0; track < kept; track++) {
            letterWeights[track] = weight;
            weight = Math.multiplyExact(weight, system.digits());
        }
    }

    /** The same with the letters of each state in order. */
    private static Draft sorted(Draft draft) {
        Draft sorted = new Draft();
        long[] steps = new long[16];
        for (int q = 0; q < draft.states(); q++) {
            int from = draft.firstOf(q);
            int count = draft.firstOf(q + 1) - from;
            if (steps.length < count) {
                steps = new long[2 * count];
            }
            for (int i = 0; i < count; i++) {
                steps[i] = ((long) draft.letter(from + i) << 32) | draft.target(from + i);
            }
            Arrays.sort(steps, 0, count);
            for (int i = 0; i < count; i++) {
                sorted.transition((int) (steps[i] >>> 32), (int) steps[i]);
            }
            sorted.finish(draft.accepts(q));
        }
        return sorted;
    }
}
