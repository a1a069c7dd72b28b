package org.wythofflab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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

    @Test
    void aFileThatDoesNotFitIsNotThere() throws IOException {
        String[][] commands = {
            {"positions", "wythoff", "--bound", "30000", "--format", "csv"},
            {"picture", "wythoff", "--size", "1000", "--scale", "4", "--format", "svg"},
            {"grundy", "wythoff", "--size", "700"},
            {"sequence", "wythoff", "A", "--format", "bfile", "--count", "30000"},
        };
        for (String[] command : commands) {
            String name = command[0].equals("grundy") ? "table.wgt" : command[0];
            Path file = mounted ? place.resolve(name) : Path.of("/dev/full");
            if (mounted) {
                Files.writeString(file, "old");
            }
            String[] all = Stream.concat(Stream.of(command), Stream.of("-o", file.toString()))
                    .toArray(String[]::new);
            Run run = Run.of(all);
            assertThat(run.code()).as(command[0]).isEqualTo(ExitCode.BAD_INPUT);
            assertThat(run.err()).contains("cannot write " + file).contains("No space left on device");
            if (mounted) {
                assertThat(file).hasContent("old");
                try (Stream<Path> files = Files.list(place)) {
                    assertThat(files).as("nothing beside it").containsExactly(file);
                }
                Files.delete(file);
            }
        }
    }
}
