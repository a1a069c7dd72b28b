package org.wythofflab.solve.lines;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.definition.Definition;
import org.wythofflab.definition.DefinitionSolver;
import org.wythofflab.definition.RandomEnds;
import org.wythofflab.definition.RandomLineGames;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Position;
import org.wythofflab.solve.Boards;
import org.wythofflab.solve.Engines;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.GrundyTable;

final class ValueColumnsTest {

    private static boolean serves(String text) {
        return new ValueColumns()
                .capability(Boards.game(text), BigInteger.ONE, BigInteger.TEN)
                .fold(can -> true, cannot -> false);
    }

    private static List<Position> listed(String text, int value, int columns, int limit) {
        List<Position> listed = new ArrayList<>();
        new ValueColumns()
                .run(Boards.game(text), value, columns, limit, Boards.AMPLE, (a, b) -> listed.add(new Position(a, b)));
        return listed;
    }

    private interface Table {
        int at(int x, int y);
    }

    private static List<Position> inTable(Table table, int value, int side) {
        List<Position> found = new ArrayList<>();
        for (int a = 0; a < side; a++) {
            for (int b = a; b < side; b++) {
                if (table.at(a, b) == value) {
                    found.add(new Position(a, b));
                }
            }
        }
        return found;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void agreesWithTheDefinitionOnRandomGames(long seed) {
        Stream<Definition> games =
                RandomLineGames.from(seed).filter(game -> !game.misere()).limit(10);
        Stream<Definition> ending = RandomEnds.symmetricOn(
                RandomLineGames.from(seed).filter(game -> !game.misere()).limit(10), seed);
        Stream.concat(games, ending).forEach(game -> {
            int[][] values = DefinitionSolver.grundy(game, 24, 24);
            for (int value = 0; value < 12; value++) {
                assertThat(listed(game.text(), value, 24, 24))
                        .as("value %d of %s", value, game.text())
                        .isEqualTo(inTable((x, y) -> values[x][y], value, 24));
            }
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nim",
                "wythoff",
                "a-wythoff(3)",
                "wyt(4)",
                "st(2,3)",
                "st(2,7)",
                "wyt(3*k)",
                "moves(first: all; second: all; both: k = l or k = 1 and l = 2 or k = 2 and l = 1)",
                "moves(first: all; second: all; both: k = l or k = 2*l or l = 2*k)",
            })
    void agreesWithATable(String text) {
        GameSpec game = Boards.game(text);
        int side = 200;
        GrundyTable table = Engines.grundy(game, Extent.of(side, side), Boards.AMPLE)
                .fold(chosen -> chosen.value().run(Boards.AMPLE), refused -> {
                    throw new AssertionError(refused.why());
                });
        for (int value : new int[] {0, 1, 2, 10, 63, 64, 65}) {
            assertThat(listed(text, value, side, side)).isEqualTo(inTable(table::at, value, side));
        }
    }

    @Test
    void everyColumnHasEveryValueOnce() {
        int columns = 4097;
        for (int value = 0; value < 5; value++) {
            boolean[] has = new boolean[columns];
            for (Position position : listed("wythoff", value, columns, Integer.MAX_VALUE)) {
                int a = (int) position.x();
                assertThat(has[a]).isFalse();
                has[a] = true;
                if (position.y() < columns) {
                    has[(int) position.y()] = true;
                }
            }
            assertThat(has).doesNotContain(false);
        }
    }

    @Test
    void valueZeroIsP() {
        List<Position> p = new ArrayList<>();
        LineColumns.run(
                LinePlan.of(Boards.game("a-wythoff(2)")).orElseThrow(),
                5000,
                Integer.MAX_VALUE,
                Boards.AMPLE,
                (a, b) -> p.add(new Position(a, b)));
        assertThat(listed("a-wythoff(2)", 0, 5000, Integer.MAX_VALUE)).isEqualTo(p);
    }

    @ParameterizedTest
    @ValueSource(strings = {"wythoff misere", "mp-wythoff(2,3)", "wythoff block 2", "modular(3)", "odd-odd(2,3)"})
    void leavesOtherGamesAlone(String text) {
        assertThat(serves(text)).isFalse();
        assertThat(serves("wythoff")).isTrue();
    }
}
