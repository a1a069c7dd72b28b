package org.wythofflab.prove.check;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wythofflab.rules.Creases;
import org.wythofflab.rules.Ends;

/**
 * Reads the digits of a position and tells whether the game is over there. The rules promise that this depends on the sides of
 * some lines and on remainders; so it keeps the sums and remainders of the piles, with an example for each state, and asks the
 * rules about that.
 */
final class Ending {

    private static final int MOST_STATES = 200_000;

    /** The digits read, as (r,p) of each pile. */
    private record Example(List<BigInteger> r, List<BigInteger> p, int phase) {}

    private final Notation notation;
    private final List<Sum> sums = new ArrayList<>();
    private final int modulus;
    private final Map<List<Long>, Integer> numbers = new HashMap<>();
    private final List<List<Long>> states = new ArrayList<>();
    private final List<Example> examples = new ArrayList<>();
    private final List<Boolean> over = new ArrayList<>();
    private final List<int[]> targets = new ArrayList<>();
    private final Optional<Ends> ends;
    private final Clock clock;

    Ending(Notation notation, Optional<Ends> ends, Clock clock) {
        this.notation = notation;
        this.ends = ends;
        this.clock = clock;
        Optional<Creases> creases = ends.map(where -> where.creases()
                .orElseThrow(() -> new Flaw("where the game is over is not made of lines and residues")));
        modulus = creases.map(Creases::modulus).orElse(1);
        if (creases.isPresent()) {
            sum(1, 0, 0);
            sum(0, 1, 0);
            creases.get().lines().forEach(line -> sum(line.a(), line.b(), line.c()));
        }
        List<BigInteger> zeros = List.of(BigInteger.ZERO, BigInteger.ZERO);
        List<Long> start = new ArrayList<>();
        // The sums, the remainders of both piles, and the phase.
        for (int i = 0; i < sums.size() + 3; i++) {
            start.add(0L);
        }
        number(start, new Example(zeros, zeros, 0));
    }

    private void sum(long a, long b, long c) {
        int[] factors = {Math.toIntExact(a), Math.toIntExact(b)};
        sums.add(new Sum(notation, factors, Math.negateExact(c)));
    }

    private int number(List<Long> state, Example example) {
        clock.tick();
        Flaw.unless(states.size() < MOST_STATES, "where the game is over takes too many states");
        int number = states.size();
        numbers.put(state, number);
        states.add(state);
        examples.add(example);
        over.add(ends.map(where -> where.contains(pile(example, 0), pile(example, 1)))
                .orElse(false));
        int[] unknown = new int[notation.digits() * notation.digits()];
        Arrays.fill(unknown, -1);
        targets.add(unknown);
        return number;
    }

    private BigInteger pile(Example example, int pile) {
        return notation.value(example.r.get(pile), example.p.get(pile));
    }

    boolean isOver(int state) {
        return over.get(state);
    }

    /** The state after a letter that may come. */
    int step(int state, int letter) {
        int known = targets.get(state)[letter];
        if (known >= 0) {
            return known;
        }
        int[] digits = {letter % notation.digits(), letter / notation.digits()};
        List<Long> next = new ArrayList<>();
        int phase = examples.get(state).phase;
        for (int i = 0; i < sums.size(); i++) {
            next.add(sums.get(i).next(states.get(state).get(i), phase, digits));
        }
        for (int pile = 0; pile < 2; pile++) {
            // The remainders of (r,p) in one number.
            long before = states.get(state).get(sums.size() + pile);
            long r = before / modulus;
            long p = before % modulus;
            long sum = notation.a(phase) * r + notation.b() * p + digits[pile];
            next.add(Math.floorMod(sum, (long) modulus) * modulus + (notation.b() == 0 ? 0 : r));
        }
        next.add((long) (phase + 1) % notation.period());
        Integer old = numbers.get(next);
        int target = old != null ? old : number(next, after(examples.get(state), digits));
        targets.get(state)[letter] = target;
        return target;
    }

    private Example after(Example before, int[] digits) {
        List<BigInteger> r = new ArrayList<>();
        for (int pile = 0; pile < 2; pile++) {
            r.add(notation.next(before.r.get(pile), before.p.get(pile), before.phase, digits[pile]));
        }
        return new Example(r, before.r, (before.phase + 1) % notation.period());
    }
}
