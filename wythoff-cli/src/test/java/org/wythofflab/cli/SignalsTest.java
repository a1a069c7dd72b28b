package org.wythofflab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.OperatingSystemMXBean;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.cli.terminal.Console;
import org.wythofflab.cli.terminal.Interruption;
import org.wythofflab.cli.terminal.Terminal;
import org.wythofflab.cli.terminal.WaitingInput;

/** Ctrl-C and a friendly kill end every command, wherever they meet it. The waiting is long: only what hangs fails. */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
final class SignalsTest {
    private static final Duration HANGS = Duration.ofMinutes(3);

    /** By then a command is in the middle of its work. */
    private static final Duration DEEP = Duration.ofMillis(400);

    private static final String IRREGULAR = "'moves(first: all; second: all; both: k*k < 3*l*l and l < 2*k)'";

    @TempDir
    Path folder;

    private final List<Process> started = new ArrayList<>();

    @AfterEach
    void nobodyGoesOn() {
        started.forEach(Process::destroyForcibly);
    }

    /** Each takes minutes or more if nobody stops it. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "outcome wythoff 10^9000000 10^9000000+1",
                "outcome wythoff 7^10000000 3^20000000",
                "outcome modular(5) 10^9000000 10^9000000+5",
                "outcome 'wyt(k^2+1)' 10^9000000 10^9000000+5",
                "outcome 'wythoff block 4' 10^9000000 10^9000000+5 --by proof",
                "outcome " + IRREGULAR + " 20000 20000 --by engine --max-cells 10^12",
                "moves 'st(2,3)' 7^3000000 3^4000000",
                "moves 'wythoff block 5' 20000 20000 --max-cells 10^14",
                "positions 'odd-odd(2,3)' --bound 60000 --max-cells 10^13",
                "grundy 'odd-even(2,3)' --size 6000 --max-cells 10^13",
                "grundy " + IRREGULAR + " --size 3000 --max-cells 10^13",
                "grundy wythoff --periods 400 --max-cells 10^13",
                "sequence wythoff A,B --from 10^9000000 --count 1000",
                "explore 'odd-odd(2,3) block 3' --bound 60000 --max-cells 10^14",
                "numeration wythoff 10^9000000",
                "picture 'odd-odd(2,3) block 3' --size 8000 --scale 1 -o FOLDER/map.png --max-cells 10^13",
                "verify",
                "prove wythoff --grundy-row 200",
                "discover 'wythoff block 5' --bound 2^20",
                "discover wythoff --grundy 2 --bound 2^20",
                "sweep 'odd-odd({1..9},{1..9}) block {1..9}' --measure count,slopes --bound 50000 -o FOLDER/rows.csv",
                "sweep 'wythoff block {5..9}' --measure verdict,states --bound 50000 -o FOLDER/rows.csv",
                "bench"
            })
    void whatIsAtWorkListens(String line) throws Exception {
        String[] words =
                ShellWords.split(line.replace("FOLDER", folder.toString())).toArray(new String[0]);
        AtomicBoolean cancelled = new AtomicBoolean();
        AtomicInteger code = new AtomicInteger(-1);
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console = new Console(
                InputStream.nullInputStream(),
                OutputStream.nullOutputStream(),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                Terminal.NONE,
                cancelled::get);
        Thread command = new Thread(() -> code.set(new Program(console).run(words)), "command");
        command.setDaemon(true);
        command.start();
        // Of all threads, since some commands let others work.
        var machine = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
        long before = machine.getProcessCpuTime();
        while (command.isAlive() && machine.getProcessCpuTime() - before < DEEP.toNanos()) {
            Thread.sleep(5);
        }
        cancelled.set(true);
        command.join(HANGS.toMillis());
        assertThat(command.isAlive()).as("goes on").isFalse();
        assertThat(code).as(err.toString(StandardCharsets.UTF_8)).hasValue(ExitCode.CANCELLED);
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files)
                    .as("half a file")
                    .noneMatch(file -> file.toString().endsWith(".part"));
        }
    }

    /** Whatever a command does, its machine ends: the hook does not wait for good. */
    @Test
    void whoDoesNotListenIsNotWaitedFor() throws InterruptedException {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Interruption hook = new Interruption(
                new WaitingInput(new ByteArrayInputStream(new byte[0])),
                new PrintStream(err, true, StandardCharsets.UTF_8));
        hook.start();
        hook.join();
        assertThat(hook.isRequested()).isTrue();
        assertThat(err.toString(StandardCharsets.UTF_8)).isEqualTo("wythoff: stopped\n");
    }

    /**
     * Whoever starts the tests with Ctrl-C ignored, as a script does that puts them in the background, hands that on to all
     * their children; a Java machine would leave it at that, and never end. Empty where nothing can be done about it.
     */
    private static List<String> listening() throws IOException, InterruptedException {
        List<String> env = List.of("env", "--default-signal=INT,TERM");
        List<String> tried = new ArrayList<>(env);
        tried.add("true");
        Process attempt = new ProcessBuilder(tried).redirectErrorStream(true).start();
        attempt.getInputStream().readAllBytes();
        return attempt.waitFor() == 0 ? env : List.of();
    }

    private Process start(String... words) throws IOException, InterruptedException {
        List<String> all = new ArrayList<>(listening());
        all.addAll(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                Main.class.getName()));
        all.addAll(Arrays.asList(words));
        Process process = new ProcessBuilder(all).redirectErrorStream(true).start();
        started.add(process);
        return process;
    }

    /** At work, waiting for input, and serving. */
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "INT, 130, outcome wythoff -",
                "TERM, 143, outcome wythoff -",
                "INT, 130, play wythoff 3 5",
                "TERM, 143, sequence 'wythoff' A --count 10^9",
                "INT, 130, studio --port 0",
            })
    void theCodeIsThatOfTheSignal(String signal, int code, String line) throws Exception {
        Process process = start(ShellWords.split(line).toArray(new String[0]));
        if (line.endsWith("-")) {
            process.getOutputStream().write("3 5\n".getBytes(StandardCharsets.UTF_8));
            process.getOutputStream().flush();
        }
        // The first thing it says: from here on its hook is there.
        assertThat(process.getInputStream().read()).isPositive();
        assertThat(new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid()))
                        .start()
                        .waitFor())
                .isZero();
        byte[] rest = process.getInputStream().readAllBytes();
        assertThat(process.waitFor(HANGS.toSeconds(), TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isEqualTo(code);
        assertThat(new String(rest, StandardCharsets.UTF_8)).endsWith("wythoff: stopped\n");
    }
}
