package org.wythofflab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.wythofflab.JavaShell.Repository;

/** Runs every Java block of the documentation in a Java shell; {@code // value} behind an expression is what it gives. */
final class JavaSnippetsTest {
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```java\n(.*?)^```$");
    private static final Pattern EXPECTING = Pattern.compile("(.*[^; ]) // (.*)");

    /** A piece of Java, and the value it is said to have, which may be empty. */
    private record Piece(String java, String value) {}

    @TestFactory
    Stream<DynamicTest> everyBlockSaysWhatJavaSays() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        for (Path page : pages()) {
            Matcher block = BLOCK.matcher(Files.readString(page));
            while (block.find()) {
                String java = block.group(1);
                tests.add(DynamicTest.dynamicTest(
                        Repository.ROOT.relativize(page) + ": "
                                + java.lines().findFirst().orElse(""),
                        () -> run(java)));
            }
        }
        assertThat(tests).isNotEmpty();
        return tests.stream();
    }

    @Test
    void aWrongValueIsNoticed() {
        assertThat(org.assertj.core.api.Assertions.catchThrowable(
                        () -> run("Wythoff.game(\"nim\").grundyAt(\"3\", \"6\") // 6\n")))
                .isInstanceOf(AssertionError.class);
    }

    private static List<Path> pages() throws IOException {
        try (Stream<Path> files = Files.walk(Repository.ROOT.resolve("docs"))) {
            return Stream.concat(Stream.of(Repository.ROOT.resolve("README.md")), files.sorted())
                    .filter(file -> file.toString().endsWith(".md"))
                    .toList();
        }
    }

    private static void run(String block) throws IOException {
        try (JavaShell shell = new JavaShell()) {
            for (Piece piece : pieces(block)) {
                String value = shell.run(piece.java());
                if (!piece.value().isEmpty()) {
                    assertThat(value).as(piece.java()).isEqualTo(piece.value());
                }
            }
        }
    }

    /** A line with a value is a piece of its own; the lines between are one. */
    private static List<Piece> pieces(String block) {
        List<Piece> pieces = new ArrayList<>();
        StringBuilder lines = new StringBuilder();
        block.lines().forEach(line -> {
            Matcher expecting = EXPECTING.matcher(line);
            if (expecting.matches()) {
                pieces.add(new Piece(lines.toString(), ""));
                pieces.add(new Piece(expecting.group(1), expecting.group(2)));
                lines.setLength(0);
            } else {
                lines.append(line).append('\n');
            }
        });
        pieces.add(new Piece(lines.toString(), ""));
        return pieces;
    }
}
