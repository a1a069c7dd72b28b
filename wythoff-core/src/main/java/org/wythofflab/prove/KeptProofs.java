package org.wythofflab.prove;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.GZIPInputStream;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;

/**
 * The certificates among the resources of the program; a test checks them all. {@code index.tsv} has a line for each: its
 * name, and behind a tab the text of the game. A third column says that it is about something other than who wins, such as
 * {@code grundy 1}.
 */
final class KeptProofs implements Proofs {

    static final KeptProofs ALL = new KeptProofs();

    private static final String FOLDER = "certificates/";

    private final Map<String, ProvedSet> read = new ConcurrentHashMap<>();

    private KeptProofs() {}

    /** The names of the certificates by the texts of the games; read when it is first asked for. */
    private static final class Index {
        static final Map<String, String> NAMES = names();

        private static Map<String, String> names() {
            Map<String, String> names = new LinkedHashMap<>();
            try (BufferedReader lines = reader(resource("index.tsv"))) {
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    String[] columns = line.split("\t", -1);
                    if (columns.length == 2) {
                        names.put(columns[1], columns[0]);
                    }
                }
                return names;
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
