package org.wythofflab.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.wythofflab.definition.ImitationDefinition;
import org.wythofflab.definition.ImitationDefinition.Pair;
import org.wythofflab.definition.PaperTables;
import org.wythofflab.definition.PaperTables.Cell;
import org.wythofflab.definition.PaperTables.Kind;
import org.wythofflab.definition.PaperTables.Table;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Imitation;
import org.wythofflab.rules.ImitationState;
import org.wythofflab.rules.Position;
import org.wythofflab.solve.grundy.GrundyEngine;
import org.wythofflab.solve.imitation.ImitationEngine;

/**
 * The tables printed in the papers come out of the engines. Where a printed cell contradicts the rules, {@code
 * papers/contradictions.tsv} has the right value and why; the tables here are the corrected ones, and a separate test says
 * that the printed cells really are wrong.
 */
final class PaperTablesEngineTest {

    @TestFactory
    Stream<DynamicTest> everyTable() {
        return PaperTables.tables().stream()
                .map(table -> DynamicTest.dynamicTest(table.toString(), () -> {
                    if (table.kind() == Kind.GRUNDY) {
                        checkValues(table);
                    } else {
                        checkPositions(table);
                    }
                }));
    }

    private static int bound(List<Cell> cells) {
        return 2
                + cells.stream()
                        .mapToInt(cell -> Math.max(cell.x(), cell.y()))
                        .max()
                        .orElse(0);
    }

    private static OutcomeGrid solve(String game, int bound) {
        return Engines.outcomes(Boards.game(game), Extent.of(bound, bound), Boards.AMPLE)
                .fold(chosen -> chosen.value().run(Boards.AMPLE), refused -> {
                    throw new AssertionError(refused.why());
                });
    }

    private static void checkPositions(Table table) {
        int bound = bound(table.right());
        OutcomeGrid grid = solve(table.game(), bound);
        Set<Position> listed = new HashSet<>();
        for (Cell cell : table.right()) {
            assertThat(grid.isP(cell.x(), cell.y()))
                    .as("%s, %s: (%d,%d)", table, cell.label(), cell.x(), cell.y())
                    .isTrue();
            listed.add(new Position(cell.x(), cell.y()));
        }
        for (int x = 0; x < Math.min(bound, table.complete()); x++) {
            for (int y = table.symmetric() ? x : 0; y < bound; y++) {
                if (grid.isP(x, y)) {
                    assertThat(listed).as(table.toString()).contains(new Position(x, y));
                }
            }
        }
    }

    private static void checkValues(Table table) {
        int bound = bound(table.right());
        GrundyTable values = new GrundyEngine().solve(Boards.game(table.game()), new Board(bound, bound), Boards.AMPLE);
        for (Cell cell : table.right()) {
            assertThat(values.at(cell.x(), cell.y()))
                    .as("%s: (%d,%d)", table, cell.x(), cell.y())
                    .isEqualTo(cell.value());
        }
    }

    @Test
    void thePrintedCellsCalledWrongAreWrong() {
        int wrong = 0;
        for (Table table : PaperTables.tables()) {
            OutcomeGrid grid = solve(table.game(), bound(table.printed()));
            for (Cell cell : table.printed()) {
                boolean corrected = table.kind() == Kind.POSITIONS && !grid.isP(cell.x(), cell.y());
                wrong += corrected ? 1 : 0;
                assertThat(!corrected || !table.right().contains(cell)).isTrue();
            }
            assertThat(table.right().equals(table.printed()))
                    .isEqualTo(table.contradictions().isEmpty());
        }
        assertThat(wrong).isPositive();
    }

    @Test
    void finiteSetsOfPositionsHaveTheirPrintedSize() {
        for (PaperTables.Count count : PaperTables.counts()) {
            OutcomeGrid grid = solve(count.game(), 64);
            int found = 0;
            for (int x = 0; x < 64; x++) {
                for (int y = x + 1; y < 64; y++) {
                    found += grid.isP(x, y) ? 1 : 0;
                }
            }
            assertThat(found).as(count.toString()).isEqualTo(count.count());
        }
    }

    @Test
    void historiesOfTheImitationPaperHaveTheirOutcome() {
        for (PaperTables.Outcome outcome : PaperTables.rightHistories()) {
            GameSpec game = Boards.game(outcome.game());
            Imitation rule = game.memory().orElseThrow();
            List<Pair> history = ImitationDefinition.history(outcome.history());
            Pair start = history.get(0);
            ImitationState state = ImitationState.start(
                    rule, new BigPosition(BigInteger.valueOf(start.x()), BigInteger.valueOf(start.y())));
            for (int i = 1; i < history.size(); i++) {
                Pair before = history.get(i - 1);
                Pair after = history.get(i);
                boolean fromFirst = after.x() < before.x();
                int amount = fromFirst ? before.x() - after.x() : before.y() - after.y();
                state = state.after(rule, fromFirst, BigInteger.valueOf(amount));
            }
            ImitationStates states = new ImitationEngine().solve(game, 64, Boards.AMPLE);
            assertThat(states.isP(state)).as(outcome.toString()).isEqualTo(outcome.p());
        }
    }
}
