package org.wythofflab.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PileTest {

    @ParameterizedTest
    @CsvSource({"0, 0", "007, 7", " 3+4 , 7", "2^10-24, 1000", "'max(3,isqrt(17))', 4", "-(-5), 5", "(7), 7"})
    void aPileIsAnExpressionWithoutVariables(String text, BigInteger size) throws GameSyntaxException {
        assertThat(Pile.parse(text)).isEqualTo(size);
    }

    @Test
    void aPileMayBeLarge() throws GameSyntaxException {
        assertThat(Pile.parse("10^1000+7")).isEqualTo(BigInteger.TEN.pow(1_000).add(BigInteger.valueOf(7)));
        assertThat(Pile.parse("1" + "0".repeat(50_000))).isEqualTo(BigInteger.TEN.pow(50_000));
        assertThat(Pile.parse("2^50000000").bitLength()).isEqualTo(50_000_001);
    }

    @ParameterizedTest
    @CsvSource({"l, '''l'''", "., '''.'''", "' ', the character U+0020", "-, '''-'''", "\u0663, the character U+0663"})
    void aTypingErrorAmongAMillionDigitsIsFound(String typed, String named) {
        String digits = "1234567890".repeat(100_000);
        for (int place : new int[] {0, 1, 9_999, 10_000, 700_000, 999_999}) {
            String text = digits.substring(0, place) + typed + digits.substring(place + 1);
            assertThatThrownBy(() -> Pile.parse(text)).isInstanceOfSatisfying(GameSyntaxException.class, error -> {
                assertThat(error).hasMessage("column %d: expected a digit, found %s", place + 1, named);
                assertThat(error.explain(text)).hasSizeLessThan(300);
            });
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "\"\"; 1; expected a number or '(', found the end of the text",
                "k; 1; 'k' has no meaning here",
                "3 4; 3; expected an operator or the end of the text after '3', found '4'",
                "3-4; 1; a pile is not negative, but this is -1",
                "3-10^100; 1; a pile is not negative, but this is a number of about 101 digits",
                "2^10^9; 1; 2^10^9 has no integer value: it has more than 33554432 bits",
                "7//0; 1; 7//0 has no integer value: division by zero",
                "1 = 1; 3; expected an operator or the end of the text after '1', found '='",
                "3,5; 2; expected an operator or the end of the text",
            })
    void aWrongPileIsExplained(String text, int column, String message) throws GameSyntaxException {
        assertThatThrownBy(() -> Pile.parse(text)).isInstanceOfSatisfying(GameSyntaxException.class, error -> {
            assertThat(error).hasMessageContaining(message);
            assertThat(error.column()).isEqualTo(column);
            assertThat(error.example()).isEqualTo("10^100+7");
        });
        assertThat(Pile.parse("10^100+7")).isPositive();
    }
}
