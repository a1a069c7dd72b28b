package org.wythofflab.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.wythofflab.lab.BadRequestException;

/** A pile too long for a command line: {@code @FILE} holds its decimal digits. */
final class PileFile {
    private PileFile() {}

    static String read(String name) throws IOException {
        String digits;
        try {
            digits =
                    Files.readString(Path.of(name), StandardCharsets.ISO_8859_1).strip();
        } catch (NoSuchFileException | InvalidPathException missing) {
            throw new BadRequestException("cannot read the pile @" + name + ": there is no such file");
        } catch (IOException failure) {
            throw new BadRequestException("cannot read the pile @" + name + ": " + failure.getMessage());
        }
        if (digits.isEmpty() || !digits.chars().allMatch(c -> c >= '0' && c <= '9')) {
            throw new BadRequestException("the file " + name + " is no pile: it should hold decimal digits only");
        }
        return digits;
    }
}
