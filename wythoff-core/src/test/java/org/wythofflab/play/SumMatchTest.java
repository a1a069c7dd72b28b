package org.wythofflab.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wythofflab.rules.GameSum;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.rules.Options;
import org.wythofflab.rules.SumMove;
import org.wythofflab.rules.SumPosition;

/** Matches of sums in files. */
final class SumMatchTest {

    private static SumMatch start(String sum, String piles) throws GameSyntaxException {
        return SumMatch.start(
                SumPosition.parse(GameSum.parse(sum), piles), new Seating(Strength.LEVEL_2, Side.SECOND, 7, false));
    }

    private static List<SumMove> moves(SumMatch match) {
        return SumMatch.open(match.position()).stream()
                .flatMap(part -> new Options(match.position().place(part))
                        .few(100, any -> true).stream().map(move -> new SumMove(part, move)))
                .toList();
    }

    @Test
    void everyMomentOfAMatchIsSavedAndReadAgain() throws GameSyntaxException, MatchSyntaxException {
        Random chance = new Random(3);
        for (String sum :
                List.of("wythoff + nim", "modular(3) + wythoff + wythoff", "wyt(k+1) + wythoff ends(x+y <= 2)")) {
            String piles = sum.contains("modular") ? "10^40 5 4 7 1 2" : "5 9 4 7";
            SumMatch match = start(sum, piles);
            for (int i = 0; i < 8 && !match.isOver(); i++) {
                assertThat(SumMatch.parse(match.text())).isEqualTo(match);
                assertThat(SumMatch.parse(match.resign().text())).isEqualTo(match.resign());
                List<SumMove> moves = moves(match);
                match = match.then(moves.get(chance.nextInt(moves.size())));
            }
            assertThat(match.moves()).isNotEmpty();
            assertThat(SumMatch.parse(match.text())).isEqualTo(match);
            assertThat(SumMatch.isText(match.text())).isTrue();
        }
        assertThat(SumMatch.isText(Matches.start("wyt(k+1)", 3, 5).text())).isFalse();
        assertThat(SumMatch.isText("nim + nim")).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "hello; line 1: this is no saved match",
                "wythoff match 1|game: nim + nimm|start: 1 1 1 1|turns:; line 2: this is not a sum of games",
                "wythoff match 1|game: nim + nim misere|start: 1 1 1 1|turns:; line 2: this is not a sum of games",
                "wythoff match 1|game: nim|start: 1 1|turns:; line 2: this is not a sum of games",
                "wythoff match 1|game: nim + nim|start: 1 1 1|turns:; line 3: these are not the piles of the sum",
                "wythoff match 1|game: nim + nim|start: 1 1 1 1|opponent: god|turns:; line 4: 'opponent:' is perfect, 1",
                "wythoff match 1|game: nim + nim|start: 1 1 1 1|turns:|dance; line 5: in which part?",
                "wythoff match 1|game: nim + nim|start: 1 1 1 1|turns:|3: take 1,0; line 5: there are the parts 1 to 2",
                "wythoff match 1|game: nim + nim|start: 1 1 1 1|turns:|1: take 1,0|1: take 1,0; line 6: '1: take 1,0' is not allowed at (0,1) + (1,1)",
                "wythoff match 1|game: nim + nim|start: 1 1 1 1|turns:|resign|1: take 1,0; line 6: the match has been given up",
                "wythoff match 1|game: nim + nim|start: 0 0 0 0|turns:|resign; line 5: no move is left",
                "wythoff match 1|game: nim + nim|start: 1 1 1 1|turns:|1: take 9^9^9^9,1; line 5",
            })
    void aHostileFileIsRefusedWithItsLine(String text, String message) {
        assertThatThrownBy(() -> SumMatch.parse(text.replace('|', '\n')))
                .isInstanceOf(MatchSyntaxException.class)
                .hasMessageContaining(message);
    }
}
