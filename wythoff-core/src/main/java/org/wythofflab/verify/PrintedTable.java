package org.wythofflab.verify;

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

/**
 * A table exactly as a paper prints it: a resource with lines {@code # key: value}, then tab-separated columns and rows.
 *
 * @param head where it stands, the game, and what the cells mean
 */
public record PrintedTable(String id, Map<String, String> head, List<String> columns, List<List<String>> rows) {

    /** Such as {@code modular-table-03}. */
    static PrintedTable read(String id) {
        Map<String, String> head = new LinkedHashMap<>();
        List<List<String>> lines = new ArrayList<>();
        for (String line : lines("papers/" + id + ".tsv")) {
            if (line.startsWith("#")) {
                int colon = line.indexOf(':');
                head.put(
                        line.substring(1, colon).trim(),
                        line.substring(colon + 1).trim());
            } else {
                lines.add(List.of(line.split("\t", -1)));
            }
        }
        return new PrintedTable(id, head, lines.get(0), List.copyOf(lines.subList(1, lines.size())));
    }

    private static List<String> lines(String resource) {
        InputStream stream = Objects.requireNonNull(PrintedTable.class.getResourceAsStream(resource), resource);
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return reader.lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public String get(String key) {
        return Objects.requireNonNull(head.get(key), () -> id + " lacks the line '# " + key + ": ...'");
    }

    public String text(List<String> row, String column) {
        return row.get(columns.indexOf(column));
    }

    /** The number in a column; {@code B_n+1} is one more than the number in column {@code B_n}. */
    public int number(List<String> row, String term) {
        if (columns.contains(term)) {
            return Integer.parseInt(text(row, term));
        }
        int plus = term.lastIndexOf('+');
        return number(row, term.substring(0, plus)) + Integer.parseInt(term.substring(plus + 1));
    }

    /** The game of a row, which is the game of the table unless that names a column, as in {@code modular({m})}. */
    public String game(List<String> row) {
        String game = get("game");
        for (String column : columns) {
            game = game.replace("{" + column + "}", text(row, column));
        }
        return game;
    }

    /** {@code n=2 H_n}: the row by its first column, then the column. */
    public String label(List<String> row, String column) {
        return columns.get(0) + "=" + row.get(0) + " " + column;
    }
}
