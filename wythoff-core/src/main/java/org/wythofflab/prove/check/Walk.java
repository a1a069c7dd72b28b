package org.wythofflab.prove.check;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * All that can be known while the digits of a position and of an option are read side by side: the states of the sets the
 * option shall be in, the sums by which the amounts lie to the lines of the rules, remainders, and words. For each it keeps an
 * example of piles that lead there, and asks the rules about that: they promise to say the same of all others.
 */
final class Walk {

    /** The digits read, as (r,p) of each track. */
    private record Example(List<BigInteger> r, List<BigInteger> p) {}

    /** Far more than any certificate needs that was ever made. */
    private static final int MOST_STATES = 2_000_000;

    private final Notation notation;
    private final Takings takings;
    private final List<Table> sets;
    private final List<Sum> sums = new ArrayList<>();
    private final int[] option;
    private final int width;
    private final Clock clock;

    private final Map<Key, Integer> numbers = new HashMap<>();
    private final int[] order;
    private final List<long[]> states = new ArrayList<>();
    private final List<Example> examples = new ArrayList<>();
    /** For each state its transitions, as letter (of the position before the move) and target in one number. */
    private final List<long[]> steps = new ArrayList<>();

    Walk(Notation notation, Takings takings, List<Table> sets, Clock clock) {
        this.notation = notation;
        this.takings = takings;
        this.sets = sets;
        this.clock = clock;
        this.option = takings.option();
        // The digits of the option first: most of them are in no set.
        this.order = IntStream.concat(
                        Arrays.stream(option), takings.piles().stream().mapToInt(Integer::intValue))
                .toArray();
        takings.lines()
                .forEach(line ->
                        sums.add(new Sum(notation, takings.byTrack(line), Math.negateExact(line[line.length - 1]))));
        this.width = sets.size() + sums.size() + residues() + takings.tracks();
        List<BigInteger> zeros = Collections.nCopies(takings.tracks(), BigInteger.ZERO);
        number(new long[width], new Example(zeros, zeros));
        int[] digits = new int[takings.tracks()];
        for (int state = 0; state < states.size(); state++) {
            Flaw.unless(
                    states.size() <= MOST_STATES, "more than " + MOST_STATES + " states would have to be looked at");
            List<Long> found = new ArrayList<>();
            visit(state, digits, 0, found);
            steps.add(found.stream()
                    .mapToLong(Long::longValue)
                    .sorted()
                    .distinct()
                    .toArray());
        }
    }

    private int residues() {
        return takings.modulus() > 1 ? takings.piles().size() : 0;
    }

    private void visit(int state, int[] digits, int depth, List<Long> found) {
        long[] here = states.get(state);
        if (depth == option.length) {
            clock.tick();
            if (!anySet(here, digits)) {
                return;
            }
        }
        if (depth < digits.length) {
            int track = order[depth];
            for (int digit = 0; digit < notation.digits(); digit++) {
                digits[track] = digit;
                if (notation.after((int) here[width - digits.length + track], digit) >= 0) {
                    visit(state, digits, depth + 1, found);
                }
            }
            return;
        }
        long[] next = next(here, digits);
        if (next.length > 0) {
            Integer known = numbers.get(new Key(next));
            int target = known != null ? known : number(next, after(examples.get(state), phase(here), digits));
            found.add(((long) letter(digits, takings.kept()) << 32) | target);
        }
    }

    /** Whether the option can still be in all of the sets. */
    private boolean anySet(long[] state, int[] digits) {
        for (int i = 0; i < sets.size(); i++) {
            if (stepOf(i, state, digits) < 0) {
                return false;
            }
        }
        return true;
    }

    private int stepOf(int set, long[] state, int[] digits) {
        int letter = 0;
        for (int i = option.length - 1; i >= 0; i--) {
            letter = letter * notation.digits() + digits[option[i]];
        }
        return sets.get(set).step((int) state[set], letter);
    }

    /** The letter of the position before the move. */
    private int letter(int[] digits, int kept) {
        int letter = 0;
        for (int i = kept - 1; i >= 0; i--) {
            letter = letter * notation.digits() + digits[i];
        }
        return letter;
    }

    private int phase(long[] state) {
        return notation.phase((int) state[width - 1]);
    }

    private int number(long[] state, Example example) {
        int number = states.size();
        numbers.put(new Key(state), number);
        states.add(state);
        examples.add(example);
        return number;
    }

    private Example after(Example before, int phase, int[] digits) {
        List<BigInteger> r = new ArrayList<>();
        for (int track = 0; track < digits.length; track++) {
            r.add(notation.next(before.r.get(track), before.p.get(track), phase, digits[track]));
        }
        return new Example(r, before.r);
    }

    /** The state after the digits, or nothing if it is certain that less than nothing would be taken. */
    private long[] next(long[] state, int[] digits) {
        long[] next = new long[width];
        int i = 0;
        for (; i < sets.size(); i++) {
            next[i] = stepOf(i, state, digits);
        }
        for (Sum sum : sums) {
            next[i] = sum.next(state[i], phase(state), digits);
            // The first sums are the amounts themselves.
            if (Sum.isNegative(next[i]) && i - sets.size() < takings.piles().size()) {
                return new long[0];
            }
            i++;
        }
        int modulus = takings.modulus();
        for (int j = 0; j < residues(); j++) {
            long r = state[i] / modulus;
            long p = state[i] % modulus;
            long sum = notation.a(phase(state)) * r
                    + notation.b() * p
                    + digits[takings.piles().get(j)]
                    - digits[takings.kept() + j];
            next[i++] = Math.floorMod(sum, (long) modulus) * modulus + (notation.b() == 0 ? 0 : r);
        }
        for (int digit : digits) {
            next[i] = notation.after((int) state[i], digit);
            i++;
        }
        return next;
    }

    int size() {
        return states.size();
    }

    long[] steps(int state) {
        return steps.get(state);
    }

    /** Whether the piles that lead here are a position and an option, of this class of moves, in all of the sets. */
    boolean accepts(int state) {
        if (phase(states.get(state)) != 0) {
            return false;
        }
        for (int i = 0; i < sets.size(); i++) {
            if (!sets.get(i).accepts((int) states.get(state)[i])) {
                return false;
            }
        }
        Example example = examples.get(state);
        List<BigInteger> amounts = new ArrayList<>();
        for (int i = 0; i < takings.piles().size(); i++) {
            BigInteger amount = pile(example, takings.piles().get(i)).subtract(pile(example, takings.kept() + i));
            if (amount.signum() <= 0) {
                return false;
            }
            amounts.add(amount);
        }
        if (takings.kept() > 2) {
            amounts.add(pile(example, 2));
        }
        return takings.rule().allows(amounts);
    }

    private BigInteger pile(Example example, int track) {
        return notation.value(example.r.get(track), example.p.get(track));
    }

    /** What a state is called in a certificate. */
    String name(int state) {
        long[] parts = states.get(state);
        StringBuilder name = new StringBuilder();
        for (int i = 0; i < width; i++) {
            int place = i - sets.size();
            boolean sum = place >= 0 && place < sums.size();
            boolean residue = place >= sums.size() && place < sums.size() + residues();
            long modulus = takings.modulus();
            name.append(i == 0 ? "" : " ")
                    .append(
                            sum
                                    ? Sum.name(parts[i])
                                    : residue
                                            ? parts[i] / modulus + "," + parts[i] % modulus
                                            : Long.toString(parts[i]));
        }
        return name.toString();
    }
}
