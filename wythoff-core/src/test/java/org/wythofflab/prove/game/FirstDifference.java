package org.wythofflab.prove.game;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.rules.BigPosition;

/**
 * The first position, by (max, x, y), about which two automata differ, however far away; if they read a t as well, the first with
 * the least t. A plain walk over pairs of states, which shares nothing with the operations of the prover. Words of the same
 * length are ordered as their numbers are, so t, then the least larger pile, then the least x, then the least y are found digit
 * by digit.
 */
final class FirstDifference {

    private static final int DEAD = -1;
    private static final Place START = new Place(0, 0, 0, 0, 0);

    private final Automaton one;
    private final Automaton other;
    private final int digits;
    /** How many digits t may have: one, the zero, if there is no t. */
    private final int thirds;

    private FirstDifference(Automaton one, Automaton other) {
        boolean family = one.arity() == 3;
        if (!one.system().equals(other.system())
                || one.arity() != other.arity()
                || one.system().period() > 1
                || (family && one.system().b() > 0)) {
            throw new IllegalArgumentException(one + " and " + other);
        }
        this.one = one;
        this.other = other;
        this.digits = one.system().digits();
        this.thirds = family ? digits : 1;
    }

    /** States of the two, the last digits of x and y, and the sign of x - y so far. */
    private record Place(int one, int other, int x, int y, int sign) {}

    /** Of two sets of pairs. */
    static Optional<BigPosition> between(Automaton one, Automaton other) {
        return new FirstDifference(one, other).found().map(Counterexample.Case::position);
    }

    /** Of two sets of triples (x,y,t). */
    static Optional<Counterexample.Case> ofFamily(Automaton one, Automaton other) {
        return new FirstDifference(one, other).found();
    }

    private Optional<Counterexample.Case> found() {
        // What t may begin with: zeros, while the piles are read.
        Set<Place> before = reached();
        int length = shortest(before);
        if (length < 0) {
            return Optional.empty();
        }
        int[] t = unknown(length);
        settle(t, () -> isPossible(before, t, unknown(length), unknown(length), unknown(length)));
        int zeros = leading(t);
        int[] whole = new int[zeros + length];
        System.arraycopy(t, 0, whole, zeros, length);
        int[] max = unknown(whole.length);
        int[] x = unknown(whole.length);
        int[] y = unknown(whole.length);
        for (int[] word : new int[][] {max, x, y}) {
            settle(word, () -> isPossible(Set.of(START), whole, max, x, y));
        }
        NumberSystem system = one.system();
        BigInteger number = length == 0 ? BigInteger.ZERO : system.value(t);
        return Optional.of(new Counterexample.Case(number, new BigPosition(system.value(x), system.value(y))));
    }

    private static int[] unknown(int length) {
        int[] word = new int[length];
        Arrays.fill(word, DEAD);
        return word;
    }

    /** Gives a word its least digits, the first first. */
    private void settle(int[] word, BooleanSupplier possible) {
        for (int i = 0; i < word.length; i++) {
            int at = i;
            word[i] = IntStream.range(0, digits)
                    .filter(digit -> {
                        word[at] = digit;
                        return possible.getAsBoolean();
                    })
                    .findFirst()
                    .orElseThrow();
        }
    }

    /** All that can be reached with zeros of t. */
    private Set<Place> reached() {
        Set<Place> all = new HashSet<>();
        Set<Place> now = Set.of(START);
        while (!now.isEmpty()) {
            all.addAll(now);
            now = next(now, 0, DEAD, DEAD, DEAD);
            now.removeAll(all);
        }
        return all;
    }

    /** How many digits t has at least if they differ, or -1 if they never do. */
    private int shortest(Set<Place> before) {
        Set<Place> seen = new HashSet<>();
        Set<Place> now = before;
        for (int length = 0; !now.isEmpty(); length++) {
            if (now.stream().anyMatch(this::differs)) {
                return length;
            }
            seen.addAll(now);
            now = next(now, DEAD, DEAD, DEAD, DEAD);
            now.removeAll(seen);
        }
        return -1;
    }

    /** How many more digits the larger pile has at least than this t, if they differ with it. */
    private int leading(int[] t) {
        int[] any = unknown(t.length);
        Set<Place> now = Set.of(START);
        for (int zeros = 0; ; zeros++) {
            if (isPossible(now, t, any, any, any)) {
                return zeros;
            }
            now = next(now, 0, DEAD, DEAD, DEAD);
        }
    }

    private boolean isPossible(Set<Place> from, int[] t, int[] max, int[] x, int[] y) {
        Set<Place> now = from;
        for (int i = 0; i < t.length; i++) {
            now = next(now, t[i], max[i], x[i], y[i]);
        }
        return now.stream().anyMatch(this::differs);
    }

    private boolean differs(Place place) {
        return (place.one != DEAD && one.accepts(place.one)) != (place.other != DEAD && other.accepts(place.other));
    }

    private Set<Place> next(Set<Place> places, int t, int max, int x, int y) {
        Set<Place> next = new HashSet<>();
        for (Place place : places) {
            for (int d = 0; d < digits; d++) {
                for (int e = 0; e < digits; e++) {
                    int sign = place.sign != 0 ? place.sign : Integer.compare(d, e);
                    boolean wanted = fits(max, sign >= 0 ? d : e)
                            && fits(x, d)
                            && fits(y, e)
                            && follows(place.x, d)
                            && follows(place.y, e);
                    for (int f = 0; wanted && f < thirds; f++) {
                        int letter = d + digits * (e + digits * f);
                        int left = place.one == DEAD ? DEAD : one.step(place.one, letter);
                        int right = place.other == DEAD ? DEAD : other.step(place.other, letter);
                        if (fits(t, f) && (left != DEAD || right != DEAD)) {
                            next.add(new Place(left, right, d, e, sign));
                        }
                    }
                }
            }
        }
        return next;
    }

    private static boolean fits(int wanted, int digit) {
        return wanted == DEAD || wanted == digit;
    }

    /** Behind the largest digit there stands a smaller one than b; in a base there is no such rule. */
    private boolean follows(int before, int digit) {
        return one.system().b() == 0
                || before < digits - 1
                || digit < one.system().b();
    }
}
