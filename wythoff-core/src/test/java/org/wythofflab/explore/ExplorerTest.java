package org.wythofflab.explore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wythofflab.explore.Quantity.Decimal;
import org.wythofflab.prove.Discoverer;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Progress;
import org.wythofflab.solve.StoppedException;

/** What is measured of games whose answers are known. */
final class ExplorerTest {
    private static final Budget BUDGET = Budget.of(1L << 30, 1L << 29);
    private static final String TWO_DIAGONALS = "moves(first: all; second: all; both: 2*k = l or k = 2*l or k = l)";

    private static Exploration explore(String game, int bound, Measure first, Measure... more)
            throws GameSyntaxException {
        return Explorer.explore(GameSpec.parse(game), EnumSet.of(first, more), OptionalInt.of(bound), BUDGET)
                .fold(chosen -> chosen.value(), refused -> {
                    throw new AssertionError(refused.why());
                });
    }

    private static List<Decimal> slopes(String game, int bound) throws GameSyntaxException {
        return explore(game, bound, Measure.SLOPES).of(Measure.SLOPES).get(0).values().stream()
                .map(value -> value.<Decimal>fold(
                        whole -> {
                            throw new AssertionError(whole);
                        },
                        decimal -> decimal,
                        words -> {
                            throw new AssertionError(words);
                        }))
                .toList();
    }

    private static List<String> values(Exploration found, Measure measure) {
        return found.of(measure).stream()
                .flatMap(finding -> finding.values().stream())
                .map(Quantity::plain)
                .toList();
    }

    /**
     * Table 1 of the blocking paper: as many limits as it conjectures, each near what it estimates. Its estimates are of fewer
     * positions; where ours differ by more than the last digit, ours are of 10,000 columns and more.
     */
    @ParameterizedTest
    @CsvSource({
        "1, 1.618",
        "2, 1.618 2",
        "3, 2",
        "4, 2.414",
        "5, 1.476 2.5",
        "6, 1.28 2 2.5",
        "7, 2.5",
        "8, 2 2.5",
        "9, 1.34 2.5",
        "10, 1.59 2 2.5",
        "11, 2.5",
        "12, 1.74 2.5",
        "13, 1.2 2.5",
        "14, 2.5",
        "15, 2.414 2.58",
        "16, 1.426 2.5 2.6",
        "17, 1.12 2 2.5 2.6",
        "18, 2.35 2.5 2.6",
        "19, 1.88 2.5 2.6",
        "20, 1.28 2.5 2.6"
    })
    void theTableOfTheBlockingPaperComesOut(int k, String printed) throws GameSyntaxException {
        // The lowest beam of 17 is wide for long.
        List<Decimal> slopes = slopes("wythoff block " + k, k == 17 ? 40_000 : 10_000);
        double[] estimates = Arrays.stream(printed.split(" "))
                .mapToDouble(Double::parseDouble)
                .toArray();
        assertThat(slopes).hasSize(estimates.length);
        for (int i = 0; i < estimates.length; i++) {
            assertThat(slopes.get(i).value()).isBetween(estimates[i] - 0.04, estimates[i] + 0.04);
            assertThat(slopes.get(i).error()).isLessThan(0.01);
        }
    }

    @Test
    void theGameWithTwoDiagonalsSplits() throws GameSyntaxException {
        List<Decimal> slopes = slopes(TWO_DIAGONALS, 60_000);
        assertThat(slopes).hasSize(2);
        assertThat(slopes.get(0).value()).isBetween(1.476, 1.480);
        assertThat(slopes.get(1).value()).isBetween(2.243, 2.251);
    }

    @Test
    void slopesThatAreKnownLieInsideTheirBars() throws GameSyntaxException {
        double golden = (1 + Math.sqrt(5)) / 2;
        assertThat(slopes("wythoff", 5000).get(0).contains(golden)).isTrue();
        assertThat(slopes("wythoff", 100_000).get(0).contains(golden)).isTrue();
        assertThat(slopes("a-wythoff(2)", 5000).get(0).contains(1 + Math.sqrt(2)))
                .isTrue();
        assertThat(slopes("wythoff block 4", 5000).get(0).contains(1 + Math.sqrt(2)))
                .isTrue();
        // Solved on a board.
        assertThat(slopes("moves(first: 0 mod 2; second: 0 mod 2; both: k = l)", 600))
                .anyMatch(slope -> slope.contains(1 + Math.sqrt(2)));
    }

    @Test
    void formulasOfTheoremsAreFound() throws GameSyntaxException {
        Exploration wythoff = explore("wythoff", 5000, Measure.BEATTY, Measure.FORM, Measure.GAPS, Measure.COUNT);
        assertThat(values(wythoff, Measure.BEATTY)).containsExactly("floor(n*(1+sqrt(5))/2)", "floor(n*(3+sqrt(5))/2)");
        assertThat(values(wythoff, Measure.FORM)).containsExactly("A_n + n");
        assertThat(values(wythoff, Measure.GAPS)).containsExactly("1", "2");
        assertThat(values(explore("a-wythoff(3)", 3000, Measure.FORM), Measure.FORM))
                .containsExactly("A_n + 3*n");
        assertThat(values(explore("st(2,3)", 3000, Measure.FORM), Measure.FORM)).containsExactly("2*A_n + 3*n");
        assertThat(values(explore("wyt(k^2+9)", 2000, Measure.FORM), Measure.FORM))
                .containsExactly("A_n^2 + 9");
        assertThat(values(explore("wythoff block 2", 5000, Measure.BEATTY), Measure.BEATTY))
                .containsExactly("2*floor(n*(1+sqrt(5))/2 + 1)", "2*floor(n*(3+sqrt(5))/2 + 1)", "n - 1", "2*n - 1");
    }

    @Test
    void patternsOfBeamsAreFound() throws GameSyntaxException {
        Exploration found = explore("wythoff block 2", 5000, Measure.RESIDUES, Measure.PERIOD);
        assertThat(values(found, Measure.RESIDUES)).contains("x is only 0 mod 2; y is only 0 mod 2", "y - 2*x is 1");
        assertThat(found.silences()).anyMatch(silence -> silence.why().contains("A_n of beam 1 do not repeat"));
    }

    @Test
    void valuesAreMeasured() throws GameSyntaxException {
        Exploration found = explore("wythoff", 128, Measure.ROWS, Measure.LARGEST, Measure.DISTANCE);
        assertThat(found.of(Measure.ROWS).get(3).values())
                .containsExactly(Quantity.of(8), Quantity.of(6), Quantity.of(6));
        assertThat(found.of(Measure.ROWS).get(4).values())
                .containsExactly(Quantity.of(9), Quantity.of(12), Quantity.of(12));
        assertThat(found.of(Measure.ROWS).get(0).next()).contains("wythoff grundy wythoff --periods 8");
        assertThat(values(explore("nim", 64, Measure.LARGEST), Measure.LARGEST)).containsExactly("63");
        // The P-positions of Nim are the diagonal; from (0,3) a king walks to (1,1) or (2,2).
        assertThat(values(explore("nim", 64, Measure.DISTANCE), Measure.DISTANCE))
                .containsExactly("1", "1", "2", "2");
        assertThat(found.of(Measure.DISTANCE)).hasSize(4);
    }

    @Test
    void everyFindingSaysHowFarItWasCheckedAndNoneIsCalledATheorem() throws GameSyntaxException {
        for (String game :
                List.of("wythoff", "wythoff block 3", "odd-even(2,3)", "wyt(k^2)", "nim misere", "modular(3)")) {
            Exploration found = Explorer.explore(
                            GameSpec.parse(game), EnumSet.allOf(Measure.class), OptionalInt.of(300), BUDGET)
                    .fold(chosen -> chosen.value(), refused -> {
                        throw new AssertionError(refused.why());
                    });
            assertThat(found.findings()).isNotEmpty().allSatisfy(finding -> {
                assertThat(finding.values()).isNotEmpty();
                assertThat(finding.check().bound()).isPositive();
                assertThat(finding.check().chances()).isNotNegative();
                assertThat(finding.statement()).doesNotContain("theorem").doesNotContain("proved");
            });
            Set<Measure> told = EnumSet.noneOf(Measure.class);
            found.findings().forEach(finding -> told.add(finding.measure()));
            found.silences().forEach(silence -> told.add(silence.measure()));
            assertThat(told).as(game).containsExactlyInAnyOrder(Measure.values());
        }
    }

    @Test
    void whatIsTooMuchIsRefusedAndWhatIsStoppedStops() throws GameSyntaxException {
        GameSpec game = GameSpec.parse("odd-even(2,3)");
        assertThat(Explorer.explore(game, EnumSet.of(Measure.COUNT), OptionalInt.of(5000), Budget.of(1000, 1000))
                        .<Boolean>fold(chosen -> true, refused -> false))
                .isFalse();
        Budget stopped = new Budget(1L << 30, 1L << 29, () -> true, Progress.SILENT);
        assertThatThrownBy(() -> Explorer.explore(game, EnumSet.of(Measure.COUNT), OptionalInt.of(5000), stopped))
                .isInstanceOf(StoppedException.class);
    }

    /** Nothing is suggested where the slopes are no simple numbers, or where discover would refuse. */
    @Test
    void discoverIsNamedWhereItMayHelp() throws GameSyntaxException {
        assertThat(explore("wythoff block 4", 3000, Measure.SLOPES)
                        .of(Measure.SLOPES)
                        .get(0)
                        .next())
                .contains("wythoff discover \"wythoff block 4\"");
        assertThat(explore(TWO_DIAGONALS, 3000, Measure.SLOPES)
                        .of(Measure.SLOPES)
                        .get(0)
                        .next())
                .isEmpty();
        assertThat(explore("nim", 64, Measure.DISTANCE)
                        .of(Measure.DISTANCE)
                        .get(0)
                        .next())
                .contains("wythoff discover nim --grundy 1");
        Exploration irregular =
                explore("wyt(k^2)", 3000, Measure.SLOPES, Measure.RESIDUES, Measure.FORM, Measure.BEATTY);
        assertThat(irregular.findings())
                .isNotEmpty()
                .allSatisfy(finding -> assertThat(finding.next()).isEmpty());
        // B_n = A_n + n is found of every such game, but squares of amounts are no linear condition.
        assertThat(Discoverer.canTry(GameSpec.parse("wyt(k^2)"), BUDGET)).isFalse();
    }

    @Test
    void findingsSayWhereTheyAreOnTheBoard() throws GameSyntaxException {
        Exploration found = explore("wythoff", 500, Measure.SLOPES, Measure.GAPS, Measure.SYMMETRY, Measure.LARGEST);
        Marks.Angle line = found.of(Measure.SLOPES).get(0).marks().angles().get(0);
        assertThat(line.low()).isLessThan(line.slope());
        assertThat((1 + Math.sqrt(5)) / 2).isBetween(line.low(), line.high());
        // The gaps 1 and 2 occur first behind (0,0) and behind (1,2).
        assertThat(found.of(Measure.GAPS).get(0).marks().spots())
                .containsExactly(new Marks.Spot(0, 0), new Marks.Spot(1, 2), new Marks.Spot(3, 5));
        assertThat(found.of(Measure.SYMMETRY).get(0).marks().angles()).containsExactly(new Marks.Angle(1, 1, 1));
        Marks.Spot largest = found.of(Measure.LARGEST).get(0).marks().spots().get(0);
        assertThat(found.of(Measure.LARGEST).get(0).statement())
                .contains("first at (" + largest.x() + "," + largest.y() + ")");
        Marks.Spot alone = explore("odd-even(2,3)", 100, Measure.SYMMETRY)
                .of(Measure.SYMMETRY)
                .get(0)
                .marks()
                .spots()
                .get(0);
        assertThat(alone).isEqualTo(new Marks.Spot(0, 1));
    }

    @Test
    void measuresHaveWords() {
        for (Measure measure : Measure.values()) {
            assertThat(Measure.of(measure.word())).contains(measure);
            assertThat(measure.about()).isNotEmpty();
        }
        assertThat(Measure.of("beauty")).isEmpty();
    }
}
