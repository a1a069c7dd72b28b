package org.wythofflab.lab.proof;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.wythofflab.prove.ProvedSet;

/**
 * A line of {@code docs/discoveries/discoveries.tsv}.
 *
 * @param name of the certificate, which is kept unless it is too large
 * @param note whether it was known before
 */
record Finding(String name, String game, int value, String numeration, int states, String seconds, String note) {

    static final Path ROOT = Path.of("").toAbsolutePath().getParent();
    static final Path DATA = ROOT.resolve("docs").resolve("discoveries");
    static final Path CARRIED = ROOT.resolve("wythoff-core/src/main/resources/org/wythofflab/prove/certificates");
    private static final Path BESIDE = ROOT.resolve("docs/certificates");

    /** Both residues of {@code restricted(s,t; h=0 mod 3, ...)}, with words for those that have some. */
    private static final Pattern RESTRICTED =
            Pattern.compile("restricted\\((\\d+),(\\d+); h=(.*), v=(.*), d1=(.*), d2=(.*)\\)( misere)?");

    static List<Finding> all() throws IOException {
        return Files.readAllLines(DATA.resolve("discoveries.tsv")).stream()
                .map(line -> line.split("\t", -1))
                .map(cells -> new Finding(
                        cells[0],
                        cells[1],
                        Integer.parseInt(cells[2]),
                        cells[3],
                        Integer.parseInt(cells[4]),
                        cells[5],
                        cells[6]))
                .toList();
    }

    Optional<Path> file() {
        return Stream.of(CARRIED, BESIDE)
                .map(folder -> folder.resolve(name + ".json.gz"))
                .filter(Files::exists)
                .findFirst();
    }

    String certificate() {
        try (GZIPInputStream unzipped = new GZIPInputStream(Files.newInputStream(file().orElseThrow()))) {
            return new String(unzipped.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The set of the certificate; of a certificate of a value that of the value, as if it were about who wins. */
    ProvedSet set() {
        String text = certificate();
        if (value > 0) {
            String head = text.substring(0, text.indexOf("\"value\"")).replace("value certificate", "certificate");
            text = head + text.substring(text.lastIndexOf("\n\"set\":"));
        }
        try {
            return ProvedSet.read(name, new BufferedReader(new StringReader(text)));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    boolean isMisere() {
        return game.contains(" misere");
    }

    /** The game, whatever the convention. */
    String base() {
        return game.replace(" misere", "");
    }

    /** The parts of a restricted game: s, t, h, v, d1 and d2. */
    Optional<MatchResult> restricted() {
        return RESTRICTED.matcher(game).results().findFirst();
    }
}
