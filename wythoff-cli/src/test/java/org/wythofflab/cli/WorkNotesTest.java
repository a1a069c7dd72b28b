package org.wythofflab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class WorkNotesTest {

    /** Command lines, and how their explanations begin. */
    private static Stream<Arguments> uses() {
        return Stream.of(
                explained("how: by Equation 2 (Liu-Li), quasi-linear time", "outcome", "wythoff", "3", "5"),
                explained("how: engine '", "outcome", "wythoff", "3", "5", "--by", "engine"),
                explained("how: engine '", "outcome", "wythoff block 5", "30", "50"),
                explained("how: engine 'imitation states': ", "outcome", "imitation(2,3) misere", "6", "9"),
                explained("how: engine '", "positions", "wythoff block 5", "--bound", "40"),
                explained("how: engine '", "positions", "odd-even(2,3)", "--bound", "40", "--summary"),
                explained("how: by Equation 2 (Liu-Li)", "sequence", "st(2,3)", "A"),
                explained("how: engine '", "sequence", "wythoff block 5", "A"),
                explained("how: engine '", "sequence", "wythoff", "grundy-value:1"),
                explained("how: engine '", "grundy", "wythoff", "--size", "9"),
                explained("how: by Section 1 (Fraenkel-Tanny)", "grundy", "nim", "5", "6"),
                explained("how: engine '", "grundy", "wythoff", "5", "6"),
                explained("how: engine '", "picture", "wythoff", "--size", "9"),
                explained("how: by Equation 2 (Liu-Li)", "picture", "wythoff", "--size", "9", "--from", "10^30,10^30"),
                explained("how: engine '", "picture", "wythoff", "--size", "9", "--show", "grundy"));
    }

    private static Arguments explained(String beginning, String... command) {
        return Arguments.of(beginning, List.of(command));
    }

    @ParameterizedTest
    @MethodSource("uses")
    void theAnswerIsTheSameAndSomebodyIsNamed(String beginning, List<String> command) {
        Run silent = Run.of(command.toArray(String[]::new));
        List<String> asked = new ArrayList<>(command);
        asked.add("--explain");
        Run run = Run.of(asked.toArray(String[]::new));
        assertThat(run.code()).isEqualTo(ExitCode.DONE);
        assertThat(run.out()).isEqualTo(silent.out());
        assertThat(silent.err()).isEmpty();
        assertThat(run.err()).startsWith(beginning).endsWith("\n");
        assertThat(run.err().lines()).hasSizeBetween(1, 8).allMatch(line -> line.length() <= 80);
        // What engines need is told, too.
        assertThat(run.err().replaceAll("\\s+", " "))
                .matches(text ->
                        !text.startsWith("how: engine") || text.matches(".*; needs \\d+ cells \\(.+\\) and .*"));
    }

    @Test
    void ofBoardsThatGrowTheLastOneIsTold() {
        Run run = Run.with("3 5\n300 500\n", "outcome", "wythoff block 5", "-", "--explain", "--threads", "3");
        assertThat(run.err().lines().filter(line -> line.startsWith("how:"))).hasSize(1);
        assertThat(run.err().replaceAll("\\s+", " "))
                .contains("needs 150801 cells")
                .contains("up to 3 threads");
    }

    @Test
    void theTheoremIsQuotedWithItsPaper() {
        Run run = Run.of("outcome", "wythoff", "3", "6", "--explain");
        assertThat(run.err().replaceAll("\\s+", " "))
                .contains("W. A. Liu and H. Li")
                .contains("B_n = s A_n + t n")
                .contains("here: the smaller pile is A_n and the other more than B_n");
    }

    @Test
    void bothAreTold() {
        Run run = Run.of("outcome", "wythoff", "3", "6", "--by", "both", "--explain");
        assertThat(run.err()).contains("how: by Equation 2", "how: engine '");
    }

    @Test
    void whatIsRefusedNeedsNoExplanation() {
        Run run = Run.of("positions", "st(2,3)", "--bound", "10^9", "--explain");
        assertThat(run.code()).isEqualTo(ExitCode.LIMIT);
        assertThat(run.err()).startsWith("wythoff: ").doesNotContain("how:");
    }
}
