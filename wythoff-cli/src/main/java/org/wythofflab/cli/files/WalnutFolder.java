package org.wythofflab.cli.files;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.View;
import org.wythofflab.lab.proof.Keepsakes;

/** A folder for files of Walnut, made when the first of them comes. */
public record WalnutFolder(String name) implements Keepsakes.Folder {

    @Override
    public void keep(String file, View content) throws IOException {
        Path path;
        try {
            path = Path.of(name).resolve(file);
            Files.createDirectories(path.toAbsolutePath().getParent());
        } catch (InvalidPathException | IOException failure) {
            throw new BadRequestException("cannot make the folder " + name + ": " + failure.getMessage());
        }
        try (FileOutput output = FileOutput.open(path.toString())) {
            Writer writer = output.writer();
            content.write(writer);
            writer.flush();
            output.commit();
        }
    }

    @Override
    public String place() {
        return name;
    }
}
