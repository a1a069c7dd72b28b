package org.wythofflab.prove.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.prove.automata.Automaton;
import org.wythofflab.prove.automata.NumberSystem;
import org.wythofflab.prove.automata.Outlay;
import org.wythofflab.prove.formula.FormulaText;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;

/** Z3 agrees with what is written for it, and finds counterexamples where there are some. It comes with Debian. */
class SmtScriptTest {

    private final Outlay outlay = new Outlay(Budget.of(0, 1 << 28), 400_000);

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nim: x = y",
                "odd-odd(2,3): x % 2 = 0 and y % 2 = 0",
                "nim block 2: x = y + 1 or y = x + 1 or x + y = 0",
                "wyt(2): x - y = 0 and x % 3 = 0 or x % 3 = 1 and y = x + 1 or y % 3 = 1 and x = y + 1",
                "wyt(3): x = y and x % 4 = 0 or x % 4 = 1 and y = x + 2 or y % 4 = 1 and x = y + 2 or x % 8 = 2 and y = x + 4"
                        + " or y % 8 = 2 and x = y + 4",
                "nim block 3: x = y + 2 or y = x + 2 or x + y < 2 or x = y and x > 0",
                "odd-even(2,3) misere: y <= 1 and x % 2 = 1 or x % 2 = 0 and (y = 2*x + 2 or y = 2*x + 3)"
            })
    void nothingSatisfiesTheConditionsOfATheorem(String claim) throws Exception {
        assertThat(answers(claim)).isNotEmpty().containsOnly("unsat");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nim: x = y and x != 7",
                "nim: x = y or x = 9 and y = 2",
                "odd-odd(2,3): x % 2 = 0 and y % 2 = 0 or x = 3 and y = 3",
                "wyt(3): x = y and x % 4 = 0 or x % 4 = 1 and y = x + 2 or y % 4 = 1 and x = y + 2 or x % 8 = 2 and y = x + 4"
                        + " or y % 8 = 2 and x = y + 4 and x > 9",
                "nim block 2: x = y + 1 or y = x + 1",
                "nim block 3: x = y + 1 or y = x + 1 or x + y = 0"
            })
    void somethingSatisfiesThoseOfAMutant(String claim) throws Exception {
        assertThat(answers(claim)).contains("sat").doesNotContain("unknown");
    }

    @Test
    void otherSetsAreNotWritten() throws Exception {
        Automaton set = FormulaText.read(
                "evenzeros(x) and y = shift(x) or evenzeros(y) and x = shift(y)", NumberSystem.FIBONACCI, outlay);
        assertThat(SmtScript.of(GameSpec.parse("wythoff"), set, outlay)).isEqualTo(Optional.empty());
    }

    /** @param claim a game and a formula */
    private List<String> answers(String claim) throws Exception {
        String[] parts = claim.split(": ", 2);
        Automaton set = FormulaText.read(parts[1], NumberSystem.BINARY, outlay);
        String script =
                SmtScript.of(GameSpec.parse(parts[0]), set, outlay).orElseThrow(() -> new AssertionError(claim));
        return z3(Files.writeString(folder.resolve("claim.smt2"), script));
    }

    private static List<String> z3(Path file) throws IOException, InterruptedException {
        Process process = new ProcessBuilder("z3", file.toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return said.lines().toList();
    }
}
