package org.wythofflab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** {@code identify}, {@code sequence --identify} and {@code --format oeis} as people type them. */
final class IdentifyCommandTest {
    private static final Path DOCS = Path.of("").toAbsolutePath().resolveSibling("docs");

    @Test
    void thePageOfSequencesIsUpToDate() throws IOException {
        assertThat(Run.of("identify", "--list", "--format", "markdown").out())
                .as("run ./wythoff identify --list --format markdown -o docs/oeis.md")
                .isEqualTo(Files.readString(DOCS.resolve("oeis.md")));
    }

    @Test
    void termsComeInEveryUsualForm() {
        String expected = Run.of("identify", "1,3,4,6,8,9,11,12").out();
        assertThat(expected).startsWith("A000201  Wythoff, A_n: all 8 terms agree, from its index 1 on");
        assertThat(Run.of("identify", "1", "3", "4", "6", "8", "9", "11", "12").out())
                .isEqualTo(expected);
        assertThat(Run.of("identify", "1, 3, 4, 6, 8, 9, 11, 12").out()).isEqualTo(expected);
        assertThat(Run.with("1 3 4 6\n8 9 11 12\n", "identify", "-").out()).isEqualTo(expected);
        String bFile = Run.of("sequence", "wythoff", "A", "--from", "1", "--count", "8", "--format", "bfile")
                .out();
        assertThat(Run.with(bFile, "identify", "-").out()).isEqualTo(expected);
        assertThat(Run.of("sequence", "wythoff", "A", "--from", "1", "--count", "8", "--identify")
                        .out())
                .isEqualTo(expected);
    }

    @Test
    void aNumberIsShownHoweverItIsWritten() {
        assertThat(Run.of("identify", "a004484").out())
                .startsWith("A004484  Wythoff, Grundy values of (3,n)")
                .isEqualTo(Run.of("identify", "A004484").out());
    }

    @Test
    void badTermsAreRefusedWithTheirPlace() {
        assertBad("term 3, at column 5, is not an integer of up to 18 digits: 'x'", "identify", "1,2,x,4");
        assertBad("give at least 4 terms", "identify", "1,2");
        assertBad("give the terms of a sequence", "identify");
        assertBad("A999999 is not among the 73 sequences", "identify", "A999999");
        assertBad("--list takes no terms", "identify", "--list", "1,2,3,4");
        assertBad("name one of them", "sequence", "wythoff", "A,B", "--identify");
        assertBad("name one of them", "sequence", "wythoff", "A,B", "--format", "oeis");
        assertBad("there is no measure 'beauty'; there are count, beams,", "explore", "wythoff", "--measure", "beauty");
        assertBad("the bound is a number from 16 to 2^27", "explore", "wythoff", "--bound", "3");
    }

    private static void assertBad(String message, String... args) {
        Run run = Run.of(args);
        assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains(message);
    }

    @Test
    void aDraftHasTheLayoutOfTheOeisAndSaysWhatIsKnown() {
        Run run = Run.of("sequence", "wythoff", "B", "--from", "1", "--format", "oeis");
        assertThat(run.code()).isEqualTo(ExitCode.DONE);
        assertThat(run.out().lines()).allMatch(line -> line.matches("%[ISTUNCFeoYKOA] A000000( .*)?"));
        assertThat(run.out())
                .startsWith("%I A000000\n%S A000000 2,5,7,10,13,")
                .contains("\n%F A000000 Empirical: a(n) = floor(n*(3+sqrt(5))/2) (fits 2000 terms; not proved).\n")
                .contains("\n%Y A000000 Apparently in the OEIS already: A001950, from its index 1 on")
                .contains("\n%K A000000 nonn\n%O A000000 1,1\n%A A000000 ");
        // Lines with more to come end with a comma.
        assertThat(run.out().lines().filter(line -> line.matches("%[ST] .*")))
                .hasSize(2)
                .allMatch(line -> line.endsWith(","));
        assertThat(run.out().lines().filter(line -> line.startsWith("%U")))
                .hasSize(1)
                .noneMatch(line -> line.endsWith(","));
    }

    @Test
    void whatNeedsTooMuchIsRefusedWithWhatFits() {
        Run run = Run.of("explore", "odd-even(2,3)", "--bound", "10^6", "--max-cells", "10^5");
        assertThat(run.code()).isEqualTo(ExitCode.LIMIT);
        assertThat(run.err()).contains("a board with both piles below").contains("--max-cells");
    }
}
