package org.wythofflab.prove;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.solve.Budget;

/**
 * Every game that must be proved has its certificate, which {@link CertificatesTest} checks; and some are proved anew. {@code
 * -Dprove=all} proves all of them and tells how long each took; {@code -Dprove.certificates=DIR} writes what it finds, and {@code
 * -Dprove.walnut=DIR} writes it for Walnut.
 */
class MustProveTest {

    private static final Budget BUDGET = Budget.of(1L << 40, 1L << 30);

    /** One of so many is proved in every run. */
    private static final int SOME = 29;

    private static List<String> all() {
        return Stream.concat(MustProve.games().stream(), MustProve.families().stream())
                .toList();
    }

    @Test
    void everyGameHasACertificate() {
        assertThat(all()).hasSizeGreaterThan(300).doesNotHaveDuplicates();
        assertThat(DocsCertificates.names())
                .containsAll(all().stream().map(MustProve::name).toList());
    }

    @Test
    void proofsAreFound() throws Exception {
        boolean whole = "all".equals(System.getProperty("prove"));
        List<String> games = all();
        List<String> told = new ArrayList<>();
        long start = System.nanoTime();
        for (int i = 0; i < games.size(); i++) {
            if (whole || i % SOME == 0) {
                long before = System.nanoTime();
                String certificate = MustProve.certificate(games.get(i), BUDGET);
                long after = System.nanoTime();
                assertThat(ProofCheck.of(certificate, BUDGET).flaw())
                        .as(games.get(i))
                        .isEmpty();
                told.add(String.format(
                        Locale.ROOT,
                        "%-26s proved in %6.2f s, checked in %6.2f s",
                        games.get(i),
                        (after - before) / 1e9,
                        (System.nanoTime() - after) / 1e9));
                write(games.get(i), certificate);
            }
        }
        if (whole) {
            told.forEach(System.out::println);
            System.out.printf(Locale.ROOT, "%d games, %.1f s in all%n", told.size(), (System.nanoTime() - start) / 1e9);
        }
        assertThat(told).isNotEmpty();
    }

    private static void write(String game, String certificate) throws IOException, GameSyntaxException {
        String folder = System.getProperty("prove.certificates");
        if (folder != null) {
            Path file = Path.of(folder).resolve(MustProve.name(game) + ".json.gz");
            try (GZIPOutputStream zipped = new GZIPOutputStream(Files.newOutputStream(file))) {
                zipped.write(certificate.getBytes(StandardCharsets.UTF_8));
            }
        }
        String walnut = System.getProperty("prove.walnut");
        if (walnut != null) {
            for (Map.Entry<String, String> file : MustProve.walnut(game, BUDGET).entrySet()) {
                Path place = Path.of(walnut).resolve(file.getKey());
                Files.createDirectories(place.toAbsolutePath().getParent());
                Files.writeString(place, file.getValue());
            }
        }
    }
}
