package org.wythofflab.prove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.definition.Definition;
import org.wythofflab.definition.DefinitionSolver;
import org.wythofflab.definition.Definitions;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Progress;
import org.wythofflab.solve.RowPeriod;
import org.wythofflab.solve.StoppedException;

/** Rows of tables of Grundy values are proved periodic, and certificates that say something else are rejected. */
class RowProverTest {

    private static final Budget BUDGET = Budget.of(1L << 40, 1 << 29);

    /** As observed in {@code grundy-rows.csv}, the file of the maintainers, and in the OEIS, A004482 to A004485. */
    private static final List<Long> PREPERIODS = List.of(
            0L, 0L, 0L, 8L, 9L, 27L, 37L, 92L, 102L, 127L, 224L, 277L, 347L, 382L, 613L, 693L, 771L, 865L, 919L, 1032L,
            1165L);

    private static final List<Long> PERIODS = List.of(
            1L, 3L, 3L, 6L, 12L, 24L, 12L, 24L, 24L, 24L, 24L, 48L, 48L, 96L, 96L, 96L, 192L, 192L, 384L, 384L, 384L);

    @Test
    void theRowsOfWythoffUpToThirtyAreProved() throws Exception {
        for (int row = 0; row <= 30; row++) {
            RowPeriod period = proof("wythoff", row).period();
            assertThat(period.row()).isEqualTo(row);
            if (row < PERIODS.size()) {
                assertThat(period).isEqualTo(new RowPeriod(row, PREPERIODS.get(row), PERIODS.get(row)));
            }
        }
    }

    /** A row of the definition is as the proof says, as far as it is looked at. */
    @ParameterizedTest
    @CsvSource({"nim,5", "wythoff,4", "a-wythoff(2),3"})
    void theDefinitionAgrees(String text, int row) throws Exception {
        Definition game = Definitions.all().stream()
                .filter(each -> each.text().equals(text))
                .findFirst()
                .orElseThrow();
        RowPeriod period = proof(text, row).period();
        int columns = (int) (period.preperiod() + 3 * period.period());
        int[] values = DefinitionSolver.grundy(game, row + 1, columns)[row];
        for (int y = (int) period.preperiod(); y + period.period() < columns; y++) {
            assertThat(values[y + (int) period.period()]).isEqualTo(values[y] + (int) period.saltus());
        }
    }

    @ParameterizedTest
    @CsvSource({"wythoff,1", "wythoff,3", "wythoff,4", "wythoff,6", "a-wythoff(2),3", "nim,3"})
    void everyNumberCounts(String text, int row) throws Exception {
        String certificate = proof(text, row).certificate();
        ProofCheck check = ProofCheck.of(certificate, BUDGET);
        assertThat(check.isValid()).isTrue();
        assertThat(check.row()).contains(row);
        int from = certificate.indexOf("\"row\"");
        List<MatchResult> numbers = Pattern.compile("-?\\d+")
                .matcher(certificate)
                .results()
                .filter(found -> found.start() > from)
                .toList();
        assertThat(numbers).hasSizeGreaterThan(6 + row);
        for (MatchResult number : numbers) {
            for (int other : new int[] {-1, 1, 2, 7}) {
                String altered = certificate.substring(0, number.start())
                        + (Integer.parseInt(number.group()) + other)
                        + certificate.substring(number.end());
                assertThat(ProofCheck.of(altered, BUDGET).flaw())
                        .as("%s + %d at %d of %s", number.group(), other, number.start(), certificate)
                        .satisfiesAnyOf(
                                flaw -> assertThat(flaw).isPresent(),
                                flaw -> assertThat(stillTrue(altered)).isTrue());
            }
        }
    }

    /** A state that comes back after a number of columns comes back after any multiple of it. */
    private static boolean stillTrue(String altered) {
        int at = altered.indexOf("\"repeat\": ") + 10;
        int repeat = Integer.parseInt(altered.substring(at, altered.indexOf(',', at)));
        int period = Integer.parseInt(altered.replaceAll("(?s).*\"period\": (\\d+),.*", "$1"));
        return repeat > period && repeat % period == 0;
    }

    @Test
    void otherClaimsAboutTheSameStateAreRejected() throws Exception {
        String right = proof("wythoff", 4).certificate();
        assertThat(right).contains("\"preperiod\": 9, \"period\": 12, \"saltus\": 12");
        for (String wrong : List.of(
                "\"preperiod\": 9, \"period\": 6, \"saltus\": 6",
                "\"preperiod\": 9, \"period\": 24, \"saltus\": 24",
                "\"preperiod\": 21, \"period\": 12, \"saltus\": 12",
                "\"preperiod\": 8, \"period\": 12, \"saltus\": 12",
                "\"preperiod\": 9, \"period\": 12, \"saltus\": 0",
                "\"preperiod\": -3, \"period\": 12, \"saltus\": 12",
                "\"preperiod\": 9, \"period\": 0, \"saltus\": 0")) {
            assertThat(flawed(right.replace("\"preperiod\": 9, \"period\": 12, \"saltus\": 12", wrong)))
                    .as(wrong)
                    .isTrue();
        }
        // Twice as long is true of all rows together, but not the least of this one.
        assertThat(flawed(right.replace("\"period\": 12, \"saltus\": 12", "\"period\": 24, \"saltus\": 24")
                        .replace("\"repeat\": 12", "\"repeat\": 24")))
                .isTrue();
        assertThat(flawed(right.replace("\"repeat\": 12", "\"repeat\": 24"))).isFalse();
        // Row 6 has the period 12, but the rows before it need 24 columns to come back.
        String sixth = proof("wythoff", 6).certificate();
        assertThat(sixth).contains("\"period\": 12", "\"repeat\": 24");
        assertThat(flawed(sixth.replace("\"repeat\": 24", "\"repeat\": 12"))).isTrue();
    }

    /** From the preperiod on the row repeats, but what it and the rows before it have used need not yet. */
    @Test
    void theStateAtTheStartCounts() throws Exception {
        String right = proof("wythoff", 5).certificate();
        assertThat(right).contains("\"preperiod\": 27, \"period\": 24", "\"start\": 52, \"repeat\": 24");
        String earlier = right.replace("\"start\": 52, \"repeat\": 24", "\"start\": 28, \"repeat\": 48");
        assertThat(ProofCheck.of(earlier, BUDGET).flaw())
                .hasValueSatisfying(flaw -> assertThat(flaw).startsWith("at the start"));
    }

    /** There are fewer columns than the stop is asked about, each with hundreds of rows. */
    @Test
    void aCheckCanBeStoppedWithinAColumn() throws Exception {
        String certificate = proof("wythoff", 1)
                .certificate()
                .replace("\"row\": 1", "\"row\": 399")
                .replaceAll("\"start\": \\d+, \"repeat\": \\d+", "\"start\": 800, \"repeat\": 3");
        AtomicInteger asked = new AtomicInteger();
        Budget later = new Budget(1L << 40, 1 << 29, () -> asked.incrementAndGet() == 2000, Progress.SILENT);
        assertThatThrownBy(() -> ProofCheck.of(certificate, later)).isInstanceOf(StoppedException.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nim",
                "a-wythoff(2)",
                "a-wythoff(3)",
                "wythoff misere",
                "wythoff block 2",
                "wythoff ends(x+y <= 1)",
                "modular(3)",
                "st(2,2)"
            })
    void theRowOfOneGameIsNotThatOfAnother(String other) throws Exception {
        String right = proof("wythoff", 3).certificate();
        assertThat(flawed(right.replace("\"game\": \"wythoff\"", "\"game\": \"" + other + "\"")))
                .isTrue();
    }

    @Test
    void tooMuchIsDeclined() throws Exception {
        String right = proof("wythoff", 3).certificate();
        assertThat(flawed(right.replace("\"start\": 25", "\"start\": 2147483647")))
                .isTrue();
        assertThat(flawed(right.replace("\"row\": 3", "\"row\": 2147483647"))).isTrue();
        RowProver.Answer answer = RowProver.prove(GameSpec.parse("modular(3)"), 3, BUDGET);
        assertThat(answer.<String>fold(proved -> "proved", RowProver.Declined::why))
                .contains("any amount");
    }

    private static boolean flawed(String certificate) {
        return ProofCheck.of(certificate, BUDGET).flaw().isPresent();
    }

    private static RowProver.RowProof proof(String game, int row) throws Exception {
        return RowProver.prove(GameSpec.parse(game), row, BUDGET).fold(proved -> proved, declined -> {
            throw new AssertionError(declined.why());
        });
    }
}
