package org.wythofflab.prove;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.LinearReader;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.prove.automata.Sets;
import org.wythofflab.prove.automata.Tuples;
import org.wythofflab.prove.formula.FormulaException;
import org.wythofflab.prove.formula.FormulaText;
import org.wythofflab.prove.game.Counterexample;
import org.wythofflab.prove.game.Kernel;
import org.wythofflab.prove.game.ProofStep;
import org.wythofflab.prove.game.Solution;
import org.wythofflab.prove.game.Survey;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GamesInT;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.StoppedException;
import org.wythofflab.theory.FamilyFormula;
import org.wythofflab.theory.Theorems;

/**
 * Proves for all t and all positions which of them are P, of games in which t is left open. What is proved is a formula in x, y
 * and t, that of a theorem or one that is claimed: t is one number more that automata read.
 */
public final class FamilyProver {

    private static final int MOST_POSITIONS = 1 << 20;
    private static final int SMALL_BOARD = 48;
    private static final int SMALL_T = 8;

    private final GamesInT family;
    private final Budget budget;
    private final Outlay outlay;
    private String doing = "it began";

    private FamilyProver(GamesInT family, Budget budget) {
        this.family = family;
        this.budget = budget;
        this.outlay = new Outlay(budget);
    }

    /** Proves what theorems say of all t, if they say it in a formula. */
    public static FamilyProof prove(GamesInT family, Budget budget) {
        Optional<FamilyFormula> given = Theorems.about(family);
        if (given.isEmpty()) {
            return new FamilyProof.Unknown(
                    family,
                    "no theorem has a formula for the P-positions of " + family + " that is linear in x, y and t;"
                            + " --claim FORMULA puts one to the proof");
        }
        String source = ", which is what "
                + given.get().theorems().stream()
                        .map(theorem -> theorem.id() + " (" + theorem.citation().inShort() + ")")
                        .collect(Collectors.joining(" and "))
                + " say" + (given.get().theorems().size() == 1 ? "s" : "");
        try {
            return new FamilyProver(family, budget).judged(given.get().form().formula(), NumberSystem.BINARY, source);
        } catch (FormulaException wrong) {
            // It is stated here, and a test reads the formulas of all.
            throw new IllegalStateException(family.text(), wrong);
        }
    }

    /**
     * Proves or refutes that a formula in x, y and t is true of the P-positions and of no others, whatever t is.
     *
     * @param numeration the name of a number system; base 2 if there is none
     * @throws ClaimSyntaxException if the formula or the name cannot be read
     */
    public static FamilyProof prove(GamesInT family, String formula, Optional<String> numeration, Budget budget)
            throws ClaimSyntaxException {
        NumberSystem system = NumberSystem.BINARY;
        if (numeration.isPresent()) {
            system = NumberSystem.named(numeration.get())
                    .orElseThrow(() -> new ClaimSyntaxException(Prover.noSystem(numeration.get())));
        }
        try {
            return new FamilyProver(family, budget).judged(formula, system, "");
        } catch (FormulaException wrong) {
            throw new ClaimSyntaxException(String.valueOf(wrong.getMessage()));
        }
    }

    private FamilyProof judged(String formula, NumberSystem system, String source) throws FormulaException {
        try {
            doing = "the formula was read";
            Automaton set = positive(FormulaText.read(formula, system, List.of("x", "y", "t"), Map.of(), outlay));
            String says = "\"for all t >= 1, (x,y) is a P-position of " + family + " if and only if " + formula + "\", "
                    + system.words() + source + ",";
            doing = "the formula, an automaton of " + set.states() + " states, was put to the proof";
            Optional<Kernel> kernel = Kernel.of(family, system, outlay);
            if (kernel.isEmpty()) {
                return new FamilyProof.Unknown(family, "the numbers of the rules are too large; nothing was tried");
            }
            List<ProofStep> steps = kernel.get().steps(set);
            Optional<Counterexample.Case> wrong =
                    Counterexample.ofFamily(set, kernel.get().image(steps), outlay);
            return wrong.isPresent() ? refuted(says, set, wrong.get()) : agreed(says, new Solution(set, steps));
        } catch (StoppedException tooMuch) {
            return new FamilyProof.Unknown(family, "stopped while " + doing + ": " + tooMuch.getMessage());
        }
    }

    /** Without t = 0, which is no game. */
    private Automaton positive(Automaton set) {
        return new Tuples(set.system(), 3, 3, outlay)
                .with(set.on(0, 1, 2))
                .with(new LinearReader(set.system(), new int[] {2}, new int[] {1}, 0))
                .all();
    }

    /** Nothing is called proved before an engine has agreed, for several t. */
    private FamilyProof agreed(String says, Solution solution) {
        for (int t = 1; t <= SMALL_T; t++) {
            doing = "an engine looked at a small board with t = " + t;
            BigInteger number = BigInteger.valueOf(t);
            Automaton set = Sets.at(solution.set(), number, outlay);
            Optional<BigPosition> seen = Survey.below(SMALL_BOARD, family.at(number), MOST_POSITIONS, budget)
                    .flatMap(sample -> sample.firstDifference(set));
            if (seen.isPresent()) {
                return new FamilyProof.Unknown(
                        family,
                        "an engine disagrees about " + seen.get() + " with t = " + t
                                + " with what seemed proved; this is a" + " fault of the program");
            }
        }
        Automaton set = solution.set();
        return new FamilyProof.Proved(
                family,
                says + " is true for all t, x and y",
                set.system().text(),
                set.states(),
                outlay.largest(),
                new FamilyCertificate(family, solution));
    }

    private FamilyProof refuted(String says, Automaton set, Counterexample.Case wrong) {
        boolean claimed = Sets.at(set, wrong.t(), outlay)
                .contains(wrong.position().x(), wrong.position().y());
        return new FamilyProof.Refuted(
                family,
                says + " is false: with t = " + wrong.t() + ", " + wrong.position() + " is " + (claimed ? "not " : "")
                        + "one, and the formula is " + (claimed ? "true" : "false") + " of it",
                set.system().text(),
                wrong.t(),
                wrong.position(),
                claimed);
    }
}
