package org.wythofflab.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wythofflab.theory.Theorems;

class EndsTest {

    private static GameSpec game(String text) throws GameSyntaxException {
        return GameSpec.parse(text);
    }

    private static Ends ends(String condition) throws GameSyntaxException {
        return game("wythoff ends(" + condition + ")").ends().orElseThrow();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wythoff ends(x+y <= 2) | wythoff ends(x+y < 3)",
                "wythoff misere ends(y + x < 3) | wythoff ends(x+y < 3) misere",
                "wythoff block 3 ends(x = 1 and 1 = 1) | wythoff ends(x = 1) block 3",
                "wythoff ends(x in all) | wythoff ends(x in all)",
                "wythoff ends(1 = 2) | wythoff",
                "wythoff ends(x < 3 and 0 = 1) misere | wythoff misere",
                "mp-wythoff(2,3) ends(x = y) | mp-wythoff(2,3) ends(x = y)",
            })
    void hasOneText(String written, String canonical) throws GameSyntaxException {
        assertThat(game(written).text()).isEqualTo(canonical);
        assertThat(game(canonical)).isEqualTo(game(written)).hasSameHashCodeAs(game(written));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "wythoff ends(k = 1) | column 14: 'k' has no meaning here: it is written in the piles x and y",
                "wythoff ends(x = 1) ends(y = 1) | column 21: ends is said twice; join the conditions with 'or'",
                "wythoff ends(x) | column 14: expected a condition such as k = l, found a number",
                "wythoff ends x = 1 | column 14: expected '(' after 'ends', found 'x'",
                "wythoff ends(x = 1 | column 19: expected ')' after '1', found the end of the text",
                "wythoff end(x = 1) | did you mean 'ends'?",
                "imitation(2,3) ends(x = 1) | column 16: imitation takes no ends",
                "moves(first: l = 1; second: all; both: none) | has no meaning here: it is written in the amount k and the piles x and y",
                "wyt(x) | 'x' has no meaning here: it is written in k alone",
            })
    void saysWhatIsWrong(String text, String message) {
        assertThatThrownBy(() -> GameSpec.parse(text))
                .isInstanceOf(GameSyntaxException.class)
                .hasMessageContaining(message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wythoff ends(x+y <= 2) | SYMMETRIC",
                "wythoff ends(x = 1 and y < 4 or y = 1 and x < 4) | SYMMETRIC",
                "wythoff ends(x < 2 and y < 2) | SYMMETRIC",
                "wythoff ends(x < 2 and y <= 1 or x = 0 and y = 0) | SYMMETRIC",
                "wythoff ends(x = 1) | NOT_SYMMETRIC",
                "wythoff ends(x > y and x > 70 and y < 90) | UNDECIDED",
                "odd-even(2,3) ends(x = y) | NOT_SYMMETRIC",
            })
    void isSymmetricIfBothPartsAre(String text, Symmetry.Answer answer) throws GameSyntaxException {
        assertThat(game(text).symmetry().answer()).isEqualTo(answer);
    }

    @Test
    void namesAnEndWhoseMirrorImageIsNone() throws GameSyntaxException {
        assertThat(game("wythoff ends(x = 3 and y = 5)").symmetry().reason())
                .isEqualTo("the game is over at (3,5), but not at (5,3)");
    }

    @Test
    void knowsAllItsPositionsIfTheyAreFew() throws GameSyntaxException {
        assertThat(ends("x+y <= 1").all())
                .contains(List.of(new Position(0, 0), new Position(0, 1), new Position(1, 0)));
        assertThat(ends("x in {2,5} and y = 0").all()).contains(List.of(new Position(2, 0), new Position(5, 0)));
        assertThat(ends("x*y = 4").all()).isEmpty();
        assertThat(ends("x < 3").all()).isEmpty();
        assertThat(ends("x = y and x % 5 = 2").all()).isEmpty();
    }

    @Test
    void isAskedAboutPilesOfAnySize() throws GameSyntaxException {
        Ends ends = ends("(x-y) % 7 = 3 and x > 10^40");
        BigInteger large = BigInteger.TEN.pow(50);
        assertThat(ends.contains(large.add(BigInteger.valueOf(3)), large)).isTrue();
        assertThat(ends.contains(large, large)).isFalse();
    }

    @Test
    void thereAreNoMovesWhereTheGameIsOver() throws GameSyntaxException {
        Place over = Place.parse(game("wythoff ends(x+y <= 4)"), "1 3");
        assertThat(new Options(over).list(10)).contains(List.of());
        assertThat(new Options(over).exist(1, any -> true)).isFalse();
        assertThat(new Options(over).visitAll(() -> {}, option -> false)).isTrue();
        assertThat(over.objection(new BigMove(BigInteger.ONE, BigInteger.ZERO)))
                .contains("the game is over at (1,3), where x+y < 5");
        Place before = Place.parse(game("wythoff ends(x+y <= 4)"), "1 4");
        assertThat(new Options(before).list(10).orElseThrow()).hasSize(6);
    }

    @Test
    void noTheoremAppliesToAGameThatEndsEarlier() throws GameSyntaxException {
        for (CatalogueEntry entry : Catalogue.entries()) {
            if (entry.game().memory().isEmpty()) {
                GameSpec early = GameSpec.of(
                        entry.game().moves(),
                        Optional.of(ends("x = 3 and y = 3")),
                        entry.game().maneuver(),
                        entry.game().convention());
                assertThat(Theorems.about(early, Set.of())).as(early.text()).isEmpty();
            }
        }
    }

    @Test
    void aHostileConditionTakesNoTime() throws GameSyntaxException {
        String deep = "(".repeat(200) + "x" + ")".repeat(200) + " = 1";
        assertThatThrownBy(() -> ends(deep)).hasMessageContaining("levels of nesting");
        Ends huge = ends("x^(10^9) = y");
        assertThatThrownBy(() -> huge.contains(BigInteger.TEN, BigInteger.ONE))
                .isInstanceOf(UndefinedRuleException.class);
        assertThat(huge.all()).isEmpty();
        assertThat(huge.symmetry().isSymmetric()).isFalse();
    }
}
