package org.wythofflab.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * LaTeX read back: the cells of its tables, one list for each row, one of rows for each {@code tabular}.
 *
 * @param comments what stands behind {@code % }
 */
public record LatexText(List<String> comments, List<List<List<String>>> tables) {
    private static final String BEGIN = "\\begin{tabular}{";

    /** Checks that environments, braces and numbers of columns are balanced. */
    public static LatexText parse(String text) {
        List<String> comments = new ArrayList<>();
        List<List<List<String>>> tables = new ArrayList<>();
        int columns = -1;
        for (String line : text.lines().toList()) {
            assertBalanced(line);
            if (line.startsWith("% ")) {
                comments.add(line.substring(2));
            } else if (line.startsWith(BEGIN)) {
                assertThat(columns).as("a tabular inside a tabular").isNegative();
                String spec = line.substring(BEGIN.length(), line.length() - 1);
                assertThat(spec).matches("[r|]*");
                columns = spec.replace("|", "").length();
                tables.add(new ArrayList<>());
            } else if (line.equals("\\end{tabular}")) {
                assertThat(columns).as("an end without a beginning").isNotNegative();
                columns = -1;
            } else if (columns < 0) {
                assertThat(line).isIn("", "\\medskip");
            } else if (!line.equals("\\hline")) {
                assertThat(line).endsWith(" \\\\");
                List<String> cells = Stream.of(
                                line.substring(0, line.length() - 3).split(" & ", -1))
                        .map(String::strip)
                        .toList();
                assertThat(cells).as(line).hasSize(columns);
                tables.get(tables.size() - 1).add(cells);
            }
        }
        assertThat(columns).as("a tabular without an end").isNegative();
        return new LatexText(comments, tables);
    }

    private static void assertBalanced(String line) {
        int depth = 0;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            depth += c == '{' ? 1 : c == '}' ? -1 : 0;
            assertThat(depth).as(line).isNotNegative();
        }
        assertThat(depth).as(line).isZero();
        assertThat(line.chars().filter(c -> c == '$').count() % 2).as(line).isZero();
    }

    /** The program that compiles LaTeX here, if there is one. */
    public static Optional<Path> engine() {
        return Stream.of("pdflatex", "tectonic", "latex")
                .flatMap(name -> Stream.of(
                                System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                        .map(directory -> Path.of(directory, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** Compiles an article of nothing but the tables. */
    public static void compile(Path engine, String tables, Path directory) throws IOException, InterruptedException {
        Path article = Files.writeString(
                directory.resolve("tables.tex"),
                "\\documentclass{article}\n\\begin{document}\n" + tables + "\\end{document}\n");
        List<String> command = new ArrayList<>(List.of(engine.toString()));
        if (!engine.endsWith("tectonic")) {
            command.addAll(List.of("-interaction=nonstopmode", "-halt-on-error"));
        }
        command.add(article.getFileName().toString());
        Path log = directory.resolve("output");
        Process process = new ProcessBuilder(command)
                .directory(directory.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        assertThat(process.waitFor(20, TimeUnit.MINUTES)).as("compiled in time").isTrue();
        assertThat(process.exitValue()).as(Files.readString(log)).isZero();
    }
}
