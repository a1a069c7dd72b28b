package org.wythofflab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import jdk.jshell.JShell;
import jdk.jshell.Snippet.Status;
import jdk.jshell.SnippetEvent;
import jdk.jshell.SourceCodeAnalysis;
import jdk.jshell.SourceCodeAnalysis.CompletionInfo;

/** A Java shell as {@code ./wythoff jshell} opens it. What is not right as Java fails. */
final class JavaShell implements AutoCloseable {
    private final JShell shell = JShell.builder().executionEngine("local").build();

    JavaShell() throws IOException {
        for (String path : System.getProperty("java.class.path").split(java.io.File.pathSeparator, -1)) {
            shell.addToClasspath(path);
        }
        run("import java.util.*;");
        Files.readAllLines(Repository.ROOT.resolve("examples/start.jsh")).forEach(line -> run(line + ";"));
    }

    /** Runs some Java; the value of the last piece, as the shell shows it. */
    String run(String java) {
        String value = "";
        String rest = java;
        while (!rest.isBlank()) {
            CompletionInfo next = shell.sourceCodeAnalysis().analyzeCompletion(rest);
            assertThat(next.completeness())
                    .as(rest)
                    .isNotIn(
                            SourceCodeAnalysis.Completeness.UNKNOWN,
                            SourceCodeAnalysis.Completeness.DEFINITELY_INCOMPLETE);
            value = valueOf(next.source());
            rest = next.remaining();
        }
        return value;
    }

    private String valueOf(String piece) {
        List<SnippetEvent> events = shell.eval(piece);
        for (SnippetEvent event : events) {
            assertThat(event.status())
                    .as(() -> piece + "\n"
                            + shell.diagnostics(event.snippet())
                                    .map(fault -> fault.getMessage(null))
                                    .toList())
                    .isEqualTo(Status.VALID);
            assertThat(event.exception()).as(piece).isNull();
        }
        String value = events.get(events.size() - 1).value();
        return value == null ? "" : value;
    }

    @Override
    public void close() {
        shell.close();
    }

    /** Where the project lies. */
    static final class Repository {
        static final Path ROOT = Path.of("").toAbsolutePath().getParent();

        private Repository() {}
    }
}
