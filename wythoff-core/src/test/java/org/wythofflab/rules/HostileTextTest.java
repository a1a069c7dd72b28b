package org.wythofflab.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.math.BigInteger;
import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.wythofflab.rules.formula.Amounts;
import org.wythofflab.rules.formula.Comparison;
import org.wythofflab.rules.formula.Expr;
import org.wythofflab.rules.formula.Relation;
import org.wythofflab.rules.formula.Variable;
import org.wythofflab.rules.formula.Where;
import org.wythofflab.rules.grammar.FormulaParser;

/** Texts come from strangers: whatever they write, there is an answer, and soon. */
final class HostileTextTest {

    /** Far more than any of this takes, and far less than anything exponential would. */
    private static final Duration SOON = Duration.ofMinutes(10);

    private static final String MOVES = "moves(first: all; second: all; both: ";

    static Stream<String> refused() {
        return Stream.of(
                "wyt(" + "(".repeat(4_000) + "k" + ")".repeat(4_000) + ")",
                "wyt(" + "(".repeat(101) + "k" + ")".repeat(101) + ")",
                "wyt(" + "abs(".repeat(2_000) + "k" + ")".repeat(2_000) + ")",
                "wyt(" + "if(k = ".repeat(1_000),
                "wyt(" + "2^".repeat(4_000) + "k)",
                MOVES + "not (".repeat(1_500) + "k = l" + ")".repeat(1_500) + ")",
                "wyt(" + "k+".repeat(5_000) + "k)",
                "wyt(" + "-".repeat(20_000) + "k)",
                "a-wythoff(9^9^9^9)",
                "wyt(9^9^9^9)",
                "wyt(" + "3^600000%7^300000-".repeat(500) + "1)",
                MOVES + "k in {3^20000} or ".repeat(500) + "k = l)",
                "a-wythoff(10^5000*10^5100)",
                "a-wythoff((2^32000)^1000)",
                "modular(10^10^10)",
                "nim block 9^99999",
                "restricted(1,1; h=0 mod 10^10, v=all, d1=all, d2=all)",
                "\0",
                "wythoff\u202e",
                "\ud800",
                "{".repeat(10_000));
    }

    @ParameterizedTest
    @MethodSource("refused")
    void isRefusedWithAColumn(String text) {
        assertTimeoutPreemptively(
                SOON,
                () -> assertThatThrownBy(() -> GameSpec.parse(text))
                        .isInstanceOfSatisfying(
                                GameSyntaxException.class,
                                error -> assertThat(error.column()).isBetween(1, text.length() + 1)));
    }

    static Stream<String> accepted() {
        String members =
                Stream.iterate(1, i -> i + 3).limit(1_800).map(String::valueOf).reduce("", (a, b) -> a + "," + b);
        return Stream.of(
                "wyt(" + "1+".repeat(4_990) + "k)",
                "wyt(" + "k-l-".repeat(1_000).replace('l', 'k') + "k)",
                "wyt(" + "k//1//".repeat(1_400) + "1)",
                "wyt(k" + "//2*3".repeat(1_900) + ")",
                "wyt(k" + "//2*-1".repeat(1_600) + ")",
                "wyt(k" + "%7*k".repeat(2_000) + ")",
                "wyt(" + "-".repeat(9_000) + "k)",
                "wyt(" + "(".repeat(100) + "k" + ")".repeat(100) + ")",
                "wyt(" + "2^".repeat(100) + "k)",
                "wyt(min(" + "k,".repeat(4_900) + "1))",
                "wyt((k+1)^1000000)",
                "wyt((((k^100)^100)^100)^100)",
                "wyt(((((k+1)^9+1)^9+1)^9+1)^9)",
                "wyt(" + "(k+1)*".repeat(1_600) + "k)",
                "wyt("
                        + Stream.iterate(2, i -> i + 1)
                                .limit(1_200)
                                .map(i -> "k//" + i + "+")
                                .reduce("", String::concat)
                        + "1)",
                MOVES + "k = l" + " and k = l".repeat(980) + ")",
                MOVES + "not ".repeat(2_400) + "k = l)",
                MOVES
                        + Stream.iterate(1, i -> i + 1)
                                .limit(800)
                                .map(i -> "k = " + i + " or ")
                                .reduce("", String::concat)
                        + "l = 1)",
                MOVES + "k in {" + members.substring(1) + "})",
                MOVES + "k in >=4000|{1,3,5,7} or ".repeat(380) + "k = 1)",
                MOVES + "k in 1 mod 999999937|2 mod 999999929|>=10^300)",
                "wyt(" + nested("if(3^20000 > ", "1", ", 1, 2)", 90) + ")",
                "wyt(2^33000)",
                MOVES + "(k^99999) % l = 3 or l^99999*k^50000 > isqrt(k^100000))",
                MOVES + nested("k < 9 and (l = 3 or k in {3^60} and (", "k = l", "))", 45) + ")",
                "a-wythoff(10^9000)");
    }

    private static String nested(String before, String inside, String after, int times) {
        return before.repeat(times) + inside + after.repeat(times);
    }

    @ParameterizedTest
    @MethodSource("accepted")
    void isReadAndPrintedAndReadBack(String text) {
        assertTimeoutPreemptively(SOON, () -> {
            GameSpec game = GameSpec.parse(text);
            assertThat(GameSpec.parse(game.text())).isEqualTo(game);
            assertThat(game.words()).isNotBlank();
            assertThat(game.symmetry()).isNotNull();
        });
    }

    @Test
    void longChainsAreEvaluatedWithoutDeepRecursion() throws GameSyntaxException {
        Expr sum = FormulaParser.number("1+".repeat(4_990) + "k");
        assertThat(sum.at(Amounts.of(5, 5))).isEqualTo(4_995);
        Expr quotients = FormulaParser.number("k" + "//1".repeat(3_000));
        assertThat(quotients.at(Amounts.of(5, 5))).isEqualTo(5);
        PairTest test = new Where(new Comparison(quotients, Relation.EQUAL, Variable.L)).on(9, 9);
        assertThat(test.allows(5, 5)).isTrue();
        assertThat(test.allows(5, 6)).isFalse();
    }

    @Test
    void valuesTooLargeToComputeAreRefusedBeforeTheyAreComputed() throws GameSyntaxException {
        GameSpec game = GameSpec.parse("wyt(9^9^9^k)");
        assertTimeoutPreemptively(SOON, () -> {
            assertThatThrownBy(() -> game.moves().both().on(10, 10))
                    .isInstanceOf(UndefinedRuleException.class)
                    .hasMessage("9^9^9^k has no integer value at k = 1: it has more than 1048704 bits");
            assertThatThrownBy(() -> game.moves().both().allows(BigInteger.TWO, BigInteger.TWO))
                    .isInstanceOf(UndefinedRuleException.class);
        });
    }

    /** Each number on the way is as large as one may be, and there are hundreds of them. */
    @Test
    void oneAnswerHasABoundOnAllItsNumbersTogether() throws GameSyntaxException {
        Expr many = FormulaParser.number("2^1000000%7+".repeat(200) + "k");
        assertThatThrownBy(() -> many.at(Amounts.of(5, 5)))
                .isInstanceOf(UndefinedRuleException.class)
                .hasMessageContaining("the numbers on the way have more than")
                .hasMessageContaining("bits in all");
        Expr few = FormulaParser.number("2^1000000%7+".repeat(20) + "k");
        assertThat(few.at(Amounts.of(5, 5))).isEqualTo(2 * 20 + 5);
        // Large piles may make large numbers, as many of them as small piles make small ones.
        Expr squares = FormulaParser.number("k^2%9+".repeat(60) + "k");
        BigInteger pile = BigInteger.ONE.shiftLeft(1 << 20);
        assertThat(squares.at(Amounts.of(pile, pile)))
                .isEqualTo(pile.pow(2)
                        .mod(BigInteger.valueOf(9))
                        .multiply(BigInteger.valueOf(60))
                        .add(pile));
    }

    /** All that is done to a game before it is solved ends when nobody waits any more; it is not waited for here either. */
    @ParameterizedTest
    @MethodSource("longLooks")
    void whatIsDoneToATextEndsWhenNobodyWaits(String text, Consumer<GameSpec> look) throws GameSyntaxException {
        GameSpec game = GameSpec.parse(text);
        Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(() -> look.accept(game)).isInstanceOf(CancellationException.class);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    static Stream<Arguments> longLooks() {
        String huge = MOVES + "(10^300000+k*l)%(k+l)=0)";
        Consumer<GameSpec> pairs = game -> game.moves().both().on(9, 9).allows(3, 4);
        Consumer<GameSpec> symmetry = GameSpec::symmetry;
        Consumer<GameSpec> rays = game -> game.moves().both().progressions();
        return Stream.of(
                Arguments.of(huge, pairs),
                Arguments.of(MOVES + "(k+1)*(l+2) % 5 = 1 and k < 3*l)", symmetry),
                Arguments.of("wythoff ends(x*y % 7 = 3 and x < 2*y)", symmetry),
                Arguments.of("moves(first: k < x; second: l < y+1; both: none)", symmetry),
                Arguments.of(MOVES + "2*k = 3*l or k = 5 and l = 7)", rays));
    }

    /** Not only products and powers look whether somebody waits. */
    @Test
    void longSumsEndWhenNobodyWaits() throws GameSyntaxException {
        Expr sum = FormulaParser.number("k+".repeat(20) + "k");
        BigInteger pile = BigInteger.ONE.shiftLeft(1 << 16);
        Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(() -> sum.at(Amounts.of(pile, pile))).isInstanceOf(CancellationException.class);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    @Test
    void readingEndsWhenNobodyWaits() {
        Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(() -> GameSpec.parse("wyt((k+1)*(k+2)*(k+3))"))
                    .isInstanceOf(CancellationException.class);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }
}
