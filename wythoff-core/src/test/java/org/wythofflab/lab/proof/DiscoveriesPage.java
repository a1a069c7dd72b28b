package org.wythofflab.lab.proof;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The page of discoveries, made of {@code docs/discoveries} and the certificates. */
final class DiscoveriesPage {

    private static final String BOTH =
            "| | game | digits in | states, normal play | states, misere play | known before? |";

    private final List<Finding> left;
    private final List<String> lines = new ArrayList<>();

    /** For each line of a table the discovery whose picture it shows. */
    private final Map<String, Finding> pictures = new LinkedHashMap<>();

    private DiscoveriesPage(List<Finding> findings) {
        left = new ArrayList<>(findings);
    }

    static String of(List<Finding> findings, String theorems) throws IOException {
        DiscoveriesPage page = new DiscoveriesPage(findings);
        page.lines.addAll(Files.readAllLines(Finding.DATA.resolve("intro.md")));
        page.tables();
        page.end(theorems);
        return String.join("\n", page.lines) + "\n";
    }

    /** The discoveries that are shown, by name. */
    static Map<String, Finding> pictures(List<Finding> findings) {
        DiscoveriesPage page = new DiscoveriesPage(findings);
        page.tables();
        return page.pictures;
    }

    private void tables() {
        family("Grundy values", one -> one.value() > 0);
        family("Blocking and complying", one -> one.game().matches(".* (block|comply) .*"));
        family("Games that end early", one -> one.game().contains("ends("));
        family("Misere play", one -> one.restricted().isEmpty());
        problem(25, "all amounts are multiples of K: `h`, `v`, `d1` and `d2` are `0 mod K`");
        problem(26, "all amounts leave the remainder r: `h`, `v`, `d1` and `d2` are `r mod K`");
        problem(
                27,
                "`h` and `d1` are `r mod K`, `v` and `d2` are `q mod K`; with r and q exchanged the piles change places");
        problem(28, "one-pile moves are free, `d1` and `d2` are `r mod K`");
        if (!left.isEmpty()) {
            throw new AssertionError("no table has a place for " + left);
        }
    }

    private void end(String theorems) throws IOException {
        lines.addAll(Files.readAllLines(Finding.DATA.resolve("by-hand.md")));
        lines.addAll(List.of("", "## Theorems", ""));
        lines.add(
                "Ten of them as a paper would say it; [theorems.tex](discoveries/theorems.tex) has them in LaTeX. A test makes"
                        + " these words from the certificates.");
        lines.addAll(List.of("", theorems, ""));
        lines.addAll(Files.readAllLines(Finding.DATA.resolve("tried.md")));
        for (String line : Files.readAllLines(Finding.DATA.resolve("tried.tsv"))) {
            String[] cells = line.split("\t", -1);
            lines.add("| `" + cells[0].replace("|", "\\|") + "`"
                    + (cells[1].equals("0") ? "" : " Grundy value " + cells[1]) + " | " + cells[2] + " | " + cells[3]
                    + " |");
        }
    }

    private List<Finding> taken(Predicate<Finding> family) {
        List<Finding> taken = left.stream().filter(family).toList();
        left.removeAll(taken);
        return taken;
    }

    /** One line for each game, with both conventions. */
    private void family(String title, Predicate<Finding> family) {
        lines.addAll(List.of("", "## " + title, "", BOTH, "|---|---|---|---|---|---|"));
        grouped(taken(family), one -> one.base() + one.value()).forEach((key, rows) -> {
            Finding first = rows.get(0);
            String game = "`" + first.base() + "`" + (first.value() == 0 ? "" : " value " + first.value());
            lines.add("| " + picture(rows) + " | " + game + " | "
                    + distinct(rows, Finding::numeration)
                    + " | " + timed(rows, false) + " | " + timed(rows, true) + " | "
                    + known(rows) + " |");
        });
    }

    private static String known(List<Finding> rows) {
        return rows.stream().map(Finding::note).distinct().count() == 1
                ? rows.get(0).note()
                : rows.stream()
                        .map(one -> (one.isMisere() ? "misere: " : "normal: ") + one.note())
                        .collect(Collectors.joining("; "));
    }

    private static String distinct(List<Finding> rows, Function<Finding, String> part) {
        return rows.stream().map(part).distinct().collect(Collectors.joining("; "));
    }

    private static Map<String, List<Finding>> grouped(List<Finding> rows, Function<Finding, String> key) {
        return rows.stream().collect(Collectors.groupingBy(key, LinkedHashMap::new, Collectors.toList()));
    }

    private static String timed(List<Finding> rows, boolean misere) {
        return rows.stream()
                .filter(one -> one.isMisere() == misere)
                .map(one -> states(one) + ", " + one.seconds() + " s")
                .collect(Collectors.joining());
    }

    private static String states(Finding one) {
        return one.file()
                .map(file -> "[" + one.states() + "](../" + Finding.ROOT.relativize(file) + ")")
                .orElse(Integer.toString(one.states()));
    }

    /** One line for the remainders of an open problem of Liu and Li, with a column for each s and t. */
    private void problem(int number, String words) {
        List<Finding> rows = taken(one -> one.note().contains("Open Problem " + number));
        List<String> columns =
                rows.stream().map(DiscoveriesPage::column).distinct().sorted().toList();
        double slowest = rows.stream()
                .mapToDouble(one -> Double.parseDouble(one.seconds()))
                .max()
                .orElse(0);
        lines.addAll(List.of("", "## Open Problem " + number + " of Liu and Li", ""));
        lines.add("`restricted(s,t; h=..., v=..., d1=..., d2=...)` where " + words
                + ". The numbers are the states for normal /"
                + " misere play; each took at most " + slowest + " s. "
                + sentence(rows.get(0).note().replaceFirst("^[^;]*; ", "")));
        lines.add("");
        lines.add("| | remainders | digits in | " + String.join(" | ", columns) + " |");
        lines.add("|---".repeat(3 + columns.size()) + "|");
        grouped(rows, DiscoveriesPage::remainders).forEach((remainders, line) -> {
            StringBuilder cells = new StringBuilder();
            for (String column : columns) {
                cells.append(" | ")
                        .append(line.stream()
                                .filter(one -> column(one).equals(column))
                                .map(DiscoveriesPage::states)
                                .collect(Collectors.joining(" / ")));
            }
            lines.add("| " + picture(line) + " | " + remainders + " | " + distinct(line, Finding::numeration) + cells
                    + " |");
        });
    }

    private static String sentence(String words) {
        return Character.toUpperCase(words.charAt(0)) + words.substring(1) + ".";
    }

    private static String column(Finding one) {
        var parts = one.restricted().orElseThrow();
        return "(s,t) = (" + parts.group(1) + "," + parts.group(2) + ")";
    }

    private static String remainders(Finding one) {
        var parts = one.restricted().orElseThrow();
        String first = parts.group(5).replace("odd", "1 mod 2").replace("even", "0 mod 2");
        String second = parts.group(6).replace("odd", "1 mod 2").replace("even", "0 mod 2");
        return first.equals(second) ? first : first.replaceFirst(" .*", "") + " and " + second;
    }

    private String picture(List<Finding> rows) {
        Finding shown =
                rows.stream().filter(one -> one.file().isPresent()).findFirst().orElse(rows.get(0));
        pictures.put(shown.name(), shown);
        return "![](discoveries/pictures/" + shown.name() + ".png)";
    }
}
