package org.wythofflab.lab;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.wythofflab.prove.ProofCheck;
import org.wythofflab.solve.Budget;

/**
 * The certificates in a folder, {@code *.json} and {@code *.json.gz}. Each is checked before it is trusted, once for each
 * version of the file, and only if it is asked about. A file that is damaged is named and left out. For many threads.
 *
 * @param <T> what such a certificate claims
 */
final class CheckedFiles<T> {

    /** Far more than any certificate that was ever made; what is longer is no certificate. */
    private static final int LONGEST = 1 << 28;

    private final Optional<Path> folder;
    private final ClaimReader<T> claims;
    private final Consumer<String> complaints;
    private final Map<Path, Entry<T>> known = new HashMap<>();

    /** Reads what a certificate claims. */
    @FunctionalInterface
    interface ClaimReader<T> {
        T read(String name, Path file) throws IOException;
    }

    /** What is known of a version of a file. */
    private static final class Entry<T> {
        final FileTime changed;
        final long size;
        final Optional<T> claimed;
        Optional<Boolean> valid = Optional.empty();

        Entry(FileTime changed, long size, Optional<T> claimed) {
            this.changed = changed;
            this.size = size;
            this.claimed = claimed;
        }
    }

    /** @param complaints hears of each file that cannot be used, in a sentence */
    CheckedFiles(Optional<Path> folder, ClaimReader<T> claims, Consumer<String> complaints) {
        this.folder = folder;
        this.claims = claims;
        this.complaints = complaints;
    }

    /** The first of those that are wanted and right, by the names of the files. */
    synchronized Optional<T> first(Predicate<T> wanted, Budget budget) {
        for (Path file : files()) {
            Optional<T> claimed = claimed(file, wanted, budget);
            if (claimed.isPresent()) {
                return claimed;
            }
        }
        return Optional.empty();
    }

    /** All of them. */
    synchronized List<T> all(Predicate<T> wanted, Budget budget) {
        List<T> all = new ArrayList<>();
        for (Path file : files()) {
            claimed(file, wanted, budget).ifPresent(all::add);
        }
        return all;
    }

    private Optional<T> claimed(Path file, Predicate<T> wanted, Budget budget) {
        return entry(file).claimed.filter(wanted).filter(claim -> isValid(file, budget));
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

    private Entry<T> entry(Path file) {
        FileTime changed = FileTime.fromMillis(0);
        long size = 0;
        try {
            changed = Files.getLastModifiedTime(file);
            size = Files.size(file);
            Entry<T> old = known.get(file);
            if (old != null && old.changed.equals(changed) && old.size == size) {
                return old;
            }
            String name = nameOf(file).replaceAll("\\.json(\\.gz)?$", "");
            return kept(file, new Entry<>(changed, size, Optional.of(claims.read(name, file))));
        } catch (IOException | UncheckedIOException | IllegalArgumentException unreadable) {
            complain(file, String.valueOf(unreadable.getMessage()));
            return kept(file, new Entry<>(changed, size, Optional.empty()));
        }
    }

    static BufferedReader reader(Path file) throws IOException {
        return new BufferedReader(new InputStreamReader(open(file), StandardCharsets.UTF_8));
    }

    private Entry<T> kept(Path file, Entry<T> entry) {
        known.put(file, entry);
        return entry;
    }

    private static InputStream open(Path file) throws IOException {
        InputStream raw = Files.newInputStream(file);
        return nameOf(file).endsWith(".gz") ? new GZIPInputStream(raw) : raw;
    }

    private boolean isValid(Path file, Budget budget) {
        Entry<T> entry = entry(file);
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
