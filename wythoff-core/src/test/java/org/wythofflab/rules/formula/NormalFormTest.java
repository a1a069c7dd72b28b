package org.wythofflab.rules.formula;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.rules.UndefinedRuleException;
import org.wythofflab.rules.grammar.FormulaParser;

/** Expressions and conditions, their normal forms and their compiled forms all say the same. */
final class NormalFormTest {

    private static final long SEED = 20_240_501;

    private static final List<BigInteger> AMOUNTS = Stream.of("1", "2", "3", "4", "5", "8", "30", "1000003")
            .map(BigInteger::new)
            .toList();

    private final RandomFormulas formulas = new RandomFormulas(new Random(SEED));

    @Test
    void numbersMeanWhatTheyMeanByThePlainestReading() throws GameSyntaxException {
        for (int i = 0; i < 400; i++) {
            RandomFormulas.Term sample = formulas.number(3);
            Expr expr = FormulaParser.number(sample.text());
            Expr normal = expr.normal();
            forAllAmounts((k, l) -> {
                Optional<BigInteger> expected = value(() -> sample.value().at(k, l));
                assertThat(value(() -> expr.at(Amounts.of(k, l))))
                        .as("%s at %s,%s", sample.text(), k, l)
                        .isEqualTo(expected);
                assertThat(value(() -> normal.at(Amounts.of(k, l))))
                        .as("%s, from %s, at %s,%s", normal.text(), sample.text(), k, l)
                        .isEqualTo(expected);
            });
        }
    }

    @Test
    void conditionsMeanWhatTheyMeanByThePlainestReading() throws GameSyntaxException {
        for (int i = 0; i < 400; i++) {
            RandomFormulas.Clause sample = formulas.test(3);
            Condition condition = FormulaParser.condition(sample.text());
            Condition normal = condition.normal();
            forAllAmounts((k, l) -> {
                Optional<Boolean> expected = value(() -> sample.answer().at(k, l));
                assertThat(value(() -> condition.holds(Amounts.of(k, l))))
                        .as(sample.text())
                        .isEqualTo(expected);
                assertThat(value(() -> normal.holds(Amounts.of(k, l))))
                        .as("%s, from %s, at %s,%s", normal.text(), sample.text(), k, l)
                        .isEqualTo(expected);
            });
        }
    }

    @Test
    void printedFormulasReadBackTheSame() throws GameSyntaxException {
        for (int i = 0; i < 500; i++) {
            Expr expr = FormulaParser.number(formulas.number(4).text());
            assertThat(FormulaParser.number(expr.text()).text()).isEqualTo(expr.text());
            String normal = expr.normal().text();
            assertThat(FormulaParser.number(normal).normal().text())
                    .as(expr.text())
                    .isEqualTo(normal);
            Condition condition = FormulaParser.condition(formulas.test(3).text());
            assertThat(FormulaParser.condition(condition.text()).text()).isEqualTo(condition.text());
            String normalCondition = condition.normal().text();
            assertThat(FormulaParser.condition(normalCondition).normal().text())
                    .as(condition.text())
                    .isEqualTo(normalCondition);
        }
    }

    @Test
    void compiledFormulasAgreeWithExactOnes() throws GameSyntaxException {
        int compiled = 0;
        for (int i = 0; i < 400; i++) {
            Condition condition = FormulaParser.condition(formulas.test(2).text());
            if (!condition.fits(Ranges.ofAmounts(Range.of(1, 40), Range.of(1, 25)))) {
                continue;
            }
            compiled++;
            LongCondition test = condition.compiled();
            for (int k = 1; k <= 40; k += 3) {
                for (int l = 1; l <= 25; l += 2) {
                    int first = k;
                    int second = l;
                    assertThat(value(() -> test.holds(first, second, 0, 0)))
                            .as("%s at %d,%d", condition.text(), k, l)
                            .isEqualTo(value(() -> condition.holds(Amounts.of(first, second))));
                }
            }
        }
        assertThat(compiled).isGreaterThan(100);
    }

    private interface Check {
        void at(BigInteger k, BigInteger l);
    }

    private static void forAllAmounts(Check check) {
        for (BigInteger k : AMOUNTS.subList(0, 7)) {
            AMOUNTS.forEach(l -> check.at(k, l));
        }
    }

    private static <T> Optional<T> value(Supplier<T> formula) {
        try {
            return Optional.of(formula.get());
        } catch (ArithmeticException | UndefinedRuleException undefined) {
            return Optional.empty();
        }
    }
}
