package org.wythofflab.prove;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;

/**
 * The certificates among the resources of the program; a test checks them all. {@code index.tsv} has a line for each: its
 * name, and behind a tab the text of the game. A third column says that it is about something other than who wins, such as
 * {@code grundy 1}, which only {@link #values} tells.
 */
final class KeptProofs implements Proofs {

    static final KeptProofs ALL = new KeptProofs();

    private static final String FOLDER = "certificates/";

    private final Map<String, ProvedSet> read = new ConcurrentHashMap<>();
    private final Map<String, ProvedValue> values = new ConcurrentHashMap<>();

    private KeptProofs() {}

    /** The names of the certificates by the texts of the games; read when it is first asked for. */
    private static final class Index {
        static final Map<String, String> NAMES = new LinkedHashMap<>();
        static final Map<String, List<String>> VALUES = new LinkedHashMap<>();

        static {
            try (BufferedReader lines = reader(resource("index.tsv"))) {
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    String[] columns = line.split("\t", -1);
                    if (columns.length == 2) {
                        NAMES.put(columns[1], columns[0]);
                    } else {
                        VALUES.computeIfAbsent(columns[1], game -> new ArrayList<>())
                                .add(columns[0]);
                    }
                }
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
        }
    }

    @Override
    public Optional<ProvedSet> about(GameSpec game, Budget budget) {
        return Optional.ofNullable(Index.NAMES.get(game.text()))
                .map(name -> read.computeIfAbsent(name, KeptProofs::read));
    }

    @Override
    public List<ProvedValue> values(GameSpec game, Budget budget) {
        return Index.VALUES.getOrDefault(game.text(), List.of()).stream()
                .map(name -> values.computeIfAbsent(name, KeptProofs::value))
                .sorted(Comparator.comparing(ProvedValue::value))
                .toList();
    }

    private static ProvedValue value(String name) {
        try (BufferedReader lines = whole(name)) {
            return ProvedValue.read(name, lines.lines().collect(Collectors.joining("\n")));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static ProvedSet read(String name) {
        try (BufferedReader lines = whole(name)) {
            return ProvedSet.read(name, lines).keptIn(() -> whole(name));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static BufferedReader whole(String name) throws IOException {
        return reader(new GZIPInputStream(resource(name + ".json.gz")));
    }

    private static InputStream resource(String name) {
        return Objects.requireNonNull(KeptProofs.class.getResourceAsStream(FOLDER + name), name);
    }

    private static BufferedReader reader(InputStream stream) {
        return new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
    }
}
