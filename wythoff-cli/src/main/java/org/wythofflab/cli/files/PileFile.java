package org.wythofflab.cli.files;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.wythofflab.lab.BadRequestException;

/** A pile too long for a command line: {@code @FILE} holds its decimal digits. */
public final class PileFile {
    private PileFile() {}

    public static String read(String name) throws IOException {
        String text;
        try {
            text = Files.readString(Path.of(name), StandardCharsets.ISO_8859_1).stripTrailing();
        } catch (NoSuchFileException | InvalidPathException missing) {
            throw new BadRequestException("cannot read the pile @" + name + ": there is no such file");
        } catch (IOException failure) {
            throw new BadRequestException("cannot read the pile @" + name + ": " + failure.getMessage());
        }
        String digits = text.stripLeading();
        int end = text.length() - digits.length();
        while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
            end++;
        }
        if (digits.isEmpty() || end < text.length()) {
            throw new BadRequestException("the file " + name + " is no pile: it should hold decimal digits only, and "
                    + (digits.isEmpty() ? "it is empty" : "character " + (end + 1) + " is none"));
        }
        return digits;
    }
}
