package org.wythofflab.cli.files;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Discoveries;
import org.wythofflab.lab.View;
import org.wythofflab.lab.proof.Keepsakes;

/**
 * A certificate in the user's folder of discoveries: {@code $WYTHOFF_HOME/discoveries}, else {@code ~/.wythoff/discoveries}.
 * The folder is made when there is something to keep.
 */
public record SavedDiscovery(Path folder, String name) implements Keepsakes.Keeper {

    public static SavedDiscovery of(String game, Optional<String> value) {
        String name = (game + value.map(g -> " grundy " + g).orElse(""))
                .replaceAll("[^A-Za-z0-9]+", "-")
                .replaceAll("^-|-$", "");
        Path folder = Discoveries.folder(System.getenv());
        return new SavedDiscovery(value.isEmpty() ? folder : Discoveries.values(folder), name + ".json.gz");
    }

    @Override
    public void keep(View certificate) throws IOException {
        try {
            Files.createDirectories(folder);
        } catch (FileSystemException denied) {
            throw new BadRequestException("cannot make the folder " + folder
                    + " to save it in; set WYTHOFF_HOME to a folder that can be written to");
        }
        new CertificateFile(place()).keep(certificate);
    }

    @Override
    public String place() {
        return folder.resolve(name).toString();
    }
}
