package org.wythofflab.rules.formula;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.rules.grammar.FormulaParser;

/** Rows of amounts hold what the condition says of each amount. */
final class AmountRowTest {
    private static final int[] COLUMNS = {2, 3, 7, 63, 64, 65, 127, 128, 129, 200, 700};

    private static void assertRowsAreRight(Condition condition, AmountRow row) {
        LongCondition test = condition.compiled();
        for (int columns : COLUMNS) {
            for (int k = 1; k <= 70; k += k < 10 ? 1 : 7) {
                long[] bits = new long[(columns + 63) >>> 6];
                Arrays.fill(bits, 0x5a5a_5a5a_5a5a_5a5aL);
                row.fill(k, bits, columns);
                long[] wanted = new long[bits.length];
                for (int l = 1; l < columns; l++) {
                    wanted[l >>> 6] |= test.holds(k, l, 0, 0) ? 1L << l : 0;
                }
                assertThat(bits)
                        .as("%s with k = %d below %d", condition.text(), k, columns)
                        .isEqualTo(wanted);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "k*l%7=3",
                "k*l%7=3 and k*k<l*l*l",
                "(k*k+3*l)%64<30",
                "l%9+k%5=4",
                "l%63=k%63",
                "-(l%5)*2=-4 or abs(l%3-1)=1",
                "(l%4)^2=k%4",
                "k*k<l*l*l",
                "l*l>=5*k+100",
                "l*l=k*k",
                "l*l!=k*k",
                "l*(l-k)=0",
                "l*l-20*l<k",
                "l*l-20*l!=k",
                "l*l+60<20*l",
                "l*l+k=20*l",
                "l!=5",
                "k>3",
                "k%3=1 and l>20 and (l+k)%2=0 and isqrt(l)*isqrt(l)=l",
                "l<k or isqrt(l)*isqrt(l)=l or l%50=3",
                "(l>3 or k%2=0) and (l*l<900 or l%17=k%17)",
            })
    void whatIsPeriodicOrMonotoneIsFilledByRows(String text) throws GameSyntaxException {
        for (Condition condition : new Condition[] {
            FormulaParser.condition(text), FormulaParser.condition(text).normal()
        }) {
            assertRowsAreRight(condition, AmountRow.of(condition).orElseThrow());
            assertRowsAreRight(
                    condition.negated(), AmountRow.of(condition.negated()).orElseThrow());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "isqrt(l)*isqrt(l)=l",
                "l//2%2=0",
                "max(k,l)%7=1",
                "k%l=0",
                "l%65=0",
                "l%(k+1)=0",
                "l in {2,5}",
                "l//3=k"
            })
    void whatIsNeitherIsAskedOneByOne(String text) throws GameSyntaxException {
        assertThat(AmountRow.of(FormulaParser.condition(text))).isEmpty();
    }

    @Test
    void randomConditionsAreFilledRight() throws GameSyntaxException {
        RandomFormulas formulas = new RandomFormulas(new Random(11));
        int filled = 0;
        for (int i = 0; i < 500; i++) {
            Condition condition = FormulaParser.condition(formulas.test(2).text());
            Optional<AmountRow> row =
                    condition.total() && condition.fits(Ranges.ofAmounts(Range.of(1, 70), Range.of(1, 700)))
                            ? AmountRow.of(condition)
                            : Optional.empty();
            if (row.isPresent()) {
                filled++;
                assertRowsAreRight(condition, row.get());
            }
        }
        assertThat(filled).isGreaterThan(60);
    }
}
