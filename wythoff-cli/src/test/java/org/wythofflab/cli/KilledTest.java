package org.wythofflab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever is killed while writing, and whoever writes at the same time, leaves the old file or the new one. */
final class KilledTest {
    private static final int ROUNDS = 50;
    private static final int LOOKS = 2;
    private static final int MOST_MILLIS = 60;

    @TempDir
    Path place;

    private final List<Process> started = new ArrayList<>();

    @AfterEach
    void nobodyGoesOn() {
        started.forEach(Process::destroyForcibly);
    }

    private Process writer(Path folder) throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Process writer = new ProcessBuilder(
                        java,
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-Xshare:auto",
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        RestlessWriter.class.getName(),
                        folder.toString())
                .redirectErrorStream(true)
                .start();
        started.add(writer);
        return writer;
    }

    private List<byte[]> versions(int file) throws IOException {
        List<byte[]> versions = new ArrayList<>();
        for (int size : new int[] {40, 90}) {
            Path folder = Files.createDirectories(place.resolve("whole" + size));
            assertThat(Run.of(RestlessWriter.command(folder, file, size)).code())
                    .isEqualTo(ExitCode.DONE);
            versions.add(Files.readAllBytes(folder.resolve(RestlessWriter.FILES[file][0])));
        }
        assertThat(versions.get(0)).isNotEqualTo(versions.get(1));
        return versions;
    }

    private static void allAreWhole(Path folder, List<List<byte[]>> whole) throws IOException {
        for (int i = 0; i < whole.size(); i++) {
            Path file = folder.resolve(RestlessWriter.FILES[i][0]);
            byte[] found = Files.readAllBytes(file);
            assertThat(whole.get(i)).as(file.toString()).anyMatch(version -> Arrays.equals(version, found));
        }
    }

    /** A hundred are killed, two a round; the last look is at what they have left. */
    @Test
    void leavesNoHalfFile() throws Exception {
        List<List<byte[]>> whole = new ArrayList<>();
        for (int i = 0; i < RestlessWriter.FILES.length; i++) {
            whole.add(versions(i));
        }
        Path folder = Files.createDirectory(place.resolve("written"));
        Random chance = new Random(18);
        for (int round = 0; round < ROUNDS; round++) {
            List<Process> writers = List.of(writer(folder), writer(folder));
            for (Process writer : writers) {
                BufferedReader said = writer.inputReader(StandardCharsets.UTF_8);
                assertThat(said.readLine()).isEqualTo(RestlessWriter.READY);
            }
            for (int look = 1; look < LOOKS; look++) {
                TimeUnit.MILLISECONDS.sleep(chance.nextInt(MOST_MILLIS));
                allAreWhole(folder, whole);
            }
            TimeUnit.MILLISECONDS.sleep(chance.nextInt(MOST_MILLIS));
            for (Process writer : writers) {
                writer.toHandle().destroyForcibly(); // which leaves open what it has said
            }
            for (Process writer : writers) {
                List<String> complaints =
                        writer.inputReader(StandardCharsets.UTF_8).lines().toList();
                assertThat(complaints).as("what a writer complained of").isEmpty();
                writer.waitFor();
            }
            allAreWhole(folder, whole);
        }

        // What the killed left beside their files goes when somebody writes them again.
        for (int i = 0; i < whole.size(); i++) {
            assertThat(Run.of(RestlessWriter.command(folder, i, 40)).code()).isEqualTo(ExitCode.DONE);
        }
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).hasSize(whole.size());
        }
    }
}
