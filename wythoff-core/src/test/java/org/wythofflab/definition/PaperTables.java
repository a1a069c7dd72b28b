package org.wythofflab.definition;

import java.util.List;

/**
 * What the five papers print, read from {@code papers/*.tsv}, beside the list of cells that the rules
 * contradict. A file may speak of several games ({@code modular({m})}); each gives its own table.
 */
public final class PaperTables {

    /** Whether the cells are P-positions or Grundy values. */
    public enum Kind {
        POSITIONS,
        GRUNDY
    }

    /** Position (x,y) and its Grundy value, or 0 where the table only says that it is P. */
    public record Cell(String label, int x, int y, int value) {}

    /** The rules give another number than the paper prints; {@code why} says how they do. */
    public record Contradiction(String paper, String table, String cell, String printed, String right, String why) {}

    /**
     * One table for one game.
     *
     * @param symmetric whether (y,x) has the value of (x,y), so that one of them may be missing
     * @param complete every P-position with x below this (and x <= y if symmetric) is among the cells
     * @param printed the cells exactly as printed
     * @param right the cells after {@code contradictions}: what the rules give
     */
    public record Table(
            String id,
            String paper,
            String locator,
            String game,
            Kind kind,
            boolean symmetric,
            int complete,
            List<Cell> printed,
            List<Cell> right,
            List<Contradiction> contradictions) {
        @Override
        public String toString() {
            return id + ": " + game;
        }
    }

    /** How many P-positions (x,y) with x < y a game has in all. */
    public record Count(String locator, String game, int count) {}

    /** A history of imitation Nim, and whether the paper says that the last mover wins. */
    public record Outcome(String locator, String game, String history, boolean p) {}

    private static final List<String> IDS = List.of(
            "wyt-f-table-01",
            "wyt-f-table-02",
            "wyt-f-table-03",
            "wyt-f-table-04",
            "modular-table-01",
            "modular-table-03",
            "modular-table-04",
            "modular-table-05",
            "modular-table-06",
            "modular-table-07",
            "modular-table-08",
            "modular-table-09",
            "modular-table-10",
            "modular-table-11",
            "blocking-table-02",
            "blocking-table-03",
            "blocking-table-04",
            "blocking-proposition-1.3",
            "restricted-st-table-01",
            "restricted-st-table-02",
            "restricted-st-table-03",
            "restricted-st-table-04",
            "restricted-st-table-05",
            "restricted-st-table-06",
            "restricted-st-table-07",
            "restricted-st-table-08",
            "restricted-st-table-09",
            "restricted-st-table-10",
            "restricted-st-list-03",
            "restricted-st-list-04",
            "restricted-st-list-05",
            "restricted-st-list-06",
            "restricted-st-list-07",
            "restricted-st-list-08",
            "restricted-st-example-05",
            "imitation-example-15-mp-wythoff",
            "imitation-example-16-mp-wythoff",
            "imitation-example-15-imitation",
            "imitation-example-16-imitation");

    private static final String HISTORIES = "imitation-histories";

    private PaperTables() {}

    /** Every printed table of P-positions and Grundy values. */
    public static List<Table> tables() {
        return IDS.stream()
                .flatMap(id -> PaperFile.read(id).tables(contradictionsOf(id)).stream())
                .toList();
    }

    /** The numbers of P-positions of modular Wythoff, Table 2. */
    public static List<Count> counts() {
        PaperFile file = PaperFile.read("modular-table-02");
        return file.rows().stream()
                .map(row -> new Count(file.get("locator"), file.game(row), file.number(row, "a_m")))
                .toList();
    }

    /** What the imitation paper says of single histories, exactly as printed. */
    public static List<Outcome> printedHistories() {
        return outcomes(PaperFile.read(HISTORIES));
    }

    /** The same after {@link #contradictions}: what the rules give. */
    public static List<Outcome> rightHistories() {
        return outcomes(PaperFile.read(HISTORIES).corrected(contradictionsOf(HISTORIES)));
    }

    private static List<Outcome> outcomes(PaperFile file) {
        return file.rows().stream()
                .map(row -> new Outcome(
                        file.text(row, "locator"),
                        file.text(row, "game"),
                        file.text(row, "history"),
                        file.text(row, "outcome").equals("P")))
                .toList();
    }

    /** Every cell that the rules contradict; {@code table} is the id of its table. */
    public static List<Contradiction> contradictions() {
        PaperFile file = PaperFile.read("contradictions");
        return file.rows().stream()
                .map(row -> new Contradiction(
                        file.text(row, "paper"),
                        file.text(row, "table"),
                        file.text(row, "cell"),
                        file.text(row, "printed"),
                        file.text(row, "right"),
                        file.text(row, "why")))
                .toList();
    }

    private static List<Contradiction> contradictionsOf(String table) {
        return contradictions().stream().filter(c -> c.table().equals(table)).toList();
    }
}
