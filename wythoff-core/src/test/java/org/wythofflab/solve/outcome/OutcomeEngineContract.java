package org.wythofflab.solve.outcome;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.wythofflab.definition.Definition;
import org.wythofflab.definition.Definitions;
import org.wythofflab.definition.RandomEnds;
import org.wythofflab.definition.RandomGames;
import org.wythofflab.definition.RandomGuards;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Boards;
import org.wythofflab.solve.Capability;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.OutcomeEngine;
import org.wythofflab.solve.OutcomeGrid;

/** What every outcome engine for games without memory owes: wherever it says it can, it agrees with the definition. */
public abstract class OutcomeEngineContract {
    private static final long SEED = 20261115;
    private static final int RANDOM_GAMES = 400;

    protected abstract OutcomeEngine engine();

    /** How many of the known games it can decide, at least. */
    protected int serves() {
        return 100;
    }

    @TestFactory
    Stream<DynamicTest> agreesWithTheDefinitionOnKnownGames() {
        List<Definition> mine = Definitions.all().stream()
                .filter(definition -> Boards.can(engine(), definition.text(), 24, 19))
                .toList();
        assertThat(mine).hasSizeGreaterThan(serves());
        return mine.stream().map(definition -> agreement(definition, 24, 19));
    }

    @TestFactory
    Stream<DynamicTest> agreesWithTheDefinitionOnRandomGames() {
        return RandomGames.from(SEED)
                .limit(RANDOM_GAMES)
                .filter(definition -> Boards.can(engine(), definition.text(), 15, 18))
                .map(definition -> agreement(definition, 15, 18));
    }

    @TestFactory
    Stream<DynamicTest> agreesWithTheDefinitionOnRandomGamesThatEndEarlier() {
        return RandomEnds.on(RandomGames.from(SEED).limit(RANDOM_GAMES), SEED)
                .filter(definition -> Boards.can(engine(), definition.text(), 15, 18))
                .map(definition -> agreement(definition, 15, 18));
    }

    @TestFactory
    Stream<DynamicTest> agreesWithTheDefinitionOnRandomGamesThatDependOnThePiles() {
        return RandomGuards.from(SEED)
                .limit(60)
                .filter(definition -> Boards.can(engine(), definition.text(), 12, 14))
                .map(definition -> agreement(definition, 12, 14));
    }

    private DynamicTest agreement(Definition definition, int rows, int columns) {
        return DynamicTest.dynamicTest(
                definition.text() + " (random games: seed " + SEED + ")",
                () -> assertThat(Boards.drawing(Boards.solve(engine(), definition.text(), rows, columns)))
                        .isEqualTo(Boards.drawing(definition, rows, columns)));
    }

    @Test
    void aSmallerBoardIsACornerOfALargerOne() {
        for (Definition definition : Definitions.all()) {
            if (Boards.can(engine(), definition.text(), 40, 131)) {
                OutcomeGrid large = Boards.solve(engine(), definition.text(), 40, 131);
                for (Board board : List.of(new Board(1, 1), new Board(1, 64), new Board(40, 1), new Board(17, 65))) {
                    OutcomeGrid small = Boards.solve(engine(), definition.text(), board.rows(), board.columns());
                    for (int x = 0; x < board.rows(); x++) {
                        for (int y = 0; y < board.columns(); y++) {
                            assertThat(small.isP(x, y))
                                    .as("%s at (%d,%d) of %s", definition, x, y, board)
                                    .isEqualTo(large.isP(x, y));
                        }
                    }
                }
            }
        }
    }

    @Test
    void aRowAsAListIsTheRow() {
        Board board = new Board(30, 131);
        for (Definition definition : Definitions.all()) {
            if (Boards.can(engine(), definition.text(), board.rows(), board.columns())) {
                assertThat(Boards.listed(engine(), Boards.game(definition.text()), board, 1))
                        .as(definition.text())
                        .isEqualTo(Boards.drawing(Boards.solve(engine(), definition.text(), 30, 131)));
            }
        }
    }

    @Test
    void aBoardWithoutCellsIsSolvedToo() {
        assertThat(Boards.solve(engine(), "wythoff", 0, 0).countP()).isZero();
    }

    @Test
    void aGameWithMemoryIsDeclinedWithAReason() {
        Capability capability = engine().capability(Boards.game("imitation(1,1)"), Extent.of(4, 4));
        assertThat(capability.<String>fold(can -> "can", Capability.Cannot::why))
                .contains("memory");
    }
}
