package org.wythofflab.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.wythofflab.lab.View;
import org.wythofflab.lab.proof.Keepsakes;

/**
 * A certificate in the user's folder of discoveries: {@code $WYTHOFF_HOME/discoveries}, else {@code ~/.wythoff/discoveries}.
 * The folder is made when there is something to keep.
 */
record SavedDiscovery(Path folder, String name) implements Keepsakes.Keeper {

    static SavedDiscovery of(String game, Optional<String> value) {
        String home = Optional.ofNullable(System.getenv("WYTHOFF_HOME")).orElse("");
        Path root = home.isEmpty() ? Path.of(System.getProperty("user.home", "."), ".wythoff") : Path.of(home);
        String name = (game + value.map(g -> " grundy " + g).orElse(""))
                .replaceAll("[^A-Za-z0-9]+", "-")
                .replaceAll("^-|-$", "");
        // In a folder of their own, as they do not say who wins.
        Path folder = root.resolve("discoveries")
                .resolve(value.isEmpty() ? "." : "values")
                .normalize();
        return new SavedDiscovery(folder, name + ".json.gz");
    }

    @Override
    public void keep(View certificate) throws IOException {
        Files.createDirectories(folder);
        new CertificateFile(place()).keep(certificate);
    }

    @Override
    public String place() {
        return folder.resolve(name).toString();
    }
}
