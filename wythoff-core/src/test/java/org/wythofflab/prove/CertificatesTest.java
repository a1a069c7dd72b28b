package org.wythofflab.prove;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.wythofflab.solve.Budget;

/** The certificates that are kept in {@code docs/certificates} are valid, each of the game that its name says. */
class CertificatesTest {

    private static final Path FOLDER =
            Path.of("").toAbsolutePath().getParent().resolve("docs").resolve("certificates");

    @Test
    void allOfThemAreValid() throws IOException {
        List<Path> files;
        try (Stream<Path> found = Files.list(FOLDER)) {
            files = found.sorted().toList();
        }
        assertThat(files).hasSizeGreaterThan(90);
        for (Path file : files) {
            ProofCheck check = ProofCheck.of(text(file), Budget.of(0, 1 << 28));
            assertThat(check.flaw()).as(file.toString()).isEmpty();
            assertThat(file).hasFileName(name(check.game().orElseThrow().text()) + ".json.gz");
        }
    }

    private static String name(String game) {
        return game.replaceAll("[^a-z0-9]+", "-").replaceAll("-$", "");
    }

    private static String text(Path file) throws IOException {
        try (GZIPInputStream unzipped = new GZIPInputStream(Files.newInputStream(file))) {
            return new String(unzipped.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
