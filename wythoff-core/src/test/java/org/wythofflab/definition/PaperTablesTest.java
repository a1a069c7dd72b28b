package org.wythofflab.definition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wythofflab.definition.ImitationDefinition.Pair;
import org.wythofflab.definition.PaperTables.Cell;
import org.wythofflab.definition.PaperTables.Kind;
import org.wythofflab.definition.PaperTables.Table;

/** What the papers print, against the rules; the contradictions are listed in {@code contradictions.tsv}. */
class PaperTablesTest {

    static Stream<Table> tables() {
        return PaperTables.tables().stream();
    }

    @ParameterizedTest
    @MethodSource("tables")
    void printedCellsFollowFromTheRulesExceptTheListedOnes(Table table) {
        if (table.kind() == Kind.GRUNDY) {
            int[][] grundy = DefinitionSolver.grundy(Definitions.named(table.game()), width(table), height(table));
            assertThat(table.right())
                    .allSatisfy(cell -> assertThat(grundy[cell.x()][cell.y()]).isEqualTo(cell.value()));
            return;
        }
        boolean[][] p = pPositions(table);
        assertThat(table.right())
                .allSatisfy(cell -> assertThat(p[cell.x()][cell.y()]).isTrue());
        Set<Pair> listed =
                table.right().stream().map(cell -> new Pair(cell.x(), cell.y())).collect(Collectors.toSet());
        assertThat(pairsBelow(table, p))
                .as("P-positions below the bound of the table")
                .isSubsetOf(listed);
    }

    @Test
    void everyContradictionNamesAPrintedCell() {
        for (Table table : PaperTables.tables()) {
            long changed = 0;
            for (int i = 0; i < table.printed().size(); i++) {
                changed += table.printed().get(i).equals(table.right().get(i)) ? 0 : 1;
            }
            assertThat(changed).as(table.id()).isEqualTo(table.contradictions().size());
            table.contradictions().forEach(c -> assertThat(c.printed()).isNotEqualTo(c.right()));
        }
    }

    @Test
    void modularGamesHaveTheCountedNumberOfPositions() {
        assertThat(PaperTables.counts()).hasSize(16).allSatisfy(count -> {
            boolean[][] p = DefinitionSolver.pPositions(Definitions.named(count.game()), 40, 40);
            int pairs = 0;
            for (int x = 0; x < 40; x++) {
                for (int y = x + 1; y < 40; y++) {
                    pairs += p[x][y] ? 1 : 0;
                }
            }
            assertThat(pairs).as(count.game()).isEqualTo(count.count());
        });
    }

    @Test
    void differencesOfTheBlockingTablesAreDifferences() {
        for (String id : List.of("blocking-table-02", "blocking-table-03", "blocking-table-04")) {
            PaperFile file = PaperFile.read(id);
            assertThat(file.rows())
                    .hasSize(90)
                    .allSatisfy(row -> assertThat(file.number(row, "delta_n"))
                            .isEqualTo(file.number(row, "b_n") - file.number(row, "a_n")));
        }
    }

    @Test
    void historiesHaveThePrintedOutcomeExceptTheListedOnes() {
        assertThat(PaperTables.rightHistories()).allSatisfy(outcome -> {
            ImitationDefinition game = imitation(outcome.game());
            List<Pair> history = ImitationDefinition.history(outcome.history());
            assertThat(game.isLegal(history)).as(outcome.locator()).isTrue();
            assertThat(game.isP(history)).as(outcome.locator()).isEqualTo(outcome.p());
        });
        assertThat(PaperTables.printedHistories())
                .filteredOn(outcome ->
                        imitation(outcome.game()).isP(ImitationDefinition.history(outcome.history())) != outcome.p())
                .extracting(outcome -> outcome.game() + " " + outcome.history())
                .containsExactly("imitation(1,2) 1,3");
    }

    private static boolean[][] pPositions(Table table) {
        if (!table.game().startsWith("imitation")) {
            return DefinitionSolver.pPositions(Definitions.named(table.game()), width(table), height(table));
        }
        ImitationDefinition game = imitation(table.game());
        boolean[][] p = new boolean[width(table)][height(table)];
        for (int x = 0; x < p.length; x++) {
            for (int y = 0; y < p[x].length; y++) {
                p[x][y] = game.isP(List.of(new Pair(x, y)));
            }
        }
        return p;
    }

    private static List<Pair> pairsBelow(Table table, boolean[][] p) {
        List<Pair> pairs = new ArrayList<>();
        for (int x = 0; x < Math.min(table.complete(), p.length); x++) {
            for (int y = table.symmetric() ? x : 0; y < p[x].length; y++) {
                if (p[x][y]) {
                    pairs.add(new Pair(x, y));
                }
            }
        }
        return pairs;
    }

    /** Where the table claims every P-position there is, a board far larger than it. */
    private static int width(Table table) {
        return table.complete() == Integer.MAX_VALUE
                ? 40
                : 1 + table.printed().stream().mapToInt(Cell::x).max().orElseThrow();
    }

    /** A little beyond the table, so that a missing P-position is seen. */
    private static int height(Table table) {
        return table.complete() == Integer.MAX_VALUE
                ? 40
                : 8 + table.printed().stream().mapToInt(Cell::y).max().orElseThrow();
    }

    /** {@code imitation(2,3)}. */
    private static ImitationDefinition imitation(String text) {
        String[] numbers =
                text.substring(text.indexOf('(') + 1, text.length() - 1).split(",", -1);
        return new ImitationDefinition(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]), false);
    }
}
