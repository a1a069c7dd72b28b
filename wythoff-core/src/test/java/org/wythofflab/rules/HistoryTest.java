package org.wythofflab.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class HistoryTest {
    private static final Imitation RULE = new Imitation(2, 3);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "13 18",
                "13,18",
                "  13\t18 ",
                "12+1 2*9",
                "max(13,2),18",
                "(12 + 1) 18",
                "13,(9 + 9)",
                "(13,18)",
                " ( 13, 18 ) ",
                "13, 18",
                "(max(13,2),(18))",
                "(12+1),(9+9)"
            })
    void aPositionIsTwoPiles(String text) throws GameSyntaxException {
        BigPosition position = new BigPosition(BigInteger.valueOf(13), BigInteger.valueOf(18));
        assertThat(History.position(text)).isEqualTo(position);
        assertThat(History.parse(RULE, text)).isEqualTo(History.start(RULE, position));
    }

    @Test
    void aHistoryIsReplayed() throws GameSyntaxException {
        History history = History.parse(RULE, "13,18 11,18 11,15");
        assertThat(history.position()).hasToString("(11,15)");
        // The last move took from the larger pile, and as it took 3 after 2 it was an imitation.
        assertThat(history.state()).isEqualTo(new ImitationState(eleven(), fifteen(), BigInteger.ZERO, 2, 1));
    }

    private static BigInteger eleven() {
        return BigInteger.valueOf(11);
    }

    private static BigInteger fifteen() {
        return BigInteger.valueOf(15);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                        | 1  | expected two piles, found nothing",
                "7                         | 2  | expected a second pile after 7",
                "7 8 9                     | 5  | expected the end after two piles, found 9",
                "7 x                       | 3  | unknown name 'x'",
                "7,8,9                     | 4  | found ','",
                "7,8 9                     | 5  | expected a position x,y, found '9'",
                "7,8 7,-1                  | 7  | a pile is not negative",
                "7,8 7,9                   | 5  | step 1: 7,8 -> 7,9 adds tokens to a pile",
                "7,8 6,8 5,7               | 9  | step 2: 6,8 -> 5,7 takes tokens from both piles",
                "7,8 7,8                   | 5  | step 1: 7,8 -> 7,8 takes nothing",
                "9,9 8,9 8,8 7,8 7,7 6,7 6,6 | 25 | step 6: 6,7 -> 6,6 takes 1 from the larger pile after 1 from the smaller"
            })
    void aFaultIsNamedWithItsColumn(String text, int column, String problem) {
        assertThatExceptionOfType(GameSyntaxException.class)
                .isThrownBy(() -> History.parse(RULE, text))
                .withMessageContaining("column " + column + ": ")
                .withMessageContaining(problem)
                .satisfies(fault -> assertThat(fault.column()).isEqualTo(column));
    }

    @Test
    void theRuleThatForbidsAMoveIsStated() {
        assertThatExceptionOfType(GameSyntaxException.class)
                .isThrownBy(() -> History.parse(RULE, "9,9 8,9 8,8 7,8 7,7 6,7 6,6"))
                .withMessageContaining(
                        "imitation number 3 in a row by the same player, and at most 2 in a row are allowed");
        assertThatExceptionOfType(GameSyntaxException.class)
                .isThrownBy(() -> History.parse(new Imitation(1, 1), "4,5 3,5 3,4"))
                .withMessageContaining("that would be an imitation, and none is allowed");
    }

    @ParameterizedTest
    @ValueSource(strings = {"13,18 11,18 11,15", "3 10^6+1", "3 5"})
    void examplesInMessagesCanBeRead(String example) throws GameSyntaxException {
        assertThat(History.parse(RULE, example).position()).isNotNull();
    }
}
