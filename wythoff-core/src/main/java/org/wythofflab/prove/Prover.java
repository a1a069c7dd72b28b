package org.wythofflab.prove;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.FewTuples;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.prove.automata.Sets;
import org.wythofflab.prove.formula.FormulaException;
import org.wythofflab.prove.formula.FormulaText;
import org.wythofflab.prove.game.Counterexample;
import org.wythofflab.prove.game.FewerMoves;
import org.wythofflab.prove.game.Kernel;
import org.wythofflab.prove.game.ProofStep;
import org.wythofflab.prove.game.Search;
import org.wythofflab.prove.game.Solution;
import org.wythofflab.prove.game.Survey;
import org.wythofflab.prove.game.Systems;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.StoppedException;
import org.wythofflab.theory.Applicable;
import org.wythofflab.theory.Citation;
import org.wythofflab.theory.ClosedForm;

/**
 * Proves for all positions which of them are P. The set is claimed by somebody, or guessed: an engine lists the P-positions of
 * a board, and an automaton is made that reads them off the digits of the piles. If it satisfies the equation that the rules
 * make ({@link Kernel}), it is right, however it was found.
 */
public final class Prover {

    /** How far an engine looks unless somebody says how far. */
    private static final int BOUND = 1 << 20;

    private static final int FEW = 256;
    private static final int SMALL_BOARD = 128;
    private static final int MOST_POSITIONS = 1 << 23;
    private static final int MOST_GUESSED = 1 << 14;
    private final GameSpec game;
    private final Budget budget;
    private final Outlay outlay;
    private String doing = "it began";
    private String source = "";

    private Prover(GameSpec game, Budget budget) {
        this.game = game;
        this.budget = budget;
        this.outlay = new Outlay(budget);
    }

    /**
     * Proves what a theorem says of the P-positions, if one says it in a formula; else looks for them and a proof. The limits
     * of the budget make the answer {@link Proof.Unknown}.
     */
    public static Proof prove(GameSpec game, Budget budget) {
        Optional<Proof> theorem =
                ofTheorem(game, budget).filter(proof -> proof.fold(proved -> true, refuted -> true, unknown -> false));
        return theorem.orElseGet(() -> search(game, budget));
    }

    /** Looks for the P-positions and a proof, whatever theorems say. */
    public static Proof search(GameSpec game, Budget budget) {
        Prover prover = new Prover(game, budget);
        return prover.attempt(() -> prover.found(solution -> {}));
    }

    /** Proves or refutes the formula of the first theorem that has one for the game; empty if there is none. */
    public static Optional<Proof> ofTheorem(GameSpec game, Budget budget) {
        return Applicable.to(game, Set.of()).formula().map(given -> new Prover(game, budget).proved(given));
    }

    private Proof proved(Applicable.Given<ClosedForm> given) {
        ClosedForm closed = given.value();
        NumberSystem system = NumberSystem.named(closed.numeration()).orElseThrow();
        try {
            begin("the formula of " + given.theorem().id() + " was read");
            Automaton set = FormulaText.read(closed.formula(), system, outlay);
            Citation citation = given.theorem().citation();
            source = ", which is what " + given.theorem().id() + " says (" + citation.inShort() + ")";
            return attempt(() -> judged(closed.formula(), set));
        } catch (StoppedException tooMuch) {
            return stopped(tooMuch);
        } catch (FormulaException wrong) {
            // A test reads the formulas of all theorems; what is left are games whose numbers are too large for a
            // formula.
            return new Proof.Unknown(
                    game, "the formula of " + given.theorem().id() + " cannot be used: " + wrong.getMessage());
        }
    }

    /**
     * Proves or refutes that a formula in x and y is true of the P-positions (in a comply game, of the N-positions) and of no
     * others.
     *
     * @param numeration the name of a number system, as {@code base 2} or {@code fibonacci}
     * @throws ClaimSyntaxException if the formula or the name cannot be read
     */
    public static Proof prove(GameSpec game, String formula, Optional<String> numeration, Budget budget)
            throws ClaimSyntaxException {
        Prover prover = new Prover(game, budget);
        Optional<NumberSystem> named = numeration.flatMap(NumberSystem::named);
        if (numeration.isPresent() && named.isEmpty()) {
            throw new ClaimSyntaxException(noSystem(numeration.get()));
        }
        NumberSystem system = named.orElseGet(() -> fitting(game, formula));
        try {
            Automaton set = FormulaText.read(formula, system, prover.outlay);
            return prover.attempt(() -> prover.judged(formula, set));
        } catch (StoppedException tooMuch) {
            return prover.stopped(tooMuch);
        } catch (FormulaException wrong) {
            throw new ClaimSyntaxException(String.valueOf(wrong.getMessage()));
        }
    }

    /**
     * Proves what the P-positions are, and then for each of some classes of moves whether the game without them has the same:
     * there are fewer moves within the set then, and it remains to see that each other position keeps a move into it.
     */
    public static Redundancy redundant(GameSpec game, Budget budget) {
        Prover prover = new Prover(game, budget);
        List<Redundancy.MoveClass> classes = new ArrayList<>();
        Proof proof = prover.attempt(() -> prover.found(found -> {
            for (FewerMoves fewer : FewerMoves.of(game)) {
                prover.begin("it was asked whether " + fewer.dropped() + " can be dropped");
                fewer.verdict(found.set(), prover.outlay)
                        .map(verdict -> new Redundancy.MoveClass(fewer.dropped(), fewer.game(), verdict.needed()))
                        .ifPresent(classes::add);
            }
        }));
        return new Redundancy(proof, classes);
    }

    static String noSystem(String name) {
        return "there is no number system '" + name
                + "'; there are base 2, base 3, ..., fibonacci, pell, recurrence A,B with 1 <= B <= A, and ostrowski"
                + " A,B,... for at most 12 numbers that repeat, (A+1)*(B+1)*... being at most 1048576";
    }

    /**
     * The first position, by (max, x, y), of which a formula in x and y is false in which P stands for a proved set.
     *
     * @throws ClaimSyntaxException if the formula cannot be read
     * @throws StoppedException if it takes too much
     */
    public static Optional<BigPosition> exception(Proof.Proved proved, String formula, Budget budget)
            throws ClaimSyntaxException {
        Outlay outlay = new Outlay(budget);
        Automaton set = proved.certificate().set();
        try {
            Automaton right = FormulaText.read(formula, set.system(), List.of("x", "y"), Map.of("P", set), outlay);
            return Counterexample.between(right, Sets.all(set.system(), 2, outlay), outlay);
        } catch (FormulaException wrong) {
            throw new ClaimSyntaxException(String.valueOf(wrong.getMessage()));
        }
    }

    /** The first system for the game in which the roots of the formula can be read, or that of the first root. */
    private static NumberSystem fitting(GameSpec game, String formula) {
        Set<Integer> radicands = FormulaText.radicands(formula);
        List<NumberSystem> systems = Systems.of(game);
        Optional<NumberSystem> known = systems.stream()
                .filter(system -> radicands.stream().allMatch(radicand -> FormulaText.fits(system, radicand)))
                .findFirst();
        return known.or(() -> radicands.stream().findFirst().flatMap(NumberSystem::ofRoot))
                .orElse(systems.get(0));
    }

    @FunctionalInterface
    private interface Attempt {
        Proof make();
    }

    private Proof attempt(Attempt attempt) {
        try {
            if (Kernel.of(game, NumberSystem.BINARY, outlay).isEmpty()) {
                return new Proof.Unknown(
                        game,
                        "the rules are not linear conditions on the amounts alone, or the options that may be forbidden"
                                + " cannot be counted; nothing was tried");
            }
            return attempt.make();
        } catch (StoppedException stopped) {
            return stopped(stopped);
        }
    }

    private void begin(String now) {
        doing = now;
        budget.progress().stage(now);
    }

    private Proof stopped(StoppedException why) {
        return new Proof.Unknown(game, "stopped while " + doing + ": " + why.getMessage());
    }

    private Proof found(Consumer<Solution> more) {
        Search search = new Search(game, new Search.Terms(Optional.empty(), BOUND, MOST_GUESSED), budget, this::begin);
        Optional<Search.Found> set = search.of(0);
        set.ifPresent(found -> more.accept(found.last()));
        return set.map(found -> proved(Likeness.statement(game, 0, found.last().set()), found.last(), search.largest()))
                .orElseGet(() -> new Proof.Unknown(game, search.reached()));
    }

    private Proof proved(String statement, Solution solution, long largest) {
        Automaton set = solution.set();
        return new Proof.Proved(
                game, statement, set.system().text(), set.states(), largest, new Certificate(game, List.of(solution)));
    }

    private Proof judged(String formula, Automaton read) {
        // The rules are most easily followed in base 2; a set of a few positions can be told there as well.
        Automaton set =
                FewTuples.rewritten(read, NumberSystem.BINARY, FEW, outlay).orElse(read);
        begin("an engine looked at a small board");
        // Nothing is called proved before an engine has agreed.
        Optional<BigPosition> seen =
                Survey.below(SMALL_BOARD, game, MOST_POSITIONS, budget).flatMap(sample -> sample.firstDifference(set));
        String says = says(formula, read.system());
        if (seen.isPresent()) {
            return refuted(says, set, seen.get());
        }
        begin("the formula, an automaton of " + set.states() + " states, was put to the proof");
        Kernel kernel = Kernel.of(game, set.system(), outlay).orElseThrow();
        List<ProofStep> steps = kernel.steps(set);
        Automaton image = kernel.image(steps);
        return Counterexample.between(set, image, outlay)
                .map(position -> refuted(says, set, position))
                .orElseGet(() -> proved(says + " is true for all x and y", new Solution(set, steps), outlay.largest()));
    }

    private Proof refuted(String says, Automaton set, BigPosition position) {
        boolean claimed = set.contains(position.x(), position.y());
        return new Proof.Refuted(
                game,
                says + " is false: " + position + " is " + (claimed ? "not " : "") + "one, and the formula is "
                        + (claimed ? "true" : "false") + " of it",
                set.system().text(),
                position,
                claimed);
    }

    private String says(String formula, NumberSystem system) {
        return "\"(x,y) is " + letter() + "-position of " + game + " if and only if " + formula + "\", "
                + system.words() + source + ",";
    }

    private String letter() {
        return game.maneuver().kind() == Maneuver.Kind.COMPLY ? "an N" : "a P";
    }
}
