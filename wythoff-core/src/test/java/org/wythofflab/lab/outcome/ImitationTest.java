package org.wythofflab.lab.outcome;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wythofflab.definition.ImitationDefinition;
import org.wythofflab.definition.ImitationDefinition.Pair;
import org.wythofflab.lab.Ask;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.render.Format;

/** Games with memory: outcomes, moves and forbidden moves after histories, against the definition. */
final class ImitationTest {

    @ParameterizedTest
    @CsvSource({"1,1,false", "2,1,false", "1,2,true", "2,3,false", "3,2,true", "1,100,false", "20,4,true", "2,9,true"})
    void everyMoveAfterRandomHistoriesIsWorthWhatTheDefinitionSays(int m, int p, boolean misere) {
        ImitationDefinition definition = new ImitationDefinition(m, p, misere);
        Random random = new Random(100L * m + p);
        for (int game = 0; game < 40; game++) {
            List<Pair> history = new ArrayList<>(List.of(new Pair(random.nextInt(14), random.nextInt(14))));
            List<Pair> legal = definition.legal(history);
            while (!legal.isEmpty()) {
                check(definition, history);
                history.add(legal.get(smallAmount(random, legal.size())));
                legal = definition.legal(history);
            }
            check(definition, history);
        }
    }

    /** Mostly few tokens, so that imitations and long games are common. */
    private static int smallAmount(Random random, int legal) {
        return Math.max(0, legal - 1 - random.nextInt(4)) % legal;
    }

    private static void check(ImitationDefinition definition, List<Pair> history) {
        String line = words(history);
        boolean isP = definition.isP(history);
        assertThat(Ask.text(Ask.outcomes(definition.text(), Ask.lines(line)))).isEqualTo(isP ? "P\n" : "N\n");
        assertThat(Ask.text(Ask.outcome(definition.text(), line))).startsWith(isP ? "P  " : "N  ");
        String moves = Ask.in(Format.CSV, Ask.moves(definition.text(), line));
        assertThat(moves.lines().skip(1).map(move -> move.substring(move.indexOf(',', move.indexOf(',') + 1) + 1)))
                .containsExactlyInAnyOrderElementsOf(expectedMoves(definition, history));
    }

    private static List<String> expectedMoves(ImitationDefinition definition, List<Pair> history) {
        List<String> moves = new ArrayList<>();
        for (Pair to : definition.legal(history)) {
            List<Pair> then = new ArrayList<>(history);
            then.add(to);
            moves.add(to.x() + "," + to.y() + (definition.isP(then) ? ",P" : ",N"));
        }
        definition.forbidden(history).forEach(to -> moves.add(to.x() + "," + to.y() + ",forbidden"));
        return moves;
    }

    private static String words(List<Pair> history) {
        return history.stream().map(pair -> pair.x() + "," + pair.y()).collect(Collectors.joining(" "));
    }

    @Test
    void aHistoryMayBeginFarOutsideTheBoard() {
        // Only the last position is small: the board stays small, whatever was taken before.
        String far = "10^30,10^30 10^30-7,10^30 10^30-7,5 4,5";
        assertThat(Ask.text(Ask.outcomes("imitation(1,1)", Ask.lines(far + "\n10^30,10^30 3,10^30 3,5\n"))))
                .isEqualTo("N\nP\n");
    }

    @Test
    void usedUpCreditCountsHoweverSmallThePilesHaveBecome() {
        // 40 imitations are allowed in a row; when they are used up at small piles the 41st is still forbidden.
        StringBuilder history = new StringBuilder("50,60");
        int x = 50;
        int y = 60;
        for (int i = 0; i < 40; i++) {
            history.append(' ').append(--x).append(',').append(y);
            history.append(' ').append(x).append(',').append(--y);
        }
        history.append(' ').append(--x).append(',').append(y);
        assertThat(Ask.in(Format.CSV, Ask.moves("imitation(1,41)", history.toString())))
                .contains("0,1,9,19,forbidden");
    }

    @Test
    void theStateIsExplained() {
        assertThat(Ask.text(Ask.outcome("imitation(1,1)", "4,5 3,5")).replaceAll("\\s+", " "))
                .startsWith("P Whoever has to move here loses")
                .contains("Taking 1 from the second pile would imitate the last move, which took 1 from the smaller"
                        + " pile: forbidden");
        assertThat(Ask.text(Ask.outcome("imitation(2,3)", "13,18 11,18")).replaceAll("\\s+", " "))
                .contains("Taking 2 or 3 from the second pile would imitate")
                .contains("allowed, 2 more times in a row");
        assertThat(Ask.text(Ask.outcome("imitation(1,1)", "1,1 0,1")))
                .startsWith("P  Every move that is left is forbidden, and the player who cannot move loses");
        assertThat(Ask.text(Ask.outcome("imitation(1,1) misere", "1,1 0,1")))
                .startsWith("N  Every move that is left is forbidden, and in misere play");
        assertThat(Ask.text(Ask.outcome("imitation(1,1)", "0 0"))).startsWith("P  No move is left");
    }

    @Test
    void theWinningMoveSaysWhatItForbids() {
        assertThat(Ask.text(Ask.outcome("imitation(1,1)", "2 2")).replaceAll("\\s+", " "))
                .startsWith("N Take 1 from the first pile, to (1,2), where the opponent may not take 1"
                        + " from the second pile");
    }

    @Test
    void aHistoryIsOnlyForGamesWithMemory() {
        assertThatThrownBy(() -> Ask.text(Ask.outcome("wythoff", "4,5 3,5")))
                .isInstanceOf(BadRequestException.class)
                .hasMessageContaining("expected the end after two piles, found 3,5");
    }
}
