package org.wythofflab.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.cli.files.FileOutput;
import org.wythofflab.cli.files.Output;
import org.wythofflab.cli.terminal.Console;
import org.wythofflab.cli.terminal.ProgressBar;
import org.wythofflab.cli.terminal.Terminal;
import org.wythofflab.cli.terminal.WaitingInput;

/** Files, piles from files, colours and progress. */
final class OutputTest {
    @TempDir
    Path directory;

    private Stream<String> files() throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @CsvSource({"a.PNG, PNG", "a.b.svg, <svg", "a.txt, 0 #..", "a, 0 #.."})
    void theNameOfAFileSaysWhatAPictureIs(String name, String part) throws IOException {
        Path file = directory.resolve(name);
        assertThat(Run.of("picture", "wythoff", "--size", "4", "-o", file.toString()))
                .isEqualTo(new Run(ExitCode.DONE, "", ""));
        assertThat(Files.readString(file, StandardCharsets.ISO_8859_1)).contains(part);
    }

    @Test
    void aNameThatSaysNothingOfAPictureNeedsAFormat() throws IOException {
        Path file = directory.resolve("a.gif");
        assertThat(Run.of("picture", "wythoff", "-o", file.toString()).code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(files()).isEmpty();
        assertThat(Run.of("picture", "wythoff", "--format", "svg", "-o", file.toString())
                        .code())
                .isEqualTo(ExitCode.DONE);
    }

    @Test
    void anAnswerGoesToAFileInsteadOfStandardOutput() throws IOException {
        Path file = directory.resolve("answer.csv");
        String[] args = {"positions", "wythoff", "--bound", "3", "--format", "csv", "-o", file.toString()};
        for (int twice = 0; twice < 2; twice++) {
            assertThat(Run.of(args)).isEqualTo(new Run(ExitCode.DONE, "", ""));
            assertThat(file).hasContent("x,y\n0,0\n1,2\n2,1\n");
            assertThat(files()).containsExactly("answer.csv");
        }
    }

    @Test
    void aTableInAFileStandsForItsGame() throws IOException {
        Path file = directory.resolve("wythoff.WGT");
        assertThat(Run.of("grundy", "wythoff", "--size", "70", "-o", file.toString()))
                .isEqualTo(new Run(ExitCode.DONE, "", ""));
        assertThat(files()).containsExactly("wythoff.WGT");
        String table = "@" + file;
        assertThat(Run.of("grundy", table, "30", "69")).isEqualTo(Run.of("grundy", "wythoff", "30", "69"));
        assertThat(Run.with("3 5\n4 7\n", "grundy", table, "-").out()).isEqualTo("0\n0\n");
        assertThat(Run.of("grundy", table, "--size", "6", "--format", "csv"))
                .isEqualTo(Run.of("grundy", "wythoff", "--size", "6", "--format", "csv"));
        assertThat(Run.of("grundy", table, "--summary"))
                .isEqualTo(Run.of("grundy", "wythoff", "--size", "70", "--summary"));
        assertThat(Run.of("picture", table, "--size", "9"))
                .isEqualTo(Run.of("picture", "wythoff", "--show", "grundy", "--size", "9"));
        byte[] whole = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(whole, whole.length - 1));
        assertThat(Run.of("grundy", table, "3", "5"))
                .isEqualTo(new Run(
                        ExitCode.BAD_INPUT,
                        "",
                        "wythoff: cannot read the table " + file + ": it is cut off: it ends in row 69 of 70\n"));
    }

    @Test
    void aFailureLeavesTheFileAsItWas() throws IOException {
        Path file = Files.writeString(directory.resolve("answer"), "old");
        Run run = Run.with("1 2\nx\n", "outcome", "wythoff", "-", "--output", file.toString());
        assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(file).hasContent("old");
        assertThat(files()).containsExactly("answer");
    }

    /** A disk with room for so many bytes. */
    private static OutputStream full(OutputStream disk, int room) {
        return new OutputStream() {
            private int left = room;

            @Override
            public void write(int b) throws IOException {
                if (left-- == 0) {
                    throw new IOException("No space left on device");
                }
                disk.write(b);
            }

            @Override
            public void close() throws IOException {
                disk.close();
            }
        };
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 20_000})
    void aFullDiskLeavesNoHalfFile(int room) throws IOException {
        Path file = directory.resolve("answer");
        for (String before : List.of("", "old")) {
            if (!before.isEmpty()) {
                Files.writeString(file, before);
            }
            assertThatThrownBy(() -> {
                        try (Output output = FileOutput.open(file.toString(), disk -> full(disk, room))) {
                            output.writer().append("x".repeat(50_000));
                            output.commit();
                        }
                    })
                    .isInstanceOf(IOException.class)
                    .hasMessage("cannot write " + file + ": No space left on device");
            assertThat(files()).containsExactlyElementsOf(before.isEmpty() ? List.of() : List.of("answer"));
        }
        assertThat(file).hasContent("old");
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "json", "csv", "latex", "markdown", "bfile"})
    void aDeviceThatIsFullIsNamed(String format) {
        Run run = Run.of("sequence", "wythoff", "A", "--count", "9999", "--format", format, "-o", "/dev/full");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err()).contains("cannot write /dev/full: No space left on device");
    }

    @Test
    void aSequenceThatStopsHalfwayLeavesNoFile() throws IOException {
        Path file = directory.resolve("b.txt");
        Run run = Run.of("sequence", "modular(3) misere", "A", "--format", "bfile", "-o", file.toString());
        assertThat(run.code()).isEqualTo(ExitCode.LIMIT);
        assertThat(files()).isEmpty();
    }

    @Test
    void aSymbolicLinkStaysALink() throws IOException {
        Path file = Files.writeString(directory.resolve("answer"), "old");
        Path link = Files.createSymbolicLink(directory.resolve("link"), file);
        Run.of("grundy", "nim", "1", "3", "-o", link.toString());
        assertThat(link).isSymbolicLink();
        assertThat(file).hasContent("2\n");
    }

    @Test
    void aDeviceIsWrittenToAsItIs() {
        assertThat(Run.of("games", "-o", "/dev/null")).isEqualTo(new Run(ExitCode.DONE, "", ""));
        assertThat(Path.of("/dev/null")).exists();
    }

    @Test
    void aPileMayStandInAFile() throws IOException {
        Path pile = Files.writeString(directory.resolve("pile"), "5\n");
        assertThat(Run.of("outcome", "wythoff", "3", "@" + pile).out()).startsWith("P  ");
    }

    @ParameterizedTest
    @CsvSource({"five, character 1 is none", "'', it is empty", "'  12x45', character 5 is none"})
    void aFileWithoutAPileIsRefused(String text, String fault) throws IOException {
        Path pile = Files.writeString(directory.resolve("pile"), text);
        Run run = Run.of("outcome", "wythoff", "3", "@" + pile);
        assertThat(run.err()).endsWith(" is no pile: it should hold decimal digits only, and " + fault + "\n");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
    }

    @Test
    void aPileOfManyDigitsIsReadAndRefusedAtOnce() throws IOException {
        Path pile = Files.writeString(directory.resolve("pile"), "7".repeat(100_000));
        Run run = Run.of("outcome", "wythoff block 5", "@" + pile, "5");
        assertThat(run.code()).isEqualTo(ExitCode.LIMIT);
        assertThat(run.err()).contains("a number of about 10000").hasSizeLessThan(1000);
    }

    private static String outWith(Terminal terminal, String... args) {
        return Run.in(terminal, "", args).out();
    }

    /** Where /proc tells nothing, Java is asked. */
    @Test
    void aTerminalIsKnownByItsDeviceElseByJava() throws IOException {
        Path link = directory.resolve("1");
        for (boolean console : new boolean[] {true, false}) {
            assertThat(Terminal.isTerminal(link, () -> console)).isEqualTo(console);
        }
        Files.createSymbolicLink(link, Path.of("/dev/pts/3"));
        assertThat(Terminal.isTerminal(link, () -> false)).isTrue();
        Files.delete(link);
        Files.createSymbolicLink(link, Path.of("/tmp/file"));
        assertThat(Terminal.isTerminal(link, () -> true)).isFalse();
    }

    @Test
    void coloursAreForTerminalsOnly() {
        String[] args = {"outcome", "wythoff", "3", "5"};
        assertThat(outWith(new Watching(true), args)).startsWith("\u001B[1;32mP\u001B[0m  ");
        assertThat(outWith(new Watching(false), args)).startsWith("P  ");
        assertThat(outWith(new Watching(true), "outcome", "wythoff", "3", "5", "--format", "json"))
                .startsWith("{");
    }

    @Test
    void aFileIsNeverColoured() throws IOException {
        Path file = directory.resolve("answer");
        outWith(new Watching(true), "outcome", "wythoff", "3", "5", "-o", file.toString());
        assertThat(Files.readString(file)).startsWith("P  ");
    }

    @Test
    void theBarShowsHowMuchIsDone() {
        assertThat(ProgressBar.line(0, 4, 1)).isEqualTo("[" + " ".repeat(40) + "] 0%  1 s");
        assertThat(ProgressBar.line(3, 4, 12)).isEqualTo("[" + "#".repeat(30) + " ".repeat(10) + "] 75%  12 s");
        assertThat(ProgressBar.line(4, 4, 12)).startsWith("[" + "#".repeat(40) + "] 100%");
    }

    @Test
    void theBarWaitsASecondAndDrawsForPeopleOnly() {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        PrintStream notes = new PrintStream(err, true, StandardCharsets.UTF_8);
        long second = 1_000_000_000L;
        long[] now = {5};
        Console watched =
                new Console(InputStream.nullInputStream(), System.out, notes, new Watching(false), () -> false);
        ProgressBar bar = new ProgressBar(watched, () -> now[0]);
        now[0] += 7 * second;
        bar.at(0, 4);
        bar.at(1, 4);
        assertThat(err.size()).as("time before the work began does not count").isZero();
        now[0] += second;
        bar.at(2, 4);
        assertThat(err.toString(StandardCharsets.UTF_8)).isEqualTo("\r" + ProgressBar.line(2, 4, 1));
        bar.at(3, 4);
        bar.erase();
        assertThat(err.toString(StandardCharsets.UTF_8))
                .as("drawn once, since no time has passed, and erased")
                .isEqualTo("\r" + ProgressBar.line(2, 4, 1) + "\r\u001B[K");
        now[0] += second;
        bar.at(4, 4);
        assertThat(err.toString(StandardCharsets.UTF_8)).endsWith("\u001B[K");

        err.reset();
        Console unwatched = new Console(InputStream.nullInputStream(), System.out, notes, Terminal.NONE, () -> false);
        ProgressBar silent = new ProgressBar(unwatched, () -> now[0]);
        now[0] += second;
        silent.at(1, 2);
        silent.erase();
        assertThat(err.size()).isZero();
    }

    /** Proofs and exact arithmetic do not know how far they have come. */
    @Test
    void silentWorkIsSeenToGoOn() {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        PrintStream notes = new PrintStream(err, true, StandardCharsets.UTF_8);
        long second = 1_000_000_000L;
        long[] now = {5};
        Console watched =
                new Console(InputStream.nullInputStream(), System.out, notes, new Watching(false), () -> false);
        ProgressBar bar = new ProgressBar(watched, () -> now[0]);
        assertThat(bar.goesOn()).isTrue();
        assertThat(err.size()).as("not in the first second").isZero();
        now[0] += 3 * second;
        bar.stage("sets were guessed");
        assertThat(bar.goesOn()).isTrue();
        assertThat(err.toString(StandardCharsets.UTF_8)).isEqualTo("\r\u001B[Kworking, 3 s: sets were guessed");
        err.reset();
        now[0] += second;
        bar.at(1, 4);
        now[0] += second;
        assertThat(bar.goesOn()).isTrue();
        assertThat(err.toString(StandardCharsets.UTF_8))
                .as("the bar stays for a while")
                .isEqualTo("\r\u001B[K" + ProgressBar.line(1, 4, 4));
        now[0] += second;
        assertThat(bar.goesOn()).isTrue();
        assertThat(err.toString(StandardCharsets.UTF_8)).endsWith("\r\u001B[Kworking, 6 s: sets were guessed");
        bar.erase();
        err.reset();
        now[0] += second;
        assertThat(bar.goesOn()).isFalse();
        assertThat(err.size()).isZero();
    }

    /** Whoever is asked for lines is not told that the program works. */
    @Test
    void waitingForInputIsNoWork() throws IOException {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        PrintStream notes = new PrintStream(err, true, StandardCharsets.UTF_8);
        long second = 1_000_000_000L;
        long[] now = {5};
        List<ProgressBar> bars = new ArrayList<>();
        WaitingInput in = new WaitingInput(new ByteArrayInputStream(new byte[0]) {
            @Override
            public synchronized int read(byte[] bytes, int from, int length) {
                now[0] += 9 * second;
                bars.get(0).goesOn();
                return -1;
            }
        });
        Console console = new Console(in, System.out, notes, new Watching(false), () -> false);
        ProgressBar bar = new ProgressBar(console, () -> now[0]);
        bars.add(bar);
        assertThat(in.read(new byte[4], 0, 4)).isNegative();
        assertThat(bar.goesOn()).isTrue();
        assertThat(err.size()).isZero();
        now[0] += second;
        assertThat(bar.goesOn()).isTrue();
        assertThat(err.toString(StandardCharsets.UTF_8)).endsWith("working, 1 s");
    }
}
