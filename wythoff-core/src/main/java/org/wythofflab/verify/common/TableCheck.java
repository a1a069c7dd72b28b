package org.wythofflab.verify.common;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.GrundyTable;
import org.wythofflab.verify.Case;
import org.wythofflab.verify.Check;
import org.wythofflab.verify.Counterexample;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.Footing;
import org.wythofflab.verify.Ground;
import org.wythofflab.verify.Outcomes;
import org.wythofflab.verify.PrintedTable;

/**
 * A printed table held against the rules, cell by cell; every wrong cell is listed. A table of P-positions says for the
 * first piles below {@code # complete} what all their P-positions are, so that there the right number is known for each
 * cell; beyond, its pairs are P-positions at least.
 */
public final class TableCheck implements Check {

    /** A printed number, and the position it makes with what stands beside it. */
    private record Cell(String label, int x, int y) {}

    private final String id;

    public TableCheck(String id) {
        this.id = id;
    }

    /** The cases of a table, one for each game it speaks of. */
    public static List<Case> cases(String id) {
        return Case.single(new TableCheck(id));
    }

    @Override
    public Finding upTo(long bound, Ground ground) {
        return new Held(ground.table(id), ground).cells();
    }

    /** The table and the ground it is held against. */
    private record Held(PrintedTable table, Ground ground) {

        Finding cells() {
            List<String> games =
                    table.rows().stream().map(table::game).distinct().toList();
            return Finding.on(
                    Footing.each(games, this::broken),
                    broken -> Finding.refuted(
                            broken.stream().flatMap(List::stream).toList()));
        }

        private Footing<List<Counterexample>> broken(String game) {
            GameSpec spec = Ground.game(game);
            return table.get("kind").equals("GRUNDY") ? grundy(spec) : positions(spec, cells(game));
        }

        private Footing<List<Counterexample>> grundy(GameSpec game) {
            List<String> labels = table.columns().subList(1, table.columns().size());
            return ground.grundy(game, Math.max(labels.size(), table.rows().size()))
                    .map(truth -> grundy(labels, truth));
        }

        private List<Counterexample> grundy(List<String> labels, GrundyTable truth) {
            List<Counterexample> broken = new ArrayList<>();
            for (List<String> row : table.rows()) {
                for (String column : labels) {
                    int right = truth.at(Integer.parseInt(row.get(0)), Integer.parseInt(column));
                    if (table.number(row, column) != right) {
                        broken.add(new Counterexample(table.label(row, column), table.text(row, column), "" + right));
                    }
                }
            }
            return broken;
        }

        private List<Cell> cells(String game) {
            List<Cell> cells = new ArrayList<>();
            for (List<String> row : table.rows()) {
                if (table.game(row).equals(game)) {
                    for (String pair : table.get("cells").split(";", -1)) {
                        String[] terms = pair.trim().split(",", -1);
                        cells.add(new Cell(
                                table.label(row, terms[1]), table.number(row, terms[0]), table.number(row, terms[1])));
                    }
                }
            }
            return cells;
        }

        private Footing<List<Counterexample>> positions(GameSpec game, List<Cell> cells) {
            int rows = 1 + cells.stream().mapToInt(Cell::x).max().orElseThrow();
            // Twice as wide as what is printed, to see what a complete row leaves out.
            int columns = 16 + 2 * cells.stream().mapToInt(Cell::y).max().orElseThrow();
            return ground.outcomes(game, rows, columns).map(truth -> positions(cells, truth));
        }

        private List<Counterexample> positions(List<Cell> cells, Outcomes truth) {
            int rows = truth.board().rows();
            Map<Integer, List<Cell>> byFirst = new LinkedHashMap<>();
            cells.stream()
                    .filter(this::isListed)
                    .forEach(cell -> byFirst.computeIfAbsent(cell.x(), x -> new ArrayList<>())
                            .add(cell));
            String complete = table.get("complete");
            int known = complete.equals("all") ? rows : Math.min(rows, Integer.parseInt(complete));
            List<Counterexample> broken = new ArrayList<>();
            for (int x = 0; x < known; x++) {
                broken.addAll(row(x, byFirst.getOrDefault(x, List.of()), secondPiles(truth, x)));
            }
            cells.stream()
                    .filter(cell -> (cell.x() >= known || !isListed(cell)) && !truth.isP(cell.x(), cell.y()))
                    .forEach(cell -> broken.add(new Counterexample(
                            cell.label(), "(" + cell.x() + "," + cell.y() + ")", "not a P-position")));
            return broken;
        }

        /** A table of a symmetric game may list P-positions with x <= y only, or both orders. */
        private boolean isListed(Cell cell) {
            return cell.x() <= cell.y() || !table.get("symmetric").equals("yes");
        }

        /** The second piles of the P-positions (x,y), of those with x <= y if the table leaves out the others. */
        private List<Integer> secondPiles(Outcomes truth, int x) {
            List<Integer> piles = new ArrayList<>();
            truth.forEachP(x, truth.board().columns(), y -> {
                if (y >= x || !table.get("symmetric").equals("yes")) {
                    piles.add(y);
                }
            });
            return piles;
        }

        private static List<Counterexample> row(int x, List<Cell> printed, List<Integer> right) {
            List<Counterexample> broken = new ArrayList<>();
            for (int i = 0; i < Math.max(printed.size(), right.size()); i++) {
                if (i >= printed.size()) {
                    broken.add(new Counterexample("first pile " + x, "missing", "(" + x + "," + right.get(i) + ")"));
                } else if (i >= right.size()) {
                    broken.add(new Counterexample(
                            printed.get(i).label(), "" + printed.get(i).y(), "no P-position"));
                } else if (printed.get(i).y() != right.get(i)) {
                    broken.add(new Counterexample(
                            printed.get(i).label(), "" + printed.get(i).y(), "" + right.get(i)));
                }
            }
            return broken;
        }
    }
}
