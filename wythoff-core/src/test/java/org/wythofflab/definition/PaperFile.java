package org.wythofflab.definition;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.wythofflab.definition.PaperTables.Cell;
import org.wythofflab.definition.PaperTables.Contradiction;
import org.wythofflab.definition.PaperTables.Kind;
import org.wythofflab.definition.PaperTables.Table;

/** One file of {@code papers/}: lines {@code # key: value}, then tab-separated columns and rows. */
record PaperFile(String id, Map<String, String> head, List<String> columns, List<List<String>> rows) {

    static PaperFile read(String id) {
        Map<String, String> head = new LinkedHashMap<>();
        List<List<String>> lines = new ArrayList<>();
        for (String line : lines(
                "contradictions".equals(id)
                        ? "/papers/contradictions.tsv"
                        : "/org/wythofflab/verify/papers/" + id + ".tsv")) {
            if (line.startsWith("#")) {
                int colon = line.indexOf(':');
                head.put(
                        line.substring(1, colon).trim(),
                        line.substring(colon + 1).trim());
            } else {
                lines.add(List.of(line.split("\t", -1)));
            }
        }
        return new PaperFile(id, head, lines.get(0), lines.subList(1, lines.size()));
    }

    private static List<String> lines(String resource) {
        InputStream stream = Objects.requireNonNull(PaperFile.class.getResourceAsStream(resource), resource);
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return reader.lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String get(String key) {
        return Objects.requireNonNull(head.get(key), () -> id + " lacks the line '# " + key + ": ...'");
    }

    String text(List<String> row, String column) {
        return row.get(columns.indexOf(column));
    }

    /** The number in a column; {@code B_n+1} is one more than the number in column {@code B_n}. */
    int number(List<String> row, String term) {
        if (columns.contains(term)) {
            return Integer.parseInt(text(row, term));
        }
        int plus = term.lastIndexOf('+');
        return number(row, term.substring(0, plus)) + Integer.parseInt(term.substring(plus + 1));
    }

    /** The game of a row, which is the game of the file unless that names a column, as in {@code modular({m})}. */
    String game(List<String> row) {
        String game = get("game");
        for (String column : columns) {
            game = game.replace("{" + column + "}", text(row, column));
        }
        return game;
    }

    /** The tables of this file, one per game. */
    List<Table> tables(List<Contradiction> contradictions) {
        PaperFile right = corrected(contradictions);
        boolean positions = Kind.valueOf(get("kind")) == Kind.POSITIONS;
        String complete = positions ? get("complete") : "0";
        return rows.stream()
                .map(this::game)
                .distinct()
                .map(game -> new Table(
                        id,
                        get("paper"),
                        get("locator"),
                        game,
                        positions ? Kind.POSITIONS : Kind.GRUNDY,
                        positions && get("symmetric").equals("yes"),
                        complete.equals("all") ? Integer.MAX_VALUE : Integer.parseInt(complete),
                        cells(game),
                        right.cells(game),
                        contradictions))
                .toList();
    }

    private List<Cell> cells(String game) {
        List<Cell> cells = new ArrayList<>();
        for (List<String> row : rows) {
            if (!game(row).equals(game)) {
                continue;
            }
            if (get("kind").equals("GRUNDY")) {
                columns.stream().skip(1).forEach(column -> cells.add(grundyCell(row, column)));
            } else {
                for (String pair : get("cells").split(";", -1)) {
                    cells.add(positionCell(row, pair.trim()));
                }
            }
        }
        return List.copyOf(cells);
    }

    private Cell grundyCell(List<String> row, String column) {
        return new Cell(label(row, column), number(row, columns.get(0)), Integer.parseInt(column), number(row, column));
    }

    private Cell positionCell(List<String> row, String pair) {
        String[] terms = pair.split(",", -1);
        return new Cell(label(row, "(" + pair + ")"), number(row, terms[0]), number(row, terms[1]), 0);
    }

    /** {@code n=2 H_n}: the row by its first column, then the column. */
    private String label(List<String> row, String column) {
        return columns.get(0) + "=" + row.get(0) + " " + column;
    }

    /** What the rules give in the cells that a contradiction names. */
    PaperFile corrected(List<Contradiction> contradictions) {
        return new PaperFile(
                id,
                head,
                columns,
                rows.stream().map(row -> corrected(row, contradictions)).toList());
    }

    private List<String> corrected(List<String> row, List<Contradiction> contradictions) {
        List<String> right = new ArrayList<>(row);
        for (Contradiction contradiction : contradictions) {
            for (int i = 1; i < columns.size(); i++) {
                if (contradiction.cell().equals(label(row, columns.get(i)))) {
                    if (!row.get(i).equals(contradiction.printed())) {
                        throw new IllegalStateException(id + " does not print what " + contradiction + " says");
                    }
                    right.set(i, contradiction.right());
                }
            }
        }
        return List.copyOf(right);
    }
}
