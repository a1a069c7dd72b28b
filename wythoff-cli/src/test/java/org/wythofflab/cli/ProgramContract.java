package org.wythofflab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What the program does in whatever form it is shipped: alone in an empty directory, with no environment at all. */
@Timeout(value = 10, unit = TimeUnit.MINUTES) // Only ends what hangs.
abstract class ProgramContract {
    private static final int TERMINATED = 143;

    @TempDir
    private Path directory;

    /** The words that start it, before those of the command. */
    abstract List<String> program() throws IOException;

    @Test
    void aPositionIsDecided() throws Exception {
        assertThat(answer("outcome", "wythoff", "3", "5")).startsWith("P  ");
    }

    @Test
    void theVersionIsThatOfTheProject() throws Exception {
        assertThat(answer("version")).startsWith("wythoff " + System.getProperty("project.version") + ", Java ");
    }

    @Test
    void helpIsLaidOut() throws Exception {
        assertThat(answer("help", "outcome")).startsWith("Usage: wythoff outcome");
    }

    /** The printed tables and the letters of pictures are resources. */
    @Test
    void resourcesAreFound() throws Exception {
        assertThat(answer("verify", "restricted-st/table-10")).contains("as the ledger expects");
        answer("picture", "wythoff", "--size", "8", "-o", "board.png");
        assertThat(directory.resolve("board.png")).isNotEmptyFile();
    }

    @Test
    void theStudioServesItsPageUntilItIsTerminated() throws Exception {
        Process studio = start("studio", "--port", "0");
        try (BufferedReader out =
                new BufferedReader(new InputStreamReader(studio.getInputStream(), StandardCharsets.UTF_8))) {
            String address = out.readLine();
            assertThat(address).as(errors()).startsWith("http://127.0.0.1:");
            assertThat(get(address)).contains("<title>");
            assertThat(get(address + "katex/katex.mjs")).isNotEmpty();
            assertThat(get(address + "api/square?game=wythoff&x=3&y=5")).contains("\"outcome\":\"P\"");
            studio.destroy(); // SIGTERM
            assertThat(studio.waitFor()).isEqualTo(TERMINATED);
            // What a logger or a missing class complains of would be here too.
            assertThat(errors()).isEqualTo("wythoff: the studio is open; Ctrl-C closes it\nwythoff: stopped\n");
        } finally {
            studio.destroyForcibly();
        }
    }

    private String answer(String... arguments) throws IOException, InterruptedException {
        Process process = start(arguments);
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(errors()).isZero();
        assertThat(errors()).isEmpty();
        return out;
    }

    private Process start(String... arguments) throws IOException {
        List<String> words = new ArrayList<>(program());
        words.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(words)
                .directory(directory.toFile())
                .redirectError(directory.resolve("errors").toFile());
        builder.environment().clear();
        return builder.start();
    }

    private String errors() throws IOException {
        return Files.readString(directory.resolve("errors"));
    }

    private static String get(String address) throws IOException {
        try (InputStream in = URI.create(address).toURL().openStream()) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
