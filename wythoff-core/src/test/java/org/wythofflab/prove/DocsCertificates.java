package org.wythofflab.prove;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

/** The certificates in {@code docs/certificates}, by name. */
public final class DocsCertificates {

    private static final Path FOLDER =
            Path.of("").toAbsolutePath().getParent().resolve("docs").resolve("certificates");

    private DocsCertificates() {}

    public static List<String> names() {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.map(file -> file.getFileName().toString().replace(".json.gz", ""))
                    .sorted()
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Those about one game, with no number left open. */
    public static List<String> ofOneGame() {
        return names().stream()
                .filter(name -> !text(name).contains("wythoff family certificate"))
                .toList();
    }

    public static String text(String name) {
        try (GZIPInputStream unzipped = new GZIPInputStream(Files.newInputStream(FOLDER.resolve(name + ".json.gz")))) {
            return new String(unzipped.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
