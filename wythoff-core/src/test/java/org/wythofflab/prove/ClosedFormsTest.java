package org.wythofflab.prove;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.prove.formula.FormulaText;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Maneuver;
import org.wythofflab.solve.Budget;
import org.wythofflab.theory.Applicable;
import org.wythofflab.theory.ClosedForm;
import org.wythofflab.theory.Strategy;

/** The formulas of theorems say what the theorems' strategies say, are proved, and would not be if they were a little off. */
class ClosedFormsTest {

    private static final Budget BUDGET = Budget.of(1L << 40, 1 << 29);
    private static final int BOUND = 40;

    static Stream<String> games() {
        Stream<String> parities = Stream.of("odd-odd", "odd-even", "even-odd", "even-even")
                .flatMap(kind -> Stream.of("1,1", "1,2", "1,3", "2,2")
                        .flatMap(parameters ->
                                Stream.of("", " misere").map(rest -> kind + "(" + parameters + ")" + rest)));
        Stream<String> others = Stream.of(
                "nim",
                "wythoff",
                "wythoff misere",
                "a-wythoff(2)",
                "a-wythoff(3) misere",
                "st(2,1)",
                "st(3,2)",
                "wythoff block 2",
                "wythoff block 3",
                "wythoff comply 2",
                "nim comply 3",
                "mp-wythoff(2,2)",
                "mp-wythoff(4,2)");
        return Stream.of(
                        parities,
                        others,
                        IntStream.rangeClosed(1, 9).mapToObj(m -> "modular(" + m + ")"),
                        IntStream.rangeClosed(2, 7).mapToObj(k -> "nim block " + k),
                        IntStream.rangeClosed(2, 9).mapToObj(t -> "wyt(" + t + ")"))
                .flatMap(stream -> stream);
    }

    @ParameterizedTest
    @MethodSource("games")
    void theFormulaIsTheStrategy(String text) throws Exception {
        GameSpec game = GameSpec.parse(text);
        Applicable theory = Applicable.to(game, Set.of());
        Strategy strategy = theory.strategy().orElseThrow().value();
        Optional<Applicable.Given<ClosedForm>> given = theory.formula();
        // Misere games with s > 1 are told by a recursion only.
        assertThat(given.isPresent()).as(text).isEqualTo(!text.equals("even-even(2,2) misere"));
        if (given.isPresent()) {
            Automaton set = read(given.get().value());
            boolean comply = game.maneuver().kind() == Maneuver.Kind.COMPLY;
            for (int x = 0; x < BOUND; x++) {
                for (int y = 0; y < BOUND; y++) {
                    BigPosition position = new BigPosition(BigInteger.valueOf(x), BigInteger.valueOf(y));
                    assertThat(set.contains(position.x(), position.y()))
                            .as("%s of %s", position, text)
                            .isEqualTo(strategy.at(position).isP() != comply);
                }
            }
        }
    }

    private static Automaton read(ClosedForm form) throws Exception {
        return FormulaText.read(
                form.formula(), NumberSystem.named(form.numeration()).orElseThrow(), new Outlay(BUDGET, 400_000));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wythoff | blocking/theorem-1.1 | restricted-st/equation-2",
                "modular(5) | modular/theorem-5 | modular/theorem-5",
                "odd-even(2,3) misere | restricted-st/theorem-20 | restricted-st/theorem-20",
                "wyt(4) | wyt-f/theorem-10 | wyt-f/theorem-10",
                "mp-wythoff(2,2) | imitation/section-1.4.5 | imitation/section-1.4.5"
            })
    void theTheoremIsNamedThatIsProved(String text, String one, String other) throws Exception {
        Proof proof = Prover.prove(GameSpec.parse(text), BUDGET);
        assertThat(proof).isInstanceOf(Proof.Proved.class);
        Proof.Proved proved = (Proof.Proved) proof;
        assertThat(proved.statement()).containsAnyOf(one, other);
        assertThat(ProofCheck.of(proved.certificate().text(), BUDGET).flaw()).isEmpty();
    }

    /** Each with a number that is off by one, and the first position where the rules say otherwise. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wythoff | (exists n: x = floor((1 + sqrt(5))/2 * n) and y = x + n + 1) or x = y and x = 0",
                "wythoff | (exists n: x = floor((1 + sqrt(5))/2 * n + 1/2) and y = x + n) or x > y and x < y",
                "modular(5) | (x < 7 or y < 7) and ((exists n: x = floor((1 + sqrt(5))/2 * n) and y = x + n)"
                        + " or (exists n: y = floor((1 + sqrt(5))/2 * n) and x = y + n))",
                "odd-even(2,3) | x % 2 = 0 and y < 2 or x % 2 = 1 and y // 2 = (2*x + 3 + 3) // 2",
                "odd-even(2,3) | x % 2 = 0 and y < 3 or x % 2 = 1 and y // 2 = (2*x + 3 + 1) // 2",
                "nim block 4 | x + y < 4 or x - y < 4 and y - x < 4 and (x - y) % 2 = 0",
                "wyt(4) | y = x + 3*(x % 5) and x % 15 // 5 + x % 5 < 5"
            })
    void whatIsOffByOneIsRefutedAtTheFirstPosition(String text, String formula) throws Exception {
        GameSpec game = GameSpec.parse(text);
        Proof proof = Prover.prove(game, formula, Optional.empty(), BUDGET);
        assertThat(proof).as(formula).isInstanceOf(Proof.Refuted.class);
        Automaton claimed = read(new ClosedForm(formula, formula.contains("sqrt") ? "fibonacci" : "base 2"));
        Strategy right = Applicable.to(game, Set.of()).strategy().orElseThrow().value();
        assertThat(((Proof.Refuted) proof).counterexample()).isEqualTo(firstDifference(claimed, right));
    }

    private static BigPosition firstDifference(Automaton claimed, Strategy right) {
        for (int most = 0; ; most++) {
            for (int x = 0; x <= most; x++) {
                for (int y = x < most ? most : 0; y <= most; y++) {
                    BigPosition position = new BigPosition(BigInteger.valueOf(x), BigInteger.valueOf(y));
                    if (claimed.contains(position.x(), position.y())
                            != right.at(position).isP()) {
                        return position;
                    }
                }
            }
        }
    }

    @Test
    void sentencesAboutAProvedSetAreDecided() throws Exception {
        Proof.Proved wythoff = (Proof.Proved) Prover.prove(GameSpec.parse("wythoff"), BUDGET);
        for (String sentence : new String[] {
            "P(x, y) implies P(y, x)",
            "exists z: P(x, z)",
            "P(x, y) and x <= y implies y = x + floor((sqrt(5) - 1)/2 * (x + 1)) or x = 0",
            "x <= y implies (P(x, y) iff not (exists c: c < x and P(c, x)) and not (exists u, v: u < x and u + y = v + x and"
                    + " P(u, v)) and not (exists v: v < y and P(x, v)))"
        }) {
            assertThat(Prover.exception(wythoff, sentence, BUDGET)).as(sentence).isEmpty();
        }
        Map<String, BigPosition> wrong = Map.of(
                "P(x, y) implies x <= y", new BigPosition(BigInteger.TWO, BigInteger.ONE),
                "not P(x, y) or x + y < 40", new BigPosition(BigInteger.valueOf(16), BigInteger.valueOf(26)));
        for (Map.Entry<String, BigPosition> entry : wrong.entrySet()) {
            assertThat(Prover.exception(wythoff, entry.getKey(), BUDGET)).contains(entry.getValue());
        }
    }
}
