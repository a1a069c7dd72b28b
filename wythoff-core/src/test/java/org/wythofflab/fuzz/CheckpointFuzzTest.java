package org.wythofflab.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.wythofflab.lab.Limits;
import org.wythofflab.lab.ledger.VerifyRequest;
import org.wythofflab.lab.sweep.SweepRequest;
import org.wythofflab.render.Format;

/** Lines of a checkpoint, with the right checksum unless they begin with {@code !}: work goes on from there, or words say why not. */
final class CheckpointFuzzTest {
    private static final String LEDGER = "wythoff ledger, version 1\n";
    private static final String SWEEP = "wythoff sweep, version 1\n";

    /** What tells the sweep below from others; without it, its rows would not be looked at. */
    private static final String SWEPT = "sweep\tnim block {1..2} [count] OptionalInt[5] 10000 10000000 Optional.empty";

    private static final Limits EACH = new Limits(10_000, 10_000_000, Optional.empty());

    private static Path file;

    @BeforeAll
    static void make() throws IOException {
        file = Files.createTempFile("wythoff", ".checkpoint");
    }

    @AfterAll
    static void remove() throws IOException {
        Files.deleteIfExists(file);
    }

    @FuzzTest
    void anyCheckpointIsGoneOnFromOrRefused(byte[] bytes) throws IOException {
        StringBuilder lines = new StringBuilder();
        for (String line : FuzzedLab.text(bytes).split("\n", -1)) {
            lines.append(line.startsWith("!") ? line.substring(1) : checksum(line) + "\t" + line)
                    .append('\n');
        }
        Files.writeString(file, LEDGER + lines);
        FuzzedLab.ask(
                new VerifyRequest(
                        List.of("modular/corollary-6"),
                        Optional.of("5"),
                        Optional.empty(),
                        false,
                        Optional.of(file.toString())),
                Format.JSON);
        for (Format format : List.of(Format.JSON, Format.TEXT)) {
            Files.writeString(file, SWEEP + checksum(SWEPT) + "\t" + SWEPT + "\n" + lines);
            FuzzedLab.ask(
                    new SweepRequest(
                            "nim block {1..2}",
                            "count",
                            Optional.of("5"),
                            EACH,
                            Optional.of(new SweepRequest.Kept(file.toString(), true)),
                            Optional.empty()),
                    format);
        }
    }

    private static String checksum(String line) {
        CRC32 sum = new CRC32();
        sum.update(line.getBytes(StandardCharsets.UTF_8));
        return Long.toHexString(sum.getValue());
    }
}
