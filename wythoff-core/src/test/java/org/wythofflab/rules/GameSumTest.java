package org.wythofflab.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sums of games, as they are written. */
final class GameSumTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "wythoff + nim",
                "wythoff+nim",
                "wyt(k+1) + st(2,3) + nim",
                "moves(first: {1,4}; second: all; both: k + l = 3) + wythoff ends(x + y <= 2)",
                "a-wythoff(1 + 1) + odd-even(2,3)",
                "nim block 1 + nim",
                "nim block 1 + max(0,0) + nim"
            })
    void aSumIsReadPartByPart(String text) throws GameSyntaxException {
        GameSum sum = GameSum.parse(text);
        assertThat(GameSum.isSum(text)).isTrue();
        assertThat(GameSum.parse(sum.text())).isEqualTo(sum);
        for (GameSpec part : sum.parts()) {
            assertThat(GameSpec.parse(part.text())).isEqualTo(part);
        }
    }

    @Test
    void partsKeepTheirOrder() throws GameSyntaxException {
        assertThat(GameSum.parse("nim + wyt(k+1) + modular(3)").parts())
                .isEqualTo(List.of(GameSpec.parse("nim"), GameSpec.parse("wythoff"), GameSpec.parse("modular(3)")));
        assertThat(GameSum.parse("nim + wythoff")).isNotEqualTo(GameSum.parse("wythoff + nim"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"wythoff", "wythoff block 2+1", "wythoff block 1+max(1,2)", "wyt(k+1)", "wythoff & nim", "", "+3"
            })
    void aSignInsideAGameMakesNoSum(String text) {
        assertThat(GameSum.isSum(text)).isFalse();
    }

    /** Columns are those of the whole text, and the reason is about the part. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wythoff + nimm | 11 | did you mean 'nim'",
                "wythoff + | 10 | the name of a game",
                "wythoff + st(0,1) | 14 | at least 1",
                "wythoff misere + nim | 1 | misere",
                "nim + wythoff misere | 7 | misere",
                "nim + wythoff block 2 | 7 | has no Grundy values",
                "nim + wythoff comply 2 | 7 | has no Grundy values",
                "nim + mp-wythoff(2,2) | 7 | has no Grundy values",
                "nim + imitation(1,1) | 7 | remembers",
                "nim | 4 | another game"
            })
    void aPartThatCannotBeOneIsNamedWithItsColumn(String text, int column, String why) {
        assertThatThrownBy(() -> GameSum.parse(text))
                .isInstanceOfSatisfying(
                        GameSyntaxException.class,
                        fault -> assertThat(fault.column()).isEqualTo(column))
                .hasMessageContaining(why);
    }

    @Test
    void sumsAreNotEndless() {
        String most = "nim" + " + nim".repeat(GameSum.MOST_PARTS - 1);
        assertThat(GameSum.isSum(most)).isTrue();
        assertThatThrownBy(() -> GameSum.parse(most + " + nim")).hasMessageContaining("at most 16 parts");
    }

    @Test
    void pilesAreThoseOfThePartsInOrder() throws GameSyntaxException {
        GameSum sum = GameSum.parse("wythoff + nim");
        SumPosition position = SumPosition.parse(sum, "3 5 10^3+1 7");
        assertThat(position.words()).isEqualTo("(3,5) + (1001,7)");
        assertThat(SumPosition.parse(sum, "3,5 10^3+1,7")).isEqualTo(position);
        assertThat(SumPosition.parse(sum, "3,5 1001 7")).isEqualTo(position);
        assertThatThrownBy(() -> SumPosition.parse(sum, "3 5 4")).hasMessageContaining("column 6: expected 4 piles");
        assertThatThrownBy(() -> SumPosition.parse(sum, "3 5 4 7 8"))
                .hasMessageContaining("column 9: expected the end");
        assertThatThrownBy(() -> SumPosition.parse(sum, "3 5 4 7,8"))
                .hasMessageContaining("column 7: expected the end");
        assertThatThrownBy(() -> SumPosition.parse(sum, "3 5 4 -7")).hasMessageContaining("column 7");
    }
}
