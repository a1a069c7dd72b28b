package org.wythofflab.prove.check;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Whether a step found what it says: the positions with an option, of one class of moves, in all of some sets. Nothing may be
 * missing, which is seen by reading positions and options beside what was found; and nothing may be too much, for which the
 * certificate names after each beginning of a position some options that may still come of it.
 */
final class StepCheck {

    private final Notation notation;
    private final int kept;
    private final Classes classes;
    private final Table found;
    private final List<int[]> members = new ArrayList<>();
    private final List<Map<Integer, Integer>> next = new ArrayList<>();
    private final String name;

    StepCheck(Notation notation, Takings takings, List<Table> sets, Table found, Page step, Clock clock) {
        this.notation = notation;
        this.kept = takings.kept();
        this.found = found;
        this.name = step.where();
        Walk walk = new Walk(notation, takings, sets, clock);
        this.classes = new Classes(walk, clock);
        Map<String, Integer> byName = new HashMap<>();
        for (int state = 0; state < walk.size(); state++) {
            if (classes.of(state) >= 0) {
                byName.put(walk.name(state), classes.of(state));
            }
        }
        int[] named = step.texts("classes").stream()
                .mapToInt(text -> byName.getOrDefault(text, -1))
                .toArray();
        readStates(step, named);
        nothingIsMissing(clock);
        Set<Integer> start = new HashSet<>();
        afterZeros(start);
        checkMembers(start);
        nothingIsTooMuch(clock);
    }

    private void readStates(Page step, int[] named) {
        for (Object state : step.list("states")) {
            List<?> parts = state instanceof List<?> list ? list : List.of();
            Flaw.unless(parts.size() == 2, name + ": a state is not written as it should be");
            int[] list = step.ints(parts.get(0), "states");
            for (int i = 0; i < list.length; i++) {
                Flaw.unless(
                        list[i] >= 0 && list[i] < named.length && named[list[i]] >= 0,
                        name + ": a state stands for a class that there is not");
                list[i] = named[list[i]];
            }
            members.add(list);
            int[] row = step.ints(parts.get(1), "states");
            Flaw.unless(row.length % 2 == 0, name + ": the transitions of a state are not pairs");
            Map<Integer, Integer> targets = new HashMap<>();
            for (int i = 0; i < row.length; i += 2) {
                Flaw.unless(targets.put(row[i], row[i + 1]) == null, name + ": a state has two ways for one letter");
            }
            next.add(targets);
        }
        Flaw.unless(!members.isEmpty(), name + " has no state");
    }

    /** Every position with such an option is among those found. */
    private void nothingIsMissing(Clock clock) {
        int start = classes.of(0);
        if (start < 0) {
            return;
        }
        Set<Long> met = new HashSet<>();
        Deque<Long> queue = new ArrayDeque<>();
        push(start, 0, met, queue);
        while (!queue.isEmpty()) {
            clock.tick();
            long pair = queue.removeFirst();
            int number = (int) (pair >>> 32);
            int state = (int) pair;
            Flaw.unless(
                    !classes.accepts(number) || found.accepts(state),
                    name + ": a position with such an option is missing");
            for (long step : classes.steps(number)) {
                push((int) step, found.step(state, (int) (step >>> 32)), met, queue);
            }
        }
    }

    private static void push(int left, int right, Set<Long> met, Deque<Long> queue) {
        long pair = ((long) left << 32) | (right & 0xFFFFFFFFL);
        if (met.add(pair)) {
            queue.addLast(pair);
        }
    }

    /** The classes that can be reached while the position has only leading zeros. */
    private void afterZeros(Set<Integer> reached) {
        Deque<Integer> queue = new ArrayDeque<>();
        if (classes.of(0) >= 0 && reached.add(classes.of(0))) {
            queue.add(classes.of(0));
        }
        while (!queue.isEmpty()) {
            for (long step : classes.steps(queue.removeFirst())) {
                if (step >>> 32 == 0 && reached.add((int) step)) {
                    queue.add((int) step);
                }
            }
        }
    }

    /** What a state stands for can be reached by every beginning that leads to it. */
    private void checkMembers(Set<Integer> start) {
        for (int member : members.get(0)) {
            Flaw.unless(start.contains(member), name + ": the first state stands for too much");
        }
        for (int state = 0; state < members.size(); state++) {
            long[] reachable = Arrays.stream(members.get(state))
                    .mapToObj(classes::steps)
                    .flatMapToLong(Arrays::stream)
                    .sorted()
                    .toArray();
            next.get(state).forEach((letter, target) -> {
                Flaw.unless(target >= 0 && target < members.size(), name + ": a transition leads nowhere");
                for (int member : members.get(target)) {
                    Flaw.unless(
                            Arrays.binarySearch(reachable, ((long) letter << 32) | member) >= 0,
                            name + ": state " + target + " stands for too much");
                }
            });
        }
    }

    /** Every position found has such an option. */
    private void nothingIsTooMuch(Clock clock) {
        Set<List<Integer>> met = new HashSet<>();
        Deque<List<Integer>> queue = new ArrayDeque<>();
        // The words of the position, the state and what was found.
        List<Integer> first = Collections.nCopies(kept + 2, 0);
        met.add(first);
        queue.add(first);
        int letters = notation.letters(kept);
        while (!queue.isEmpty()) {
            clock.tick();
            List<Integer> here = queue.removeFirst();
            int state = here.get(kept);
            boolean mayEnd = notation.phase(here.get(0)) == 0;
            Flaw.unless(
                    !mayEnd || !found.accepts(here.get(kept + 1)) || (state >= 0 && anyAccepts(members.get(state))),
                    name + ": a position was found that has no such option");
            for (int letter = 0; letter < letters; letter++) {
                int target = found.step(here.get(kept + 1), letter);
                List<Integer> there =
                        target < 0 ? List.of() : new ArrayList<>(notation.after(here.subList(0, kept), letter));
                if (!there.isEmpty()) {
                    there.add(state < 0 ? -1 : next.get(state).getOrDefault(letter, -1));
                    there.add(target);
                    if (met.add(there)) {
                        queue.add(there);
                    }
                }
            }
        }
    }

    private boolean anyAccepts(int[] numbers) {
        for (int number : numbers) {
            if (classes.accepts(number)) {
                return true;
            }
        }
        return false;
    }
}
