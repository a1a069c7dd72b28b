package org.wythofflab.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class GameWordsTest {

    @Test
    void wythoffInWords() throws GameSyntaxException {
        assertThat(GameSpec.parse("wythoff").words())
                .isEqualTo(
                        "There are two piles of tokens, a first and a second, and two players who move in turn. A player may take any number of tokens from one pile. Or take the same number of tokens from both piles. A player who cannot move loses.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "nim ! Nobody may take tokens from both piles at once. A player who cannot move loses.",
                "nim misere ! A player who cannot move wins (misere play).",
                "a-wythoff(3) ! Or take tokens from both piles, two numbers less than 3 apart.",
                "wythoff ! Or take the same number of tokens from both piles.",
                "st(2,3) ! tokens from both piles, the larger number less than 2 times the smaller plus 3.",
                "wyt(k^2) ! the larger number less than f of the smaller, f(k) = k^2.",
                "modular(5) ! tokens from both piles, two numbers that leave the same remainder when divided by 5.",
                "modular(1) ! Or take any numbers of tokens from both piles.",
                "odd-odd(1,2) ! A player may take an odd number of tokens from one pile.",
                "odd-even(2,3) ! From the first pile alone a player may take an odd number of tokens, from the second"
                        + " alone an even number of tokens.",
                "odd-even(2,3) ! 2 times the smaller plus 3, the first odd and the second even.",
                "odd-odd(1,1) ! the same number of tokens from both piles, both odd.",
                "restricted(1,1; h={2,5}, v=none, d1=all, d2=all) ! a player may take a number of tokens in {2,5}, from"
                        + " the second alone nothing.",
                "moves(first: none; second: none; both: k*l < 9) ! Nobody may take tokens from one pile alone.",
                "moves(first: none; second: none; both: k*l < 9) ! l >= 1 from the second at once: k*l < 9.",
                "wythoff block 2 ! Before each move the other player may forbid one option; this holds for that one move.",
                "wythoff block 4 ! the other player may forbid up to 3 options; this",
                "wythoff block 4 diagonal ! may forbid up to 3 options, two-pile moves only;",
                "wythoff block 4 nim ! may forbid up to 3 options, one-pile moves only;",
                "mp-wythoff(2,3) ! may forbid up to 2 options, those that take the same number from both piles only;",
                "wythoff misere block 4 ! A player who has no allowed move wins (misere play).",
                "wythoff comply 1 ! must propose at least 1 option, and the mover chooses one of the proposed moves.",
                "wythoff comply 4 ! must propose at least 4 options, and",
                "wythoff comply 4 diagonal ! at least 4 two-pile moves or at least one one-pile move,",
                "wythoff comply 4 nim ! at least 4 one-pile moves or at least one two-pile move,",
                "wythoff comply 4 nim ! Whoever cannot propose that many loses.",
                "imitation(1,1) ! then taking as many from the larger pile is an imitation. Imitations are forbidden.",
                "imitation(3,2) ! then taking as many, or up to 2 more, from the larger pile is an imitation.",
                "imitation(3,2) ! Nobody may make 2 imitations in 2 consecutive moves of their own.",
                "imitation(3,2) ! A player who has no allowed move loses.",
            })
    void theRulesAreSaid(String text, String words) throws GameSyntaxException {
        assertThat(GameSpec.parse(text).words()).contains(words);
    }
}
