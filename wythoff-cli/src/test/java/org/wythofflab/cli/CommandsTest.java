package org.wythofflab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.render.Format;

/** What every command answers when it is used as intended. */
final class CommandsTest {

    /** A small use of each command that asks the lab, without a format. */
    static List<List<String>> uses() {
        return List.of(
                List.of("games"),
                List.of("describe", "wythoff"),
                List.of("outcome", "wythoff", "3", "5"),
                List.of("moves", "wythoff", "3", "5"),
                List.of("positions", "wythoff", "--bound", "9"),
                List.of("grundy", "wythoff", "--size", "4"),
                List.of("sequence", "wythoff", "A"),
                List.of("sequence", "wythoff block 4", "differences"),
                List.of("sweep", "wythoff block {1..2}", "--measure", "count", "--bound", "9"),
                List.of("explore", "wythoff", "--bound", "200", "--measure", "slopes"),
                List.of("identify", "--list"),
                List.of("bench", "--list"));
    }

    @ParameterizedTest
    @MethodSource("uses")
    void exactlyTheFormatsThatTheHelpNamesAreAnswered(List<String> use) {
        LabCommand command = (LabCommand) CommandName.named(use.get(0)).command();
        EnumSet<Format> answered = EnumSet.noneOf(Format.class);
        for (Format format : Format.values()) {
            String[] args = append(use, "--format=" + format.word());
            Run run = Run.of(args);
            if (run.code() == ExitCode.DONE) {
                answered.add(format);
                assertThat(run.err()).isEmpty();
                if (!format.isBinary()) {
                    assertThat(run.out()).endsWith("\n").doesNotContain("\r");
                }
            } else {
                assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
                assertThat(run.out()).isEmpty();
                assertThat(run.err()).startsWith("wythoff: there is no " + format.word() + " form of this answer");
            }
        }
        assertThat(answered).isEqualTo(command.formats());
    }

    private static String[] append(List<String> words, String last) {
        String[] args = words.toArray(new String[words.size() + 1]);
        args[words.size()] = last;
        return args;
    }

    @ParameterizedTest
    @EnumSource(CommandName.class)
    void everyCommandHasHelpWithExamples(CommandName name) {
        Run byOption = Run.of(name.word(), "--help");
        assertThat(byOption.code()).isEqualTo(ExitCode.DONE);
        assertThat(byOption.out())
                .startsWith("Usage: wythoff " + name.word())
                .contains("\nExamples:\n")
                .contains("-h, --help");
        assertThat(byOption.out().lines()).allMatch(line -> line.length() <= 80);
        assertThat(Run.of("help", name.word())).isEqualTo(byOption);
        assertThat(Run.of("help").out()).contains("\n  " + name.word() + " ");
    }

    @Test
    void helpIsOneWordAway() {
        assertThat(Run.of())
                .isEqualTo(Run.of("help"))
                .isEqualTo(Run.of("--help"))
                .isEqualTo(Run.of("-h"));
        assertThat(Run.of("version").out()).startsWith("wythoff ");
        assertThat(Run.of("--version")).isEqualTo(Run.of("version")).isEqualTo(Run.of("-V"));
    }

    @Test
    void outcomesOfTheFoundation() {
        assertThat(Run.of("outcome", "wythoff", "3", "5").out()).startsWith("P  ");
        assertThat(Run.of("outcome", "odd-even(2,3) misere", "6", "14").out()).startsWith("P  ");
        assertThat(Run.with("11,18 11,15\n13,18 11,18 11,15\n", "outcome", "imitation(2,3)", "-")
                        .out())
                .isEqualTo("P\nN\n");
        assertThat(Run.of("outcome", "imitation(2,3)", "13,18", "11,18", "11,15")
                        .out())
                .startsWith("N  ");
        assertThat(Run.of("outcome", "imitation(2,3)", "13,18 11,18 11,15").out())
                .startsWith("N  ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"2^2+1", "10//2", "max(3,5)", "2 + 3", "isqrt(29)"})
    void aPileMayBeAnExpression(String pile) {
        assertThat(Run.of("outcome", "wythoff", "3", pile).out()).startsWith("P  ");
        assertThat(Run.of("outcome", "wythoff", pile, "3").out()).startsWith("P  ");
    }

    @Test
    void optionsMayStandAnywhere() {
        Run last = Run.of("outcome", "wythoff", "3", "5", "--format", "json");
        assertThat(Run.of("outcome", "--format=json", "wythoff", "3", "5")).isEqualTo(last);
        assertThat(Run.of("outcome", "wythoff", "--format", "json", "3", "--", "5"))
                .isEqualTo(last);
    }

    @Test
    void grundyAnswersTablesPositionsAndLines() {
        assertThat(Run.of("grundy", "nim", "--size", "2", "--format", "csv").out())
                .isEqualTo("0,1\n1,0\n");
        assertThat(Run.of("grundy", "nim", "6", "3").out()).isEqualTo("5\n");
        assertThat(Run.with("6 3\n1,1\n", "grundy", "nim", "-").out()).isEqualTo("5\n0\n");
    }

    @Test
    void aBFileListsTheColumnThatIsAskedFor() {
        String[] args = {"positions", "wythoff", "--bound", "6", "--format", "bfile", "--column", "x"};
        assertThat(Run.of(args).out()).endsWith("\n0 0\n1 1\n2 3\n");
        args[7] = "y";
        assertThat(Run.of(args).out()).endsWith("\n0 0\n1 2\n2 5\n");
    }

    @Test
    void aTableIsLaidOutAsAskedFor() {
        String[] args = {"positions", "wythoff", "--bound", "6", "--format", "latex", "--layout", "rows"};
        assertThat(Run.of(args).out()).contains("\n$n$ & 0 & 1 & 2 \\\\\n\\hline\n$x$ & 0 & 1 & 3 \\\\\n");
        args[7] = "triple";
        assertThat(Run.of(args).out()).contains("\n0 & 0 & 0 & 0 & 1 & 1 & 2 & 1 & 2 & 3 & 5 & 2 \\\\\n");
        assertThat(Run.of("sequence", "st(2,2)", "A,B", "--count", "3", "--format", "latex", "--layout", "rows")
                        .out())
                .contains("\n$B_n$ & 0 & ");
    }

    @Test
    void completionIsAScriptThatKnowsEveryCommandAndOption() {
        String script = Run.of("completion").out();
        assertThat(script).startsWith("#!/usr/bin/env bash").contains("complete -F");
        for (CommandName name : CommandName.values()) {
            assertThat(script).contains(name.word());
        }
        assertThat(script).contains("--bound").contains("--max-memory");
    }
}
