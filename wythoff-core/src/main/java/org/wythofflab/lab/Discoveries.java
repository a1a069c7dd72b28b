package org.wythofflab.lab;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.wythofflab.prove.Certificate;
import org.wythofflab.prove.ProofCheck;
import org.wythofflab.prove.Proofs;
import org.wythofflab.prove.ProvedSet;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;

/**
 * A folder with certificates of somebody's own, {@code *.json} and {@code *.json.gz}. Each is checked before it is trusted,
 * once for each version of the file, and only if its game is asked about. A file that is damaged is named and left out.
 */
public final class Discoveries implements Proofs {

    /** Far more than any certificate that was ever made; what is longer is no certificate. */
    private static final int LONGEST = 1 << 28;

    private final Optional<Path> folder;
    private final Consumer<String> complaints;
    private final Map<Path, Entry> known = new HashMap<>();
    private final Learned learned = new Learned();

    /** What is known of a version of a file. */
    private static final class Entry {
        final FileTime changed;
        final long size;
        final Optional<ProvedSet> claimed;
        Optional<Boolean> valid = Optional.empty();

        Entry(FileTime changed, long size, Optional<ProvedSet> claimed) {
            this.changed = changed;
            this.size = size;
            this.claimed = claimed;
        }
    }

    /** @param complaints hears of each file that cannot be used, in a sentence */
    public Discoveries(Path folder, Consumer<String> complaints) {
        this(Optional.of(folder), complaints);
    }

    private Discoveries(Optional<Path> folder, Consumer<String> complaints) {
        this.folder = folder;
        this.complaints = complaints;
    }

    /** Those of the user, see {@link #folder}. */
    public static Discoveries ofUser(Map<String, String> environment, Consumer<String> complaints) {
        return new Discoveries(folder(environment), complaints);
    }

    /** No folder. */
    public static Discoveries none() {
        return new Discoveries(Optional.empty(), complaint -> {});
    }

    /** {@code $WYTHOFF_HOME/discoveries}, else {@code ~/.wythoff/discoveries}. */
    public static Path folder(Map<String, String> environment) {
        String home = environment.getOrDefault("WYTHOFF_HOME", "");
        return (home.isEmpty() ? Path.of(System.getProperty("user.home", "."), ".wythoff") : Path.of(home))
                .resolve("discoveries");
    }

    @Override
    public synchronized Optional<ProvedSet> about(GameSpec game, Budget budget) {
        return learned.about(game, budget).or(() -> inFolder(game, budget));
    }

    /** What was proved just now is known from now on, for as long as the program runs and there is not too much of it. */
    public void learn(Certificate certificate) {
        learned.learn(certificate);
    }

    private Optional<ProvedSet> inFolder(GameSpec game, Budget budget) {
        for (Path file : files()) {
            Optional<ProvedSet> claimed = entry(file).claimed;
            if (claimed.isPresent() && claimed.get().game().equals(game) && isValid(file, budget)) {
                return claimed;
            }
        }
        return Optional.empty();
    }

    private List<Path> files() {
        if (!folder.map(Files::isDirectory).orElse(false)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder.get())) {
            return files.filter(file -> nameOf(file).matches(".*\\.json(\\.gz)?"))
                    .sorted()
                    .toList();
        } catch (IOException unreadable) {
            complaints.accept(folder.get() + " cannot be read: " + unreadable.getMessage());
            return List.of();
        }
    }

    private static String nameOf(Path file) {
        return String.valueOf(file.getFileName());
    }

    private Entry entry(Path file) {
        FileTime changed = FileTime.fromMillis(0);
        long size = 0;
        try {
            changed = Files.getLastModifiedTime(file);
            size = Files.size(file);
            Entry old = known.get(file);
            if (old != null && old.changed.equals(changed) && old.size == size) {
                return old;
            }
            String name = nameOf(file).replaceAll("\\.json(\\.gz)?$", "");
            try (BufferedReader lines = reader(file)) {
                return kept(
                        file,
                        new Entry(
                                changed,
                                size,
                                Optional.of(ProvedSet.read(name, lines).keptIn(() -> reader(file)))));
            }
        } catch (IOException | IllegalArgumentException unreadable) {
            complain(file, String.valueOf(unreadable.getMessage()));
            return kept(file, new Entry(changed, size, Optional.empty()));
        }
    }

    private static BufferedReader reader(Path file) throws IOException {
        return new BufferedReader(new InputStreamReader(open(file), StandardCharsets.UTF_8));
    }

    private Entry kept(Path file, Entry entry) {
        known.put(file, entry);
        return entry;
    }

    private static InputStream open(Path file) throws IOException {
        InputStream raw = Files.newInputStream(file);
        return nameOf(file).endsWith(".gz") ? new GZIPInputStream(raw) : raw;
    }

    private boolean isValid(Path file, Budget budget) {
        Entry entry = entry(file);
        if (entry.valid.isEmpty()) {
            Optional<String> flaw = flaw(file, budget);
            flaw.ifPresent(what -> complain(file, what));
            entry.valid = Optional.of(flaw.isEmpty());
        }
        return entry.valid.get();
    }

    private static Optional<String> flaw(Path file, Budget budget) {
        budget.progress().work("checking the certificate " + file, "");
        try (InputStream in = open(file)) {
            byte[] bytes = in.readNBytes(LONGEST);
            return bytes.length == LONGEST
                    ? Optional.of("it is too long")
                    : ProofCheck.of(new String(bytes, StandardCharsets.UTF_8), budget)
                            .flaw();
        } catch (IOException unreadable) {
            return Optional.of(String.valueOf(unreadable.getMessage()));
        }
    }

    private void complain(Path file, String what) {
        complaints.accept(file + " is not a certificate that can be trusted, and is left out: " + what);
    }
}
