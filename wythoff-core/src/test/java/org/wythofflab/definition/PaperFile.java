package org.wythofflab.definition;

import java.util.ArrayList;
import java.util.List;
import org.wythofflab.definition.PaperTables.Cell;
import org.wythofflab.definition.PaperTables.Contradiction;
import org.wythofflab.definition.PaperTables.Kind;
import org.wythofflab.definition.PaperTables.Table;
import org.wythofflab.verify.PrintedTable;

/** One printed table, as tests read it. */
record PaperFile(PrintedTable printed) {

    static PaperFile read(String id) {
        return new PaperFile(PrintedTable.read(id));
    }

    String id() {
        return printed.id();
    }

    List<List<String>> rows() {
        return printed.rows();
    }

    String get(String key) {
        return printed.get(key);
    }

    String text(List<String> row, String column) {
        return printed.text(row, column);
    }

    int number(List<String> row, String term) {
        return printed.number(row, term);
    }

    String game(List<String> row) {
        return printed.game(row);
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
                        id(),
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
                printed.columns().stream().skip(1).forEach(column -> cells.add(grundyCell(row, column)));
            } else {
                for (String pair : get("cells").split(";", -1)) {
                    cells.add(positionCell(row, pair.trim()));
                }
            }
        }
        return List.copyOf(cells);
    }

    private Cell grundyCell(List<String> row, String column) {
        return new Cell(
                printed.label(row, column),
                number(row, printed.columns().get(0)),
                Integer.parseInt(column),
                number(row, column));
    }

    private Cell positionCell(List<String> row, String pair) {
        String[] terms = pair.split(",", -1);
        return new Cell(printed.label(row, "(" + pair + ")"), number(row, terms[0]), number(row, terms[1]), 0);
    }

    /** What the rules give in the cells that a contradiction names. */
    PaperFile corrected(List<Contradiction> contradictions) {
        return new PaperFile(new PrintedTable(
                id(),
                printed.head(),
                printed.columns(),
                rows().stream().map(row -> corrected(row, contradictions)).toList()));
    }

    private List<String> corrected(List<String> row, List<Contradiction> contradictions) {
        List<String> right = new ArrayList<>(row);
        for (Contradiction contradiction : contradictions) {
            for (int i = 1; i < printed.columns().size(); i++) {
                if (contradiction
                        .cell()
                        .equals(printed.label(row, printed.columns().get(i)))) {
                    if (!row.get(i).equals(contradiction.printed())) {
                        throw new IllegalStateException(id() + " does not print what " + contradiction + " says");
                    }
                    right.set(i, contradiction.right());
                }
            }
        }
        return List.copyOf(right);
    }
}
