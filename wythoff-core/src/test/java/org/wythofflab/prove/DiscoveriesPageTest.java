package org.wythofflab.prove;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;

/**
 * The certificates that the program carries are valid, and {@code docs/discoveries.md} says of each what is in it. With {@code
 * -Ddiscoveries=write} the page is written anew, from {@code docs/discoveries}.
 */
class DiscoveriesPageTest {

    private static final Path ROOT = Path.of("").toAbsolutePath().getParent();
    private static final Path DATA = ROOT.resolve("docs").resolve("discoveries");
    private static final Path PAGE = ROOT.resolve("docs").resolve("discoveries.md");
    private static final Path CARRIED =
            ROOT.resolve("wythoff-core/src/main/resources/org/wythofflab/prove/certificates");
    private static final Path BESIDE = ROOT.resolve("docs/certificates");

    /** A line of {@code discoveries.tsv}. */
    private record Row(
            String name, String game, int value, String numeration, int states, String seconds, String note) {

        static Row of(String line) {
            String[] cells = line.split("\t", -1);
            return new Row(
                    cells[0],
                    cells[1],
                    Integer.parseInt(cells[2]),
                    cells[3],
                    Integer.parseInt(cells[4]),
                    cells[5],
                    cells[6]);
        }

        Path file() {
            return Stream.of(CARRIED, BESIDE, DATA.resolve("certificates"))
                    .map(folder -> folder.resolve(name + ".json.gz"))
                    .filter(Files::exists)
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("there is no certificate " + name));
        }
    }

    private static List<Row> rows() throws IOException {
        return Files.readAllLines(DATA.resolve("discoveries.tsv")).stream()
                .map(Row::of)
                .toList();
    }

    @Test
    void everyDiscoveryHasAValidCertificate() throws IOException {
        for (Row row : rows()) {
            ProofCheck check = ProofCheck.of(text(row.file()), Budget.of(0, 1 << 28));
            assertThat(check.flaw()).as(row.name).isEmpty();
            assertThat(check.game().map(GameSpec::text)).contains(row.game);
            assertThat(check.value()).as(row.name).isEqualTo(row.value);
            assertThat(check.states()).as(row.name).isEqualTo(row.states);
        }
    }

    /** What is carried is in the index, and what is in the index is carried. */
    @Test
    void theIndexNamesAllThatIsCarried() throws IOException {
        Map<String, String> index = new TreeMap<>();
        for (String line : Files.readAllLines(CARRIED.resolve("index.tsv"))) {
            index.put(line.substring(0, line.indexOf('\t')), line.substring(line.indexOf('\t') + 1));
        }
        List<String> files;
        try (Stream<Path> found = Files.list(CARRIED)) {
            files = found.map(file -> String.valueOf(file.getFileName()))
                    .filter(name -> name.endsWith(".json.gz"))
                    .map(name -> name.replace(".json.gz", ""))
                    .sorted()
                    .toList();
        }
        assertThat(files).containsExactlyElementsOf(index.keySet());
        for (Row row : rows()) {
            Optional<String> entry = Optional.ofNullable(index.get(row.name));
            entry.ifPresent(
                    text -> assertThat(text).isEqualTo(row.game + (row.value == 0 ? "" : "\tgrundy " + row.value)));
        }
    }

    private static String text(Path file) throws IOException {
        try (GZIPInputStream unzipped = new GZIPInputStream(Files.newInputStream(file))) {
            return new String(unzipped.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void thePageSaysWhatWasFound() throws IOException {
        String page = page();
        if ("write".equals(System.getProperty("discoveries"))) {
            Files.writeString(PAGE, page);
        }
        assertThat(Files.readString(PAGE)).isEqualTo(page);
    }

    private static String page() throws IOException {
        List<String> lines = new ArrayList<>(Files.readAllLines(DATA.resolve("intro.md")));
        lines.add("");
        lines.add("| game | digits in | states | s | certificate | known before? |");
        lines.add("|---|---|---|---|---|---|");
        for (Row row : rows()) {
            Path certificate = ROOT.relativize(row.file());
            lines.add("| `" + row.game.replace("|", "\\|") + "`" + (row.value == 0 ? "" : " Grundy value " + row.value)
                    + " | "
                    + row.numeration + " | " + row.states + " | " + row.seconds + " | [" + row.name + "](../"
                    + certificate + ") | " + row.note + " |");
        }
        lines.add("");
        lines.addAll(Files.readAllLines(DATA.resolve("theorems.md")));
        lines.add("");
        lines.add("## Tried, and not settled");
        lines.add("");
        lines.add("| game | how far it went | s |");
        lines.add("|---|---|---|");
        for (String line : Files.readAllLines(DATA.resolve("tried.tsv"))) {
            String[] cells = line.split("\t", -1);
            lines.add("| `" + cells[0].replace("|", "\\|") + "`"
                    + (cells[1].equals("0") ? "" : " Grundy value " + cells[1]) + " | " + cells[2] + " | " + cells[3]
                    + " |");
        }
        return String.join("\n", lines) + "\n";
    }
}
