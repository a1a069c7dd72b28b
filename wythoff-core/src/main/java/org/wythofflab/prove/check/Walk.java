package org.wythofflab.prove.check;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.LongConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Reads numbers side by side: a state is what each of some readers knows, and the words read so far. For each state it remembers
 * the digits that led there first, an example of numbers about which the rules can be asked.
 */
final class Walk {

    private final Notation notation;
    private final int base;
    private final int letters;
    private final Clock clock;
    /** Those that were given, then one for the word of each track. */
    private final List<Reader> readers;
    /** The tracks, in the order in which their digits are tried, and for each the readers that have then all they read. */
    private final int[] order;

    private final List<int[]> due = new ArrayList<>();
    private final Met met = new Met();
    /** For each state the letter of all tracks that led there first, and the state before it. */
    private final List<Long> origins = new ArrayList<>();

    private final int[] digits;
    private final long[] next;

    /**
     * Begins.
     *
     * @param order the tracks; those first that most often say that nothing can come
     * @param kept how many of the tracks make the letters that are told
     */
    Walk(Notation notation, List<Reader> readers, int[] order, int kept, Clock clock) {
        this.notation = notation;
        this.base = notation.digits();
        this.letters = notation.letters(kept);
        this.clock = clock;
        this.order = order;
        this.readers = new ArrayList<>(readers);
        for (int track = 0; track < order.length; track++) {
            this.readers.add(word(notation, track));
        }
        this.digits = new int[order.length];
        this.next = new long[this.readers.size()];
        for (int depth = 0; depth < order.length; depth++) {
            int now = depth;
            due.add(IntStream.range(0, next.length)
                    .filter(i -> lastOf(this.readers.get(i)) == now)
                    .toArray());
        }
        met.number(next);
        origins.add(0L);
    }

    private int lastOf(Reader reader) {
        return IntStream.range(0, order.length)
                .filter(depth -> reader.reads(order[depth]))
                .max()
                .orElse(0);
    }

    private static Reader word(Notation notation, int number) {
        return new Reader() {
            @Override
            public boolean reads(int track) {
                return track == number;
            }

            @Override
            public long next(long state, int phase, int[] digits) {
                int after = notation.after((int) state, digits[number]);
                return after < 0 ? NOTHING : after;
            }
        };
    }

    /** How many states were met so far. */
    int size() {
        return met.size();
    }

    /** What a reader knows in a state. */
    long known(int state, int reader) {
        return met.row(state)[reader];
    }

    /** What a state is called in a certificate. */
    String name(int state) {
        return IntStream.range(0, next.length)
                .mapToObj(i -> readers.get(i).name(known(state, i)))
                .collect(Collectors.joining(" "));
    }

    /** Whether words may end here. */
    boolean mayEnd(int state) {
        return phase(state) == 0;
    }

    private int phase(int state) {
        return notation.phase((int) known(state, next.length - 1));
    }

    /** Whether something holds wherever words may end. */
    boolean always(IntPredicate holds) {
        boolean always = true;
        for (int state = 0; state < size() && always; state++) {
            always = !mayEnd(state) || holds.test(state);
            follow(state, step -> {});
        }
        return always;
    }

    /** Tells what can follow a state, letter and target in one number, and meets what is new. */
    void follow(int state, LongConsumer found) {
        follow(state, phase(state), 0, found);
    }

    private void follow(int state, int phase, int depth, LongConsumer found) {
        if (depth == order.length) {
            long letter = 0;
            for (int track = order.length - 1; track >= 0; track--) {
                letter = letter * base + digits[track];
            }
            int target = met.number(next);
            if (target == origins.size()) {
                origins.add((letter << 32) | state);
            }
            found.accept(((letter % letters) << 32) | target);
            return;
        }
        clock.tick();
        for (int digit = 0; digit < base; digit++) {
            digits[order[depth]] = digit;
            if (goesOn(state, phase, due.get(depth))) {
                follow(state, phase, depth + 1, found);
            }
        }
    }

    /** Asks those that have all they read. */
    private boolean goesOn(int state, int phase, int[] asked) {
        long[] known = met.row(state);
        for (int i : asked) {
            next[i] = readers.get(i).next(known[i], phase, digits);
            if (next[i] == Reader.NOTHING) {
                return false;
            }
        }
        return true;
    }

    /** A number whose digits, on a track, lead to a state. */
    BigInteger example(int state, int track) {
        List<Integer> lastFirst = new ArrayList<>();
        for (int at = state; at > 0; at = origins.get(at).intValue()) {
            lastFirst.add((int) ((origins.get(at) >>> 32) / notation.letters(track) % base));
        }
        return notation.value(lastFirst, clock);
    }
}
