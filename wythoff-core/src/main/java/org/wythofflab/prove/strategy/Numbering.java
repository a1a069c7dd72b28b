package org.wythofflab.prove.strategy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.prove.automata.Writing;
import org.wythofflab.prove.formula.FormulaException;
import org.wythofflab.prove.formula.FormulaText;
import org.wythofflab.rules.BigPosition;

/**
 * The pairs of a set with x at most y, numbered from 0 in order of x, then y, of which every x has finitely many. How many
 * words are accepted from each state with so many digits to come is counted once; so the n-th is found digit by digit.
 */
public final class Numbering {

    /** So long may an index be in digits of the number system, which are a few thousand decimals. */
    private static final int LONGEST = 1 << 13;

    private final Automaton pairs;
    private final NumberSystem system;
    private final Writing writing;
    /** How many more digits a y may have than its x. */
    private final int spare;
    /** By the digits to come, then by state. */
    private final List<BigInteger[]> counts = new ArrayList<>();

    private final Runnable pulse;

    private Numbering(Automaton pairs, int spare, Runnable pulse) {
        this.pairs = pairs;
        this.system = pairs.system();
        this.writing = Writing.in(system);
        this.spare = spare;
        this.pulse = pulse;
    }

    /** Empty if some x has infinitely many, or words come in whole periods of digits. */
    public static Optional<Numbering> of(Automaton set, Outlay outlay, Runnable pulse) {
        if (set.system().period() > 1) {
            return Optional.empty();
        }
        try {
            Automaton ordered =
                    FormulaText.read("P(x, y) and x <= y", set.system(), List.of("x", "y"), Map.of("P", set), outlay);
            int spare = new Overhang(ordered).longest();
            return spare < 0 ? Optional.empty() : Optional.of(new Numbering(ordered, spare, pulse));
        } catch (FormulaException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** The leading digits of y where x has none. */
    private static final class Overhang {
        private static final int UNKNOWN = -2;
        private static final int ENTERED = -3;

        private final Automaton set;
        private final int[] longest;

        Overhang(Automaton set) {
            this.set = set;
            this.longest = new int[set.states()];
            Arrays.fill(longest, UNKNOWN);
        }

        /** How many there can be, or -1 if there is no bound. */
        int longest() {
            return from(0, 1);
        }

        /** From a state; at the start, leading zeros of both are none. */
        private int from(int state, int least) {
            int most = 0;
            for (int t = set.firstOf(state); t < set.firstOf(state + 1); t++) {
                int d = set.letter(t) % set.system().digits();
                int e = set.letter(t) / set.system().digits();
                if (d == 0 && e >= least) {
                    int next = after(set.target(t));
                    if (next < 0) {
                        return -1;
                    }
                    most = Math.max(most, 1 + next);
                }
            }
            return most;
        }

        private int after(int state) {
            if (longest[state] == ENTERED) {
                return -1;
            }
            if (longest[state] == UNKNOWN) {
                longest[state] = ENTERED;
                longest[state] = from(state, 0);
            }
            return longest[state];
        }
    }

    /**
     * Visits the pairs from an index on, until one is refused or there are no more.
     *
     * @return false if an index is too large to be looked up
     */
    public boolean visit(BigInteger from, Predicate<BigPosition> visitor) {
        BigInteger[] start = start();
        BigInteger n = from;
        while (true) {
            pulse.run();
            int digits = digits(start, n);
            if (digits < 0) {
                return isOver(start, n);
            }
            Optional<BigInteger> next = visitColumn(start, n, digits, visitor);
            if (next.isEmpty()) {
                return true;
            }
            n = next.get();
        }
    }

    /** How many digits the x of a pair has at most, or -1 if that is more than are looked at. */
    private int digits(BigInteger[] start, BigInteger n) {
        int digits = 0;
        while (total(start, digits).compareTo(n) <= 0) {
            // A set of which all words of some lengths repeat no state, and none is longer, has no more.
            if ((digits == 2 * pairs.states() && isOver(start, n)) || ++digits > LONGEST) {
                return -1;
            }
        }
        return digits;
    }

    /** Whether the set is finite, and has no more pairs than these: else there is one with a state that comes twice. */
    private boolean isOver(BigInteger[] start, BigInteger n) {
        BigInteger all = total(start, 2 * pairs.states());
        return all.compareTo(n) <= 0 && all.equals(total(start, pairs.states()));
    }

    /** Finds the n-th pair, and visits it and those after it with the same x; gives the index of the next, unless one was refused. */
    private Optional<BigInteger> visitColumn(
            BigInteger[] start, BigInteger n, int digits, Predicate<BigPosition> visitor) {
        BigInteger left = n;
        BigInteger[] now = start;
        int[] word = new int[digits];
        for (int k = 0; k < digits; k++) {
            BigInteger[] next = after(now, 0);
            BigInteger some = total(next, digits - k - 1);
            while (some.compareTo(left) <= 0) {
                left = left.subtract(some);
                next = after(now, ++word[k]);
                some = total(next, digits - k - 1);
            }
            now = next;
        }
        BigInteger x = writing.value(word);
        int[] before = {left.intValueExact()};
        int[] visited = {0};
        boolean all = Partners.visit(pairs, 0, padded(word), writing, y -> {
            if (before[0]-- > 0) {
                return true;
            }
            visited[0]++;
            return visitor.test(new BigPosition(x, y));
        });
        return all ? Optional.of(n.add(BigInteger.valueOf(visited[0]))) : Optional.empty();
    }

    private int[] padded(int[] word) {
        int[] padded = new int[word.length + spare];
        System.arraycopy(word, 0, padded, spare, word.length);
        return padded;
    }

    /** In how many ways each state is reached before x has its first digit. */
    private BigInteger[] start() {
        BigInteger[] ways = new BigInteger[pairs.states()];
        Arrays.fill(ways, BigInteger.ZERO);
        ways[0] = BigInteger.ONE;
        for (int i = 0; i < spare; i++) {
            ways = after(ways, 0);
        }
        return ways;
    }

    /** The same after a digit of x and any of y. */
    private BigInteger[] after(BigInteger[] ways, int digit) {
        BigInteger[] next = new BigInteger[ways.length];
        Arrays.fill(next, BigInteger.ZERO);
        for (int q = 0; q < ways.length; q++) {
            for (int t = pairs.firstOf(q); ways[q].signum() > 0 && t < pairs.firstOf(q + 1); t++) {
                if (pairs.letter(t) % system.digits() == digit) {
                    next[pairs.target(t)] = next[pairs.target(t)].add(ways[q]);
                }
            }
        }
        return next;
    }

    /** How many pairs there are after these beginnings, with so many digits to come. */
    private BigInteger total(BigInteger[] ways, int digits) {
        BigInteger[] each = counts(digits);
        BigInteger sum = BigInteger.ZERO;
        for (int q = 0; q < ways.length; q++) {
            if (ways[q].signum() > 0) {
                sum = sum.add(ways[q].multiply(each[q]));
            }
        }
        return sum;
    }

    private BigInteger[] counts(int digits) {
        while (counts.size() <= digits) {
            pulse.run();
            BigInteger[] next = new BigInteger[pairs.states()];
            for (int q = 0; q < next.length; q++) {
                next[q] = pairs.accepts(q) && counts.isEmpty() ? BigInteger.ONE : BigInteger.ZERO;
                for (int t = pairs.firstOf(q); !counts.isEmpty() && t < pairs.firstOf(q + 1); t++) {
                    next[q] = next[q].add(counts.get(counts.size() - 1)[pairs.target(t)]);
                }
            }
            counts.add(next);
        }
        return counts.get(digits);
    }
}
