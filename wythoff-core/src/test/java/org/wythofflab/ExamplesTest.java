package org.wythofflab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wythofflab.JavaShell.Repository;

/** Every program in {@code examples/} runs, and writes what stands at its end. */
final class ExamplesTest {
    private static final String PRINTS = "\n/* prints\n";

    static List<Path> programs() throws IOException {
        try (Stream<Path> files = Files.list(Repository.ROOT.resolve("examples"))) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void thereAreFive() throws IOException {
        assertThat(programs()).hasSize(5);
    }

    /** The library as it is tested, wherever that was compiled to. */
    private static Path classes() {
        return Path.of(URI.create(Wythoff.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toString()));
    }

    @ParameterizedTest
    @MethodSource("programs")
    void writesWhatItSays(Path program) throws IOException, InterruptedException {
        String source = Files.readString(program);
        String expected = source.substring(source.indexOf(PRINTS) + PRINTS.length(), source.lastIndexOf("*/"));
        // As a reader would start it: java -cp wythoff-core.jar examples/Teacher.java
        Process java = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        classes().toString(),
                        program.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String written = new String(java.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(java.waitFor()).isZero();
        assertThat(written).isEqualTo(expected).isNotEmpty();
    }

    @Test
    void theShellOpensWithTheFrontDoorImported() throws IOException {
        try (JavaShell shell = new JavaShell()) {
            assertThat(shell.run("Wythoff.game(\"wythoff\").at(3, 5).isP()")).isEqualTo("true");
        }
    }
}
