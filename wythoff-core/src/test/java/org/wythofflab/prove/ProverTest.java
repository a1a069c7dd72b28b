package org.wythofflab.prove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;

/** Proofs are found, their certificates are valid, and what is altered in them is noticed. */
class ProverTest {

    private static final Budget BUDGET = Budget.of(1L << 40, 1 << 29);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nim",
                "wythoff",
                "wythoff misere",
                "a-wythoff(2)",
                "a-wythoff(5)",
                "modular(1)",
                "modular(4)",
                "modular(7)",
                "wythoff block 2",
                "wythoff block 3",
                "nim block 2",
                "nim block 5",
                "wyt(2)",
                "wyt(5)",
                "odd-odd(1,1)",
                "odd-odd(2,3) misere",
                "odd-even(1,1) misere",
                "odd-even(3,4)",
                "even-odd(2,3) misere",
                "even-even(1,2)",
                "even-even(1,1) misere",
                "st(2,1)",
                "st(2,3)",
                "mp-wythoff(2,2)",
                "mp-wythoff(3,2)",
                "mp-wythoff(4,2)",
                "wythoff comply 2",
                "nim comply 3",
                "wythoff block 4",
                "wythoff block 2 nim"
            })
    void theoremsAreProvedAndTheirCertificatesValid(String text) throws Exception {
        Proof proof = Prover.prove(GameSpec.parse(text), BUDGET);
        Certificate certificate = proof.certified().orElseThrow(() -> new AssertionError(text + ": " + proof));
        ProofCheck check = ProofCheck.of(certificate.text(), BUDGET);
        assertThat(check.flaw()).isEmpty();
        assertThat(check.game()).contains(GameSpec.parse(text));
    }

    /** Systems in which several quotients repeat, an even and an odd number of them. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nim | x = y | ostrowski 1,2",
                "nim block 2 | x = y + 1 or y = x + 1 or x + y = 0 | ostrowski 3,1",
                "nim misere | x = y and x > 1 or x + y = 1 | ostrowski 1,2,1",
                "odd-odd(1,2) | x % 2 = 0 and y % 2 = 0 | ostrowski 1,2"
            })
    void certificatesInSystemsWithAPeriodAreChecked(String game, String formula, String numeration) throws Exception {
        Proof proof = Prover.prove(GameSpec.parse(game), formula, Optional.of(numeration), BUDGET);
        String text = proof.certified().orElseThrow().text();
        assertThat(ProofCheck.of(text, BUDGET).flaw()).isEmpty();
        // What is read in another phase is another number.
        String turned = text.replaceFirst("\\[(\\d), (\\d)", "[$2, $1");
        assertThat(ProofCheck.of(turned, BUDGET).isValid()).isFalse();
    }

    @Test
    void whatIsProvedInTheLargestBaseCanBeChecked() throws Exception {
        Proof proof = Prover.prove(GameSpec.parse("nim"), "x = y", Optional.of("base 65"), BUDGET);
        assertThat(ProofCheck.of(proof.certified().orElseThrow().text(), BUDGET).flaw())
                .isEmpty();
        assertThat(Prover.prove(GameSpec.parse("nim"), "x = y", Optional.of("base 66"), BUDGET))
                .isInstanceOf(Proof.Unknown.class);
    }

    @Test
    void whatIsNoNumberSystemIsRefused() {
        for (String name :
                new String[] {"base 1", "recurrence 1,2", "ostrowski 0,1", "ostrowski 12,34,56,12,34,56,7"}) {
            assertThatThrownBy(() -> Prover.prove(GameSpec.parse("nim"), "x = y", Optional.of(name), BUDGET))
                    .as(name)
                    .isInstanceOf(ClaimSyntaxException.class)
                    .hasMessageContaining("there is no number system");
        }
    }

    @Test
    void whatCannotBeProvedIsNotCalledFalse() throws Exception {
        for (String text : new String[] {"wyt(k^2)", "imitation(1,1)"}) {
            Proof proof = Prover.prove(GameSpec.parse(text), BUDGET);
            assertThat(proof).as(text).isInstanceOf(Proof.Unknown.class);
        }
        Budget none = new Budget(1L << 40, 1 << 29, () -> true, (done, total) -> {});
        assertThat(Prover.prove(GameSpec.parse("wythoff"), none)).isInstanceOf(Proof.Unknown.class);
    }

    @Test
    void claimsAreProvedOrRefutedAtTheFirstPosition() throws Exception {
        assertThat(claim("odd-odd(2,3)", "x % 2 = 0 and y % 2 = 0")).isInstanceOf(Proof.Proved.class);
        assertThat(claim("wythoff", "evenzeros(x) and y = shift(x) or evenzeros(y) and x = shift(y)"))
                .isInstanceOf(Proof.Proved.class);
        assertRefuted("odd-odd(2,3)", "x % 2 = 0 and y % 2 = 0 and x + y != 20", 10, 10, false);
        // Beyond the board that an engine looks at, and far beyond.
        assertRefuted("odd-odd(2,3)", "x % 2 = 0 and y % 2 = 0 or x = 3001 and y = 2000", 3001, 2000, true);
        assertRefuted("nim", "x = y and x != 12345678", 12345678, 12345678, false);
    }

    private static Proof claim(String game, String formula) throws Exception {
        return Prover.prove(GameSpec.parse(game), formula, Optional.empty(), BUDGET);
    }

    private static void assertRefuted(String game, String formula, long x, long y, boolean claimed) throws Exception {
        Proof proof = claim(game, formula);
        assertThat(proof).as(formula).isInstanceOf(Proof.Refuted.class);
        Proof.Refuted refuted = (Proof.Refuted) proof;
        assertThat(refuted.counterexample()).isEqualTo(new BigPosition(BigInteger.valueOf(x), BigInteger.valueOf(y)));
        assertThat(refuted.claimed()).isEqualTo(claimed);
    }

    /** A number altered in the sets of a certificate, or in the game, is never accepted. */
    @ParameterizedTest
    @ValueSource(strings = {"wythoff", "wythoff misere", "wythoff block 3", "odd-even(2,3)"})
    void alteredCertificatesAreRejected(String text) throws Exception {
        String certificate = Prover.prove(GameSpec.parse(text), BUDGET)
                .certified()
                .orElseThrow()
                .text();
        assertThat(ProofCheck.of(certificate, BUDGET).isValid()).isTrue();
        Matcher rows = Pattern.compile("(?m)^\\[\\d+(, \\d+)*\\]").matcher(certificate);
        Random random = new Random(7);
        int altered = 0;
        while (rows.find()) {
            String[] numbers =
                    rows.group().substring(1, rows.group().length() - 1).split(", ");
            int place = random.nextInt(numbers.length);
            numbers[place] = Integer.toString(
                    place == 0 ? 1 - Integer.parseInt(numbers[0]) : Integer.parseInt(numbers[place]) + 1);
            String wrong = certificate.substring(0, rows.start()) + "[" + String.join(", ", numbers) + "]"
                    + certificate.substring(rows.end());
            assertThat(ProofCheck.of(wrong, BUDGET).flaw())
                    .as("number %d of the row at %d", place, rows.start())
                    .isPresent();
            altered++;
        }
        assertThat(altered).isGreaterThan(10);
        assertThat(ProofCheck.of(certificate.replace("\"game\": \"" + text, "\"game\": \"a-wythoff(2)"), BUDGET)
                        .isValid())
                .isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"wythoff ends(x+y < 3)", "wythoff ends(x+y < 3) misere", "nim ends(x = 2 and y%2 = 1)"})
    void aProofKnowsWhereTheGameIsOver(String text) throws Exception {
        String certificate = Prover.prove(GameSpec.parse(text), BUDGET)
                .certified()
                .orElseThrow(() -> new AssertionError(text))
                .text();
        assertThat(ProofCheck.of(certificate, BUDGET).flaw()).isEmpty();
        for (String other : new String[] {"x+y < 4", "x+y < 2", "x = y and x%2 = 0"}) {
            String altered = certificate.replaceFirst("ends\\([^)]*\\)", "ends(" + other + ")");
            assertThat(altered).isNotEqualTo(certificate);
            assertThat(ProofCheck.of(altered, BUDGET).isValid())
                    .as(text + " as " + other)
                    .isFalse();
        }
        String endless = certificate.replaceFirst(" ends\\([^)]*\\)", "");
        assertThat(ProofCheck.of(endless, BUDGET).isValid()).isFalse();
    }

    /** Else a step could claim that it has read what nobody wrote. */
    @Test
    void theStatesOfAStepMayNotStandForAllClasses() throws Exception {
        String certificate = Prover.prove(GameSpec.parse("wythoff"), BUDGET)
                .certified()
                .orElseThrow()
                .text();
        // The names of the classes, and the classes of the first two states.
        Matcher states = Pattern.compile("(?s)\"classes\": \\[(.*?)\\],\n\"states\": \\[\n"
                        + "\\[\\[([\\d, ]*)\\][^\n]*\n\\[\\[([\\d, ]*)\\]")
                .matcher(certificate);
        int steps = 0;
        while (states.find()) {
            long classes =
                    states.group(1).lines().filter(line -> !line.isEmpty()).count();
            StringBuilder all = new StringBuilder("0");
            for (int i = 1; i < classes; i++) {
                all.append(", ").append(i);
            }
            String first = certificate.substring(0, states.start(2)) + all + certificate.substring(states.end(2));
            assertThat(ProofCheck.of(first, BUDGET).flaw())
                    .hasValueSatisfying(flaw -> assertThat(flaw).contains("the first state stands for too much"));
            String later = certificate.substring(0, states.start(3)) + all + certificate.substring(states.end(3));
            assertThat(ProofCheck.of(later, BUDGET).flaw())
                    .hasValueSatisfying(flaw -> assertThat(flaw).contains(": state 1 stands for too much"));
            steps++;
        }
        assertThat(steps).isEqualTo(3);
    }

    /** Whatever is done to a certificate, there is an answer; and if it is still valid, then of a true claim. */
    @Test
    void damagedCertificatesGetAnAnswer() throws Exception {
        String certificate = Prover.prove(GameSpec.parse("nim block 2"), BUDGET)
                .certified()
                .orElseThrow()
                .text();
        String set = certificate.substring(certificate.indexOf("\"set\""), certificate.indexOf("\"steps\""));
        Random random = new Random(11);
        for (int i = 0; i < 600; i++) {
            StringBuilder damaged = new StringBuilder(certificate);
            int place = random.nextInt(damaged.length());
            switch (random.nextInt(3)) {
                case 0 -> damaged.deleteCharAt(place);
                case 1 -> damaged.insert(place, "0123456789,[]{}\" ".charAt(random.nextInt(17)));
                default -> damaged.setCharAt(place, "0123456789,[]{}\" ".charAt(random.nextInt(17)));
            }
            ProofCheck check = ProofCheck.of(damaged.toString(), BUDGET);
            if (check.isValid()) {
                String game = check.game().orElseThrow().text();
                assertThat(game).isEqualTo("nim block 2");
                assertThat(damaged.toString().replaceAll("\\s|(?<=\\D)0+(?=\\d)", ""))
                        .contains(set.replaceAll("\\s", ""));
            }
        }
    }

    /** Formulas have no numbers of that size, and that is no mistake of the theorem. */
    @Test
    void aTheoremWhoseNumbersAreTooLargeForAFormulaIsNotUsed() throws Exception {
        assertThat(Prover.ofTheorem(GameSpec.parse("modular(10^9)"), BUDGET))
                .hasValueSatisfying(proof -> assertThat(proof).isInstanceOf(Proof.Unknown.class));
    }
}
