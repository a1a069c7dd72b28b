package org.wythofflab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Runs what the documentation shows. In a fenced block a line {@code $ ./wythoff ...} is a command and the lines after it
 * are what it writes; a line {@code ...} stands for any lines.
 */
final class DocumentationTest {
    private static final Path ROOT = Path.of("").toAbsolutePath().getParent();

    @TestFactory
    Stream<DynamicTest> everySnippetSaysWhatTheProgramSays() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        for (Path page : pages()) {
            for (Snippet snippet : Snippet.in(Files.readAllLines(page))) {
                String name = ROOT.relativize(page) + ":" + snippet.line() + " " + snippet.command();
                tests.add(DynamicTest.dynamicTest(name, () -> check(snippet)));
            }
        }
        return tests.stream();
    }

    @Test
    void theReadmeShowsTheProgramAtWork() throws IOException {
        assertThat(Snippet.in(Files.readAllLines(ROOT.resolve("README.md")))).isNotEmpty();
    }

    private static List<Path> pages() throws IOException {
        try (Stream<Path> files = Files.walk(ROOT.resolve("docs"))) {
            return Stream.concat(Stream.of(ROOT.resolve("README.md")), files.sorted())
                    .filter(file -> file.toString().endsWith(".md"))
                    .toList();
        }
    }

    private static void check(Snippet snippet) {
        Run run = snippet.run();
        assertThat(run.out() + run.err()).matches(pattern(snippet.output()));
    }

    private static Pattern pattern(List<String> lines) {
        StringBuilder pattern = new StringBuilder();
        for (String line : lines) {
            pattern.append(line.equals("...") ? "(.*\n)*" : Pattern.quote(line) + "\n");
        }
        return Pattern.compile(pattern.toString());
    }
}
