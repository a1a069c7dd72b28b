package org.wythofflab.prove.check;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Whether a step found what it says: the positions with an option, of one class of moves, in all of some sets. Nothing may be
 * missing, which is seen by reading positions and options beside what was found; and nothing may be too much, for which the
 * certificate names after each beginning of a position some options that may still come of it.
 */
final class StepCheck {

    private final Notation notation;
    /** The tracks of a position: the piles, and t if that is left open. */
    private final int[] position;

    private final Page step;
    private final Clock clock;

    StepCheck(Notation notation, int kept, Page step, Clock clock) {
        this.notation = notation;
        this.position = IntStream.range(0, kept).toArray();
        this.step = step;
        this.clock = clock;
    }

    void check(Condition moves, List<Table> sets, Table found) {
        Walk walk = sideBySide(moves, sets);
        List<long[]> steps = new ArrayList<>();
        BitSet accepting = new BitSet();
        for (int state = 0; state < walk.size(); state++) {
            // Each once: in many ways the same may follow.
            Set<Long> next = new HashSet<>();
            walk.follow(state, next::add);
            steps.add(next.stream().mapToLong(Long::longValue).toArray());
            accepting.set(state, walk.mayEnd(state) && isOption(walk, state, moves, sets));
        }
        Classes classes = new Classes(steps, accepting, clock);
        nothingIsMissing(classes, found);
        Map<String, Integer> byName = new HashMap<>();
        for (int state = 0; state < walk.size(); state++) {
            clock.tick();
            if (classes.of(state) >= 0) {
                byName.put(walk.name(state), classes.of(state));
            }
        }
        nothingIsTooMuch(classes, byName, found);
    }

    /** What reads a position and an option, and knows all that the sets and the rules ask for. */
    private Walk sideBySide(Condition moves, List<Table> sets) {
        int[] option = position.clone();
        int[] order = Arrays.copyOf(option, option.length + moves.piles().size());
        for (int i = 0; i < moves.piles().size(); i++) {
            int pile = moves.piles().get(i);
            option[pile] = position.length + i;
            // The digits of the option first: most of them are in no set.
            order[pile] = option[pile];
            order[option[pile]] = pile;
        }
        List<Reader> readers = new ArrayList<>();
        sets.forEach(set -> readers.add(set.on(option, notation, true)));
        readers.addAll(moves.readers(notation, position.length));
        return new Walk(notation, readers, order, position.length, clock);
    }

    /** Whether the numbers that lead to a state are a position and an option, of this class of moves, in all of the sets. */
    private boolean isOption(Walk walk, int state, Condition moves, List<Table> sets) {
        for (int i = 0; i < sets.size(); i++) {
            if (!sets.get(i).accepts(walk.known(state, i))) {
                return false;
            }
        }
        BigInteger[] amounts = {BigInteger.ZERO, BigInteger.ZERO};
        for (int i = 0; i < moves.piles().size(); i++) {
            int pile = moves.piles().get(i);
            amounts[pile] = walk.example(state, pile).subtract(walk.example(state, position.length + i));
            if (amounts[pile].signum() <= 0) {
                return false;
            }
        }
        BigInteger t = position.length > 2 ? walk.example(state, 2) : BigInteger.ZERO;
        return moves.test().holds(amounts[0], amounts[1], t);
    }

    /** Every position with such an option is among those found. */
    private void nothingIsMissing(Classes classes, Table found) {
        Met pairs = new Met();
        if (classes.of(0) >= 0) {
            pairs.number(classes.of(0), 0);
        }
        for (int i = 0; i < pairs.size(); i++) {
            clock.tick();
            int number = (int) pairs.row(i)[0];
            int state = (int) pairs.row(i)[1];
            Flaw.unless(
                    !classes.accepts(number) || found.accepts(state),
                    step.where() + ": a position with such an option is missing");
            for (long next : classes.steps(number)) {
                int target = (int) next;
                pairs.number(target, found.step(state, (int) (next >>> 32)));
            }
        }
    }

    /** Every position found has such an option: the state it leads to stands for one. */
    private void nothingIsTooMuch(Classes classes, Map<String, Integer> byName, Table found) {
        List<String> names = step.get("classes").texts();
        List<int[]> members = new ArrayList<>();
        List<int[]> rows = new ArrayList<>();
        for (Page state : step.get("states").list()) {
            List<Page> parts = state.list();
            Flaw.unless(parts.size() == 2, step.where() + ": a state is not written as it should be");
            int[] numbers = Arrays.stream(parts.get(0).ints())
                    .map(i -> i >= 0 && i < names.size() ? byName.getOrDefault(names.get(i), -1) : -1)
                    .distinct()
                    .toArray();
            Flaw.unless(
                    Arrays.stream(numbers).allMatch(number -> number >= 0),
                    step.where() + ": a state stands for a class that there is not");
            members.add(numbers);
            int accepts = Arrays.stream(numbers).anyMatch(classes::accepts) ? 1 : 0;
            rows.add(IntStream.concat(
                            IntStream.of(accepts), Arrays.stream(parts.get(1).ints()))
                    .toArray());
        }
        Table states = new Table(rows, notation.letters(position.length), step.where());
        checkMembers(classes, members, rows);
        List<Reader> readers = List.of(found.on(position, notation, true), states.on(position, notation, false));
        Walk walk = new Walk(notation, readers, position, position.length, clock);
        Flaw.unless(
                walk.always(end -> !found.accepts(walk.known(end, 0)) || states.accepts(walk.known(end, 1))),
                step.where() + ": a position was found that has no such option");
    }

    /** What a state stands for can be reached by every beginning that leads to it. No option has more digits than its position. */
    private void checkMembers(Classes classes, List<int[]> members, List<int[]> rows) {
        for (int member : members.get(0)) {
            Flaw.unless(member == classes.of(0), step.where() + ": the first state stands for too much");
        }
        for (int state = 0; state < rows.size(); state++) {
            clock.tick();
            long[] reachable = Arrays.stream(members.get(state))
                    .mapToObj(classes::steps)
                    .flatMapToLong(Arrays::stream)
                    .sorted()
                    .toArray();
            int[] row = rows.get(state);
            for (int i = 1; i < row.length; i += 2) {
                clock.tick();
                for (int member : members.get(row[i + 1])) {
                    Flaw.unless(
                            Arrays.binarySearch(reachable, ((long) row[i] << 32) | member) >= 0,
                            step.where() + ": state " + row[i + 1] + " stands for too much");
                }
            }
        }
    }
}
