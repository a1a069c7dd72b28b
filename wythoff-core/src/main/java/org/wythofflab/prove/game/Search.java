package org.wythofflab.prove.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.StoppedException;

/**
 * Looks for the set of the positions of one value: an engine lists them below a bound, an automaton is guessed from them,
 * looking further and further ahead, and each guess that agrees with all of them is put to the proof. Then the same with a
 * larger bound. What is found depends on the game and the largest bound, on nothing else.
 */
public final class Search {

    private static final int FIRST_BOUND = 1 << 10;
    private static final int MOST_POSITIONS = 1 << 25;
    private final GameSpec game;
    private final Terms terms;
    private final Budget budget;
    private final Outlay outlay;
    private final Consumer<String> doing;
    /** What is proved already, value by value. */
    private final Map<NumberSystem, List<Solution>> known = new HashMap<>();

    private int reached;
    private int unlisted;
    private List<NumberSystem> tried = List.of();

    /**
     * How far to look.
     *
     * @param system the only number system to look at, or empty for those that the positions suggest
     * @param bound the positions listed have piles below it
     * @param states the most that a guess may have
     * @param positions so many or more are not listed
     */
    public record Terms(Optional<NumberSystem> system, int bound, int states, int positions) {

        public Terms(Optional<NumberSystem> system, int bound, int states) {
            this(system, bound, states, MOST_POSITIONS);
        }
    }

    /**
     * A search that has not begun.
     *
     * @param doing hears what is being done
     */
    public Search(GameSpec game, Terms terms, Budget budget, Consumer<String> doing) {
        this.game = game;
        this.terms = terms;
        this.budget = budget;
        this.outlay = new Outlay(budget);
        this.doing = doing;
    }

    /**
     * What was found.
     *
     * @param solutions the sets of the values 0, 1, ..., or that of the P-positions alone
     * @param sample the positions that the last was guessed from
     */
    public record Found(List<Solution> solutions, Sample sample) {

        public Solution last() {
            return solutions.get(solutions.size() - 1);
        }
    }

    /**
     * The set of the positions of a value, 0 being that of the P-positions; empty if none is found.
     *
     * @throws StoppedException if the budget says stop
     */
    public Optional<Found> of(int value) {
        for (int bound = Math.min(FIRST_BOUND, terms.bound); ; bound = next(bound)) {
            doing.accept("an engine listed the positions with piles below " + bound);
            Optional<Sample> sample = Survey.ofValue(value, bound, game, terms.positions, budget);
            if (sample.isEmpty()) {
                unlisted = bound;
                return Optional.empty();
            }
            reached = bound;
            tried = terms.system.map(List::of).orElseGet(() -> Systems.of(game, sample.get()));
            for (NumberSystem system : tried) {
                Optional<Found> found = in(system, value, sample.get());
                if (found.isPresent()) {
                    return found;
                }
            }
            if (bound >= terms.bound) {
                return Optional.empty();
            }
        }
    }

    /** Eight times as far, or a little more if that is where it ends. */
    private int next(int bound) {
        return bound >= terms.bound / 16 ? terms.bound : 8 * bound;
    }

    /** How far it went, if nothing was found. */
    public String reached() {
        return reached == 0
                ? "no engine could list the positions within the limits"
                : "no automaton with up to " + terms.states + " states in "
                        + String.join(
                                ", ", tried.stream().map(NumberSystem::text).toList())
                        + " was found to explain the positions with piles below " + reached
                        + (unlisted == 0 ? "" : notListed());
    }

    private String notListed() {
        return "; those with piles below " + unlisted + " were not looked at: there are " + terms.positions
                + " or more of them, or they are too much for the limits of time and memory";
    }

    /** How many states the largest automaton on the way had. */
    public long largest() {
        return outlay.largest();
    }

    private Optional<Found> in(NumberSystem system, int value, Sample sample) {
        Optional<List<Solution>> smaller = smaller(system, value, sample.bound());
        if (smaller.isEmpty()) {
            return Optional.empty();
        }
        Kernel kernel = Kernel.of(game, system, outlay).orElseThrow();
        if (value > 0) {
            kernel = kernel.after(smaller.get().stream().map(Solution::set).toList())
                    .orElseThrow();
        }
        int side = Blocks.side(sample);
        Sample corners = side == 1 ? sample : Blocks.corners(sample, side);
        // Every digit looked ahead takes one from the digits that words may begin with.
        int most = system.weights(corners.bound()).size() - 2;
        for (int ahead = 1; ahead <= most; ahead++) {
            budget.pulse();
            doing.accept("an automaton was guessed in " + system);
            Optional<Solution> solution =
                    solution(kernel, system, Surmise.of(system, corners, ahead, terms.states, outlay), side);
            if (solution.isPresent()) {
                List<Solution> all = new ArrayList<>(smaller.get());
                all.add(solution.get());
                return Optional.of(new Found(all, sample));
            }
        }
        return Optional.empty();
    }

    /** @param side of the squares whose corners were guessed */
    private Optional<Solution> solution(Kernel kernel, NumberSystem system, Optional<Automaton> guess, int side) {
        return guess.flatMap(corners -> {
            try {
                Automaton set = side == 1 ? corners : Blocks.filled(corners, side, outlay);
                doing.accept("an automaton of " + set.states() + " states in " + system + " was put to the proof");
                List<ProofStep> steps = kernel.steps(set);
                return kernel.image(steps).equals(set) ? Optional.of(new Solution(set, steps)) : Optional.empty();
            } catch (StoppedException tooMuch) {
                // Too many states for this guess; another may do. If it was the whole work that was stopped, this ends
                // it.
                budget.pulse();
                return Optional.empty();
            }
        });
    }

    /** The sets of the smaller values in one number system, as far as the bound shows them. */
    private Optional<List<Solution>> smaller(NumberSystem system, int value, int bound) {
        List<Solution> sets = known.computeIfAbsent(system, any -> new ArrayList<>());
        while (sets.size() < value) {
            int next = sets.size();
            Optional<Found> found = Survey.ofValue(next, bound, game, terms.positions, budget)
                    .flatMap(sample -> in(system, next, sample));
            if (found.isEmpty()) {
                return Optional.empty();
            }
            sets.add(found.get().last());
        }
        return Optional.of(sets.subList(0, value));
    }
}
