package org.wythofflab.prove.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.prove.DocsCertificates;
import org.wythofflab.prove.Prover;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;

/** Each condition of the checker, on certificates in which nothing else is wrong before it. */
class CertificateCheckTest {

    private static final String WYTHOFF = DocsCertificates.text("wythoff");

    private static Optional<String> flaw(String text) {
        return CertificateCheck.of(text, () -> {}).flaw();
    }

    /** One that comes with the program. */
    private static String kept(String name) {
        try (InputStream zipped = Prover.class.getResourceAsStream("certificates/" + name + ".json.gz");
                InputStream stream = new GZIPInputStream(zipped)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new IllegalStateException(name, unreadable);
        }
    }

    private static String replaced(String text, String right, String wrong) {
        assertThat(text).contains(right);
        return text.substring(0, text.indexOf(right)) + wrong + text.substring(text.indexOf(right) + right.length());
    }

    private static void isRefused(String text, String because) {
        assertThat(flaw(text)).hasValueSatisfying(flaw -> assertThat(flaw).contains(because));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "wythoff",
                "wythoff-misere",
                "nim-block-3",
                "wythoff-block-2",
                "wythoff-comply-2",
                "mp-wythoff-2-2",
                "odd-even-1-2-misere",
                "odd-odd-1-t",
                "even-odd-1-t-misere"
            })
    void whatIsKeptIsValid(String name) {
        assertThat(flaw(DocsCertificates.text(name))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"nim-misere-block-2", "wythoff-ends-x-y-3", "wythoff-grundy-1"})
    void whatComesWithTheProgramIsValid(String name) {
        assertThat(flaw(kept(name))).isEmpty();
    }

    /** Words end after whole periods only. */
    @Test
    void quotientsMayRepeat() throws Exception {
        String text = Prover.prove(
                        GameSpec.parse("nim"), "x = y", Optional.of("ostrowski 1,2"), Budget.of(1 << 20, 1 << 28))
                .certified()
                .orElseThrow()
                .text();
        assertThat(text).contains("\"a\": [1, 2]");
        assertThat(flaw(text)).isEmpty();
        // The second state of the set is reached after one digit, and what it says there means nothing.
        int second = text.indexOf("\n[", text.indexOf("\"set\": [\n[") + 9);
        assertThat(text.startsWith("\n[0, ", second)).isTrue();
        assertThat(flaw(text.substring(0, second) + "\n[1, " + text.substring(second + 5)))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "certificate 1\"|certificate 2\"|its format is none of",
                "\"game\": \"wythoff\"|\"game\": \"wythof\"|its game cannot be read",
                "\"game\": \"wythoff\"|\"game\": \"nim\"|it has 3 steps, not 2",
                "\"game\": \"wythoff\"|\"game\": \"wythoff misere\"|it has 3 steps, not 6",
                "\"game\": \"wythoff\"|\"game\": \"wythoff block 2 diagonal\"|it has 3 steps, not 4",
                "\"game\": \"wythoff\"|\"game\": \"wythoff block 2 nim\"|it has 3 steps, not 5",
                "\"game\": \"wythoff\"|\"game\": \"imitation(1,1)\"|with a memory",
                "\"game\": \"wythoff\"|\"game\": \"moves(first: y > 0; second: all; both: none)\"|depend on the piles",
                "\"game\": \"wythoff\"|\"game\": \"a-wythoff(2) block 2\"|cannot be counted",
                "\"game\": \"wythoff\"|\"game\": \"odd-odd(1,2) block 2\"|cannot be counted",
                "\"game\": \"wythoff\"|\"game\": \"wythoff block 1000000000\"|too few steps",
                "\"game\": \"wythoff\"|\"game\": \"moves(first: all; second: all; both: k*k = l)\"|not made of lines",
                "\"game\": \"wythoff\"|\"game\": \"wythoff ends(x*y = 12)\"|not made of lines",
                "\"game\": \"wythoff\"|\"game\": \"restricted(1,1; h=1..10^30, v=all, d1=all, d2=all)\"|too large",
                "\"a\": 1|\"a\": 0|there is no notation",
                "\"a\": 1|\"a\": \"1\"|\"a\" is not a number",
                "\"set\": [|\"set\": 7, \"nothing\": [|\"set\" is not a list",
                "\"set\": [|\"nothing\": [|has no \"set\"",
                "\"name\": \"first\"|\"name\": \"second\"|step 1 is not \"first\"",
                "\"moves\": \"second\"|\"moves\": \"first\"|step 2 is not \"second\"",
                "\"into\": [\"P\"]|\"into\": [\"not P\"]|step 1 is not \"first\"",
                "[1, 0, 4, 2, 5]|[0, 0, 4, 2, 5]|step 1: a position with such an option is missing",
                "[0, 1, 6]|[1, 1, 6]|step 1: a position was found that has no such option",
                "[[0],[0, 0, |[[0, 1],[0, 0, |step 1: the first state stands for too much",
                "[[1, 4],[0, 4, |[[1, 2, 4],[0, 4, |step 1: state 1 stands for too much",
                "[[0],[0, 0, |[[22],[0, 0, |step 1: a state stands for a class that there is not",
                "[[0],[0, 0, |[[-1],[0, 0, |step 1: a state stands for a class that there is not",
                "\"0 0,0 0 0 0\"|\"0 0,1 0 0 0\"|step 1: a state stands for a class that there is not",
                "[[2],[1, 6]]|[[2],[1, 6],[]]|step 1: a state is not written as it should be",
                "[[2],[1, 6]]|[[2],[1]]|step 1: state 2 is not written as it should be",
                "[[2],[1, 6]]|[[2],[1, 25]]|step 1: state 2 has a transition that is wrong",
                "[[2],[1, 6]]|[[2],[1, 6, 1, 6]]|step 1: state 2 has a transition that is wrong"
            })
    void whatIsWrongIsSaid(String right, String wrong, String because) {
        isRefused(replaced(WYTHOFF, right, wrong), because);
    }

    /** The steps are the same and right; only the equation is another. */
    @Test
    void theSetMustSatisfyTheEquation() {
        String text = kept("wythoff-ends-x-y-3");
        isRefused(replaced(text, "wythoff ends(x+y < 3)", "wythoff"), "does not satisfy the equation");
        isRefused(replaced(text, "ends(x+y < 3)", "ends(x+y < 4)"), "does not satisfy the equation");
        isRefused(replaced(WYTHOFF, "\"wythoff\"", "\"wythoff ends(x+y < 3)\""), "does not satisfy the equation");
        isRefused(replaced(WYTHOFF, "\"wythoff\"", "\"wythoff ends(x = 0)\""), "does not satisfy the equation");
    }

    /** No step tells this position from some before it. */
    @Test
    void theEndMayBeFarAway() {
        isRefused(
                replaced(WYTHOFF, "\"wythoff\"", "\"wythoff ends(x = 100 and y = 100)\""),
                "does not satisfy the equation");
    }

    /** Half a million times the same class, from which 4,225 letters lead on: side by side they would be more than an array holds. */
    @Test
    void aClassCountsOnce() {
        StringBuilder letters = new StringBuilder("0, 0");
        for (int letter = 1; letter < 65 * 65; letter++) {
            letters.append(", ").append(letter).append(", 0");
        }
        String all = "[[1, " + letters + "]]";
        String text = "{\"format\": \"wythoff certificate 1\", \"game\": \"nim\", \"a\": 65, \"b\": 0, \"set\": " + all
                + ", \"steps\": [{\"name\": \"first\", \"moves\": \"first\", \"into\": [\"P\"], \"found\": " + all
                + ", \"classes\": [\"0 0,0 0 0 0\"], \"states\": [[[0" + ", 0".repeat(520_000) + "], [" + letters
                + "]]]}, 0]}";
        isRefused(text, "step 1: a position was found that has no such option");
    }

    @Test
    void theSizeAndTheValueAreTold() {
        CertificateCheck.Result wythoff = CertificateCheck.of(WYTHOFF, () -> {});
        assertThat(wythoff.states()).isEqualTo(SetPage.read(WYTHOFF).rows().size());
        assertThat(wythoff.value()).isZero();
        String ones = kept("wythoff-grundy-1");
        CertificateCheck.Result one = CertificateCheck.of(ones, () -> {});
        assertThat(one.states()).isEqualTo(SetPage.readValue(ones).rows().size());
        assertThat(one.value()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"value\": 1|\"value\": 2|it has not a set for each value below 2",
                "\"value\": 1|\"value\": 0|it has not a set for each value below 0",
                "\"game\": \"wythoff\"|\"game\": \"wythoff misere\"|only positions of games in normal play",
                "\"game\": \"wythoff\"|\"game\": \"wythoff block 2\"|only positions of games in normal play",
                "\"game\": \"wythoff\"|\"game\": \"wythoff ends(x = 1)\"|only positions of games in normal play"
            })
    void valuesNeedAllSmallerOnes(String right, String wrong, String because) {
        isRefused(replaced(kept("wythoff-grundy-1"), right, wrong), because);
    }

    @Test
    void thereIsNoValueWithoutSmallerOnes() {
        String text = replaced(WYTHOFF, "wythoff certificate 1", "wythoff value certificate 1");
        isRefused(replaced(text, "\"set\"", "\"value\": 0, \"smaller\": [], \"set\""), "a set for each value below 0");
    }

    @Test
    void aPageIsReadAsWhatItIs() {
        assertThat(SetPage.read(WYTHOFF).value()).isZero();
        assertThat(SetPage.readValue(kept("wythoff-grundy-1")).value()).isEqualTo(1);
        for (String wrong : new String[] {
            kept("wythoff-grundy-1"),
            DocsCertificates.text("odd-odd-1-t"),
            replaced(WYTHOFF, "\"set\"", "\"more\": 1, \"set\""),
            replaced(WYTHOFF, "certificate 1", "certificate 2")
        }) {
            assertThatThrownBy(() -> SetPage.read(wrong)).isInstanceOf(IllegalArgumentException.class);
        }
        for (String wrong : new String[] {
            WYTHOFF,
            replaced(kept("wythoff-grundy-1"), "\"value\": 1", "\"value\": 0"),
            replaced(kept("wythoff-grundy-1"), "\"value\": 1", "\"value\": 1, \"more\": 1"),
            replaced(kept("wythoff-grundy-1"), "value certificate 1", "certificate 1")
        }) {
            assertThatThrownBy(() -> SetPage.readValue(wrong)).isInstanceOf(IllegalArgumentException.class);
        }
    }
}
