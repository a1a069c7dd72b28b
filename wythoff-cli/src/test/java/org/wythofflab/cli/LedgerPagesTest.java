package org.wythofflab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The ledger comes out as expected, and the pages made from it are up to date. */
final class LedgerPagesTest {
    private static final Path DOCS = Path.of("").toAbsolutePath().resolveSibling("docs");
    private static final String RECORD = "wythoff-core/src/main/resources/org/wythofflab/lab/ledger/ledger.csv";

    @TempDir
    private Path directory;

    /** The later runs find their findings in the checkpoint of the first. */
    @Test
    void theLedgerIsAsExpectedAndItsPagesAreUpToDate() throws IOException {
        String findings = directory.resolve("findings").toString();
        Run evidence = Run.of("verify", "--format", "markdown", "--checkpoint", findings);
        assertThat(evidence.err()).isEmpty();
        assertThat(evidence.code()).isZero();
        assertThat(evidence.out())
                .as("run ./wythoff verify --format markdown -o docs/EVIDENCE.md")
                .isEqualTo(Files.readString(DOCS.resolve("EVIDENCE.md")));
        Run errata = Run.of("verify", "--show", "errata", "--format", "markdown", "--checkpoint", findings);
        assertThat(errata.out())
                .as("run ./wythoff verify --show errata --format markdown -o docs/ERRATA.md")
                .isEqualTo(Files.readString(DOCS.resolve("ERRATA.md")));
        assertThat(errata.code()).isZero();
        Run record = Run.of("verify", "--format", "csv", "--checkpoint", findings);
        assertThat(record.out())
                .as("run ./wythoff verify --format csv -o " + RECORD)
                .isEqualTo(Files.readString(DOCS.resolveSibling(RECORD)));
    }
}
