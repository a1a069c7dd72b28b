package org.wythofflab.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.StringJoiner;
import org.wythofflab.cli.terminal.Console;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.explore.IdentifyRequest;
import org.wythofflab.lab.explore.KnownRequest;
import org.wythofflab.lab.explore.LibraryRequest;
import org.wythofflab.render.Format;

/** {@code identify}. */
final class IdentifyCommand extends LabCommand {
    private static final List<String> LINES = List.of("-");

    /** Far more than are compared. */
    private static final int LONGEST = 1 << 24;

    @Override
    Form ownForm() {
        return new Form(
                        "wythoff identify TERMS [OPTIONS]",
                        "wythoff identify - [OPTIONS]  (lines of standard input)",
                        "wythoff identify A-NUMBER [OPTIONS]",
                        "wythoff identify --list [OPTIONS]")
                .place(new Form.Place(
                        "TERMS", "terms of a sequence, as 1,3,4,6,8; or a number as A000201", false, true))
                .flag("--list", "all sequences that are known here, each with its command")
                .examples(
                        "wythoff identify 1,3,4,6,8,9,11,12",
                        "wythoff identify 2 5 7 10 13 15 18 20",
                        "wythoff identify A004484",
                        "wythoff sequence \"st(2,3)\" A --count 50 --identify",
                        "wythoff sequence nim grundy --format bfile | wythoff identify -",
                        "wythoff identify --list --format markdown -o oeis.md");
    }

    @Override
    EnumSet<Format> formats() {
        return EnumSet.of(Format.TEXT, Format.JSON, Format.MARKDOWN);
    }

    @Override
    Request request(Arguments arguments, Console console) throws IOException {
        List<String> words = arguments.places();
        if (arguments.has("--list")) {
            if (!words.isEmpty()) {
                throw new BadRequestException("--list takes no terms");
            }
            return new LibraryRequest();
        }
        if (words.isEmpty()) {
            throw new BadRequestException("give the terms of a sequence, as: wythoff identify 1,3,4,6,8,9,11,12");
        }
        if (words.size() == 1 && KnownRequest.isNumber(words.get(0))) {
            return new KnownRequest(words.get(0));
        }
        return new IdentifyRequest(words.equals(LINES) ? lines(console) : String.join(" ", words));
    }

    private static String lines(Console console) throws IOException {
        StringJoiner text = new StringJoiner("\n");
        BufferedReader reader = console.lines();
        for (String line = reader.readLine(); line != null && text.length() < LONGEST; line = reader.readLine()) {
            text.add(line);
        }
        return text.toString();
    }
}
