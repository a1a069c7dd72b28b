package org.wythofflab.prove;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.game.Members;
import org.wythofflab.prove.game.Sample;
import org.wythofflab.prove.game.Slope;
import org.wythofflab.prove.shape.Bands;
import org.wythofflab.prove.shape.Beatty;
import org.wythofflab.prove.shape.Density;
import org.wythofflab.prove.shape.Grids;
import org.wythofflab.prove.shape.Progressions;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.solve.Budget;

/** What a proved set is like, in words and figures. */
final class Likeness {
    private static final int FIRST_TERMS = 12;

    private Likeness() {}

    /** What is proved, in a sentence without a full stop. */
    static String statement(GameSpec game, int value, Automaton set) {
        String letter = game.maneuver().kind() == Maneuver.Kind.COMPLY ? "an N" : "a P";
        String is = value == 0 ? "is " + letter + "-position of " + game : "has Grundy value " + value + " in " + game;
        return "For all x and y, (x,y) " + is + " if and only if an automaton of " + set.states()
                + " states accepts the digits of x and y, " + set.system().words();
    }

    /** What a proved set is like, told by itself. */
    static Discovery.Traits of(GameSpec game, Automaton set, Budget budget) {
        Sample far = Members.of(set, budget);
        return of(game, set, far, far.bound(), far.size(), budget);
    }

    /** The same of a set that was guessed from so many positions below a bound. */
    static Discovery.Traits of(GameSpec game, Automaton set, int bound, long listed, Budget budget) {
        return of(game, set, Members.of(set, budget), bound, listed, budget);
    }

    private static Discovery.Traits of(
            GameSpec game, Automaton set, Sample far, int bound, long listed, Budget budget) {
        boolean symmetric = game.symmetry().isSymmetric();
        Optional<String> lines =
                Progressions.of(set, far, budget).or(() -> symmetric ? Beatty.of(set, far, budget) : Optional.empty());
        Optional<Grids> grids = lines.isPresent() ? Optional.empty() : Grids.of(set, budget);
        Optional<String> formula = lines.or(() -> grids.map(Grids::formula));
        Optional<Bands.Proved> bands = Bands.of(set, far, symmetric, budget);
        return new Discovery.Traits(
                bound,
                listed,
                symmetric,
                far.first(FIRST_TERMS, symmetric),
                far.slopes(!symmetric).stream().map(Slope::toString).toList(),
                bands.map(Bands.Proved::strips).orElse(List.of()),
                bands.map(proved -> lines(proved, set.system())).orElse(List.of()),
                bands.map(Bands.Proved::exceptions).orElse(List.of()),
                Density.of(set, far, symmetric, budget).or(() -> grids.flatMap(Grids::density)),
                formula,
                machine(set));
    }

    private static List<Discovery.Line> lines(Bands.Proved proved, NumberSystem system) {
        // Where several numbers a repeat there is no shift, q is 0, and no number is needed.
        int a = system.period() > 1 ? 0 : system.a();
        int b = system.period() > 1 ? 0 : system.b();
        return proved.drawn().stream()
                .map(strip -> new Discovery.Line(strip.r(), strip.p(), strip.q(), strip.low(), strip.high(), a, b))
                .toList();
    }

    private static Discovery.Machine machine(Automaton set) {
        List<Boolean> accepting = new ArrayList<>();
        List<Discovery.Arrow> arrows = new ArrayList<>();
        int digits = set.system().digits();
        for (int q = 0; q < set.states(); q++) {
            accepting.add(set.accepts(q));
            for (int t = set.firstOf(q); t < set.firstOf(q + 1); t++) {
                arrows.add(new Discovery.Arrow(q, set.target(t), set.letter(t) % digits, set.letter(t) / digits));
            }
        }
        return new Discovery.Machine(accepting, arrows);
    }
}
