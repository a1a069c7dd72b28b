package org.wythofflab.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.wythofflab.rules.formula.Below;
import org.wythofflab.rules.formula.Expr;
import org.wythofflab.rules.formula.RandomFormulas;
import org.wythofflab.rules.formula.Where;
import org.wythofflab.rules.grammar.FormulaParser;
import org.wythofflab.rules.grammar.SetParser;

/** The contract for every kind of rule, and what is particular to each. */
final class PairRulesTest {

    private static BigInteger big(String number) {
        return new BigInteger(number);
    }

    private static Expr expr(String text) {
        try {
            return FormulaParser.number(text);
        } catch (GameSyntaxException wrong) {
            throw new AssertionError(wrong.explain(text), wrong);
        }
    }

    private static Where where(String text) {
        try {
            return new Where(FormulaParser.condition(text));
        } catch (GameSyntaxException wrong) {
            throw new AssertionError(wrong.explain(text), wrong);
        }
    }

    private static AmountSet set(String text) {
        try {
            return SetParser.parse(text);
        } catch (GameSyntaxException wrong) {
            throw new AssertionError(wrong.explain(text), wrong);
        }
    }

    @Nested
    @TestInstance(Lifecycle.PER_CLASS)
    final class OfNoPairs extends PairRuleContract {
        @Override
        Stream<PairRule> rules() {
            return Stream.of(new NoPairs());
        }
    }

    @Nested
    @TestInstance(Lifecycle.PER_CLASS)
    final class OfBands extends PairRuleContract {
        @Override
        Stream<PairRule> rules() {
            return Stream.of("1,1", "1,4", "2,1", "3,2", "1000000000000,1", "1,1000000000000")
                    .map(text -> text.split(",", 2))
                    .flatMap(st -> Stream.of(
                            band(st, "all", "all"),
                            band(st, "odd", "even"),
                            band(st, "odd", "odd"),
                            band(st, "1..5", "even|{3}"),
                            band(st, "none", "all")));
        }

        private PairRule band(String[] st, String d1, String d2) {
            return new Band(big(st[0]), big(st[1]), set(d1), set(d2));
        }

        @Test
        void parametersAreAtLeastOne() {
            assertThatThrownBy(() -> band(new String[] {"0", "1"}, "all", "all"))
                    .isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> band(new String[] {"1", "0"}, "all", "all"))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Nested
    @TestInstance(Lifecycle.PER_CLASS)
    final class OfCongruences extends PairRuleContract {
        @Override
        Stream<PairRule> rules() {
            return Stream.of("1", "2", "7", "2147483647", "4294967296").map(m -> new Congruent(big(m)));
        }

        @Test
        void theModulusIsAtLeastOne() {
            assertThatThrownBy(() -> new Congruent(BigInteger.ZERO)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Nested
    @TestInstance(Lifecycle.PER_CLASS)
    final class OfBounds extends PairRuleContract {
        @Override
        Stream<PairRule> rules() {
            return Stream.of(
                            "k+1",
                            "3*k+2",
                            "k",
                            "5",
                            "k^2",
                            "9-k",
                            "-k^3",
                            "10^100-k",
                            "2^k",
                            "isqrt(k)*3",
                            "min(k,3)+1",
                            "if(k in odd, k^2, 0)",
                            "k%3*k",
                            "k*(k+1)//2+1")
                    .map(text -> new Below(expr(text)));
        }

        @Test
        void aHugePileIsComparedExactly() {
            Below square = new Below(expr("k^2"));
            BigInteger k = BigInteger.TEN.pow(100_000).add(BigInteger.ONE);
            BigInteger bound = k.multiply(k);
            assertThat(square.value(k)).isEqualTo(bound);
            assertThat(square.allows(bound.subtract(BigInteger.ONE), k)).isTrue();
            assertThat(square.allows(bound, k)).isFalse();
        }

        @Test
        void aMissingValueIsReportedForTheBoard() {
            Below partial = new Below(expr("10//(k-3)"));
            assertThat(partial.on(2, 100).allows(2, 2)).isFalse();
            assertThatThrownBy(() -> partial.on(3, 100))
                    .isInstanceOf(UndefinedRuleException.class)
                    .hasMessage("10//(k-3) has no integer value at k = 3: division by zero");
        }
    }

    @Nested
    @TestInstance(Lifecycle.PER_CLASS)
    final class OfConditions extends PairRuleContract {
        @Override
        Stream<PairRule> rules() {
            return Stream.concat(
                    Stream.of(
                                    "k = l",
                                    "abs(k-l) < 4",
                                    "k%7 = l%7",
                                    "1 = 1",
                                    "1 = 0",
                                    "k < l",
                                    "k^20 < l^19",
                                    "max(k,l) < min(k,l)^2",
                                    "max(k,l) < min(k,l,3)+2",
                                    "k in odd and abs(k-l) < 3",
                                    "k in odd and l in {2,4} and k = l",
                                    "k in odd and k in 1..9 and k = l",
                                    "min(k,l) in odd",
                                    "k-l in odd",
                                    "k+10^1000 > l*10^999")
                            .map(PairRulesTest::where),
                    Stream.generate(new RandomConditions()::next).limit(40));
        }

        @Test
        void aMissingValueIsReportedForThePair() {
            PairTest board = where("10//(k-3) = l").on(9, 9);
            assertThat(board.allows(4, 9)).isFalse();
            assertThatThrownBy(() -> board.allows(3, 1))
                    .isInstanceOf(UndefinedRuleException.class)
                    .hasMessage("10//(k-3) has no integer value at k = 3: division by zero");
        }
    }

    /** Random conditions that have an answer for all small amounts. */
    private static final class RandomConditions {
        private final RandomFormulas formulas = new RandomFormulas(new Random(3));

        PairRule next() {
            while (true) {
                Where rule = where(formulas.test(2).text());
                if (rule.condition().total()) {
                    return rule;
                }
            }
        }
    }
}
