package org.wythofflab.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.math.BigInteger;
import java.util.Optional;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.rules.UndefinedRuleException;
import org.wythofflab.rules.formula.Amounts;
import org.wythofflab.rules.formula.Condition;
import org.wythofflab.rules.formula.Expr;
import org.wythofflab.rules.formula.Where;
import org.wythofflab.rules.grammar.FormulaParser;

/** Any text is a number or a condition in k and l, or an error inside it; its normal form and its print say the same. */
final class ExpressionFuzzTest {
    private static final int SMALL = 4;
    private static final BigInteger LARGE = BigInteger.ONE.shiftLeft(70);

    @FuzzTest
    void whatIsReadHasOneValue(byte[] bytes) throws GameSyntaxException {
        String text = FuzzedLab.text(bytes);
        try {
            isANumber(FormulaParser.number(text));
        } catch (GameSyntaxException wrong) {
            assertThat(wrong.column()).isBetween(1, text.length() + 1);
        }
        try {
            isACondition(FormulaParser.condition(text));
        } catch (GameSyntaxException wrong) {
            assertThat(wrong.column()).isBetween(1, text.length() + 1);
        }
    }

    private static Optional<BigInteger> value(Expr number, Amounts at) {
        try {
            return Optional.of(number.at(at));
        } catch (UndefinedRuleException none) {
            assertThat(none.getMessage()).isNotBlank();
            return Optional.empty();
        }
    }

    private static Optional<Boolean> truth(Condition condition, Amounts at) {
        try {
            return Optional.of(condition.holds(at));
        } catch (UndefinedRuleException none) {
            assertThat(none.getMessage()).isNotBlank();
            return Optional.empty();
        }
    }

    /** Where both have a value: a normal form may have one where the text divides by zero, or meets a larger number on the way. */
    private static <T> void agree(Optional<T> one, Optional<T> other, String what) {
        if (one.isPresent() && other.isPresent()) {
            assertThat(one).as(what).isEqualTo(other);
        }
    }

    private static void isANumber(Expr number) throws GameSyntaxException {
        Expr normal = number.normal();
        Expr again = FormulaParser.number(number.text());
        for (int k = 1; k < SMALL; k++) {
            Optional<BigInteger> value = value(number, Amounts.of(k, SMALL - k));
            agree(value, value(normal, Amounts.of(k, SMALL - k)), normal.text());
            agree(value, value(again, Amounts.of(k, SMALL - k)), again.text());
        }
        agree(value(number, Amounts.of(LARGE, LARGE)), value(normal, Amounts.of(LARGE, LARGE)), normal.text());
    }

    private static void isACondition(Condition condition) throws GameSyntaxException {
        Condition normal = condition.normal();
        Condition again = FormulaParser.condition(condition.text());
        for (int k = 1; k < SMALL; k++) {
            Optional<Boolean> truth = truth(condition, Amounts.of(k, SMALL - k));
            agree(truth, truth(normal, Amounts.of(k, SMALL - k)), normal.text());
            agree(truth, truth(again, Amounts.of(k, SMALL - k)), again.text());
            agree(truth, allowed(condition, k, SMALL - k), "compiled");
        }
    }

    private static Optional<Boolean> allowed(Condition condition, int k, int l) {
        try {
            return Optional.of(new Where(condition).on(SMALL, SMALL).allows(k, l));
        } catch (UndefinedRuleException none) {
            return Optional.empty();
        }
    }
}
