package org.wythofflab.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wythofflab.definition.Definition;
import org.wythofflab.definition.Definitions;
import org.wythofflab.rules.GameSpec;

final class EnginesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "st(2,3)              | lines",
                "st(2,3) block 2      | counting",
                "odd-even(1,2) misere | shifts",
                "wythoff block 5      | counting",
                "mp-wythoff(2,3)      | lines",
                "wythoff misere       | lines",
                "moves(first: all; second: all; both: k = l or k = 2*l or l = 2*k) | lines",
                "wyt(k^2)             | first free",
                "wyt(k^2) block 2     | sieve",
                "modular(4) block 2   | counting",
                "modular(4)           | shifts",
                "imitation(2,3)       | imitation states"
            })
    void chooseTheEngineThatSuitsAndSayWhy(String text, String engine) {
        Choice<?> choice = Engines.outcomes(Boards.game(text), Extent.of(100, 100), Boards.AMPLE);
        assertThat(choice.<String>fold(Choice.Chosen::engine, Choice.Refused::why))
                .isEqualTo(engine);
        assertThat(choice.<String>fold(Choice.Chosen::reason, Choice.Refused::why))
                .contains("so that");
    }

    @Test
    void everyKnownGameFindsAnEngine() {
        for (Definition definition : Definitions.all()) {
            Choice<?> choice = Engines.outcomes(Boards.game(definition.text()), Extent.of(8, 8), Boards.AMPLE);
            assertThat(choice.<Boolean>fold(chosen -> true, refused -> false))
                    .as(definition.text())
                    .isTrue();
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wythoff        | 1000000000000",
                "odd-odd(1,1)   | 1000000",
                "wyt(k^2)       | 100000",
                "imitation(3,5) | 200000"
            })
    void whatDoesNotFitIsRefusedAtOnceAndWhatIsSaidToFitDoes(String text, BigInteger bound) {
        GameSpec game = Boards.game(text);
        Budget budget = Budget.of(1 << 28, 1 << 26);
        Choice<Engines.Streamer> choice = Engines.positions(game, bound, budget);
        BigInteger fits = choice.fold(
                chosen -> {
                    throw new AssertionError("not refused");
                },
                refused -> {
                    assertThat(refused.why()).contains("it needs").contains("the limit is");
                    return refused.fits().orElseThrow();
                });
        assertThat(fits).isPositive().isLessThan(bound);
        assertThat(accepts(game, fits, budget)).isTrue();
        assertThat(accepts(game, fits.add(BigInteger.ONE), budget)).isFalse();
    }

    private static boolean accepts(GameSpec game, BigInteger bound, Budget budget) {
        return Engines.positions(game, bound, budget).fold(chosen -> true, refused -> false);
    }

    @Test
    void aGrundyTableThatDoesNotFitIsRefused() {
        Choice<?> choice = Engines.grundy(Boards.game("wythoff"), Extent.of(1 << 20, 1 << 20), Boards.AMPLE);
        BigInteger fits =
                choice.fold(chosen -> BigInteger.ZERO, refused -> refused.fits().orElseThrow());
        assertThat(fits).isGreaterThan(BigInteger.valueOf(2048));
    }

    @Test
    void aGrundyTableThatMakesNoSenseIsRefusedWithoutASizeThatWouldFit() {
        Choice<?> choice = Engines.grundy(Boards.game("wythoff misere"), Extent.of(4, 4), Boards.AMPLE);
        assertThat(choice.<Boolean>fold(
                        chosen -> false, refused -> refused.fits().isEmpty()))
                .isTrue();
    }

    /** The tiles hold a word for each value and 64 columns, where another engine needs little; a square is theirs. */
    @Test
    void aTableOfAFewLongRowsIsLeftToAnEngineThatItFits() {
        Budget usual = Budget.of(1L << 32, 1L << 31);
        assertThat(tableEngine(Extent.of(3, 100_001), usual)).isEqualTo("value by value");
        assertThat(tableEngine(Extent.of(100_001, 3), usual)).isEqualTo("value by value");
        assertThat(tableEngine(Extent.of(3000, 3000), usual)).isEqualTo("tiles");
    }

    private static String tableEngine(Extent extent, Budget budget) {
        return Engines.grundy(Boards.game("wythoff"), extent, budget)
                .fold(Choice.Chosen::engine, refused -> refused.why());
    }

    @Test
    void aLongPileThinBoardIsFine() {
        Choice<?> choice = Engines.outcomes(Boards.game("wythoff"), Extent.of(3, 1_000_000), Boards.AMPLE);
        assertThat(choice.<Boolean>fold(chosen -> true, refused -> false)).isTrue();
    }

    @Test
    void progressIsReportedAndAStopIsObeyed() {
        List<Long> heard = new ArrayList<>();
        Budget budget = new Budget(1 << 20, 1 << 26, () -> heard.size() >= 10, (done, total) -> heard.add(done));
        assertThatThrownBy(() -> Engines.grundy(Boards.game("wythoff"), Extent.of(1000, 1000), budget)
                        .fold(chosen -> chosen.value().run(budget), refused -> {
                            throw new AssertionError(refused.why());
                        }))
                .isInstanceOf(StoppedException.class)
                .hasMessageContaining("10 of 256");
        assertThat(heard).containsExactly(0L, 1L, 2L, 3L, 4L, 5L, 6L, 7L, 8L, 9L);
    }

    @Test
    void sizesAreToldAsAPersonReadsThem() {
        assertThat(new Need(BigInteger.valueOf(1234567), BigInteger.valueOf(12_345_678_901L)))
                .hasToString("1234567 cells (less than a second) and 12 GB");
        assertThat(new Need(BigInteger.TEN.pow(24), BigInteger.valueOf(999)))
                .hasToString("about 1*10^24 cells (some 9*10^7 years) and 999 bytes");
    }

    @ParameterizedTest
    @CsvSource({
        "999999999, less than a second",
        "1000000000, some 1 s",
        "119999999999, some 119 s",
        "120000000000, some 2 minutes",
        "7199999999999, some 119 minutes",
        "7200000000000, some 2 hours",
        "172800000000000, some 2 days",
        "63072000000000000, some 2 years"
    })
    void timesAreToldInUnitsOfWhichThereAreSeveral(BigInteger nanos, String said) {
        assertThat(Amount.time(nanos)).isEqualTo(said);
    }

    /** A cell of a table takes longer than one of a board; what is done beside it does not make it longer. */
    @Test
    void theTimeIsThatOfTheLonger() {
        Need board = new Need(BigInteger.TEN, BigInteger.ONE);
        Need table = new Need(BigInteger.TWO, BigInteger.ONE).atNanos(100);
        assertThat(board.nanos()).isEqualTo(30);
        assertThat(board.beside(table)).isEqualTo(new Need(BigInteger.TEN, BigInteger.TWO, BigInteger.valueOf(200)));
    }

    /** The estimate for large tables tries amounts up to 255, for which this rule has no value. */
    @Test
    void aSmallTableOfGrundyValuesIsChosenWithoutLookingAtTheMoves() {
        Choice<?> choice = Engines.grundy(Boards.game("wyt(1//(k-100))"), Extent.of(8, 8), Boards.AMPLE);
        assertThat(choice.<Boolean>fold(chosen -> true, refused -> false)).isTrue();
    }
}
