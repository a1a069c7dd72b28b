package org.wythofflab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.wythofflab.cli.terminal.Console;
import org.wythofflab.cli.terminal.Terminal;

/** Everything that can be wrong with a command line, and what is said about it. */
final class FailuresTest {

    private static Arguments bad(String message, String... args) {
        return Arguments.of(args, ExitCode.BAD_INPUT, message);
    }

    private static Arguments tooMuch(String message, String... args) {
        return Arguments.of(args, ExitCode.LIMIT, message);
    }

    static Stream<Arguments> failures() {
        return Stream.of(
                bad("unknown command 'outcom', did you mean outcome?\nall commands: wythoff help", "outcom", "nim"),
                bad("unknown command '--bound'", "--bound", "3"),
                bad("unknown command 'zzz'", "help", "zzz"),
                bad("column 7: expected a number", "outcome", "wyt(k^^2)", "3", "5"),
                bad("  wyt(k^^2)\n        ^\nfor example: wyt(k^2)", "outcome", "wyt(k^^2)", "3", "5"),
                bad("did you mean 'wythoff'?", "describe", "wythof"),
                bad("the argument GAME is missing\nusage: wythoff outcome GAME X Y", "outcome"),
                bad("the argument POSITION is missing", "moves", "wythoff"),
                bad("expected a second pile after 3", "outcome", "wythoff", "3"),
                bad("a pile is not negative, but this is -3", "outcome", "wythoff", "-3", "5"),
                bad("column 3: a pile is not negative", "outcome", "wythoff", "3", "-5"),
                bad(
                        "put a game of several words in quotes: \"wythoff block",
                        "outcome",
                        "wythoff",
                        "block",
                        "5",
                        "3",
                        "5"),
                bad("put a game of several words in quotes", "describe", "wythoff", "block", "5"),
                bad("unexpected argument 'nim'", "games", "nim"),
                bad("unknown option --formt, did you mean --format?", "outcome", "nim", "3", "5", "--formt", "json"),
                bad("unknown option -x", "games", "-x"),
                bad("--by is kind or paper", "games", "--by", "colour"),
                bad(
                        "unknown format 'yaml'; there are text, json, csv, latex, markdown, bfile",
                        "games",
                        "--format",
                        "yaml"),
                bad("the option --format needs a value: --format text|json|csv", "games", "--format"),
                bad("the option --format is given twice", "games", "--format", "csv", "--format=csv"),
                bad("the option --bound N is missing", "positions", "wythoff"),
                bad("the bound is not a number: column 1: ", "positions", "wythoff", "--bound", "x"),
                bad(
                        "a picture is written to a file that ends in .png, .svg or .txt, not to x.gif",
                        "picture",
                        "wythoff",
                        "-o",
                        "x.gif"),
                bad("the script ./wythoff opens a Java shell", "jshell"),
                bad("--column is x or y", "positions", "wythoff", "--bound", "5", "--column", "z"),
                bad("unknown layout 'flat'; there are rows", "positions", "nim", "--bound", "5", "--layout", "flat"),
                bad("name a sequence of wythoff; there are\n  A  ", "sequence", "wythoff"),
                bad("there is no sequence 'C' of wythoff; there are\n  A  ", "sequence", "wythoff", "C"),
                bad("the row is not a number", "sequence", "wythoff", "grundy-row:x"),
                bad("the Sprague-Grundy theory", "sequence", "wythoff block 2", "grundy"),
                bad("a b-file holds one sequence", "sequence", "wythoff", "A,B", "--format", "bfile"),
                bad("give --size N for a table, or a position", "grundy", "wythoff"),
                bad("give --size N for a table, or a position", "grundy", "wythoff", "3", "5", "--size", "4"),
                bad("the Sprague-Grundy theory", "grundy", "wythoff block 2", "--size", "4"),
                bad("cannot read the table none.wgt: there is no such file", "grundy", "@none.wgt"),
                bad("cannot read the table none.wgt: there is no such file", "picture", "@none.wgt"),
                bad("of a table in a file there is", "grundy", "@none.wgt", "3", "5", "--size", "4"),
                bad("give --size N for a table, or a position", "grundy", "wythoff", "3", "5", "--periods", "4"),
                bad("any amount may be taken from one pile", "grundy", "st(2,2)", "--periods", "4"),
                bad(
                        "cannot read the pile @no-such-file: there is no such file",
                        "outcome",
                        "nim",
                        "@no-such-file",
                        "5"),
                bad("expected the end after two piles", "outcome", "wythoff", "4,5", "3,5"),
                bad("step 2: 3,5 -> 3,4 takes 1", "outcome", "imitation(1,1)", "4,5", "3,5", "3,4"),
                bad("the limit of cells is not a number", "games", "--max-cells", "many"),
                bad("the limit of memory is not a number", "games", "--max-memory", "lots"),
                bad("the limit of seconds is a number such as 2.5", "games", "--max-seconds", "soon"),
                bad("cannot write no/such/file: there is no such directory", "games", "-o", "no/such/file"),
                bad("cannot write .: it is a directory", "games", "-o", "."),
                tooMuch("cannot be numbered here", "sequence", "modular(3) comply 2", "A"),
                tooMuch("it needs about 2*10^23 cells", "positions", "odd-odd(2,3)", "--bound", "10^12"),
                tooMuch("fits\n  ask for less, or raise --max-cells", "positions", "wythoff", "--bound", "10^12"),
                tooMuch("a number of about 1001 digits", "outcome", "wythoff block 5", "10^1000+7", "3"),
                tooMuch("the limit is 5 cells", "outcome", "wythoff block 5", "3", "5", "--max-cells", "5"),
                tooMuch("the limit is 10 bytes", "grundy", "wythoff", "--size", "9", "--max-memory", "10"),
                tooMuch("rows fit", "grundy", "wythoff", "--periods", "10^6"),
                tooMuch("not finished within", "positions", "nim", "--bound", "3000", "--max-seconds", "0.000001"));
    }

    @ParameterizedTest
    @MethodSource("failures")
    void aFailureSaysWhatIsWrong(String[] args, int code, String message) {
        Run run = Run.of(args);
        assertThat(run.err())
                .startsWith("wythoff: ")
                .contains(message)
                .endsWith("\n")
                .doesNotContain("\tat ");
        assertThat(run.code()).isEqualTo(code);
        assertThat(run.out()).isEmpty();
    }

    @Test
    void aBadLineIsNumberedAndTheAnswersBeforeItStand() {
        Run run = Run.with("1 2\n1 3\n\n", "outcome", "wythoff", "-");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.out()).isEqualTo("P\nN\n");
        assertThat(run.err()).startsWith("wythoff: line 3: this is not a position: column 1: ");
    }

    @Test
    void aTypingErrorAmongMillionsOfDigitsIsPointedAt() {
        String digits = "7".repeat(700_000);
        Run run = Run.with("1 2\n" + digits + " " + digits + "l7\n", "outcome", "wythoff", "-");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err())
                .startsWith("wythoff: line 2: this is not a position: column 1400002: expected a digit, found 'l'\n")
                .hasSizeLessThan(500);
    }

    @Test
    void aLineBeyondTheLimitIsNumberedAndTheAnswersBeforeItStand() {
        Run run = Run.with("1 1\n10^12 10^12\n", "outcome", "wythoff block 5", "-");
        assertThat(run.code()).isEqualTo(ExitCode.LIMIT);
        assertThat(run.out()).isEqualTo("P\n");
        assertThat(run.err()).startsWith("wythoff: line 2: ");
    }

    private static Run runWith(OutputStream out, boolean cancelled, String... args) {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        PrintStream notes = new PrintStream(err, true, StandardCharsets.UTF_8);
        Console console = new Console(InputStream.nullInputStream(), out, notes, Terminal.NONE, () -> cancelled);
        int code = new Program(console).run(args);
        return new Run(code, "", err.toString(StandardCharsets.UTF_8));
    }

    /** A stream whose other end does what the message says. */
    private static OutputStream failing(String message) {
        return new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(message);
            }
        };
    }

    @Test
    void aReaderWhoHasSeenEnoughIsNoFailure() {
        for (List<String> args :
                List.of(List.of("games"), List.of("help"), List.of("positions", "nim", "--bound", "9999"))) {
            assertThat(runWith(failing("Broken pipe"), false, args.toArray(new String[0])))
                    .isEqualTo(new Run(ExitCode.DONE, "", ""));
        }
    }

    @Test
    void aFullDiskIsOne() {
        assertThat(runWith(failing("No space left on device"), false, "games"))
                .isEqualTo(
                        new Run(ExitCode.BAD_INPUT, "", "wythoff: input or output failed: No space left on device\n"));
    }

    @Test
    void aMistakeOfOurOwnIsToldWithoutAStackTrace() {
        OutputStream broken = new OutputStream() {
            @Override
            public void write(int b) {
                throw new IllegalStateException("unforeseen");
            }
        };
        Run run = runWith(broken, false, "games");
        assertThat(run.code()).isEqualTo(ExitCode.BUG);
        assertThat(run.err())
                .startsWith("wythoff: this is a mistake in Wythoff Lab itself: ")
                .hasLineCount(2);
    }

    @Test
    void whatIsCancelledEndsQuietlyWithTheCodeOfAnInterrupt() {
        assertThat(runWith(new ByteArrayOutputStream(), true, "outcome", "wythoff block 5", "3", "5"))
                .isEqualTo(new Run(ExitCode.CANCELLED, "", ""));
    }

    @Test
    void tooLittleMemoryIsALimit() {
        OutputStream hungry = new OutputStream() {
            @Override
            public void write(int b) {
                throw new OutOfMemoryError();
            }
        };
        Run run = runWith(hungry, false, "games");
        assertThat(run.code()).isEqualTo(ExitCode.LIMIT);
        assertThat(run.err()).contains("the Java machine may use only ").contains("-Xmx");
    }
}
