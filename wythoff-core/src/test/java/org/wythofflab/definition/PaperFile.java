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

/** One printed table, as tests read it: lines {@code # key: value}, then the columns, then the rows. */
record PaperFile(String id, Map<String, String> head, List<String> columns, List<List<String>> rows) {

    private static final String FOLDER = "/org/wythofflab/verify/papers/";

    static PaperFile read(String id) {
        Map<String, String> head = new LinkedHashMap<>();
        List<List<String>> rows = new ArrayList<>();
        InputStream file = Objects.requireNonNull(PaperFile.class.getResourceAsStream(FOLDER + id + ".tsv"), id);
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith("#")) {
                    String[] entry = line.substring(1).split(":", 2);
                    head.put(entry[0].trim(), entry[1].trim());
                } else {
                    rows.add(List.of(line.split("\t", -1)));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new PaperFile(id, head, rows.get(0), List.copyOf(rows.subList(1, rows.size())));
    }

    String get(String key) {
        return Objects.requireNonNull(head.get(key), () -> id + " lacks " + key);
    }

    String text(List<String> row, String column) {
        return row.get(columns.indexOf(column));
    }

    /** A column, or such as {@code B_n+1}: one more than column {@code B_n}. */
    int number(List<String> row, String term) {
        int plus = columns.contains(term) ? -1 : term.lastIndexOf('+');
        return plus < 0
                ? Integer.parseInt(text(row, term))
                : number(row, term.substring(0, plus)) + Integer.parseInt(term.substring(plus + 1));
    }

    /** The game of a row, with the columns that {@code modular({m})} names put in. */
    String game(List<String> row) {
        String game = get("game");
        for (int i = 0; i < columns.size(); i++) {
            game = game.replace("{" + columns.get(i) + "}", row.get(i));
        }
        return game;
    }

    /** {@code n=2 H_n}: how a contradiction names a cell. */
    private String label(List<String> row, String column) {
        return columns.get(0) + "=" + row.get(0) + " " + column;
    }

    /** The tables of this file, one per game. */
    List<Table> tables(List<Contradiction> contradictions) {
        PaperFile right = corrected(contradictions);
        boolean positions = Kind.valueOf(get("kind")) == Kind.POSITIONS;
        String complete = positions ? get("complete") : "0";
        return rows().stream()
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
        for (List<String> row : rows()) {
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
