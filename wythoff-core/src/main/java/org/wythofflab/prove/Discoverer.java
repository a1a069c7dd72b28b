package org.wythofflab.prove;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.prove.game.Kernel;
import org.wythofflab.prove.game.Members;
import org.wythofflab.prove.game.Sample;
import org.wythofflab.prove.game.Search;
import org.wythofflab.prove.game.Slope;
import org.wythofflab.prove.shape.Bands;
import org.wythofflab.prove.shape.Beatty;
import org.wythofflab.prove.shape.Progressions;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.StoppedException;

/**
 * Looks for the P-positions of a game, or for its positions of one Grundy value, as far as an engine can list them; proves
 * what it guesses, and says what the set is like. The answer depends on the game and the bound only.
 */
public final class Discoverer {

    private static final int MOST_GUESSED = 1 << 15;
    private static final int FIRST_TERMS = 12;

    private final GameSpec game;
    private final int value;
    private final Budget budget;
    private String doing = "it began";

    private Discoverer(GameSpec game, int value, Budget budget) {
        this.game = game;
        this.value = value;
        this.budget = budget;
    }

    /**
     * Looks for a set and a proof; the limits of the budget make the answer {@link Proof.Unknown}.
     *
     * @param value 0 for the P-positions
     * @param numeration the name of the only number system to look at
     * @param bound an engine lists positions with piles below this
     * @throws ClaimSyntaxException if there is no such number system
     */
    public static Discovery discover(GameSpec game, int value, Optional<String> numeration, int bound, Budget budget)
            throws ClaimSyntaxException {
        Optional<NumberSystem> system = numeration.flatMap(NumberSystem::named);
        if (numeration.isPresent() && system.isEmpty()) {
            throw new ClaimSyntaxException(Prover.noSystem(numeration.get()));
        }
        if (system.filter(found -> found.period() > 1).isPresent()) {
            throw new ClaimSyntaxException(
                    "sets are not looked for in " + numeration.get()
                            + " yet, only in base b, fibonacci, pell and recurrences; 'prove --claim FORMULA --numeration' takes it");
        }
        return new Discoverer(game, value, budget).attempt(system, bound);
    }

    private Discovery attempt(Optional<NumberSystem> system, int bound) {
        if (value > 0 && !Kernel.hasValues(game)) {
            return unknown("only positions of games in normal play, without a maneuver or a memory, have values");
        }
        Search search = new Search(game, new Search.Terms(system, bound, MOST_GUESSED), budget, this::begin);
        try {
            if (Kernel.of(game, NumberSystem.BINARY, new Outlay(budget, MOST_GUESSED))
                    .isEmpty()) {
                return unknown(
                        "the rules are not linear conditions on the amounts, or the options that may be forbidden"
                                + " cannot be counted; nothing was tried");
            }
            return search.of(value)
                    .map(found -> proved(found, search.largest()))
                    .orElseGet(() -> unknown(search.reached()));
        } catch (StoppedException stopped) {
            return unknown("stopped while " + doing + ": " + stopped.getMessage());
        }
    }

    private void begin(String now) {
        doing = now;
        budget.progress().stage(now);
    }

    private Discovery unknown(String reached) {
        return new Discovery(new Proof.Unknown(game, reached), value, Optional.empty());
    }

    private Discovery proved(Search.Found found, long largest) {
        Automaton set = found.last().set();
        begin("the proved set was looked at");
        Proof proof = new Proof.Proved(
                game,
                statement(game, value, set),
                set.system().text(),
                set.states(),
                largest,
                new Certificate(game, found.solutions()));
        Sample seen = found.sample();
        return new Discovery(proof, value, Optional.of(traits(game, set, seen.bound(), seen.size(), budget)));
    }

    static String statement(GameSpec game, int value, Automaton set) {
        String letter = game.maneuver().kind() == Maneuver.Kind.COMPLY ? "an N" : "a P";
        String is = value == 0 ? "is " + letter + "-position of " + game : "has Grundy value " + value + " in " + game;
        return "For all x and y, (x,y) " + is + " if and only if an automaton of " + set.states()
                + " states accepts the digits of x and y, " + set.system().words();
    }

    /** What a proved set is like, told by itself. */
    static Discovery.Traits traits(GameSpec game, Automaton set, Budget budget) {
        Sample far = Members.of(set, budget);
        return traits(game, set, far, far.bound(), far.size(), budget);
    }

    private static Discovery.Traits traits(GameSpec game, Automaton set, int bound, long listed, Budget budget) {
        return traits(game, set, Members.of(set, budget), bound, listed, budget);
    }

    private static Discovery.Traits traits(
            GameSpec game, Automaton set, Sample far, int bound, long listed, Budget budget) {
        boolean symmetric = game.symmetry().isSymmetric();
        Optional<String> formula =
                Progressions.of(set, far, budget).or(() -> symmetric ? Beatty.of(set, far, budget) : Optional.empty());
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
                formula,
                machine(set));
    }

    private static List<Discovery.Line> lines(Bands.Proved proved, NumberSystem system) {
        return proved.drawn().stream()
                .map(strip -> new Discovery.Line(
                        strip.r(), strip.p(), strip.q(), strip.low(), strip.high(), system.a(), system.b()))
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
