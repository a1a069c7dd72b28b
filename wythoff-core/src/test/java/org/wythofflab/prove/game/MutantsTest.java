package org.wythofflab.prove.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;

/**
 * Sets and rules with one thing wrong are refuted, and at the right place: the first position about which the set and an engine
 * differ.
 */
class MutantsTest {

    private static final Budget BUDGET = Budget.of(1L << 40, 1 << 28);
    private static final int BOARD = 1 << 12;

    private final Outlay outlay = new Outlay(BUDGET, 400_000);

    /** The P-positions of one game are not those of another: a parameter off by one, another move rule, another ending. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                    wythoff; wythoff misere
                    wythoff misere; wythoff
                    wythoff; a-wythoff(2)
                    a-wythoff(2); a-wythoff(3)
                    a-wythoff(2); wythoff
                    modular(3); modular(4)
                    wythoff block 2; wythoff block 3
                    wythoff block 3; wythoff block 2
                    wythoff block 2; wythoff block 2 nim
                    wythoff block 2; wythoff block 2 diagonal
                    nim block 3; nim block 4
                    wyt(3); wyt(4)
                    wyt(3); wyt(2)
                    odd-even(2,3); odd-even(1,3)
                    odd-even(2,3); even-odd(2,3)
                    odd-even(2,3); odd-even(2,3) misere
                    even-even(1,2); even-even(1,4)
                    st(2,1); st(2,2)
                    st(2,1); a-wythoff(2)
                    mp-wythoff(2,2); mp-wythoff(2,1)
                    """)
    void theSetOfAnotherGameIsRefuted(String text, String other) throws Exception {
        Automaton set = right(GameSpec.parse(text));
        refuted(GameSpec.parse(other), set, text + " for " + other);
    }

    /** A transition that leads elsewhere, or a state that accepts or not. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "wythoff",
                "wythoff misere",
                "modular(3)",
                "wythoff block 3",
                "nim block 4",
                "odd-even(2,3)",
                "even-odd(1,2) misere",
                "wyt(3)"
            })
    void anAlteredAutomatonIsRefuted(String text) throws Exception {
        GameSpec game = GameSpec.parse(text);
        Automaton set = right(game);
        Random random = new Random(text.hashCode());
        for (int i = 0; i < Integer.getInteger("mutants", 8); i++) {
            Automaton altered = AlteredSet.of(set, random, outlay);
            if (!altered.equals(set)) {
                refuted(game, altered, text + ", mutant " + i);
            }
        }
    }

    private void refuted(GameSpec game, Automaton set, String what) {
        Kernel kernel = Kernel.of(game, set.system(), outlay).orElseThrow();
        Optional<BigPosition> found = Counterexample.between(set, kernel.image(kernel.steps(set)), outlay);
        assertThat(found).as(what).isPresent();
        Optional<BigPosition> seen =
                Survey.below(BOARD, game, 1 << 22, BUDGET).orElseThrow().firstDifference(set);
        if (seen.isPresent()) {
            assertThat(found).as(what).isEqualTo(seen);
        } else {
            assertThat(found.get().x().max(found.get().y())).as(what).isGreaterThanOrEqualTo(BigInteger.valueOf(BOARD));
        }
    }

    private Automaton right(GameSpec game) {
        Sample sample = Survey.below(BOARD, game, 1 << 20, BUDGET).orElseThrow();
        for (NumberSystem system : Systems.of(game)) {
            Kernel kernel = Kernel.of(game, system, outlay).orElseThrow();
            for (int ahead = 1; ahead < 9; ahead++) {
                Optional<Automaton> set = Surmise.of(system, sample, ahead, 1000, outlay)
                        .filter(guess -> kernel.image(kernel.steps(guess)).equals(guess));
                if (set.isPresent()) {
                    return set.get();
                }
            }
        }
        throw new AssertionError("no set found for " + game);
    }
}
