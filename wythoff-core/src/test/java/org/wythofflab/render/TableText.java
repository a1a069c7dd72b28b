package org.wythofflab.render;

import java.util.ArrayList;
import java.util.List;

/** Reads tables back, headings first: CSV as RFC 4180 has it, and Markdown as GitHub does. */
public final class TableText {
    private TableText() {}

    public static List<List<String>> csv(String text) {
        List<List<String>> rows = new ArrayList<>();
        List<String> row = new ArrayList<>();
        StringBuilder field = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (quoted && c == '"' && i + 1 < text.length() && text.charAt(i + 1) == '"') {
                field.append(c);
                i++;
            } else if (c == '"') {
                quoted = !quoted;
            } else if (!quoted && (c == ',' || c == '\n')) {
                row.add(field.toString());
                field.setLength(0);
                if (c == '\n') {
                    rows.add(row);
                    row = new ArrayList<>();
                }
            } else {
                field.append(c);
            }
        }
        if (quoted || !row.isEmpty() || field.length() > 0) {
            throw new IllegalArgumentException("an unfinished line: " + row + field);
        }
        return sameWidth(rows);
    }

    public static List<List<String>> markdown(String text) {
        List<List<String>> rows = new ArrayList<>();
        List<String> lines = text.lines().toList();
        if (!text.endsWith("|\n") || !lines.get(1).matches("(\\|---:?)+\\|")) {
            throw new IllegalArgumentException("no table: " + text);
        }
        for (int i = 0; i < lines.size(); i++) {
            List<String> cells = cells(lines.get(i));
            if (i != 1) {
                rows.add(cells);
            } else if (cells.size() != rows.get(0).size()) {
                throw new IllegalArgumentException("headings and rule differ: " + text);
            }
        }
        return sameWidth(rows);
    }

    private static List<String> cells(String line) {
        List<String> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        for (int i = 1; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '\\') {
                cell.append(line.charAt(++i));
            } else if (c == '|') {
                cells.add(cell.toString().strip());
                cell.setLength(0);
            } else {
                cell.append(c);
            }
        }
        return cells;
    }

    private static List<List<String>> sameWidth(List<List<String>> rows) {
        for (List<String> row : rows) {
            if (row.size() != rows.get(0).size()) {
                throw new IllegalArgumentException("another number of cells: " + row);
            }
        }
        return rows;
    }
}
