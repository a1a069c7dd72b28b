package org.wythofflab.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Games with the same rules are equal and print the same, the simplest, text. */
final class GameSpecTest {

    /** The canonical text first, then other ways to write the same game. */
    static Stream<List<String>> sameGames() {
        return Stream.of(
                List.of(
                        "wythoff",
                        " wythoff ",
                        "wyt(k+1)",
                        "wyt(1+k)",
                        "wyt((k+1)^2-k^2-k)",
                        "st(1,1)",
                        "st(3-2,2//2)",
                        "a-wythoff(1)",
                        "restricted(1,1; h=all, v=all, d1=all, d2=all)",
                        "restricted(1,1; h=odd|even, v=>=1, d1=0 mod 1, d2=all)",
                        "moves(first: all; second: all; both: k = l)",
                        "moves(first: all; second: all; both: l-k = 0)",
                        "moves(first: all; second: all; both: not k != l)",
                        "moves(first: all; second: all; both: abs(k-l) < 1)",
                        "moves(first: all; second: all; both: abs(l-k) = 0)",
                        "moves(first: all; second: all; both: max(k,l) < min(k,l)+1)",
                        "moves(first: all; second: all; both: 2*k = 2*l or 1 = 0)",
                        "mp-wythoff(1,1)",
                        "wythoff block 1",
                        "wythoff block 1 nim"),
                List.of(
                        "nim",
                        "wyt(0)",
                        "wyt(1)",
                        "wyt(-7)",
                        "wyt(k)",
                        "wyt(k-3)",
                        "wyt(1-k)",
                        "wyt(3-2*k^2)",
                        "moves(first: all; second: all; both: 1 = 0)",
                        "moves(first: all; second: all; both: k = l and 1 > 2)",
                        "moves(first: all; second: all; both: k in none)",
                        "moves(first: all; second: all; both: abs(k-l) < 0)",
                        "restricted(2,3; h=all, v=all, d1=none, d2=all)",
                        "restricted(2,3; h=all, v=all, d1=all, d2={0})",
                        "nim block 4 diagonal"),
                List.of(
                        "a-wythoff(5)",
                        "wyt(k+5)",
                        "st(1,5)",
                        "mp-wythoff(5,1)",
                        "moves(first: all; second: all; both: abs(k-l) < 5)",
                        "moves(first: all; second: all; both: abs(l-k) <= 4)",
                        "moves(first: all; second: all; both: 5 > abs(k-l))",
                        "moves(first: all; second: all; both: 2*abs(k-l) < 9)"),
                List.of(
                        "st(4,7)",
                        "wyt(4*k+7)",
                        "wyt(k*2*2+8-1)",
                        "moves(first: all; second: all; both: 4*min(k,l)+7 > max(l,k))",
                        "restricted(4,7; h=all, v=all, d1=all, d2=all)"),
                List.of(
                        "modular(5)",
                        "moves(first: all; second: all; both: k % 5 = l % 5)",
                        "moves(first: all; second: all; both: l % 5 - k % 5 = 0)",
                        "moves(first: all; second: all; both: (k-l) % 5 = 0)",
                        "moves(first: all; second: all; both: 0 = (l-k) % 5)",
                        "moves(first: all; second: all; both: not (l-k) % -5 != 0)"),
                List.of("modular(1)", "moves(first: all; second: all; both: 1 = 1)"),
                List.of("wyt(k^2+9)", "wyt(k*k+9)", "wyt(9+k^2)", "wyt((k+3)^2-6*k)"),
                List.of("wyt(2*k-1)", "wyt(k+k-1)"),
                List.of("wyt(5-k)", "wyt(-k+5)"),
                List.of("wyt(min(k,7))", "wyt(min(7,k))", "wyt(min(9,min(k,7),k))"),
                List.of("wyt(if(k < 4, 5, k^2))", "wyt(if(not k>=4,2+3,k*k))", "wyt(if(3 >= k, 5, k^2))"),
                List.of(
                        "odd-even(2,3)",
                        "restricted(2,3; h=odd, v=even, d1=odd, d2=even)",
                        "moves(first: odd; second: even; both: k in odd and l in even and max(k,l) < 2*min(k,l)+3)"),
                List.of("odd-odd(1,1)", "restricted(1,1; h=odd, v=odd, d1=odd, d2=odd)"),
                List.of(
                        "restricted(2,3; h=odd, v=all, d1=1..5, d2=even)",
                        "restricted(2,3; h=1 mod 2, v=all, d1={1,2,3,4,5}, d2=0 mod 2)"),
                List.of(
                        "restricted(1,1; h=odd, v=even, d1=none, d2=none)",
                        "restricted(9,9; h=odd, v=even, d1=none, d2=odd)",
                        "moves(first: odd; second: even; both: 1 = 0)"),
                List.of("mp-wythoff(3,4)", "mp-wythoff(1+2, 2^2)"),
                List.of("mp-wythoff(3,4) misere"),
                List.of("wythoff block 4 diagonal", "mp-wythoff(1,4)"),
                List.of("wythoff block 4", "wythoff block 4 all", "wythoff block 2+2"),
                List.of("wythoff misere block 4 nim", "wythoff block 4 nim misere"),
                List.of("wythoff comply 1", "wythoff comply 1 nim", "wythoff comply 1 diagonal"),
                List.of("nim block 4", "nim block 4 nim", "wyt(k) block 4"),
                List.of("nim comply 4", "nim comply 4 nim"),
                List.of("nim comply 1", "nim comply 4 diagonal"),
                List.of(
                        "moves(first: none; second: none; both: k < l) block 3",
                        "moves(first: none; second: none; both: k < l) block 3 diagonal"),
                List.of(
                        "moves(first: none; second: none; both: k < l)",
                        "moves(first: none; second: none; both: l > k) block 3 nim"),
                List.of(
                        "moves(first: none; second: none; both: k < l) comply 1",
                        "moves(first: none; second: none; both: k < l) comply 3 nim"),
                List.of("imitation(2,3)"),
                List.of("imitation(2,3) misere"),
                List.of(
                        "moves(first: odd; second: all; both: k%5 = l%5)",
                        "moves(first: odd; second: all; both: (l-k)%5 = 0)"),
                List.of(
                        "moves(first: odd; second: all; both: 1 = 1)",
                        "moves(first: odd; second: all; both: k in all or l = 3)"),
                List.of(
                        "moves(first: odd; second: all; both: min(k,l)^2 > max(k,l))",
                        "moves(first: odd; second: all; both: max(l,k) < min(k,l)*min(l,k))"),
                List.of(
                        "moves(first: all; second: all; both: k < l or l in odd|{2})",
                        "moves(first: all; second: all; both: l in {2}|1 mod 2 or l > k or k+1 <= l)"),
                List.of(
                        "moves(first: all; second: all; both: k != 3 and l = 10//(k-3))",
                        "moves(first: all; second: all; both: not (k = 3 or 10//(k-3) != l))"),
                List.of("moves(first: all; second: all; both: l = 10//(k-3) and k != 3)"),
                List.of(
                        "moves(first: all; second: all; both: k+2 < 2*l)",
                        "moves(first:all;second:all;both:2*l>=k+3)"));
    }

    @ParameterizedTest
    @MethodSource("sameGames")
    void oneMeaningHasOneText(List<String> texts) throws GameSyntaxException {
        GameSpec first = GameSpec.parse(texts.get(0));
        assertThat(first).hasToString(texts.get(0));
        for (String text : texts) {
            GameSpec game = GameSpec.parse(text);
            assertThat(game).as(text).isEqualTo(first).hasSameHashCodeAs(first).hasToString(texts.get(0));
        }
    }

    @Test
    void differentGamesDiffer() {
        List<GameSpec> games = sameGames().map(texts -> read(texts.get(0))).toList();
        assertThat(games).doesNotHaveDuplicates();
        assertThat(read("wythoff")).isNotEqualTo("wythoff");
    }

    @Test
    void aGameIsMadeOfItsParts() throws GameSyntaxException {
        GameSpec game = GameSpec.parse("mp-wythoff(3,4) misere");
        assertThat(game.moves().both())
                .isEqualTo(new Band(BigInteger.ONE, BigInteger.valueOf(3), AmountSet.ALL, AmountSet.ALL));
        assertThat(game.maneuver()).isEqualTo(new Maneuver(Maneuver.Kind.BLOCK, 4, Maneuver.Scope.SAME_DIAGONAL));
        assertThat(game.convention()).isEqualTo(Convention.MISERE);
        assertThat(game.memory()).isEmpty();
        assertThat(GameSpec.of(game.moves(), game.maneuver(), game.convention()))
                .isEqualTo(game);
        assertThat(GameSpec.parse("imitation(2,3)")).isEqualTo(GameSpec.imitation(2, 3, Convention.NORMAL));
        assertThat(GameSpec.parse("imitation(2,3)").memory()).contains(new Imitation(2, 3));
    }

    @Test
    void partsThatMakeNoGameAreRefused() {
        Moves wythoff = read("wythoff").moves();
        Moves modular = read("modular(3)").moves();
        Maneuver comply = new Maneuver(Maneuver.Kind.COMPLY, 2, Maneuver.Scope.ALL);
        Maneuver sameDiagonal = new Maneuver(Maneuver.Kind.BLOCK, 2, Maneuver.Scope.SAME_DIAGONAL);
        Maneuver complySame = new Maneuver(Maneuver.Kind.COMPLY, 2, Maneuver.Scope.SAME_DIAGONAL);
        assertThatThrownBy(() -> GameSpec.of(wythoff, comply, Convention.MISERE))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> GameSpec.of(modular, sameDiagonal, Convention.NORMAL))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> GameSpec.of(wythoff, complySame, Convention.NORMAL))
                .isInstanceOf(IllegalArgumentException.class);
        Maneuver hugeBlock = new Maneuver(Maneuver.Kind.BLOCK, 1_000_000_001, Maneuver.Scope.ALL);
        assertThatThrownBy(() -> GameSpec.of(wythoff, hugeBlock, Convention.NORMAL))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> GameSpec.imitation(1, 1_000_000_001, Convention.NORMAL))
                .isInstanceOf(IllegalArgumentException.class);
    }

    static GameSpec read(String text) {
        try {
            return GameSpec.parse(text);
        } catch (GameSyntaxException wrong) {
            throw new AssertionError(wrong.explain(text), wrong);
        }
    }
}
