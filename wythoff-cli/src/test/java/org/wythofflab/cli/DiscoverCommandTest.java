package org.wythofflab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The command discover, and prove --redundant, as scripts see them. */
final class DiscoverCommandTest {

    @TempDir
    Path folder;

    @Test
    void whatIsFoundIsProvedKeptAndDrawn() throws IOException {
        String file = folder.resolve("found.json.gz").toString();
        Path drawing = folder.resolve("found.svg");
        Run run = Run.of("discover", "wythoff block 3", "--certificate", file, "--automaton", drawing.toString());
        assertThat(run.code()).isZero();
        assertThat(run.out())
                .startsWith("PROVED ")
                .contains("automaton of 7 states", "slopes  2", "certificate: " + file);
        assertThat(Run.of("check-proof", file).out()).startsWith("VALID: ");
        assertThat(Files.readString(drawing)).startsWith("<svg").endsWith("</svg>\n");
    }

    @Test
    void valuesAreFoundToo() {
        String file = folder.resolve("value.json").toString();
        Run run = Run.of("discover", "nim", "--grundy", "1", "--bound", "2^12", "--certificate", file);
        assertThat(run.code()).isZero();
        assertThat(run.out()).startsWith("PROVED ").contains("has Grundy value 1 in nim");
        assertThat(Run.of("check-proof", file).out()).contains("Grundy value 1 of nim");
    }

    @Test
    void systemsInWhichSeveralQuotientsRepeatAreTaken() {
        String file = folder.resolve("periods.json").toString();
        Run run = Run.of("discover", "nim", "--numeration", "ostrowski 1,2", "--certificate", file);
        assertThat(run.code()).isZero();
        assertThat(run.out()).startsWith("PROVED ").contains("Ostrowski's system", "x = n and y = n");
        assertThat(Run.of("check-proof", file).out()).startsWith("VALID: ");
    }

    @Test
    void whatIsNotFoundEndsWithThree() {
        Run run = Run.of("discover", "wythoff", "--numeration", "base 2", "--bound", "4096");
        assertThat(run.code()).isEqualTo(3);
        assertThat(run.out()).startsWith("UNKNOWN").contains("no automaton with up to", "piles below 4096");
        assertThat(Run.of("discover", "wythoff", "--max-seconds", "0").code()).isEqualTo(3);
    }

    @Test
    void whatCannotBeReadEndsWithTwo() {
        assertThat(Run.of("discover", "wythoff", "--numeration", "roman").code())
                .isEqualTo(2);
        assertThat(Run.of("discover", "wythoff", "--bound", "1").err()).contains("the bound is a number from 2 to");
        assertThat(Run.of("discover", "nim", "--grundy", "-1").code()).isEqualTo(2);
        assertThat(Run.of("discover", "nim", "--save", "--certificate", "x").err())
                .contains("exclude each other");
        assertThat(Run.of("prove", "nim", "--redundant", "--claim", "x = y").err())
                .contains("exclude each other");
    }

    @Test
    void jsonHasTheAgreedFieldsAndMore() {
        assertThat(Run.of("discover", "nim", "--format", "json").out())
                .matches(
                        "\\{\"game\":\"nim\",\"verdict\":\"PROVED\",\"statement\":\"[^\"]+\",\"numeration\":\"base 2\",\"states\":\\d+,"
                                + "\"seconds\":[0-9.E-]+,\"counterexample\":null,\"certificate\":null,\"grundy\":0,\"traits\":\\{.*}}\\s*");
    }

    @Test
    void redundantMovesAreNamed() {
        Run run = Run.of("prove", "odd-odd(2,3)", "--redundant");
        assertThat(run.code()).isZero();
        assertThat(run.out()).startsWith("PROVED").contains("redundant taking different amounts from both piles");
        assertThat(Run.of("prove", "odd-odd(2,3)", "--redundant", "--format", "json")
                        .out())
                .contains("\"redundant\":true");
    }

    /** The theorems of the page of discoveries are what the program says. */
    @ParameterizedTest
    @ValueSource(strings = {"wythoff block 4", "nim misere block 3", "wyt(3) misere", "modular(5) misere"})
    void thePageHasTheTheorem(String game) throws IOException {
        Path page = Path.of("").toAbsolutePath().getParent().resolve("docs").resolve("discoveries.md");
        String theorem = Run.of("discover", game, "--format", "markdown").out();
        assertThat(Files.readString(page)).contains(theorem.strip());
        assertThat(Run.of("discover", game, "--format", "latex").out()).contains("\\begin{theorem}", "\\end{theorem}");
    }
}
