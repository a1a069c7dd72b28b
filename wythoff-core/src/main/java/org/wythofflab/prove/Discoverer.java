package org.wythofflab.prove;

import java.util.Optional;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.prove.game.Kernel;
import org.wythofflab.prove.game.Sample;
import org.wythofflab.prove.game.Search;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.StoppedException;

/**
 * Looks for the P-positions of a game, or for its positions of one Grundy value, as far as an engine can list them; proves
 * what it guesses, and says what the set is like. The answer depends on the game and the bound only.
 */
public final class Discoverer {

    private static final int MOST_GUESSED = 1 << 15;

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
        return new Discoverer(game, value, budget).attempt(system, bound);
    }

    /** Whether there is anything to try: the rules are linear conditions, and what may be forbidden can be counted. */
    public static boolean canTry(GameSpec game, Budget budget) {
        return Kernel.of(game, NumberSystem.BINARY, new Outlay(budget, MOST_GUESSED))
                .isPresent();
    }

    private Discovery attempt(Optional<NumberSystem> system, int bound) {
        if (value > 0 && !Kernel.hasValues(game)) {
            return unknown("only positions of games in normal play, without a maneuver or a memory, have values");
        }
        Search search = new Search(game, new Search.Terms(system, bound, MOST_GUESSED), budget, this::begin);
        try {
            if (!canTry(game, budget)) {
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
                Likeness.statement(game, value, set),
                set.system().text(),
                set.states(),
                largest,
                new Certificate(game, found.solutions()));
        Sample seen = found.sample();
        return new Discovery(proof, value, Optional.of(Likeness.of(game, set, seen.bound(), seen.size(), budget)));
    }
}
