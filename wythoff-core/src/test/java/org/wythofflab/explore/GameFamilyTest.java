package org.wythofflab.explore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wythofflab.rules.GameSyntaxException;

/** Texts with ranges, and the games they stand for. */
final class GameFamilyTest {

    private static List<String> games(String text) throws GameSyntaxException {
        return GameFamily.parse(text).members().stream()
                .map(GameFamily.Member::text)
                .toList();
    }

    @Test
    void theLastPlaceChangesFastest() throws GameSyntaxException {
        assertThat(games("st({1..2},{1,4,6})"))
                .containsExactly("st(1,1)", "st(1,4)", "st(1,6)", "st(2,1)", "st(2,4)", "st(2,6)");
    }

    @Test
    void aListMayHoldNumbersRangesAndWords() throws GameSyntaxException {
        assertThat(games("{nim,wythoff} block {2, 4..5}"))
                .containsExactly(
                        "nim block 2",
                        "nim block 4",
                        "nim block 5",
                        "wythoff block 2",
                        "wythoff block 4",
                        "wythoff block 5");
    }

    @Test
    void numbersAreExpressions() throws GameSyntaxException {
        assertThat(games("modular({2^3+1..isqrt(100)})")).containsExactly("modular(9)", "modular(10)");
    }

    @Test
    void aTextWithoutPlacesIsOneGame() throws GameSyntaxException {
        assertThat(games("wythoff misere")).containsExactly("wythoff misere");
    }

    @Test
    void setsOfTheLanguageStaySets() throws GameSyntaxException {
        String sets = "restricted(1,1; h={1,4}, v=odd|{2,4}, d1={1}, d2=all)";
        assertThat(games(sets)).containsExactly(sets);
        String moves = "moves(first: {1,3}; second: all; both: k in {1,2} and l = 1)";
        assertThat(games(moves)).containsExactly(moves);
    }

    @Test
    void numbersInsideASetMayBePlaces() throws GameSyntaxException {
        assertThat(games("restricted(1,1; h={{1..2},5}, v={{3,4}}, d1=all, d2=all)"))
                .containsExactly(
                        "restricted(1,1; h={1,5}, v={3}, d1=all, d2=all)",
                        "restricted(1,1; h={1,5}, v={4}, d1=all, d2=all)",
                        "restricted(1,1; h={2,5}, v={3}, d1=all, d2=all)",
                        "restricted(1,1; h={2,5}, v={4}, d1=all, d2=all)");
    }

    @Test
    void residuesAndKindsOfSetsArePlaces() throws GameSyntaxException {
        assertThat(games("restricted(1,1; h={0,2} mod 3, v={odd,even}, d1=all, d2=all)"))
                .hasSize(4)
                .contains("restricted(1,1; h=2 mod 3, v=even, d1=all, d2=all)");
        assertThat(games("moves(first: all; second: all; both: k = {1,2})"))
                .containsExactly(
                        "moves(first: all; second: all; both: k = 1)", "moves(first: all; second: all; both: k = 2)");
    }

    @Test
    void aNamedPlaceCanBeUsedByOthersWhereverItStands() throws GameSyntaxException {
        GameFamily family =
                GameFamily.parse("restricted(1,1; h={r=0..K-1} mod {K=2..3}, v={r} mod {K}, d1=all, d2=all)");
        assertThat(family.members().stream().map(GameFamily.Member::text))
                .containsExactly(
                        "restricted(1,1; h=0 mod 2, v=0 mod 2, d1=all, d2=all)",
                        "restricted(1,1; h=1 mod 2, v=1 mod 2, d1=all, d2=all)",
                        "restricted(1,1; h=0 mod 3, v=0 mod 3, d1=all, d2=all)",
                        "restricted(1,1; h=1 mod 3, v=1 mod 3, d1=all, d2=all)",
                        "restricted(1,1; h=2 mod 3, v=2 mod 3, d1=all, d2=all)");
        assertThat(family.places()).extracting(Column::name).containsExactly("r", "K");
        assertThat(family.places()).extracting(Column::kind).containsOnly(Column.Kind.INTEGER);
        assertThat(family.member(4).values()).containsExactly("2", "3");
    }

    @Test
    void aRangeThatUsesANameMayBeEmptyForSomeOfItsValues() throws GameSyntaxException {
        assertThat(games("st({a=1..3},{a+1..3})")).containsExactly("st(1,2)", "st(1,3)", "st(2,3)");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "st({3..1},2)          | 5  | 3..1 is empty",
                "st(2,{})              | 7  | nothing in these braces",
                "st(2,{1,,2})          | 9  | nothing between commas",
                "st(2,{1,2,1})         | 6  | '1' is twice",
                "st(2,{1..3,2})        | 6  | '2' is twice",
                "st(2,{1..3)           | 6  | never closed",
                "st(2,1..3})           | 10 | closes nothing",
                "st(2,{1..n})          | 7  | 'n' is not the name of a place",
                "st({n=1..2},{n=1..2}) | 4  | two places are called 'n'",
                "st({a=b..3},{b=a..3}) | 4  | needs its own value",
                "st({a=5..6},{a..4})   | 13 | contradict each other",
                "st(2,{1..x*})         | 7  | 'x' is not the name",
                "st(2,{1..2*})         | 7  | is not a number or a range",
                "modular({0..3})       | 9  | in 'modular(0)', one of the games",
                "modular({2..3}) blok  | 17 | in 'modular(2) blok', one of the games",
                "st({1..400},{1..400}) | 1  | more than 100000 games",
                "st(1,{1..10^9})       | 7  | at most 100000",
                "st(1,{{1..2}..3})     | 7  | holds no other braces"
            })
    void whatMakesNoSenseIsRefusedWithItsColumn(String text, int column, String problem) {
        assertThatThrownBy(() -> GameFamily.parse(text)).isInstanceOfSatisfying(GameSyntaxException.class, fault -> {
            assertThat(fault).hasMessageContaining(problem);
            assertThat(fault.column()).as(fault.getMessage()).isEqualTo(column);
        });
    }
}
