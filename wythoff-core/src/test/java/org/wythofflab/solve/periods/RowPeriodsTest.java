package org.wythofflab.solve.periods;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.definition.Definition;
import org.wythofflab.definition.DefinitionSolver;
import org.wythofflab.definition.Definitions;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Boards;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Capability;
import org.wythofflab.solve.GrundyTable;
import org.wythofflab.solve.RowPeriod;
import org.wythofflab.solve.StoppedException;
import org.wythofflab.solve.grundy.GrundyEngine;

final class RowPeriodsTest {
    private static final RowPeriods PERIODS = new RowPeriods();

    @ParameterizedTest
    @CsvSource({"nim,0", "wythoff,1", "a-wythoff(2),2", "a-wythoff(5),5"})
    void columnsAreThoseOfTheDefinition(String text, int gap) {
        int rows = 12;
        int columns = 60;
        Optional<Definition> definition = Definitions.all().stream()
                .filter(each -> each.text().equals(text))
                .findFirst();
        int[][] right = definition
                .map(each -> DefinitionSolver.grundy(each, rows, columns))
                .orElseGet(() -> values(text, rows, columns));
        assertThat(columns(gap, rows, columns)).isDeepEqualTo(right);
    }

    /** Windows and rings of words, and the first rows, which have to be computed without the last. */
    @ParameterizedTest
    @CsvSource({
        "nim,0,70,300",
        "wythoff,1,1,200",
        "wythoff,1,20,700",
        "wythoff,1,21,700",
        "wythoff,1,22,700",
        "wythoff,1,65,900",
        "a-wythoff(2),2,33,600",
        "a-wythoff(3),3,64,600"
    })
    void columnsAreThoseOfATable(String text, int gap, int rows, int columns) {
        assertThat(columns(gap, rows, columns)).isDeepEqualTo(values(text, rows, columns));
    }

    private static int[][] values(String text, int rows, int columns) {
        GrundyTable table = new GrundyEngine().solve(Boards.game(text), new Board(rows, columns), Boards.AMPLE);
        int[][] values = new int[rows][columns];
        for (int x = 0; x < rows; x++) {
            table.row(x, 0, columns, values[x]);
        }
        return values;
    }

    private static int[][] columns(int gap, int rows, int columns) {
        GapColumns machine = new GapColumns(gap, rows);
        int[][] values = new int[rows][columns];
        for (int b = 0; b < columns; b++) {
            int[] column = machine.next();
            for (int a = 0; a < rows; a++) {
                values[a][b] = column[a] + b;
            }
        }
        return values;
    }

    /** As observed in {@code grundy-rows.csv}, the file of the maintainers, and in the OEIS, A004482 to A004485. */
    @Test
    void theFirstRowsOfWythoffHaveThePeriodsObservedBefore() {
        long[] preperiods = {
            0, 0, 0, 8, 9, 27, 37, 92, 102, 127, 224, 277, 347, 382, 613, 693, 771, 865, 919, 1032, 1165
        };
        long[] periods = {1, 3, 3, 6, 12, 24, 12, 24, 24, 24, 24, 48, 48, 96, 96, 96, 192, 192, 384, 384, 384};
        List<RowPeriod> found = find("wythoff", periods.length);
        for (int a = 0; a < periods.length; a++) {
            assertThat(found.get(a)).isEqualTo(new RowPeriod(a, preperiods[a], periods[a]));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"nim", "wythoff", "a-wythoff(2)", "a-wythoff(3)"})
    void periodsHoldAndAreTheLeast(String text) {
        int rows = 12;
        int columns = 4000;
        int[][] values = values(text, rows, columns);
        for (RowPeriod period : find(text, rows)) {
            assertThat(leastPreperiod(values[period.row()], period.period())).isEqualTo(period.preperiod());
            for (int shorter = 1; shorter < period.period(); shorter++) {
                assertThat(leastPreperiod(values[period.row()], shorter)).isGreaterThan(columns / 2);
            }
            assertThat(period.saltus()).isEqualTo(period.period());
        }
    }

    /** From which column on the row is additively periodic as far as it goes. */
    private static int leastPreperiod(int[] row, long period) {
        int b = row.length - (int) period - 1;
        while (b >= 0 && row[b + (int) period] == row[b] + period) {
            b--;
        }
        return b + 1;
    }

    @Test
    void theSameRowsComeOutWhateverOthersAreComputedWithThem() {
        List<RowPeriod> many = find("wythoff", 40);
        for (int rows : List.of(0, 1, 2, 5, 17)) {
            assertThat(find("wythoff", rows)).isEqualTo(many.subList(0, rows));
        }
    }

    private static List<RowPeriod> find(String text, int rows) {
        return PERIODS.find(Boards.game(text), rows, Boards.AMPLE);
    }

    @Test
    void aWrongRepetitionIsNotProved() {
        int rows = 9;
        Repetition right = RowPeriods.search(1, rows, Boards.AMPLE);
        assertThat(right.proved(Boards.AMPLE)).isPresent();
        int period = right.period();
        assertThat(period).isEqualTo(24);
        for (int wrong : List.of(1, period / 2, period / 3, period - 1, period + 1, period + 12)) {
            assertThat(moved(right, right.start(), wrong).proved(Boards.AMPLE)).isEmpty();
        }
        assertThat(moved(right, right.start() + 5, 2 * period).proved(Boards.AMPLE))
                .isPresent();
        assertThat(moved(right, 101, period).proved(Boards.AMPLE))
                .as("row 8 begins at 102")
                .isEmpty();
        assertThat(moved(right, 3, period).proved(Boards.AMPLE))
                .as("no state yet")
                .isEmpty();
    }

    @Test
    void aWrongValueInAPeriodIsNotProved() {
        Repetition right = RowPeriods.search(2, 6, Boards.AMPLE);
        for (int at = 0; at < right.period(); at++) {
            int[][] columns = Arrays.stream(right.columns()).map(int[]::clone).toArray(int[][]::new);
            columns[at][at % 6]++;
            assertThat(new Repetition(2, 6, right.start(), columns).proved(Boards.AMPLE))
                    .isEmpty();
        }
    }

    /** The columns as they would have to be if the claim were right. */
    private static Repetition moved(Repetition right, long start, int period) {
        int[][] columns = new int[period][];
        for (long b = start; b < start + period; b++) {
            columns[(int) (b % period)] = right.columns()[(int) (b % right.period())];
        }
        return new Repetition(right.gap(), right.rows(), start, columns);
    }

    /** Each part of the state counts: a machine that differs in one value of the past has another state. */
    @Test
    void statesOfDifferentColumnsDiffer() {
        GapColumns machine = new GapColumns(1, 12);
        while (machine.position() < 200) {
            machine.next();
        }
        long[] before = machine.state();
        assertThat(machine.isAt(before)).isTrue();
        for (int i = 0; i < 47; i++) {
            machine.next();
            assertThat(machine.isAt(before)).isFalse();
        }
        long[] now = machine.state();
        for (int i = 0; i < now.length; i++) {
            long[] other = now.clone();
            other[i] ^= 1;
            assertThat(machine.isAt(other)).isFalse();
        }
    }

    @Test
    void limitsStopTheSearch() {
        GameSpec wythoff = Boards.game("wythoff");
        assertThatThrownBy(() -> PERIODS.find(wythoff, 20, Budget.of(20_000, 1 << 20)))
                .isInstanceOf(StoppedException.class)
                .hasMessageContaining("has not come back in 500 columns");
        assertThatThrownBy(() -> PERIODS.find(wythoff, 20, Budget.of(1L << 30, 4000)))
                .isInstanceOf(StoppedException.class)
                .hasMessageContaining("period 384");
        int[] asked = {0};
        Budget patient = new Budget(1L << 40, 1L << 40, () -> ++asked[0] > 3, (done, total) -> {});
        assertThatThrownBy(() -> PERIODS.find(wythoff, 90, patient)).isInstanceOf(StoppedException.class);
    }

    @Test
    void otherGamesAreDeclined() {
        for (String text : List.of("st(2,2)", "modular(3)", "wyt(k^2)", "odd-odd(1,1)")) {
            assertThat(PERIODS.capability(Boards.game(text), BigInteger.TEN)
                            .<String>fold(can -> "can", Capability.Cannot::why))
                    .contains("any amount may be taken from one pile");
        }
    }
}
