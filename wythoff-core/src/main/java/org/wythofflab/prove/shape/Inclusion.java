package org.wythofflab.prove.shape;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.prove.automata.Sets;
import org.wythofflab.prove.automata.Tuples;
import org.wythofflab.prove.formula.FormulaException;
import org.wythofflab.prove.formula.FormulaText;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.StoppedException;

/** What formulas say of a set, for all positions, as far as a modest number of states shows it. */
final class Inclusion {

    private static final long MOST_STATES = 100_000;

    private final Automaton set;
    private final Budget budget;
    private final Outlay outlay;

    Inclusion(Automaton set, Budget budget) {
        this.set = set;
        this.budget = budget;
        this.outlay = new Outlay(budget, MOST_STATES);
    }

    /** Whether the formula is certainly true of every position of the set. */
    boolean isTrueOf(String formula) {
        return read(formula)
                .flatMap(claimed -> outside(set, claimed))
                .filter(Inclusion::isEmpty)
                .isPresent();
    }

    /** Whether the formula is certainly true of the positions of the set, and of no others. */
    boolean describes(String formula) {
        return read(formula).filter(set::equals).isPresent();
    }

    /** Whether a formula is certainly true of all x and y in which P stands for the set. */
    boolean isTrue(String formula) {
        return read(formula)
                .filter(claimed -> claimed.equals(Sets.all(set.system(), 2, outlay)))
                .isPresent();
    }

    private Optional<Automaton> read(String formula) {
        try {
            return Optional.of(FormulaText.read(formula, set.system(), List.of("x", "y"), Map.of("P", set), outlay));
        } catch (FormulaException tooLong) {
            return Optional.empty();
        } catch (StoppedException tooMuch) {
            return none();
        }
    }

    private Optional<Automaton> outside(Automaton one, Automaton other) {
        try {
            return Optional.of(new Tuples(set.system(), 2, 2, outlay)
                    .with(one.toTheEnd(0, 1))
                    .with(other.toTheEnd(0, 1))
                    .where(labels -> labels[0] == 1 && labels[1] == 0));
        } catch (StoppedException tooMuch) {
            return none();
        }
    }

    /** Nothing, unless it is the whole work that was stopped. */
    private Optional<Automaton> none() {
        budget.pulse();
        return Optional.empty();
    }

    private static boolean isEmpty(Automaton automaton) {
        return automaton.states() == 1 && !automaton.accepts(0);
    }
}
