package org.wythofflab.explore.sweep;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.wythofflab.explore.Column;
import org.wythofflab.prove.ClaimSyntaxException;
import org.wythofflab.prove.Discoverer;
import org.wythofflab.prove.Discovery;
import org.wythofflab.prove.Proof;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Need;

/** What {@code discover} says of the P-positions. */
final class DiscoverProbe implements Probe {
    private static final String VERDICT = "verdict";
    private static final String STATES = "states";
    private static final String NUMERATION = "numeration";
    private static final String FORMULA = "formula";
    private static final int USUAL = 1 << 16;

    @Override
    public List<Column> measures() {
        return List.of(
                new Column(
                        VERDICT,
                        Column.Kind.TEXT,
                        "PROVED or UNKNOWN: whether discover finds the P-positions, from those below the bound ("
                                + USUAL + ")"),
                new Column(STATES, Column.Kind.INTEGER, "of the automaton it finds"),
                new Column(NUMERATION, Column.Kind.TEXT, "the digits that the automaton reads"),
                new Column(FORMULA, Column.Kind.TEXT, "the P-positions as a formula, if discover finds one"));
    }

    @Override
    public int usualBound() {
        return USUAL;
    }

    @Override
    public Reading take(GameSpec game, Set<String> wanted, int bound, Budget budget) {
        Discovery found = discovery(game, bound, budget);
        Reading reading = found.proof()
                .fold(DiscoverProbe::proved, refuted -> unknown("refuted"), unknown -> unknown(unknown.reached()));
        return found.traits()
                .flatMap(Discovery.Traits::formula)
                .map(formula -> reading.and(FORMULA, formula))
                .orElse(reading);
    }

    private static Reading proved(Proof.Proved proved) {
        return Reading.of(VERDICT, "PROVED").and(STATES, proved.states()).and(NUMERATION, proved.numeration());
    }

    private static Reading unknown(String why) {
        return new Reading(Map.of(VERDICT, "UNKNOWN"), why);
    }

    private static Discovery discovery(GameSpec game, int bound, Budget budget) {
        try {
            return Discoverer.discover(game, 0, Optional.empty(), bound, budget);
        } catch (ClaimSyntaxException impossible) {
            // Only a number system that somebody names can be wrong.
            throw new IllegalStateException(impossible);
        }
    }

    /** Nobody knows before. */
    @Override
    public Need expense(GameSpec game, int bound) {
        return Expense.NOTHING;
    }
}
