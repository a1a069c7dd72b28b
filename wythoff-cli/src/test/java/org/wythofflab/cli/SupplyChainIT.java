package org.wythofflab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What is shipped with the program, under which licences, and that the same sources make the same bytes. */
final class SupplyChainIT {
    /** JLine's own words are "The BSD License", which the bill takes for the old one; its text has three clauses (see NOTICE). */
    private static final Set<String> ALLOWED = Set.of("Apache-2.0", "MIT", "EPL-2.0", "BSD-3-Clause", "BSD-4-Clause");

    private static final Pattern LOOSE =
            Pattern.compile("<version>\\s*([\\[(][^<]*|[^<]*(SNAPSHOT|LATEST|RELEASE)[^<]*)</version>");

    private static List<JsonNode> components() throws IOException {
        JsonNode bill = JsonMapper.builder().build().readTree(Files.readString(Path.of("target", "bom.json")));
        List<JsonNode> all = new ArrayList<>();
        bill.path("components").forEach(all::add);
        return all;
    }

    @Test
    void everyLicenceIsOneThatFits() throws IOException {
        assertThat(components()).hasSizeGreaterThan(20).allSatisfy(component -> {
            List<String> licences = new ArrayList<>();
            component
                    .path("licenses")
                    .forEach(
                            each -> licences.add(each.path("license").path("id").asString("")));
            assertThat(licences).as(component.path("name").asString()).containsAnyElementsOf(ALLOWED);
        });
    }

    @Test
    void theBillNamesEveryJar() throws IOException {
        Set<String> named = new TreeSet<>();
        for (JsonNode component : components()) {
            named.add(component.path("name").asString() + "-"
                    + component.path("version").asString() + ".jar");
        }
        try (Stream<Path> jars = Files.list(Path.of("target", "app", "lib"))) {
            assertThat(named)
                    .containsExactlyInAnyOrderElementsOf(
                            jars.map(jar -> jar.getFileName().toString()).toList());
        }
    }

    /** A range or a moving version would make another program of the same sources tomorrow. */
    @Test
    void everyVersionIsPinned() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of(".."), 2)) {
            List<Path> poms = files.filter(file -> file.endsWith("pom.xml")).toList();
            assertThat(poms)
                    .hasSizeGreaterThan(4)
                    .allSatisfy(pom -> assertThat(LOOSE.matcher(Files.readString(pom)
                                            // What the build asks of its tools may be a range.
                                            .replaceAll(
                                                    "(?s)<require(Java|Maven)Version>.*?</require(Java|Maven)Version>",
                                                    ""))
                                    .find())
                            .as(pom.toString())
                            .isFalse());
        }
    }

    /** What would differ between two builds: the hour and the folder. What others built has times of its own, which stay. */
    @Test
    void nothingInTheJarsTellsWhenOrWhereTheyWereBuilt() throws IOException {
        String folder = new File("..").getCanonicalPath() + File.separator;
        try (Stream<Path> libraries = Files.list(Path.of("target", "app", "lib"))) {
            List<Path> own = new ArrayList<>(libraries
                    .filter(jar -> jar.getFileName().toString().startsWith("wythoff-"))
                    .toList());
            own.add(Path.of("target", "app", "wythoff.jar"));
            assertThat(own).hasSize(3).allSatisfy(jar -> {
                try (ZipFile file = new ZipFile(jar.toFile())) {
                    assertThat(file.stream().map(ZipEntry::getTimeLocal).distinct())
                            .hasSize(1);
                    assertThat(file.stream()).noneMatch(entry -> contains(file, entry, folder));
                }
            });
        }
    }

    private static boolean contains(ZipFile file, ZipEntry entry, String text) {
        try (InputStream in = file.getInputStream(entry)) {
            return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1).contains(text);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
