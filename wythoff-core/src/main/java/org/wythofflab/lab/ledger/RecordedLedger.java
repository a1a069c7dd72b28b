package org.wythofflab.lab.ledger;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.wythofflab.render.JsonWriter;

/**
 * What came out when the whole ledger was last run: for those who want to know at once and not wait for a check. The
 * resource is what {@code ./wythoff verify --format csv} writes, and a test fails when a run gives anything else.
 */
public final class RecordedLedger {
    private static final String RESOURCE = "ledger.csv";
    private static final String REPAIRED = "/repaired";

    /**
     * A verdict in words.
     *
     * @param word one of the words machines read
     */
    public record Line(String word, String details) {

        boolean agrees() {
            return word.equals(VerdictWords.AGREES) || word.equals(VerdictWords.PROVED);
        }

        String words() {
            return word + ": " + details;
        }
    }

    /** Read when the first verdict is asked for. */
    private static final class Kept {
        static final Map<String, Line> LINES = read();
    }

    private RecordedLedger() {}

    /** Of a claim, or of a theorem that the ledger divides into parts: then all of them count. */
    public static Optional<Line> verdict(String id) {
        return Optional.ofNullable(Kept.LINES.get(id)).or(() -> ofParts(id));
    }

    /** All agree, or all that do not are repaired, since theorems are stated here as they hold; those are named. */
    private static Optional<Line> ofParts(String id) {
        List<Map.Entry<String, Line>> parts = Kept.LINES.entrySet().stream()
                .filter(part ->
                        part.getKey().startsWith(id + "-") && !part.getKey().endsWith(REPAIRED))
                .toList();
        List<Map.Entry<String, Line>> wrong =
                parts.stream().filter(part -> !part.getValue().agrees()).toList();
        Optional<Line> broken = wrong.stream()
                .filter(part -> !isRepaired(part.getKey()))
                .findFirst()
                .map(part -> new Line(part.getValue().word, part.getKey() + ", " + part.getValue().details));
        if (broken.isPresent()) {
            return broken;
        }
        String notes = wrong.stream()
                .map(part -> "; " + part.getKey() + " is " + part.getValue().word + " as printed, "
                        + part.getValue().details)
                .collect(Collectors.joining());
        return parts.stream()
                .map(Map.Entry::getValue)
                .filter(Line::agrees)
                .findFirst()
                .map(line -> new Line(line.word, parts.size() + " parts, " + line.details + notes));
    }

    private static boolean isRepaired(String part) {
        return Optional.ofNullable(Kept.LINES.get(part + REPAIRED))
                .map(Line::agrees)
                .orElse(false);
    }

    /** A field {@code verdict}. */
    public static void write(String id, JsonWriter json) throws IOException {
        @Nullable Line line = verdict(id).orElse(null);
        if (line == null) {
            json.field("verdict", null);
        } else {
            json.name("verdict")
                    .object()
                    .field("verdict", line.word)
                    .field("words", line.words())
                    .field("plain", PlainVerdict.of(line))
                    .endObject();
        }
    }

    private static Map<String, Line> read() {
        InputStream stream = Objects.requireNonNull(RecordedLedger.class.getResourceAsStream(RESOURCE), RESOURCE);
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            Map<String, Line> lines = new LinkedHashMap<>();
            reader.lines().skip(1).forEach(line -> {
                // Only the last of the three cells may have commas, and then it has quotes.
                String[] cells = line.split(",", 3);
                lines.put(cells[0], new Line(cells[1], unquoted(cells[2])));
            });
            return lines;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static String unquoted(String cell) {
        return cell.startsWith("\"") ? cell.substring(1, cell.length() - 1).replace("\"\"", "\"") : cell;
    }
}
