package org.wythofflab.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.Catalogue;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Pile;
import org.wythofflab.rules.Place;
import org.wythofflab.solve.Budget;

/** Explanations can be read without the paper. */
final class ExplanationsTest {
    private static final int SIZE = 30;
    private static final Budget BUDGET = Budget.of(1L << 30, 1L << 28);

    /** A letter, alone or with an index, or a letter's name. "a" is an article, and P and N are kinds of positions. */
    private static final Pattern LETTER = Pattern.compile(
            "(?<![\\w'])(?:[A-Za-z](?:_\\w+|_\\()|(?!a\\b)[A-Za-z]|phi|alpha|beta|delta|xi|mex)(?![\\w'-])");

    private static final Set<String> RULES = Set.of(
            "nim block 1",
            "nim block 7",
            "wythoff block 2 diagonal",
            "wythoff comply 2",
            "wyt(3)",
            "wyt(k^2+9)",
            "st(3,2) misere",
            "a-wythoff(5) misere",
            "even-even(1,1) misere",
            "odd-even(1,1) misere",
            "imitation(1,1)",
            "modular(12)",
            "restricted(2,3; h=odd, v=all, d1=odd, d2=all)");

    private static final String NUMBER = "\\d+";

    /** {@code 7 = 4 + 3}, {@code 9 - 7 = 2*floor(5/3)}: everything but floors of irrational numbers. */
    private static final Pattern EQUATION = Pattern.compile("(" + NUMBER + "(?: - " + NUMBER + ")?) = ((?:[-+*() ]|"
            + NUMBER + "|floor(?=\\(" + NUMBER + "/))+(?:/" + NUMBER + "\\))?)(?= and|,|;|\\.| with)");

    private static final Pattern GOLDEN = Pattern.compile("(" + NUMBER + ") = floor\\((" + NUMBER + ") phi\\)");

    private static List<String> undefined(String text) {
        return LETTER.matcher(text)
                .results()
                .map(MatchResult::group)
                .filter(letter -> !Pattern.compile("(?<!\\w)" + Pattern.quote(letter) + " (the|a|one|=) ")
                        .matcher(text)
                        .find())
                .toList();
    }

    private static Place place(GameSpec game, BigInteger x, BigInteger y) {
        return Place.start(game, new BigPosition(x, y));
    }

    private static Answer answer(GameSpec game, BigInteger x, BigInteger y) {
        return Answers.about(game, BUDGET)
                .outcomes()
                .then(situations -> situations.at(place(game, x, y)))
                .toOptional()
                .orElseThrow()
                .answer();
    }

    static Stream<GameSpec> games() {
        return Stream.concat(
                        Catalogue.entries().stream().map(entry -> entry.game()),
                        RULES.stream().map(ExplanationsTest::game))
                .distinct();
    }

    private static GameSpec game(String text) {
        try {
            return GameSpec.parse(text);
        } catch (Exception e) {
            throw new IllegalArgumentException(text, e);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void noLetterIsUndefined(GameSpec game) {
        Situations situations =
                Answers.about(game, BUDGET).outcomes().toOptional().orElseThrow();
        for (int x = 0; x < SIZE; x++) {
            for (int y = 0; y < SIZE; y++) {
                Situation situation = situations
                        .at(place(game, BigInteger.valueOf(x), BigInteger.valueOf(y)))
                        .toOptional()
                        .orElseThrow();
                assertThat(undefined(situation.answer().why()))
                        .as("%s at (%d,%d): %s", game, x, y, situation.answer().why())
                        .isEmpty();
                assertThat(undefined(situation.reason()))
                        .as("%s at (%d,%d): %s", game, x, y, situation.reason())
                        .isEmpty();
            }
        }
    }

    @Test
    void aLetterIsNoticed() {
        assertThat(undefined("the smaller pile is B_n: to (A_n, B_n)")).containsExactly("B_n", "A_n", "B_n");
        assertThat(undefined("4 = floor(3 phi) and x > s*7 + t")).containsExactly("phi", "x", "s", "t");
        assertThat(undefined("(3,5) is a P-position: 3 = floor(2 phi), phi the golden ratio"))
                .isEmpty();
        assertThat(undefined(
                        "x = floor(n phi); x the smaller pile, n a number of about 300 digits, phi the golden ratio"))
                .isEmpty();
    }

    /** The numbers are right. */
    @ParameterizedTest
    @MethodSource("games")
    void everyEquationHolds(GameSpec game) {
        Situations situations =
                Answers.about(game, BUDGET).outcomes().toOptional().orElseThrow();
        for (int x = 0; x < SIZE; x++) {
            for (int y = 0; y < SIZE; y++) {
                Place place = place(game, BigInteger.valueOf(x), BigInteger.valueOf(y));
                String why =
                        situations.at(place).toOptional().orElseThrow().answer().why();
                assertThat(wrong(why)).as("%s at (%d,%d): %s", game, x, y, why).isEmpty();
            }
        }
    }

    private static List<String> wrong(String text) {
        return Stream.concat(
                        EQUATION.matcher(text)
                                .results()
                                .filter(found -> !value(found.group(1)).equals(value(found.group(2)))),
                        GOLDEN.matcher(text)
                                .results()
                                .filter(found -> !value(found.group(1))
                                        .equals(value(
                                                "(" + found.group(2) + " + isqrt(5*" + found.group(2) + "^2))//2"))))
                .map(MatchResult::group)
                .toList();
    }

    private static BigInteger value(String expression) {
        try {
            return Pile.parse(expression.replace("floor", "").replace("/", "//").replace("////", "//"));
        } catch (Exception e) {
            throw new IllegalArgumentException(expression, e);
        }
    }

    @Test
    void aWrongNumberIsNoticed() {
        assertThat(wrong("4 = floor(3 phi) and 8 = 4 + 3, phi the golden ratio"))
                .containsExactly("8 = 4 + 3");
        assertThat(wrong("5 = floor(3 phi) and 8 = 5 + 3, phi the golden ratio"))
                .containsExactly("5 = floor(3 phi)");
        assertThat(wrong("9 - 7 = 2*floor(6/3).")).containsExactly("9 - 7 = 2*floor(6/3)");
        assertThat(wrong("8 = 2*3 + 2 and 12 = 2*(3 + 1) + 2 with 3 = floor(2 phi)"))
                .hasSize(1);
    }

    /** Piles too long to be read get letters, and these are defined. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "wythoff",
                "a-wythoff(3)",
                "a-wythoff(3) misere",
                "st(2,3)",
                "st(2,3) misere",
                "even-even(2,3)",
                "odd-even(2,3)",
                "odd-even(2,3) misere",
                "even-odd(2,3)",
                "modular(5)",
                "wythoff block 2",
                "wythoff block 3",
                "nim block 3",
                "wythoff comply 3",
                "wyt(k^2)",
                "wyt(10)",
                "mp-wythoff(2,3)",
                "imitation(2,3)",
                "odd-odd(1,2) misere"
            })
    void longPilesAreExplainedToo(String text) throws Exception {
        GameSpec game = game(text);
        for (String shift : List.of("0", "1", "2", "7")) {
            BigInteger x = Pile.parse("10^100+" + shift);
            for (String y : List.of("10^100", "2*10^100+1", "2*10^100+2", "16180339887498948482*10^81", "3*10^101+4")) {
                Answer answer = answer(game, x, Pile.parse(y));
                assertThat(undefined(answer.why()))
                        .as("%s: %s", text, answer.why())
                        .isEmpty();
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wythoff|4|8|Take 1 from the second pile, to (4,7). Whatever the opponent does there, you can answer to another"
                        + " losing position. (4,7) is a P-position: 4 = floor(3 phi) and 7 = 4 + 3, phi the golden ratio.",
                "wythoff|0|2|Take 2 from the second pile, to (0,0). There the opponent cannot move, and loses.",
                "wythoff|0|0|No move is left, and the player who cannot move loses.",
                "wythoff misere|0|0|No move is left, and in misere play the player who cannot move wins.",
                "odd-odd(2,3)|4|6|Whoever has to move here loses: every move leaves a win to the opponent. (4,6) is a"
                        + " P-position: both piles are even.",
                "odd-even(2,3)|3|10|Whoever has to move here loses: every move leaves a win to the opponent. (3,10) is a"
                        + " P-position: 3 is odd, and 10 is 2*3 + 3, rounded up to an even number, or one more.",
            })
    void aStudentCanReadIt(String game, long x, long y, String why) {
        assertThat(answer(game(game), BigInteger.valueOf(x), BigInteger.valueOf(y))
                        .why())
                .isEqualTo(why);
    }
}
