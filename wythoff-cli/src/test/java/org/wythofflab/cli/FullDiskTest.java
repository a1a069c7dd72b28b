package org.wythofflab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A disk of 64 kB, where one may be mounted; elsewhere the device that is always full. */
final class FullDiskTest {
    @TempDir
    Path place;

    private boolean mounted;

    private static int run(String... command) throws IOException, InterruptedException {
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
    }

    @BeforeEach
    void mount() throws InterruptedException {
        try {
            mounted = run("mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", place.toString()) == 0;
        } catch (IOException noSuchProgram) {
            mounted = false;
        }
    }

    @AfterEach
    void unmount() throws IOException, InterruptedException {
        if (mounted) {
            assertThat(run("umount", place.toString())).isZero();
        }
    }

    /** Fills it up, so that not even a short file fits. */
    private void fill() throws IOException {
        try (OutputStream ballast = Files.newOutputStream(place.resolve("ballast"))) {
            while (true) {
                ballast.write(new byte[1024]);
            }
        } catch (IOException full) {
            assertThat(full).hasMessageContaining("No space left");
        }
    }

    /** Every way to write a file that goes through {@code FileOutput}; {@code FILE} is where. */
    static final String[] COMMANDS = {
        "positions wythoff --bound 30000 --format csv -o FILE",
        "outcome wythoff 3 5 -o FILE",
        "describe nim -o FILE",
        "games -o FILE",
        "picture wythoff --size 30 -o FILE.png",
        "picture wythoff --size 30 -o FILE.svg",
        "picture wythoff --size 1000 --scale 4 --format svg -o FILE",
        "grundy wythoff --size 9 -o FILE.wgt",
        "grundy wythoff --size 700 -o FILE.wgt",
        "sequence wythoff A --format bfile --count 30000 -o FILE",
        "play wythoff 6 7 --seed 1 --save FILE",
        "prove nim --certificate FILE",
        "prove nim --certificate FILE.gz",
        "prove nim --smtlib FILE",
        "discover nim --automaton FILE.svg",
        "sweep 'nim block {1..2}' --measure count --bound 5 --schema FILE",
        "verify modular/corollary-6 -o FILE",
    };

    private static Run write(String command, Path file) {
        String[] words =
                ShellWords.split(command.replace("FILE", file.toString())).toArray(new String[0]);
        return Run.with("0 1\n", words);
    }

    /** The file that a command would write. */
    private Path target(String command) {
        String last = command.substring(command.lastIndexOf("FILE") + "FILE".length());
        return place.resolve("answer" + last);
    }

    @ParameterizedTest
    @FieldSource("COMMANDS")
    void aFileThatDoesNotFitIsNotThere(String command) throws IOException {
        if (!mounted && command.contains("FILE.")) {
            return; // The device has one name only.
        }
        Path old = target(command);
        if (mounted) {
            Files.writeString(old, "old");
            fill();
        }
        Run run = write(command, mounted ? place.resolve("answer") : Path.of("/dev/full"));
        assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err())
                .contains("cannot write " + (mounted ? old : "/dev/full"))
                .contains("No space left on device");
        if (mounted) {
            assertThat(old).hasContent("old");
            try (Stream<Path> files = Files.list(place)) {
                assertThat(files).as("nothing beside it").containsExactlyInAnyOrder(old, place.resolve("ballast"));
            }
        }
    }

    @ParameterizedTest
    @FieldSource("COMMANDS")
    void aFolderThatTakesNoFilesIsNamed(String command) throws Exception {
        Path old = target(command);
        if (mounted) {
            Files.writeString(old, "old");
            assertThat(run("mount", "-o", "remount,ro", place.toString())).isZero();
        }
        Run run = write(command, mounted ? place.resolve("answer") : Path.of("/proc/answer"));
        assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err()).contains("cannot write ").doesNotContain("\tat ");
        if (mounted) {
            assertThat(old).hasContent("old");
        }
    }

    /** Folders, and what is written line by line: what was there stays, and what is wrong is said. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "prove nim --walnut FILE/walnut",
                "verify modular/corollary-6 --checkpoint FILE/ledger",
                "sweep 'nim block {1..2}' --measure count --bound 5 --checkpoint FILE/rows",
                "sweep 'nim block {1..2}' --measure count --bound 5 -o FILE/rows.csv",
            })
    void whatIsWrittenInPartsSaysWhatIsWrong(String command) throws Exception {
        Path there = mounted ? place : Path.of("/proc");
        if (mounted) {
            fill();
        }
        Run full = write(command, there);
        assertThat(full.code()).as(full.err()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(full.err())
                .startsWith("wythoff: ")
                .doesNotContain("Exception")
                .doesNotContain("\tat ");
        if (mounted) {
            assertThat(full.err()).contains("No space left on device");
            assertThat(run("mount", "-o", "remount,ro", place.toString())).isZero();
            Run locked = write(command, there);
            assertThat(locked.code()).as(locked.err()).isEqualTo(ExitCode.BAD_INPUT);
            assertThat(locked.err()).startsWith("wythoff: ").doesNotContain("Exception");
        }
    }
}
