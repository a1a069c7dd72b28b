package org.wythofflab.prove.automata;

import java.math.BigInteger;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.wythofflab.solve.StoppedException;

/**
 * Whether sums are read right in a number system. Words are ordered digit by digit, and the successor of a word is the next one; by
 * induction over y, a relation is {@code x + y = z} if x + 0 = x, if x + y = z implies x + (y + 1) = z + 1, and if for all x and y
 * there is one z and no other. Every system is looked at once, before anything is proved in it.
 */
public final class Addition {

    /** With more, letters are too many to look at all of them; certificates have no more either. */
    private static final int MOST_DIGITS = 65;

    /** What is wrong with a system, if anything is, of those that were looked at. */
    private static final Map<NumberSystem, Optional<String>> KNOWN = new ConcurrentHashMap<>();

    private final NumberSystem system;
    private final Automaton adder;
    private final Outlay outlay;

    private Addition(Automaton adder, Outlay outlay) {
        this.system = adder.system();
        this.adder = adder;
        this.outlay = outlay;
    }

    /**
     * Looks at a system unless that was done before.
     *
     * @throws StoppedException if its sums are not right, or it takes too much to see
     */
    public static void require(NumberSystem system, Outlay outlay) {
        if (system.digits() > MOST_DIGITS) {
            throw new StoppedException("sums in " + system + " cannot be checked: it has more than " + MOST_DIGITS
                    + " digits; another number system may fit");
        }
        Optional<String> known = KNOWN.get(system);
        (known != null ? known : judged(adder(system, outlay.apart()), outlay)).ifPresent(flaw -> {
            throw new StoppedException("sums in " + system + " are not read right: " + flaw);
        });
    }

    /** Remembers what is wrong with the system of a relation that is said to be its sums. */
    static Optional<String> judged(Automaton adder, Outlay outlay) {
        Optional<String> flaw = flaw(adder, outlay);
        KNOWN.put(adder.system(), flaw);
        return flaw;
    }

    /** What is wrong with a relation that is said to be the sums of its system. */
    static Optional<String> flaw(Automaton adder, Outlay outlay) {
        return new Addition(adder, outlay.apart()).flaw();
    }

    /** The triples of which the third is the sum of the others, as linear conditions are read. */
    static Automaton adder(NumberSystem system, Outlay outlay) {
        return new Tuples(system, 3, 3, outlay)
                .with(new LinearReader(system, new int[] {0, 1, 2}, new int[] {1, 1, -1}, 0).only(sign -> sign == 0))
                .where(labels -> labels[0] == 0);
    }

    private Optional<String> flaw() {
        Automaton same = words(false);
        Automaton below = words(true);
        Automaton order = new Tuples(system, 2, 2, outlay)
                .with(new LinearReader(system, new int[] {0, 1}, new int[] {1, -1}, 0))
                .where(labels -> labels[0] < 0);
        if (!order.equals(below)) {
            return Optional.of("they are not ordered as their words");
        }
        Automaton zero = Sets.number(system, BigInteger.ZERO);
        if (!new Tuples(system, 2, 3, outlay)
                .with(adder.on(0, 2, 1))
                .with(zero.on(2))
                .all()
                .equals(same)) {
            return Optional.of("x + 0 is not always x");
        }
        if (!new Tuples(system, 2, 3, outlay).with(adder.on(0, 1, 2)).all().equals(Sets.all(system, 2, outlay))) {
            return Optional.of("some numbers have no sum");
        }
        if (!isEmpty(new Tuples(system, 4, 4, outlay)
                .with(adder.on(0, 1, 2))
                .with(adder.on(0, 1, 3))
                .with(below.on(2, 3))
                .all())) {
            return Optional.of("some numbers have two sums");
        }
        return followsSuccessors(below)
                ? Optional.empty()
                : Optional.of("x + (y + 1) is not always one more than x + y");
    }

    /** Of (x,y,z): whether x + (y - 1) = z implies that x + y is the successor of z. */
    private boolean followsSuccessors(Automaton below) {
        Automaton between = new Tuples(system, 2, 3, outlay)
                .with(below.on(0, 2))
                .with(below.on(2, 1))
                .all();
        Automaton successor = new Tuples(system, 2, 2, outlay)
                .with(below.on(0, 1))
                .with(between.toTheEnd(0, 1))
                .where(labels -> labels[0] == 1 && labels[1] == 0);
        Automaton before = new Tuples(system, 3, 4, outlay)
                .with(adder.on(0, 3, 2))
                .with(successor.on(3, 1))
                .all();
        Automaton after = new Tuples(system, 3, 4, outlay)
                .with(adder.on(0, 1, 3))
                .with(successor.on(2, 3))
                .all();
        return isEmpty(new Tuples(system, 3, 3, outlay)
                .with(before.on(0, 1, 2))
                .with(after.toTheEnd(0, 1, 2))
                .where(labels -> labels[0] == 1 && labels[1] == 0));
    }

    private static boolean isEmpty(Automaton set) {
        return set.states() == 1 && !set.accepts(0);
    }

    /** The pairs of words that are the same, or of which the first comes before the second. */
    private Automaton words(boolean before) {
        AutomatonBuilder<Integer> builder = new AutomatonBuilder<>(system, 2);
        int digits = system.digits();
        // 0: the same so far; 1: the first is before.
        builder.state(0);
        builder.state(1);
        for (int state = 0; state < 2; state++) {
            for (int e = 0; e < digits; e++) {
                for (int d = 0; d < digits; d++) {
                    if (state == 1 || d <= e) {
                        builder.transition(d + e * digits, state == 1 || d < e ? 1 : 0);
                    }
                }
            }
            builder.finish(before == (state == 1), outlay);
        }
        return new Tuples(system, 2, 2, outlay)
                .with(builder.smallest(outlay).on(0, 1))
                .all();
    }
}
