package org.wythofflab.lab.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.definition.Definition;
import org.wythofflab.definition.DefinitionSolver;
import org.wythofflab.definition.Definitions;
import org.wythofflab.definition.ImitationDefinition;
import org.wythofflab.lab.Summary;
import org.wythofflab.solve.Budget;

/** The plain programs by the definitions: a ratio to something wrong means nothing. */
class PlainProgramsTest {
    private static final Budget AMPLE = Budget.of(1L << 40, 1L << 28);
    private static final int SIDE = 23;

    private static Stream<Definition> plainGames() {
        return Definitions.all().stream()
                .filter(game -> game.maneuver() == Definition.Maneuver.NONE)
                .limit(80);
    }

    /** Whether a position is listed. */
    private interface Listed {
        boolean at(int x, int y);
    }

    private static String summary(int side, boolean ordered, Listed listed) {
        Summary summary = new Summary();
        for (int x = 0; x < side; x++) {
            for (int y = ordered ? x : 0; y < side; y++) {
                if (listed.at(x, y)) {
                    summary.add(x, y, 1);
                }
            }
        }
        return summary.fingerprint();
    }

    private static String defined(String game, int side, boolean ordered) {
        boolean[][] p = DefinitionSolver.pPositions(Definitions.named(game), side, side);
        return summary(side, ordered, (x, y) -> p[x][y]);
    }

    @ParameterizedTest
    @MethodSource("plainGames")
    void boardsAndTables(Definition game) {
        boolean[][] p = DefinitionSolver.pPositions(game, SIDE, SIDE);
        assertThat(PlainBoards.board(game.text(), SIDE).within(AMPLE))
                .isEqualTo(summary(SIDE, false, (x, y) -> p[x][y]));
        if (!game.misere()) {
            int[][] values = DefinitionSolver.grundy(game, SIDE, SIDE);
            Summary summary = new Summary();
            for (int x = 0; x < SIDE; x++) {
                for (int y = x; y < SIDE; y++) {
                    summary.add(x, y, values[x][y]);
                }
            }
            assertThat(PlainBoards.table(game.text(), SIDE).within(AMPLE)).isEqualTo(summary.fingerprint());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5, 7})
    void countersOfBlockingGames(int block) {
        assertThat(PlainLists.blocked(block, 40).within(AMPLE)).isEqualTo(defined("wythoff block " + block, 40, true));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1,2", "2,1", "2,3", "3,2"})
    void countersOfDiagonals(String parameters) {
        int m = parameters.charAt(0) - '0';
        int p = parameters.charAt(2) - '0';
        Definition game = Definitions.all().stream()
                .filter(any -> any.text().equals("mp-wythoff(" + parameters + ")"))
                .findFirst()
                .orElseThrow();
        boolean[][] outcomes = DefinitionSolver.pPositions(game, 40, 40);
        assertThat(PlainLists.diagonals(m, p, 40).within(AMPLE)).isEqualTo(summary(40, true, (x, y) -> outcomes[x][y]));
    }

    @Test
    void pairsAndTheirLines() {
        boolean[][] p = DefinitionSolver.pPositions(Definitions.named("st(3,4)"), 20, 160);
        Summary pairs = new Summary();
        int count = 0;
        for (int x = 0; x < 20; x++) {
            for (int y = x; y < 160; y++) {
                if (p[x][y]) {
                    pairs.add(x, y, 1);
                    count++;
                }
            }
        }
        assertThat(count).isGreaterThan(10);
        assertThat(PlainLists.pairs(3, 4, count).within(AMPLE)).isEqualTo(pairs.fingerprint());
        // The sum of "0 0 0\n1 1 2\n2 3 5\n".
        assertThat(PlainLists.lines(3).within(AMPLE)).isEqualTo("text " + crc("0 0 0\n1 1 2\n2 3 5\n"));
    }

    private static String crc(String text) {
        CRC32 sum = new CRC32();
        sum.update(text.getBytes(StandardCharsets.US_ASCII));
        return Long.toHexString(sum.getValue());
    }

    @Test
    void placesOfAValue() {
        int[][] values = DefinitionSolver.grundy(Definitions.named("wythoff"), SIDE, 3 * SIDE);
        Summary summary = new Summary();
        for (int x = 0; x < SIDE; x++) {
            int y = 0;
            while (values[x][y] != 1) {
                y++;
            }
            summary.add(x, y, 1);
        }
        assertThat(PlainBoards.places("wythoff", 1, SIDE).within(AMPLE)).isEqualTo(summary.fingerprint());
    }

    @ParameterizedTest
    @ValueSource(strings = {"1,1", "2,3", "3,2"})
    void statesOfImitation(String parameters) {
        int m = parameters.charAt(0) - '0';
        int p = parameters.charAt(2) - '0';
        ImitationDefinition game = new ImitationDefinition(m, p, false);
        assertThat(PlainStates.starts(m, p, 9).within(AMPLE))
                .isEqualTo(summary(9, false, (x, y) -> game.isP(List.of(new ImitationDefinition.Pair(x, y)))));
    }

    @Test
    void longPiles() {
        assertThat(decided(PlainNumbers::isWythoffPair)).isEqualTo(defined("wythoff", 60, true));
        assertThat(decided(PlainNumbers::isBlockTwoPair)).isEqualTo(defined("wythoff block 2", 60, true));
        assertThat(decided((x, y) -> PlainNumbers.isStPair(2, 1, x, y))).isEqualTo(defined("st(2,1)", 60, true));
        assertThat(decided((x, y) -> PlainNumbers.isStPair(3, 4, x, y))).isEqualTo(defined("st(3,4)", 60, true));
    }

    private static String decided(PlainNumbers.Outcome outcome) {
        return summary(60, true, (x, y) -> outcome.isP(BigInteger.valueOf(x), BigInteger.valueOf(y)));
    }
}
