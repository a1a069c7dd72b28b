package org.wythofflab.rules.formula;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.rules.UndefinedRuleException;
import org.wythofflab.rules.grammar.FormulaParser;

/** How expressions group, what they are worth, and what is said when they are worth nothing. */
final class ExprTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "-k^2; -25",
                "(-k)^2; 25",
                "2^3^2; 512",
                "2^-1^2*3; undefined",
                "2^-(0-3); 8",
                "10-4-3; 3",
                "2+3*4; 14",
                "100//7//2; 7",
                "100//(7//2); 33",
                "7*2//3; 4",
                "7//3*2; 4",
                "-7//2; -4",
                "-7%2; 1",
                "7//-2; -4",
                "7%-2; -1",
                "-(7%-2); 1",
                "--k; 5",
                "2--k; 7",
                "2*-k; -10",
                "0^0; 1",
                "(-1)^(10^40+1); -1",
                "min(l,k,9); 3",
                "max(k-l,l-k); 2",
                "abs(l-k)*2; 4",
                "isqrt(24)+isqrt(25); 9",
                "if(k > l, 1, 1//0); 1",
                "if(k = l or not l in odd|{8}, 1, 2); 2",
                "if(k > l and l > k or k = 5, 10, 20); 10",
                "if(not k = 5 and l = 0 or 1 = 1, 10, 20); 10",
                "if(k = 5 or 1//0 = 1, 10, 20); 10",
                "if(l = 5 and 1//0 = 1, 10, 20); 20",
            })
    void atFiveAndThree(String text, String value) throws GameSyntaxException {
        Expr expr = FormulaParser.number(text);
        Amounts amounts = Amounts.of(5, 3);
        if (value.equals("undefined")) {
            assertThatThrownBy(() -> expr.at(amounts)).isInstanceOf(UndefinedRuleException.class);
        } else {
            assertThat(expr.at(amounts)).isEqualTo(new BigInteger(value));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "((k)); k",
                "(k*l)*3; k*l*3",
                "k*(l*3); k*(l*3)",
                "k-(l-3); k-(l-3)",
                "(k-l)-3; k-l-3",
                "(k^l)^3; (k^l)^3",
                "k^(l^3); k^l^3",
                "(-k)^2; (-k)^2",
                "-(k^2); -k^2",
                "2^(-k); 2^-k",
                "(k+l)*3; (k+l)*3",
                "min( k , l ); min(k,l)",
                "if((k<3)and(l=2),1,(2)); if(k < 3 and l = 2, 1, 2)",
                "if((k<3 or l=2)and k in(1)..2|odd,1,2); if((k < 3 or l = 2) and k in odd|{2}, 1, 2)",
                "if(not(k in odd),1,2); if(not k in odd, 1, 2)",
            })
    void needlessParenthesesAreNotPrinted(String text, String printed) throws GameSyntaxException {
        assertThat(FormulaParser.number(text).text()).isEqualTo(printed);
        assertThat(FormulaParser.number(printed)).isEqualTo(FormulaParser.number(text));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "k^(k-7); k^(k-7) has no integer value at k = 5: negative exponent",
                "3%(l-3); 3%(l-3) has no integer value at l = 3: division by zero",
                "k//(l-3); k//(l-3) has no integer value at k = 5, l = 3: division by zero",
                "isqrt(l-k); isqrt(l-k) has no integer value at k = 5, l = 3: square root of a negative number",
                "9^9^9; 9^9^9 has no integer value: it has more than 1048896 bits",
            })
    void aMissingValueIsNamed(String text, String message) throws GameSyntaxException {
        Expr expr = FormulaParser.number(text);
        assertThatThrownBy(() -> expr.at(Amounts.of(5, 3)))
                .isInstanceOf(UndefinedRuleException.class)
                .hasMessage(message);
        if (expr.range(Ranges.ofAmounts(Range.of(5, 5), Range.of(3, 3))).bounded()) {
            assertThatThrownBy(() -> expr.compiled().at(5, 3, 0, 0))
                    .isInstanceOf(UndefinedRuleException.class)
                    .hasMessage(message);
        }
    }

    @Test
    void longNamesAndNumbersAreCutInMessages() throws GameSyntaxException {
        Expr expr = FormulaParser.number("(k" + "+k".repeat(100) + ")//0");
        assertThatThrownBy(() -> expr.at(Amounts.of(BigInteger.TEN.pow(1_000), BigInteger.ONE)))
                .isInstanceOf(UndefinedRuleException.class)
                .message()
                .contains("... has no integer value at k = a number of about 1001 digits: division by zero")
                .hasSizeLessThan(200);
    }

    @Test
    void theLimitGrowsWithTheAmounts() throws GameSyntaxException {
        BigInteger huge = BigInteger.ONE.shiftLeft(3_000_000);
        assertThat(FormulaParser.number("k^2").at(Amounts.of(huge, huge))).isEqualTo(huge.shiftLeft(3_000_000));
    }

    @Test
    void arithmeticIsCompiledOnlyWhereNothingCanOverflow() throws GameSyntaxException {
        Range board = Range.of(1, Integer.MAX_VALUE);
        assertThat(FormulaParser.number("k*l+k")
                        .range(Ranges.ofAmounts(board, board))
                        .bounded())
                .isTrue();
        assertThat(FormulaParser.number("k*l*k")
                        .range(Ranges.ofAmounts(board, board))
                        .bounded())
                .isFalse();
        assertThat(FormulaParser.number("k*l*k-k*l*k")
                        .range(Ranges.ofAmounts(board, board))
                        .bounded())
                .isFalse();
        assertThat(FormulaParser.number("k*l*k%7")
                        .range(Ranges.ofAmounts(board, board))
                        .bounded())
                .isFalse();
        assertThat(FormulaParser.number("2^62")
                        .range(Ranges.ofAmounts(board, board))
                        .bounded())
                .isTrue();
        assertThat(FormulaParser.number("2^63")
                        .range(Ranges.ofAmounts(board, board))
                        .bounded())
                .isFalse();
        assertThat(FormulaParser.number("-2^63")
                        .range(Ranges.ofAmounts(board, board))
                        .bounded())
                .isFalse();
        assertThat(FormulaParser.number("(-9223372036854775807-1)//-1")
                        .range(Ranges.ofAmounts(board, board))
                        .bounded())
                .isFalse();
        assertThat(FormulaParser.number("abs(-9223372036854775807-1)")
                        .range(Ranges.ofAmounts(board, board))
                        .bounded())
                .isFalse();
        assertThat(FormulaParser.number("-(-9223372036854775807-1)")
                        .range(Ranges.ofAmounts(board, board))
                        .bounded())
                .isFalse();
        assertThat(FormulaParser.number("0-(-9223372036854775807-1)")
                        .range(Ranges.ofAmounts(board, board))
                        .bounded())
                .isFalse();
        assertThat(FormulaParser.number("(k-k)^l")
                        .range(Ranges.ofAmounts(Range.of(1, 1), board))
                        .bounded())
                .isTrue();
        assertThat(FormulaParser.number("(k-k)^l").compiled().at(1, Integer.MAX_VALUE, 0, 0))
                .isZero();
        assertThat(FormulaParser.number("k^l")
                        .range(Ranges.ofAmounts(Range.of(1, 8), Range.of(1, 20)))
                        .bounded())
                .isTrue();
        assertThat(FormulaParser.number("k^l").compiled().at(8, 20, 0, 0)).isEqualTo(1L << 60);
    }

    @Test
    void everyBoundedRangeHoldsTheValues() throws GameSyntaxException {
        RandomFormulas formulas = new RandomFormulas(new Random(5));
        for (int i = 0; i < 500; i++) {
            Expr expr = FormulaParser.number(formulas.number(3).text());
            Range range = expr.range(Ranges.ofAmounts(Range.of(1, 12), Range.of(1, 9)));
            for (int k = 1; k <= 12 && range.bounded(); k++) {
                for (int l = 1; l <= 9; l++) {
                    assertInside(expr, range, Amounts.of(k, l));
                }
            }
        }
    }

    private static void assertInside(Expr expr, Range range, Amounts amounts) {
        try {
            assertThat(expr.at(amounts))
                    .as("%s at %s", expr.text(), amounts)
                    .isBetween(BigInteger.valueOf(range.low()), BigInteger.valueOf(range.high()));
        } catch (UndefinedRuleException undefined) {
            assertThat(undefined).hasMessageContaining("has no integer value");
        }
    }
}
