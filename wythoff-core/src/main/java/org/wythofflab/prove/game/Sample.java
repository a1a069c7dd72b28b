package org.wythofflab.prove.game;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.solve.PositionStream;

/** A set of positions as far as it has been computed: those with both piles below a bound. */
public final class Sample {

    /** Most of what is looked for lies below this, or its square. */
    private static final int FIRST_SIDE = 32;

    private final int bound;
    private final int[] first;
    private final int[] second;

    /** @param positions x and y of each position in one number, x in the upper half, in any order */
    Sample(int bound, long[] positions) {
        this.bound = bound;
        long[] sorted = positions.clone();
        Arrays.sort(sorted);
        first = new int[bound + 1];
        second = new int[sorted.length];
        for (int i = 0; i < sorted.length; i++) {
            first[(int) (sorted[i] >>> 32) + 1]++;
            second[i] = (int) sorted[i];
        }
        for (int x = 0; x < bound; x++) {
            first[x + 1] += first[x];
        }
    }

    public int bound() {
        return bound;
    }

    public int size() {
        return second.length;
    }

    /** Whether a position with piles below the bound is a member. */
    public boolean contains(int x, int y) {
        return Arrays.binarySearch(second, first[x], first[x + 1], y) >= 0;
    }

    /** The index of the first of the members (x, y'), y' >= y. */
    int from(int x, int y) {
        int place = Arrays.binarySearch(second, first[x], first[x + 1], y);
        return place < 0 ? -place - 1 : place;
    }

    /** The end of the members with this x. */
    int end(int x) {
        return first[x + 1];
    }

    /** The second pile of a member. */
    int second(int index) {
        return second[index];
    }

    /** The first position, by (max, x, y), of which an automaton says something else. */
    public Optional<BigPosition> firstDifference(Automaton set) {
        for (int max = 0; max < bound; max++) {
            for (int x = 0; x < max; x++) {
                if (differs(x, max, set)) {
                    return Optional.of(position(x, max));
                }
            }
            for (int y = 0; y <= max; y++) {
                if (differs(max, y, set)) {
                    return Optional.of(position(max, y));
                }
            }
        }
        return Optional.empty();
    }

    private boolean differs(int x, int y, Automaton set) {
        return contains(x, y) != set.contains(BigInteger.valueOf(x), BigInteger.valueOf(y));
    }

    private static BigPosition position(int x, int y) {
        return new BigPosition(BigInteger.valueOf(x), BigInteger.valueOf(y));
    }

    /** Hands over all members, by x and then by y. */
    public void forEach(PositionStream.Sink sink) {
        for (int x = 0; x < bound; x++) {
            for (int i = first[x]; i < first[x + 1]; i++) {
                sink.accept(x, second[i]);
            }
        }
    }

    /** The first members, by (max, x, y). */
    public List<BigPosition> first(int count, boolean onlyOrdered) {
        List<BigPosition> members = new ArrayList<>();
        for (long side = FIRST_SIDE; ; side *= FIRST_SIDE) {
            int below = (int) Math.min(side, bound);
            members.clear();
            for (int x = 0; x < below; x++) {
                for (int i = onlyOrdered ? from(x, x) : first[x]; i < first[x + 1] && second[i] < below; i++) {
                    members.add(position(x, second[i]));
                }
            }
            if (members.size() >= count || below == bound) {
                members.sort(Comparator.comparing((BigPosition one) -> one.x().max(one.y()))
                        .thenComparing(BigPosition::x)
                        .thenComparing(BigPosition::y));
                return List.copyOf(members.subList(0, Math.min(count, members.size())));
            }
        }
    }

    /** The slopes y : x of the lines along which the members seem to lie, of all or only those with y at least x. */
    public List<Slope> slopes(boolean all) {
        return Beams.slopes(this, all);
    }

    /** How many members have both piles below the given number. */
    long below(int side) {
        long count = 0;
        for (int x = 0; x < side; x++) {
            count += from(x, side) - first[x];
        }
        return count;
    }
}
