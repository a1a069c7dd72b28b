package org.wythofflab.lab.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Parameters;

/** A checkpoint survives a kill at any moment. */
final class CheckpointTest {
    private static final Parameters NONE = new Parameters(java.util.Map.of());
    private static final List<Finding> FINDINGS = List.of(
            Finding.agrees(),
            Finding.open("too large\tor\nnot \\ known"),
            Finding.refuted(
                    List.of(new Counterexample("(1,2)", "P", "\u00e4"), new Counterexample("n = 3", "", "\\n"))));

    @TempDir
    private Path directory;

    private String file() {
        return directory.resolve("findings").toString();
    }

    private void write() throws IOException {
        try (Checkpoint checkpoint = Checkpoint.open(file())) {
            for (int i = 0; i < FINDINGS.size(); i++) {
                checkpoint.keep("claim", NONE, i, FINDINGS.get(i));
            }
        }
    }

    private static int sound(Checkpoint checkpoint) {
        int count = 0;
        for (int i = 0; i < FINDINGS.size(); i++) {
            Optional<Finding> finding = checkpoint.recall("claim", NONE, i);
            if (finding.isPresent()) {
                assertThat(finding).contains(FINDINGS.get(i));
                count++;
            }
        }
        return count;
    }

    @Test
    void whatWasKeptIsRecalled() throws IOException {
        write();
        try (Checkpoint checkpoint = Checkpoint.open(file())) {
            assertThat(sound(checkpoint)).isEqualTo(FINDINGS.size());
            assertThat(checkpoint.recall("claim", NONE, 99)).isEmpty();
            assertThat(checkpoint.recall("other", NONE, 0)).isEmpty();
        }
    }

    @Test
    void aFileCutOffAnywhereHoldsWhatWasWrittenBefore() throws IOException {
        write();
        byte[] whole = Files.readAllBytes(Path.of(file()));
        int before = 0;
        for (int length = 0; length <= whole.length; length++) {
            Files.write(Path.of(file()), Arrays.copyOf(whole, length));
            try (Checkpoint checkpoint = Checkpoint.open(file())) {
                int now = sound(checkpoint);
                assertThat(now).isBetween(before, FINDINGS.size());
                before = now;
                checkpoint.keep("claim", NONE, 7, FINDINGS.get(2));
            }
            try (Checkpoint again = Checkpoint.open(file())) {
                assertThat(sound(again)).isEqualTo(before);
                assertThat(again.recall("claim", NONE, 7)).contains(FINDINGS.get(2));
            }
        }
        assertThat(before).isEqualTo(FINDINGS.size());
    }

    @Test
    void aChangedByteSpoilsOneLineAtMost() throws IOException {
        write();
        byte[] whole = Files.readAllBytes(Path.of(file()));
        int header = new String(whole, StandardCharsets.UTF_8).indexOf('\n') + 1;
        for (int i = header; i < whole.length; i++) {
            byte[] spoiled = whole.clone();
            spoiled[i] ^= 1;
            Files.write(Path.of(file()), spoiled);
            try (Checkpoint checkpoint = Checkpoint.open(file())) {
                assertThat(sound(checkpoint)).isGreaterThanOrEqualTo(FINDINGS.size() - 2);
            }
        }
    }

    @Test
    void anotherFileIsNotTouched() throws IOException {
        Files.writeString(Path.of(file()), "my thesis");
        assertThatThrownBy(() -> Checkpoint.open(file()))
                .isInstanceOf(BadRequestException.class)
                .hasMessageContaining("no checkpoint");
        assertThat(Path.of(file())).hasContent("my thesis");
        assertThatThrownBy(() -> Checkpoint.open(directory.toString())).isInstanceOf(BadRequestException.class);
        assertThatThrownBy(() -> Checkpoint.open(file() + "/x/y")).isInstanceOf(BadRequestException.class);
    }

    /** A checksum says that nobody changed the line since it was written, not that this program wrote it. */
    @ParameterizedTest
    @ValueSource(strings = {"x", "x\tunheard", "x\topen", "x\tproved\tindeed", "x\tbroken\twhere\tprinted", "\\q"})
    void aLineThatNobodyWroteIsNamed(String line) throws IOException {
        write();
        CRC32 sum = new CRC32();
        sum.update(line.getBytes(StandardCharsets.UTF_8));
        Files.writeString(
                Path.of(file()), Long.toHexString(sum.getValue()) + "\t" + line + "\n", StandardOpenOption.APPEND);
        assertThatThrownBy(() -> Checkpoint.open(file()))
                .isInstanceOf(BadRequestException.class)
                .hasMessageContaining("line " + (FINDINGS.size() + 2) + " of the checkpoint " + file());
    }

    @Test
    void oneRunAtATime() throws IOException {
        try (Checkpoint first = Checkpoint.open(file())) {
            assertThatThrownBy(() -> Checkpoint.open(file()))
                    .isInstanceOf(BadRequestException.class)
                    .hasMessageContaining("another run");
            first.keep("claim", NONE, 0, FINDINGS.get(0));
        }
        try (Checkpoint second = Checkpoint.open(file())) {
            assertThat(sound(second)).isEqualTo(1);
        }
    }
}
