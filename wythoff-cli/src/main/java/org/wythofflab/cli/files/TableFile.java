package org.wythofflab.cli.files;

import java.io.IOException;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.grundy.SavedTables;

/** A table of Grundy values in a file: {@code @FILE} in the place of a game. */
public final class TableFile {
    private static final String MARK = "@";

    private TableFile() {}

    /** The table that stands for the game, if one does. */
    public static Optional<SavedTables> of(String game) {
        return Optional.of(game)
                .filter(text -> text.startsWith(MARK))
                .map(text -> text.substring(MARK.length()))
                .map(name -> new SavedTables(name, () -> open(name)));
    }

    private static SeekableByteChannel open(String name) {
        try {
            return Files.newByteChannel(Path.of(name));
        } catch (NoSuchFileException | InvalidPathException missing) {
            throw new BadRequestException("there is no such file");
        } catch (IOException failure) {
            throw new BadRequestException(String.valueOf(failure.getMessage()));
        }
    }
}
