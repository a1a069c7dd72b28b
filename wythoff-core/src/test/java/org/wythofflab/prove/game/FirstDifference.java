package org.wythofflab.prove.game;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.rules.BigPosition;

/**
 * The first position, by (max, x, y), about which two automata differ, however far away: a plain walk over pairs of states, which
 * shares nothing with the operations of the prover. Words of the same length are ordered as their numbers are, so the least
 * larger pile, then the least x, then the least y are found digit by digit.
 */
final class FirstDifference {

    private static final int DEAD = -1;

    private final Automaton one;
    private final Automaton other;
    private final int digits;

    // What is known of the digits of the larger pile, x and y; DEAD where nothing is.
    private int[][] known = {};

    private FirstDifference(Automaton one, Automaton other) {
        if (!one.system().equals(other.system()) || one.system().period() > 1) {
            throw new IllegalArgumentException(one + " and " + other);
        }
        this.one = one;
        this.other = other;
        this.digits = one.system().digits();
    }

    /** States of the two, the last digits of x and y, and the sign of x - y so far. */
    private record Place(int one, int other, int x, int y, int sign) {}

    static Optional<BigPosition> between(Automaton one, Automaton other) {
        return new FirstDifference(one, other).found();
    }

    private Optional<BigPosition> found() {
        int length = shortest();
        if (length < 0) {
            return Optional.empty();
        }
        known = new int[3][length];
        for (int[] word : known) {
            Arrays.fill(word, DEAD);
        }
        for (int[] word : known) {
            for (int i = 0; i < length; i++) {
                int at = i;
                IntPredicate differs = digit -> {
                    word[at] = digit;
                    return isPossible(length);
                };
                word[i] = IntStream.range(0, digits).filter(differs).findFirst().orElseThrow();
            }
        }
        NumberSystem system = one.system();
        return Optional.of(new BigPosition(system.value(known[1]), system.value(known[2])));
    }

    /** How many digits are read before they can differ, or -1 if they never do. */
    private int shortest() {
        Set<Place> seen = new HashSet<>();
        Set<Place> now = Set.of(new Place(0, 0, 0, 0, 0));
        for (int length = 0; !now.isEmpty(); length++) {
            if (now.stream().anyMatch(this::differs)) {
                return length;
            }
            seen.addAll(now);
            now = next(now, DEAD, DEAD, DEAD);
            now.removeAll(seen);
        }
        return -1;
    }

    private boolean isPossible(int length) {
        Set<Place> now = Set.of(new Place(0, 0, 0, 0, 0));
        for (int i = 0; i < length; i++) {
            now = next(now, known[0][i], known[1][i], known[2][i]);
        }
        return now.stream().anyMatch(this::differs);
    }

    private boolean differs(Place place) {
        return (place.one != DEAD && one.accepts(place.one)) != (place.other != DEAD && other.accepts(place.other));
    }

    private Set<Place> next(Set<Place> places, int max, int x, int y) {
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
                    if (wanted) {
                        int letter = d + digits * e;
                        int left = place.one == DEAD ? DEAD : one.step(place.one, letter);
                        int right = place.other == DEAD ? DEAD : other.step(place.other, letter);
                        if (left != DEAD || right != DEAD) {
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
