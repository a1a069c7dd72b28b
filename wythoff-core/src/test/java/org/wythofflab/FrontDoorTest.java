package org.wythofflab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.answer.Answer;
import org.wythofflab.answer.Standing;
import org.wythofflab.answer.Step;
import org.wythofflab.definition.Definition;
import org.wythofflab.definition.DefinitionSolver;
import org.wythofflab.definition.Definitions;
import org.wythofflab.lab.SavedTable;
import org.wythofflab.rules.Position;
import org.wythofflab.solve.GrundyTable;
import org.wythofflab.solve.OutcomeGrid;
import org.wythofflab.solve.RowPeriod;
import org.wythofflab.solve.StoppedException;

/** The front door gives what the definition gives, lazily and within limits. */
final class FrontDoorTest {
    private static final int SIZE = 6;
    private static final int LARGER = 14;

    static List<Definition> games() {
        return Definitions.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyWayToAskSaysWhatTheDefinitionSays(Definition definition) {
        boolean[][] p = DefinitionSolver.pPositions(definition, SIZE, SIZE);
        Game game = Wythoff.game(definition.text());
        OutcomeGrid grid = game.grid(SIZE, SIZE);
        List<Position> positions = new ArrayList<>();
        for (int x = 0; x < SIZE; x++) {
            for (int y = 0; y < SIZE; y++) {
                Answer answer = game.at(x, y);
                Position here = new Position(x, y);
                assertThat(answer.isP()).as("%s at (%d,%d)", game, x, y).isEqualTo(p[x][y]);
                assertThat(grid.isP(x, y)).isEqualTo(p[x][y]);
                if (p[x][y]) {
                    positions.add(new Position(x, y));
                }
                answer.move()
                        .ifPresent(move ->
                                assertThat(wins(definition, p, here, move)).isTrue());
            }
        }
        Collections.sort(positions);
        assertThat(game.positions(SIZE)).containsExactlyElementsOf(positions);
    }

    /** Whether a move is an option by the definition, and leads to a P-position. */
    private static boolean wins(Definition definition, boolean[][] p, Position from, Step move) {
        int x = move.x().intValueExact();
        int y = move.y().intValueExact();
        return p[x][y]
                && DefinitionSolver.options(definition, (int) from.x(), (int) from.y()).stream()
                        .anyMatch(option -> option.x() == x && option.y() == y);
    }

    @Test
    void optionsHaveTheStandingOfWhereTheyLead() {
        Definition definition = Definitions.named("odd-even(2,3)");
        boolean[][] p = DefinitionSolver.pPositions(definition, LARGER, LARGER);
        Game game = Wythoff.game(definition.text());
        assertThat(game.options("9", "13")).hasSameSizeAs(DefinitionSolver.options(definition, 9, 13));
        game.options("9", "13")
                .forEach((option, standing) -> assertThat(standing).isEqualTo(Standing.of(p[option.x()][option.y()])));
    }

    @Test
    void valuesOfATableAndOfOnePositionAgreeWithTheDefinition() {
        Definition definition = Definitions.named("modular(5)");
        int[][] values = DefinitionSolver.grundy(definition, LARGER, LARGER);
        Game game = Wythoff.game("modular(5)");
        GrundyTable table = game.grundy(LARGER, LARGER);
        for (int x = 0; x < LARGER; x++) {
            for (int y = 0; y < LARGER; y++) {
                assertThat(table.at(x, y)).isEqualTo(values[x][y]);
                assertThat(game.grundyAt(x + "", y + "")).isEqualTo(BigInteger.valueOf(values[x][y]));
            }
        }
    }

    @Test
    void positionsComeAsFarAsTheyAreAskedFor() {
        Game game = Wythoff.game("wythoff block 3");
        List<Position> many = game.positions().limit(500).toList();
        long side = many.get(499).y() + many.get(499).x();
        assertThat(many)
                .isSorted()
                .isEqualTo(game.positions(side + 1).limit(500).toList());
    }

    @Test
    void aListThatWouldTakeTooMuchEndsInARefusalThatSaysWhatFits() {
        // Two-modular Wythoff has three P-positions, so that a fourth is looked for until the limit.
        Stream<Position> endless = Wythoff.game("modular(2)")
                .with(Effort.standard().cells(1 << 16))
                .positions();
        assertThatThrownBy(() -> endless.limit(4).toList())
                .isInstanceOfSatisfying(
                        RefusedException.class,
                        refused -> assertThat(refused.fits()).isNotEmpty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "wythof", "wyt(", "block 3"})
    void aTextThatIsNoGameIsRefusedWithItsColumn(String text) {
        assertThatThrownBy(() -> Wythoff.game(text))
                .isInstanceOfSatisfying(
                        BadTextException.class,
                        fault -> assertThat(fault.column()).isPositive());
    }

    @Test
    void textsInsideQuestionsAreReadWithTheSameCare() {
        Game game = Wythoff.game("imitation(2,3)");
        assertThatThrownBy(() -> game.at("3", "-1")).isInstanceOf(BadTextException.class);
        assertThatThrownBy(() -> game.after("3,5 4,5")).isInstanceOf(BadTextException.class);
        assertThatThrownBy(() -> Wythoff.verify("modular/theorem-99")).isInstanceOf(BadTextException.class);
    }

    @Test
    void aQuestionWithoutSenseIsRefused() {
        assertThatThrownBy(() -> Wythoff.game("wythoff misere").grundyAt("3", "5"))
                .isInstanceOf(RefusedException.class)
                .hasMessageContaining("normal play");
        assertThatThrownBy(() -> Wythoff.game("wyt(1//(k-3))").at(9, 9))
                .isInstanceOf(RefusedException.class)
                .hasMessageContaining("division by zero");
        assertThatThrownBy(() -> Wythoff.game("wythoff").options("10^12", "3")).isInstanceOf(RefusedException.class);
    }

    @Test
    void workIsHeardOfAndCanBeStopped() {
        AtomicInteger heard = new AtomicInteger();
        Effort effort = Effort.standard().onProgress((done, total) -> heard.incrementAndGet());
        Game game = Wythoff.game("wythoff block 5").with(effort);
        game.grid(50, 50);
        assertThat(heard).hasPositiveValue();
        effort.stop();
        assertThatThrownBy(() -> game.grid(50, 50)).isInstanceOf(StoppedException.class);
        // A theorem looks at no budget.
        assertThatThrownBy(() -> Wythoff.game("wythoff").with(effort).at(1, 2)).isInstanceOf(StoppedException.class);
    }

    @Test
    void timeThatRunsOutIsARefusal() {
        Effort none = Effort.standard().seconds(0);
        assertThatThrownBy(() -> Wythoff.game("wythoff block 5").with(none).at(9, 9))
                .isInstanceOf(RefusedException.class)
                .hasMessageContaining("0 seconds");
        assertThat(Wythoff.game("nim")
                        .with(Effort.standard().seconds(Long.MAX_VALUE))
                        .at(3, 3)
                        .isP())
                .isTrue();
    }

    @Test
    void optionsAreListedOnlyAsFarAsTheEffortGoes() {
        Game frugal = Wythoff.game("wythoff").with(Effort.standard().cells(1000));
        assertThat(frugal.options("400", "7")).isNotEmpty();
        assertThatThrownBy(() -> frugal.options("400000", "7")).isInstanceOf(RefusedException.class);
    }

    @Test
    void gamesAreEqualIfTheirRulesAre() {
        assertThat(Wythoff.game("wyt(k+1)")).isEqualTo(Wythoff.game("wythoff")).hasToString("wythoff");
        assertThat(Wythoff.game("wythoff").theorems()).isNotEmpty();
        assertThat(Wythoff.catalogue()).isNotEmpty();
    }

    @Test
    void aTableIsSavedAndReadAgain() throws IOException {
        Game game = Wythoff.game("odd-even(2,3)");
        GrundyTable table = game.grundy(70, 9);
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        game.save(table, file);
        SavedTable read = Wythoff.table(new ByteArrayInputStream(file.toByteArray()));
        assertThat(read.game().text()).isEqualTo("odd-even(2,3)");
        assertThat(read.values().board()).isEqualTo(table.board());
        assertThat(read.values().at(69, 8)).isEqualTo(table.at(69, 8));
        byte[] cut = Arrays.copyOf(file.toByteArray(), 700);
        assertThatThrownBy(() -> Wythoff.table(new ByteArrayInputStream(cut)))
                .isInstanceOf(BadTextException.class)
                .hasMessageContaining("cut off");
        assertThatThrownBy(() -> game.save(table, new OutputStream() {
                    @Override
                    public void write(int b) throws IOException {
                        throw new IOException("the disk is full");
                    }
                }))
                .isInstanceOf(IOException.class)
                .hasMessage("the disk is full");
    }

    @Test
    void periodsOfRowsAreProved() {
        assertThat(Wythoff.game("wythoff").rowPeriods(4)).last().isEqualTo(new RowPeriod(3, 8, 6));
        assertThatThrownBy(() -> Wythoff.game("modular(3)").rowPeriods(4)).isInstanceOf(RefusedException.class);
    }

    /** The values of the parts are added without carrying: (3,5) is worth 0 and (4,7) in Nim 3. */
    @Test
    void aSumIsAskedLikeAGame() {
        Sum sum = Wythoff.sum(" wythoff+nim ");
        assertThat(sum).hasToString("wythoff + nim").isEqualTo(Wythoff.sum("wythoff + nim"));
        assertThat(sum.words()).contains("side by side");
        for (int x = 0; x < 4; x++) {
            for (int y = 0; y < 4; y++) {
                String piles = "2 6 " + x + " " + y;
                int value = Wythoff.game("wythoff").grundyAt("2", "6").intValueExact() ^ x ^ y;
                assertThat(sum.grundyAt(piles)).as(piles).contains(BigInteger.valueOf(value));
                assertThat(sum.at(piles).isP()).as(piles).isEqualTo(value == 0);
                assertThat(sum.at(piles).move().isPresent()).as(piles).isEqualTo(value != 0);
            }
        }
        assertThatThrownBy(() -> sum.at("3 5 4"))
                .isInstanceOf(BadTextException.class)
                .hasMessageContaining("expected 4 piles");
        assertThatThrownBy(() -> Wythoff.sum("wythoff misere + nim"))
                .isInstanceOf(BadTextException.class)
                .hasMessageContaining("misere");
        Sum narrow = Wythoff.sum("wythoff + st(2,3)").with(Effort.standard().cells(100));
        assertThatThrownBy(() -> narrow.grundyAt("700 900 800 1000")).isInstanceOf(RefusedException.class);
    }
}
