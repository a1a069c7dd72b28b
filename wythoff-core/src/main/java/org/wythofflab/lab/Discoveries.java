package org.wythofflab.lab;

import java.io.BufferedReader;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.wythofflab.prove.Certificate;
import org.wythofflab.prove.Proofs;
import org.wythofflab.prove.ProvedSet;
import org.wythofflab.prove.ProvedValue;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;

/**
 * A folder with certificates of somebody's own, those of Grundy values in a folder {@code values} inside, and what was proved
 * since the program was started.
 */
public final class Discoveries implements Proofs {

    private final CheckedFiles<ProvedSet> sets;
    private final CheckedFiles<ProvedValue> values;
    private final Learned learned = new Learned();

    /** @param complaints hears of each file that cannot be used, in a sentence */
    public Discoveries(Path folder, Consumer<String> complaints) {
        this(Optional.of(folder), complaints);
    }

    private Discoveries(Optional<Path> folder, Consumer<String> complaints) {
        sets = new CheckedFiles<>(
                folder,
                (name, file) -> {
                    try (BufferedReader lines = CheckedFiles.reader(file)) {
                        return ProvedSet.read(name, lines).keptIn(() -> CheckedFiles.reader(file));
                    }
                },
                complaints);
        values = new CheckedFiles<>(
                folder.map(Discoveries::values),
                (name, file) -> {
                    try (BufferedReader lines = CheckedFiles.reader(file)) {
                        return ProvedValue.read(name, lines.lines().collect(Collectors.joining("\n")));
                    }
                },
                complaints);
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

    /** Where in a folder of discoveries those of Grundy values are, as they do not say who wins. */
    public static Path values(Path folder) {
        return folder.resolve("values");
    }

    @Override
    public Optional<ProvedSet> about(GameSpec game, Budget budget) {
        return learned.about(game, budget)
                .or(() -> sets.first(claimed -> claimed.game().equals(game), budget));
    }

    @Override
    public List<ProvedValue> values(GameSpec game, Budget budget) {
        return values.all(claimed -> claimed.game().equals(game), budget).stream()
                .sorted(Comparator.comparing(ProvedValue::value))
                .toList();
    }

    /** What was proved just now is known from now on, for as long as the program runs and there is not too much of it. */
    public void learn(Certificate certificate) {
        learned.learn(certificate);
    }
}
