package org.wythofflab.prove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.LongPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.definition.Definition;
import org.wythofflab.definition.DefinitionSolver;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.prove.automata.Sets;
import org.wythofflab.prove.formula.FormulaText;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GamesInT;
import org.wythofflab.solve.Budget;
import org.wythofflab.theory.Theorems;

/** What is proved for all t is so by the definition for each, and what is not is refuted at the first t and position. */
class FamilyProverTest {

    private static final Budget BUDGET = Budget.of(1L << 40, 1 << 29);
    private static final int BOUND = 30;
    private static final int MOST_T = 6;

    static Stream<String> families() {
        return Stream.of("odd-even", "even-odd", "odd-odd")
                .flatMap(kind -> IntStream.rangeClosed(1, 6).mapToObj(s -> kind + "(" + s + ",t)"))
                .flatMap(text -> Stream.of(text, text + " misere"));
    }

    @ParameterizedTest
    @MethodSource("families")
    void theoremsAreProvedForAllT(String text) throws Exception {
        FamilyProof proof = FamilyProver.prove(GamesInT.parse(text), BUDGET);
        FamilyCertificate certificate = proof.certified().orElseThrow(() -> new AssertionError(proof));
        assertThat(((FamilyProof.Proved) proof).statement())
                .contains("for all t >= 1")
                .contains("restricted-st/");
        ProofCheck check = ProofCheck.of(certificate.text(), BUDGET);
        assertThat(check.flaw()).isEmpty();
        assertThat(check.family()).contains(GamesInT.parse(text));
    }

    /** The formula against the recursion of the definition, which knows nothing of theorems. */
    @ParameterizedTest
    @ValueSource(strings = {"odd-even(1,t)", "odd-even(3,t) misere", "even-odd(1,t) misere", "odd-odd(2,t) misere"})
    void theFormulaIsTheDefinition(String text) throws Exception {
        GamesInT family = GamesInT.parse(text);
        String formula = Theorems.about(family).orElseThrow().form().formula();
        for (int t = 1; t <= MOST_T; t++) {
            assertThat(first(family, formula, t)).as("t = %d", t).isEmpty();
        }
    }

    /** Each with something a little off. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "odd-even(2,t) | x % 2 = 0 and y < 2 or x % 2 = 1 and y // 2 = (2*x + t) // 2",
                "odd-even(2,t) | x % 2 = 0 and y < 2 or x % 2 = 1 and y // 2 = (2*x + t + 2) // 2",
                "odd-even(2,t) | x % 2 = 0 and y < 2 or x % 2 = 1 and y // 2 = (3*x + t + 1) // 2",
                "odd-even(1,t) | x % 2 = 0 and y < 2 or x % 2 = 1 and y // 2 = (x + t + 1) // 2",
                "odd-even(3,t) | x % 2 = 0 and y < 2 or x % 2 = 1 and y // 2 = (2*x + t + 1) // 2",
                "even-odd(2,t) | x % 2 = 0 and y < 2 or x % 2 = 1 and y // 2 = (2*x + t + 1) // 2",
                "odd-even(2,t) misere | x % 2 = 0 and y < 2 or x % 2 = 1 and y // 2 = (2*x + t + 1) // 2",
                "odd-odd(2,t) misere | x % 2 = 0 and y % 2 = 0",
                "even-even(2,t) | x % 2 = 0 and y % 2 = 0",
                "st(1,t) | x = y",
                "odd-odd(2,t) | x % 2 = 0 and y % 2 = 0 and (t < 5 or x != 8 or y != 6)",
                "odd-odd(2,t) | x % 2 = 0 and y % 2 = 0 or t = 4 and x = 9 and y = 11",
                "odd-odd(2,t) | t > 2 and x % 2 = 0 and y % 2 = 0"
            })
    void whatIsOffIsRefutedAtTheFirstTAndPosition(String text, String formula) throws Exception {
        GamesInT family = GamesInT.parse(text);
        FamilyProof proof = FamilyProver.prove(family, formula, Optional.empty(), BUDGET);
        assertThat(proof).isInstanceOf(FamilyProof.Refuted.class);
        FamilyProof.Refuted refuted = (FamilyProof.Refuted) proof;
        for (int t = 1; t < refuted.t().intValueExact(); t++) {
            assertThat(first(family, formula, t)).as("t = %d", t).isEmpty();
        }
        assertThat(first(family, formula, refuted.t().intValueExact())).contains(refuted.counterexample());
    }

    /** One triple added or removed, anywhere: it is the first that is wrong. */
    @Test
    void onePositionTooManyOrTooFewIsFound() throws Exception {
        Random random = new Random(14);
        for (String text : List.of("odd-even(2,t)", "odd-even(1,t) misere", "odd-odd(3,t)")) {
            GamesInT family = GamesInT.parse(text);
            String formula = Theorems.about(family).orElseThrow().form().formula();
            for (int i = 0; i < 12; i++) {
                int x = random.nextInt(300);
                int y = random.nextInt(300);
                int t = 1 + random.nextInt(200);
                String point = "(x = " + x + " and y = " + y + " and t = " + t + ")";
                FamilyProof proof =
                        FamilyProver.prove(family, "(" + formula + ") iff not " + point, Optional.empty(), BUDGET);
                assertThat(proof).as(point).isInstanceOf(FamilyProof.Refuted.class);
                FamilyProof.Refuted refuted = (FamilyProof.Refuted) proof;
                assertThat(refuted.t()).isEqualTo(t);
                assertThat(refuted.counterexample())
                        .isEqualTo(new BigPosition(BigInteger.valueOf(x), BigInteger.valueOf(y)));
            }
        }
    }

    @Test
    void alteredCertificatesAreRejected() throws Exception {
        String text = FamilyProver.prove(GamesInT.parse("odd-even(2,t)"), BUDGET)
                .certified()
                .orElseThrow()
                .text();
        for (String other :
                List.of("odd-even(3,t)", "odd-even(2,t) misere", "even-odd(2,t)", "odd-odd(2,t)", "wythoff")) {
            assertThat(ProofCheck.of(text.replace("odd-even(2,t)", other), BUDGET)
                            .isValid())
                    .as(other)
                    .isFalse();
        }
        assertThat(ProofCheck.of(text.replace("family certificate", "certificate"), BUDGET)
                        .isValid())
                .isFalse();
        // The set is what stands before the steps: there every number matters. Some of them do.
        int from = text.indexOf("\"set\"") + 5;
        int end = text.indexOf("\"steps\"");
        for (int place : IntStream.range(from, end)
                .filter(i -> Character.isDigit(text.charAt(i)) && i % 11 == 0)
                .toArray()) {
            char other = text.charAt(place) == '1' ? '0' : '1';
            String altered = text.substring(0, place) + other + text.substring(place + 1);
            assertThat(ProofCheck.of(altered, BUDGET).isValid())
                    .as("at %d", place)
                    .isFalse();
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "odd-even(2,t) | odd-even(2,t)",
                " odd-even( 2 , t )  misere | odd-even(2,t) misere",
                "st(1,t) | a-wythoff(t)",
                "restricted(2,t; h=odd, v=even, d1=odd, d2=even) | odd-even(2,t)"
            })
    void familiesHaveOneText(String text, String canonical) throws Exception {
        assertThat(GamesInT.parse(text)).hasToString(canonical).isEqualTo(GamesInT.parse(canonical));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "odd-even(t,2) | 10",
                "odd-even(t,t) | 12",
                "modular(t) | 9",
                "wyt(t) | 5",
                "odd-even(2,t+1) | 12",
                "odd-even(2,(t)%100) | 13",
                "odd-even(2,max(8,t)) | 18",
                "odd-even(2,min(9,t)) | 18",
                "moves(first: all; second: all; both: abs(k-l) < min(9,t)) | 55",
                "odd-even(2,t) block 2 | 12",
                "st(2,t) ends(x + y < 3) | 6",
                "odd-even(2,t) nothing | 15"
            })
    void elsewhereTCannotStand(String text, int column) {
        assertThatThrownBy(() -> GamesInT.parse(text)).hasMessageStartingWith("column " + column + ":");
    }

    @Test
    void whatNoTheoremSaysIsUnknown() throws Exception {
        assertThat(FamilyProver.prove(GamesInT.parse("st(2,t)"), BUDGET)).isInstanceOf(FamilyProof.Unknown.class);
        Budget none = new Budget(1L << 40, 1 << 29, () -> true, (done, total) -> {});
        assertThat(FamilyProver.prove(GamesInT.parse("odd-even(2,t)"), none)).isInstanceOf(FamilyProof.Unknown.class);
    }

    /** The first position, by (max, x, y), of which the formula says something else than the definition. */
    private static Optional<BigPosition> first(GamesInT family, String formula, int t) throws Exception {
        Outlay outlay = new Outlay(BUDGET);
        Automaton all = FormulaText.read(formula, NumberSystem.BINARY, List.of("x", "y", "t"), Map.of(), outlay);
        Automaton set = Sets.at(all, BigInteger.valueOf(t), outlay);
        boolean[][] p = DefinitionSolver.pPositions(definition(family.text(), t), BOUND, BOUND);
        for (int max = 0; max < BOUND; max++) {
            for (int x = 0; x <= max; x++) {
                for (int y = x < max ? max : 0; y <= max; y++) {
                    if (set.contains(BigInteger.valueOf(x), BigInteger.valueOf(y)) != p[x][y]) {
                        return Optional.of(new BigPosition(BigInteger.valueOf(x), BigInteger.valueOf(y)));
                    }
                }
            }
        }
        return Optional.empty();
    }

    /** From the text alone: which amounts, and how far apart. */
    private static Definition definition(String text, int t) {
        Matcher parts = Pattern.compile("(?:(odd|even)-(odd|even)\\((\\d+),t\\)|a-wythoff\\(t\\))( misere)?")
                .matcher(text);
        assertThat(parts.matches()).as(text).isTrue();
        LongPredicate first = amounts(parts.group(1));
        LongPredicate second = amounts(parts.group(2));
        long s = parts.group(3) == null ? 1 : Long.parseLong(parts.group(3));
        Definition game = Definition.of(
                text,
                first,
                second,
                (k, l) -> first.test(k) && second.test(l) && Math.max(k, l) < s * Math.min(k, l) + t);
        return parts.group(4) == null ? game : game.inMisere();
    }

    private static LongPredicate amounts(String parity) {
        return parity == null ? k -> true : k -> k % 2 == (parity.equals("odd") ? 1 : 0);
    }
}
