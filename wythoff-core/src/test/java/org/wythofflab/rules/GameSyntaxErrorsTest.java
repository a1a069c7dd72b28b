package org.wythofflab.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.wythofflab.rules.grammar.FormulaParser;
import org.wythofflab.rules.grammar.SetParser;

/** Every message a wrong text can get: where, what, and an example that is right. */
final class GameSyntaxErrorsTest {

    static Stream<Arguments> wrongGames() {
        return Stream.of(
                // names
                wrong("", 1, "expected the name of a game, found the end of the text"),
                wrong("(3)", 1, "expected the name of a game, found '('"),
                wrong("wythof", 1, "unknown game 'wythof'; did you mean 'wythoff'?"),
                wrong("Wythoff", 1, "unknown game 'Wythoff'; did you mean 'wythoff'?"),
                wrong("  odd-evne(2,3)", 3, "unknown game 'odd-evne'; did you mean 'odd-even'?"),
                wrong("a - wythoff(3)", 1, "unknown game 'a'"),
                wrong("a-", 1, "unknown game 'a-'"),
                wrong("chess", 1, "unknown game 'chess'"),
                // numbers
                wrong("wyt(k^^2)", 7, "expected a number, k or '(' after '^', found '^'"),
                wrong("wyt()", 5, "expected a number, k or '(' after '(', found ')'"),
                wrong("wyt(k+", 7, "expected a number, k or '(' after '+', found the end of the text"),
                wrong("wyt(k+and)", 7, "expected a number, k or '(' after '+', found 'and'"),
                wrong("wyt(k", 6, "expected ')' after 'k', found the end of the text"),
                wrong("wyt(2k)", 6, "expected ')' after '2', found 'k'"),
                wrong("wyt k", 5, "expected '(' after 'wyt', found 'k'"),
                wrong("wyt(l)", 5, "'l' has no meaning here: it is written in k alone"),
                wrong("wyt(mni(k,3))", 5, "unknown name 'mni'; did you mean 'min'?"),
                wrong("wyt(K)", 5, "unknown name 'K'; did you mean 'k'?"),
                wrong("wyt(sin(k))", 5, "unknown name 'sin'"),
                wrong("wyt(k = 3)", 5, "expected a number, found a condition"),
                wrong("wyt((k < 3) + 1)", 5, "expected a number, found a condition"),
                wrong("wyt(2 * not k = 1)", 9, "expected a number, found a condition"),
                wrong("wyt(min(k))", 10, "expected ',' after 'k', found ')'"),
                wrong("wyt(abs(k,3))", 10, "expected ')' after 'k', found ','"),
                wrong("wyt(if(k, 1, 2))", 8, "expected a condition such as k = l, found a number"),
                wrong("wyt(if(1 < k < 9, 1, 2))", 14, "comparisons do not chain: join two of them with 'and'"),
                wrong("wyt(k/2)", 6, "'/' is not part of the language; write '//'"),
                wrong("wyt(k \u2264 3)", 7, "the character U+2264 is not part of the language; write '<='"),
                wrong("wyt(k**2)", 6, "'**' is not part of the language; write '^'"),
                wrong("wyt(k\t+1)", 6, "the character U+0009 is not part of the language"),
                wrong("wyt(\ud83d\ude00)", 5, "the character U+1F600 is not part of the language"),
                wrong("nim\0", 4, "the character U+0000 is not part of the language"),
                wrong("wyt(k_1)", 6, "'_' is not part of the language"),
                wrong("wyt(3//(2-2))", 5, "3//0 has no integer value: division by zero"),
                wrong("wyt(k+3//0-k)", 5, "3//0 has no integer value: division by zero"),
                // parameters
                wrong("st(0,3)", 4, "S is at least 1, not 0"),
                wrong("st(2,1-3)", 6, "T is at least 1, not -2"),
                wrong("st(2)", 5, "expected ',' after '2', found ')'"),
                wrong("a-wythoff(-1)", 11, "A is at least 1, not -1"),
                wrong("a-wythoff(k)", 11, "'k' has no meaning here: this number is the same for all moves"),
                wrong("a-wythoff(1//0)", 11, "1//0 has no integer value: division by zero"),
                wrong("a-wythoff(2^-1)", 11, "2^-1 has no integer value: negative exponent"),
                wrong("a-wythoff(isqrt(0-4))", 11, "isqrt(0-4) has no integer value: square root of a negative number"),
                wrong("a-wythoff(9^9^9)", 11, "9^9^9 has no integer value: it has more than 33333 bits"),
                wrong("modular(0)", 9, "M is at least 1, not 0"),
                wrong("mp-wythoff(2,0)", 14, "P is a number from 1 to 1000000000, not 0"),
                wrong("imitation(10^9+1,1)", 11, "M is a number from 1 to 1000000000, not 1000000001"),
                wrong("wyt(2^30000*k+2^30000)", 1, "written out, this game takes 18067 characters"),
                wrong(
                        "restricted(1,1; h={2^30000,2^30001}, v=all, d1=all, d2=all)",
                        28,
                        "written out, the numbers up to here take more than 33333 bits"),
                // sets
                wrong("restricted(1,1; h=, v=all, d1=all, d2=all)", 19, "expected a set such as all, odd, 1..5"),
                wrong("restricted(1,1; h=add, v=all, d1=all, d2=all)", 19, "unknown set 'add'; did you mean 'odd'?"),
                wrong("restricted(1,1; v=all, h=all, d1=all, d2=all)", 17, "expected 'h' after ';', found 'v'"),
                wrong("restricted(1,1; h=5..1, v=all, d1=all, d2=all)", 19, "a range goes up: 5..1 is empty"),
                wrong(
                        "restricted(1,1; h=5, v=all, d1=all, d2=all)",
                        20,
                        "expected '..' or 'mod' (one amount is written {5})"),
                wrong("restricted(1,1; h=1 mod 0, v=all, d1=all, d2=all)", 25, "the modulus is a number from 1 to"),
                wrong(
                        "restricted(1,1; h={}, v=all, d1=all, d2=all)",
                        20,
                        "expected a number or '(' after '{', found '}'"),
                wrong("restricted(1,1; h={1 2}, v=all, d1=all, d2=all)", 22, "expected '}' after '1', found '2'"),
                // conditions
                wrong("moves(first: all; second: all)", 30, "expected ';' after 'all', found ')'"),
                wrong(
                        "moves(first: all; second: all; both: k)",
                        38,
                        "expected a condition such as k = l, found a number"),
                wrong(
                        "moves(first: all; second: all; both: k = l and)",
                        47,
                        "expected a number, k, l, x, y or '(' after 'and'"),
                wrong("moves(first: all; second: all; both: k = l and l)", 48, "expected a condition"),
                wrong(
                        "moves(first: all; second: all; both: k == l)",
                        40,
                        "'==' is not part of the language; write '='"),
                wrong("moves(first: all; second: all; both: k in {l})", 44, "'l' has no meaning here"),
                wrong(
                        "moves(first: all; second: all; both: (k = l) in odd)",
                        38,
                        "expected a number, found a condition"),
                wrong(
                        "moves(first: all; second: all; both: k = l && k > 2)",
                        44,
                        "'&&' is not part of the language; write 'and'"),
                // modifiers
                wrong(
                        "wythoff blok 3",
                        9,
                        "expected misere, ends(...), block, comply or the end of the text after 'wythoff', found 'blok'"
                                + "; did you mean 'block'?"),
                wrong(
                        "wythoff)",
                        8,
                        "expected misere, ends(...), block, comply or the end of the text after 'wythoff', found ')'"),
                wrong("wythoff block", 14, "expected a number or '(' after 'block', found the end of the text"),
                wrong("wythoff block 0", 15, "K is a number from 1 to 1000000000, not 0"),
                wrong("wythoff block 4 sideways", 17, "expected misere, ends(...), block, comply or the end"),
                wrong("wythoff misere misere", 16, "misere is said twice"),
                wrong("wythoff block 2 block 3", 17, "a game has at most one of block and comply"),
                wrong("wythoff comply 2 block 3", 18, "a game has at most one of block and comply"),
                wrong(
                        "wythoff misere comply 2",
                        16,
                        "misere and comply exclude each other: a comply game is lost by the"),
                wrong("wythoff comply 2 misere", 18, "misere and comply exclude each other"),
                wrong("imitation(2,3) block 2", 16, "the previous move already decides what is forbidden"),
                wrong("imitation(2,3) misere comply 2", 23, "the previous move already decides what is forbidden"),
                wrong("mp-wythoff(2,3) block 2", 17, "mp-wythoff has a blocking maneuver of its own"));
    }

    private static Arguments wrong(String text, int column, String message) {
        return Arguments.of(text, column, message);
    }

    @ParameterizedTest
    @MethodSource("wrongGames")
    void aWrongTextIsExplained(String text, int column, String message) {
        GameSyntaxException error = catchThrowableOfType(GameSyntaxException.class, () -> GameSpec.parse(text));
        assertThat(error).as(text).isNotNull();
        assertThat(error).hasMessageContaining(message).hasMessageStartingWith("column " + column + ": ");
        assertThat(error.column()).isEqualTo(column);
        assertThatCode(() -> GameSpec.parse(error.example())).doesNotThrowAnyException();
    }

    @Test
    void theExplanationPointsAtTheColumn() {
        GameSyntaxException error = catchThrowableOfType(GameSyntaxException.class, () -> GameSpec.parse("wyt(k^^2)"));
        assertThat(error.example()).isEqualTo("wyt(k^2)");
        assertThat(error.explain("wyt(k^^2)")).isEqualTo("""
                        column 7: expected a number, k or '(' after '^', found '^'
                          wyt(k^^2)
                                ^
                        for example: wyt(k^2)""");
    }

    @Test
    void theExplanationOfALongTextShowsItsNeighbourhood() {
        String text = "wyt(" + "k+".repeat(200) + "\t" + "+k".repeat(200) + ")";
        GameSyntaxException error = catchThrowableOfType(GameSyntaxException.class, () -> GameSpec.parse(text));
        String[] lines = error.explain(text).split("\n");
        assertThat(lines).hasSize(4);
        assertThat(lines[1]).hasSizeLessThan(110);
        assertThat(lines[1].charAt(lines[2].indexOf('^')))
                .as("the tab, shown as a space")
                .isEqualTo(' ');
        assertThat(lines[1].substring(lines[2].indexOf('^') - 2, lines[2].indexOf('^')))
                .isEqualTo("k+");
    }

    @Test
    void formulasAndSetsOnTheirOwnAreExplainedToo() {
        GameSyntaxException expr = catchThrowableOfType(GameSyntaxException.class, () -> FormulaParser.number("k+1)"));
        assertThat(expr).hasMessage("column 4: expected an operator or the end of the text after '1', found ')'");
        assertThatCode(() -> FormulaParser.number(expr.example())).doesNotThrowAnyException();
        GameSyntaxException condition =
                catchThrowableOfType(GameSyntaxException.class, () -> FormulaParser.condition("k = l l"));
        assertThat(condition).hasMessage("column 7: expected 'and', 'or' or the end of the text after 'l', found 'l'");
        assertThatCode(() -> FormulaParser.condition(condition.example())).doesNotThrowAnyException();
        GameSyntaxException set = catchThrowableOfType(GameSyntaxException.class, () -> SetParser.parse("odd even"));
        assertThat(set).hasMessage("column 5: expected '|' or the end of the text after 'odd', found 'even'");
        assertThatCode(() -> SetParser.parse(set.example())).doesNotThrowAnyException();
    }
}
