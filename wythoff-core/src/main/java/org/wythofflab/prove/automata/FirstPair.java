package org.wythofflab.prove.automata;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * The first pair of a set, by (max, x, y), found digit by digit: words of one length are ordered as their numbers are. To make
 * an automaton of all maxima can take far more than the set has states.
 *
 * @param x the first number
 * @param y the second one
 */
public record FirstPair(BigInteger x, BigInteger y) {

    public static Optional<FirstPair> of(Automaton set, Outlay outlay) {
        return new Walk(set, outlay).first();
    }

    /**
     * Goes through the states of the set side by side with which number is larger so far: a place is three times the state, and 1
     * more if x is larger, 2 more if y is.
     */
    private static final class Walk {

        private static final int UNKNOWN = -1;
        private static final int START = 0;

        private final Automaton set;
        private final Outlay outlay;
        private final int digits;
        // What is known of the digits of the larger number, of x and of y.
        private int[][] known = {};

        private Walk(Automaton set, Outlay outlay) {
            this.set = set;
            this.outlay = outlay;
            this.digits = set.system().digits();
        }

        /** What is done with a transition: where it leads, and the digits of the larger number, of x and of y. */
        @FunctionalInterface
        private interface Each {
            void at(int place, int target, int[] read);
        }

        private Optional<FirstPair> first() {
            int length = shortest();
            if (length < 0) {
                return Optional.empty();
            }
            known = new int[3][length];
            for (int[] word : known) {
                Arrays.fill(word, UNKNOWN);
            }
            for (int which = 0; which < known.length; which++) {
                settle(which, length);
            }
            NumberSystem system = set.system();
            return Optional.of(new FirstPair(system.value(known[1]), system.value(known[2])));
        }

        private int shortest() {
            BitSet met = new BitSet();
            BitSet now = start();
            for (int length = 0; !now.isEmpty(); length++) {
                if (now.stream().anyMatch(this::accepts)) {
                    return length;
                }
                met.or(now);
                BitSet next = new BitSet();
                forEach(now, UNKNOWN, (place, target, read) -> next.set(target));
                next.andNot(met);
                now = next;
            }
            return -1;
        }

        private static BitSet start() {
            BitSet start = new BitSet();
            start.set(START);
            return start;
        }

        private boolean accepts(int place) {
            return set.accepts(place / 3);
        }

        /** Gives one of the words its least digits, if the others keep what is known of them. */
        private void settle(int which, int length) {
            List<BitSet> hopeful = hopeful(length);
            BitSet now = start();
            for (int i = 0; i < length; i++) {
                BitSet after = hopeful.get(i + 1);
                int[] least = {digits};
                BitSet next = new BitSet();
                forEach(now, i, (place, target, read) -> {
                    if (after.get(target) && read[which] <= least[0]) {
                        if (read[which] < least[0]) {
                            least[0] = read[which];
                            next.clear();
                        }
                        next.set(target);
                    }
                });
                known[which][i] = least[0];
                now = next;
            }
        }

        /** Which places can be reached with so many digits, and lead on to a pair of the set with those that follow. */
        private List<BitSet> hopeful(int length) {
            List<BitSet> reached = new ArrayList<>(List.of(start()));
            for (int i = 0; i < length; i++) {
                BitSet next = new BitSet();
                forEach(reached.get(i), i, (place, target, read) -> next.set(target));
                reached.add(next);
            }
            BitSet last = reached.get(length);
            last.stream().filter(place -> !accepts(place)).forEach(last::clear);
            for (int i = length - 1; i >= 0; i--) {
                BitSet after = reached.get(i + 1);
                BitSet hope = new BitSet();
                forEach(reached.get(i), i, (place, target, read) -> {
                    if (after.get(target)) {
                        hope.set(place);
                    }
                });
                reached.set(i, hope);
            }
            return reached;
        }

        /** The transitions from some places that fit what is known of a digit; of no digit, all. */
        private void forEach(BitSet places, int index, Each each) {
            int[] read = new int[3];
            for (int place = places.nextSetBit(0); place >= 0; place = places.nextSetBit(place + 1)) {
                outlay.beat();
                int state = place / 3;
                for (int t = set.firstOf(state); t < set.firstOf(state + 1); t++) {
                    int d = set.letter(t) % digits;
                    int e = set.letter(t) / digits;
                    int larger = place % 3 > 0 || d == e ? place % 3 : d > e ? 1 : 2;
                    read[0] = larger == 2 ? e : d;
                    read[1] = d;
                    read[2] = e;
                    if (index == UNKNOWN || fits(read, index)) {
                        each.at(place, 3 * set.target(t) + larger, read);
                    }
                }
            }
        }

        private boolean fits(int[] read, int index) {
            for (int which = 0; which < read.length; which++) {
                if (known[which][index] != UNKNOWN && known[which][index] != read[which]) {
                    return false;
                }
            }
            return true;
        }
    }
}
