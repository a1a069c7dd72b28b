package org.wythofflab.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wythofflab.cli.terminal.Console;
import org.wythofflab.cli.terminal.Terminal;
import org.wythofflab.lab.BadRequestException;

/** {@code sweep}, also as a process that is killed. */
final class SweepCommandTest {
    private static final int KILLS = 12;
    private static final int GAMES = 200;
    private static final String FAMILY = "wythoff block {1.." + GAMES + "}";

    @TempDir
    private Path directory;

    private Path file(String name) {
        return directory.resolve(name);
    }

    @Test
    void theNameOfTheFileSaysTheFormat() throws IOException {
        assertThat(Run.of("sweep", "st(1,{t=1..2})", "--measure", "t,count", "--bound=9", "-o", csv())
                        .code())
                .isEqualTo(ExitCode.DONE);
        assertThat(file("t.csv")).hasContent("game,t,count,note\n\"st(1,1)\",1,7,\n\"st(1,2)\",2,5,\n");
        String jsonl = file("t.jsonl").toString();
        assertThat(Run.of("sweep", "st(1,{t=1..2})", "--measure", "t,count", "--bound=9", "-o", jsonl)
                        .code())
                .isEqualTo(ExitCode.DONE);
        assertThat(file("t.jsonl")).hasContent("""
                        {"game":"st(1,1)","t":1,"count":7,"note":null}
                        {"game":"st(1,2)","t":2,"count":5,"note":null}
                        """);
    }

    private String csv() {
        return file("t.csv").toString();
    }

    @Test
    void nothingIsLeftBesideTheTable() throws IOException {
        Run.of(
                "sweep",
                "wythoff block {1..5}",
                "--measure=count",
                "-o",
                csv(),
                "--schema",
                file("types").toString());
        try (var files = Files.list(directory)) {
            assertThat(files.map(path -> path.getFileName().toString())).containsExactlyInAnyOrder("t.csv", "types");
        }
    }

    @Test
    void badRangesAreBadInput() {
        for (String games :
                List.of("wythoff block {3..1}", "wythoff block {}", "wythoff block {0..3}", "wytof {1..2}")) {
            Run run = Run.of("sweep", games, "--measure", "count");
            assertThat(run.code()).as(games).isEqualTo(ExitCode.BAD_INPUT);
            assertThat(run.err()).contains("column ");
            assertThat(run.out()).isEmpty();
        }
        assertThat(Run.of("sweep", "wythoff", "--measure", "nothing").code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(Run.of("sweep", "wythoff").code()).isEqualTo(ExitCode.BAD_INPUT);
    }

    @Test
    void theLimitOfTimeIsForEachGame() {
        Run run = Run.of("sweep", "wythoff block {1..2}", "--measure", "count", "--max-seconds", "0");
        assertThat(run.code()).isEqualTo(ExitCode.DONE);
        assertThat(run.out().lines().skip(1)).allSatisfy(row -> assertThat(row).contains("not finished within 0.0"));
    }

    @Test
    void killedAtAnyMomentItGoesOnAndTheTableIsTheSame() throws IOException, InterruptedException {
        Path whole = file("whole.csv");
        assertThat(finished(sweep(whole, "1"))).isZero();
        assertThat(Files.readAllLines(whole)).hasSize(GAMES + 1);

        Path killed = file("killed.csv");
        Random random = new Random(17);
        int resumed = 0;
        for (int i = 0; i < KILLS; i++) {
            Process process = sweep(killed, "2");
            // From before the first row to after the last, whatever the machine is.
            process.waitFor(200 + random.nextInt(800), TimeUnit.MILLISECONDS);
            process.destroyForcibly();
            process.waitFor();
            resumed += Files.exists(killed) ? 0 : 1;
        }
        assertThat(resumed).as("kills before the table was complete").isPositive();
        assertThat(finished(sweep(killed, "2"))).isZero();
        assertThat(killed).hasSameBinaryContentAs(whole);
        assertThat(file("killed.csv.unfinished")).doesNotExist();
    }

    @Test
    void tenThousandGamesNeedLittleMemory() throws IOException, InterruptedException {
        Path table = file("many.csv");
        Process process = java(
                List.of("-Xmx40m"),
                List.of("sweep", "st({1..100},{1..100})", "--measure=count", "--bound=8", "-o", table.toString()));
        assertThat(finished(process)).isZero();
        assertThat(Files.readAllLines(table)).hasSize(10_001).last().isEqualTo("\"st(100,100)\",1,");
    }

    @Test
    void aTableIsDrawn() throws IOException {
        assertThat(Run.of("sweep", "st(1,{t=1..9})", "--measure", "t,count", "--bound=99", "-o", csv())
                        .code())
                .isEqualTo(ExitCode.DONE);
        String picture = file("t.svg").toString();
        assertThat(Run.of("picture", "@" + csv(), "--x", "t", "--y", "count", "-o", picture))
                .isEqualTo(new Run(ExitCode.DONE, "", ""));
        assertThat(file("t.svg")).content().startsWith("<svg").contains("t: count against t");
        assertThat(Run.of("picture", "@" + csv()).err()).contains("there is no --x");
        assertThat(Run.of("picture", "@" + csv(), "--x=t", "--y=count", "--size=9")
                        .err())
                .contains("no meaning");
        assertThat(Run.of("picture", "wythoff", "--x=t", "--y=count").err()).contains("@FILE.csv");
        assertThat(Run.of("picture", "@none.csv", "--x=t", "--y=count").err()).contains("no file none.csv");
    }

    private static void submitted(Map<String, String> environment, String... words) throws IOException {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console = new Console(
                InputStream.nullInputStream(),
                OutputStream.nullOutputStream(),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                Terminal.NONE,
                () -> false);
        Arguments arguments = ArgumentReader.read(CommandName.SWEEP, new SweepCommand().form(), List.of(words));
        new SparkSubmission("spark://127.0.0.1:7077", environment).run(arguments, console);
    }

    @Test
    void whereSparkIsMissingThatIsSaid() {
        String[] words = {
            "wythoff block {1..2}", "--measure=count", "-o", file("table").toString()
        };
        assertThatThrownBy(() -> submitted(Map.of(), words))
                .isInstanceOf(BadRequestException.class)
                .hasMessageContaining("SPARK_HOME is not set")
                .hasMessageContaining("leave out --on");
        assertThatThrownBy(() -> submitted(Map.of("SPARK_HOME", directory.toString()), words))
                .isInstanceOf(BadRequestException.class)
                .hasMessageContaining("no bin/spark-submit");
        assertThatThrownBy(() -> submitted(Map.of(), "wythoff block {2..1}", "--measure=count"))
                .hasMessageContaining("column 16");
        assertThatThrownBy(() -> submitted(Map.of(), "wythoff block {1..2}", "--measure=count"))
                .hasMessageContaining("-o DIR");
        for (String option : List.of("--format=csv", "--threads=2", "--checkpoint=rows", "--schema=types")) {
            assertThatThrownBy(() -> submitted(Map.of(), words[0], words[1], words[2], words[3], option))
                    .hasMessageContaining("has no meaning with --on");
        }
    }

    @Test
    void sparkIsHandedTheWordsOfTheCommandLine() throws IOException {
        Path script = file("bin/spark-submit");
        Path jar = Files.writeString(file("some.jar"), "");
        Files.createDirectories(file("bin"));
        Files.writeString(script, "#!/bin/sh\nfor word; do echo \"$word\"; done > \"" + file("words") + "\"\n");
        assertThat(script.toFile().setExecutable(true)).isTrue();
        submitted(
                Map.of("SPARK_HOME", directory.toString(), "WYTHOFF_SPARK_JAR", jar.toString()),
                "wythoff block {1..2}",
                "--measure=count",
                "--bound=99",
                "--max-cells=10^6",
                "--max-memory=99MB",
                "--max-seconds=5",
                "-o",
                "hdfs:///table");
        assertThat(Files.readAllLines(file("words")))
                .containsExactly(
                        "--master",
                        "spark://127.0.0.1:7077",
                        jar.toString(),
                        "wythoff block {1..2}",
                        "--measure",
                        "count",
                        "--bound",
                        "99",
                        "--max-cells",
                        "10^6",
                        "--max-memory",
                        "99MB",
                        "--max-seconds",
                        "5",
                        "--output",
                        "hdfs:///table");
    }

    private static Process sweep(Path file, String threads) throws IOException {
        return java(
                List.of("-XX:TieredStopAtLevel=1"),
                List.of(
                        "sweep",
                        FAMILY,
                        "--measure=count",
                        "--bound=3000",
                        "--threads",
                        threads,
                        "-o",
                        file.toString()));
    }

    private static Process java(List<String> options, List<String> args) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path")));
        command.addAll(options);
        command.add(Main.class.getName());
        command.addAll(args);
        return new ProcessBuilder(command).inheritIO().start();
    }

    private static int finished(Process process) throws InterruptedException {
        try {
            return process.waitFor();
        } finally {
            process.destroyForcibly();
        }
    }
}
