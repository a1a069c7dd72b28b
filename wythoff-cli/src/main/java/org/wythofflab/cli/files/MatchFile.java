package org.wythofflab.cli.files;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.wythofflab.lab.BadRequestException;

/** Matches in files. */
public final class MatchFile {
    private static final long MOST_BYTES = 1L << 25;

    private MatchFile() {}

    /**
     * The text of a match.
     *
     * @throws BadRequestException if the file cannot be read
     */
    public static String load(String name) {
        try {
            Path path = Path.of(name);
            if (Files.isRegularFile(path) && Files.size(path) > MOST_BYTES) {
                throw new BadRequestException("cannot load " + name + ": it is too long for a match");
            }
            return Files.readString(path, StandardCharsets.UTF_8);
        } catch (NoSuchFileException | InvalidPathException missing) {
            throw new BadRequestException("cannot load " + name + ": there is no such file");
        } catch (CharacterCodingException binary) {
            throw new BadRequestException("cannot load " + name + ": it is no text in UTF-8");
        } catch (IOException failure) {
            throw new BadRequestException("cannot load " + name + ": " + failure.getMessage());
        }
    }

    /**
     * Writes the text of a match.
     *
     * @throws BadRequestException if the file cannot be written
     */
    public static void save(String name, String match) throws IOException {
        try (Output output = FileOutput.open(name)) {
            output.writer().append(match);
            output.commit();
        }
    }
}
