package org.wythofflab.explore;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.wythofflab.explore.beam.BeamFinder;
import org.wythofflab.explore.beam.BeamFindings;
import org.wythofflab.explore.fit.FitFindings;
import org.wythofflab.explore.sample.CountFindings;
import org.wythofflab.explore.sample.Listing;
import org.wythofflab.explore.sample.Sample;
import org.wythofflab.explore.sample.SymmetryFindings;
import org.wythofflab.explore.value.ValueFindings;
import org.wythofflab.prove.Discoverer;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Choice;
import org.wythofflab.solve.StoppedException;

/** Measures games. The answer depends on the game, the measures, the bound and the limits only. */
public final class Explorer {
    private final GameSpec game;
    private final OptionalInt bound;
    private final Budget budget;
    private final Notebook notebook;

    private Explorer(GameSpec game, Set<Measure> wanted, OptionalInt bound, Budget budget) {
        this.game = game;
        this.bound = bound;
        this.budget = budget;
        notebook = new Notebook(wanted);
    }

    /**
     * Lists positions and measures what is asked for; what cannot be measured is a silence with its reason.
     *
     * @param bound look at piles below this; without it as far as is usual, or less if the budget asks for it
     * @return refused if no positions can be listed, or not so far
     * @throws org.wythofflab.solve.StoppedException if the budget says stop
     */
    public static Choice<Exploration> explore(GameSpec game, Set<Measure> wanted, OptionalInt bound, Budget budget) {
        return new Explorer(game, wanted, bound, budget).explore();
    }

    private Choice<Exploration> explore() {
        budget.progress().stage("an engine listed the positions");
        return notebook.wantsAnyOf(Measure.Source.POSITIONS)
                ? Listing.of(game, bound, budget).map(this::positions)
                : new Choice.Chosen<>(values(), "tables", "only values are measured");
    }

    private Exploration positions(Sample sample) {
        budget.progress().stage("lines and formulas were looked for");
        CountFindings.note(sample, notebook);
        SymmetryFindings.note(sample, notebook);
        budget.pulse();
        BeamFinder.Beams found = BeamFinder.find(sample);
        BeamFindings.note(sample, found, notebook);
        budget.pulse();
        fits(sample, found);
        return values();
    }

    /** Of all P-positions where there is one beam at most, else of each beam. */
    private void fits(Sample sample, BeamFinder.Beams found) {
        if (Measure.ofPairs().stream().noneMatch(notebook::wants)) {
            return;
        }
        if (sample.kind() == Sample.Kind.BOARD) {
            String why = "the piles cannot be exchanged, so that there is no numbering of pairs x <= y";
            Measure.ofPairs().forEach(measure -> notebook.silent(measure, why));
        } else if (found.beams().size() < 2) {
            FitFindings.note("", sample, notebook);
        } else {
            for (int i = 0; i < found.beams().size(); i++) {
                budget.pulse();
                FitFindings.note("beam " + (i + 1), found.beams().get(i).positions(), notebook);
            }
        }
    }

    private Exploration values() {
        if (notebook.wantsAnyOf(Measure.Source.VALUES)) {
            budget.progress().stage("the Grundy values were measured");
            ValueFindings.note(game, bound, notebook, budget);
        }
        return notebook.of(game, this::discover);
    }

    private Optional<String> discover() {
        budget.pulse();
        try {
            return Discoverer.canTry(game, budget) ? Optional.of(Commands.of("discover", game)) : Optional.empty();
        } catch (StoppedException tooMuch) {
            budget.pulse();
            // What is too much to ask is too much to do.
            return Optional.empty();
        }
    }
}
