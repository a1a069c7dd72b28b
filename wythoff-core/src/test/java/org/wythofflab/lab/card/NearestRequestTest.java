package org.wythofflab.lab.card;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wythofflab.lab.Ask;
import org.wythofflab.lab.Boards;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.Limits;
import org.wythofflab.lab.Method;
import org.wythofflab.lab.Texts;
import org.wythofflab.lab.board.Nearest;
import org.wythofflab.lab.board.PairField;
import org.wythofflab.lab.board.SolvedBoards;
import org.wythofflab.lab.outcome.OutcomeRequest;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Progress;

/** Whoever sees no P-position is shown the way to one. */
final class NearestRequestTest {
    private static final Limits LIMITS = new Limits(1L << 30, 1L << 28, Optional.empty());

    /** Theorem, list and board agree on how far away the nearest is. */
    @ParameterizedTest
    @ValueSource(strings = {"wythoff", "a-wythoff(3)", "st(2,3)", "wythoff misere"})
    void everyWayFindsOneAsNear(String text) {
        GameSpec game = Texts.game(text);
        Inquiry inquiry = Inquiry.open(LIMITS, Progress.SILENT, () -> false, () -> 0);
        SolvedBoards boards = new SolvedBoards(game, new Boards(10_000_000), inquiry);
        PairField pairs = PairField.of(game, Method.usual().theorems(game), boards, inquiry)
                .orElseThrow();
        Random chance = new Random(7);
        for (int i = 0; i < 50; i++) {
            BigPosition place =
                    new BigPosition(BigInteger.valueOf(chance.nextInt(250)), BigInteger.valueOf(chance.nextInt(250)));
            Nearest onBoard = new Nearest(place);
            boards.nearest(BigInteger.valueOf(512), onBoard);
            Nearest byTheorem = new Nearest(place);
            pairs.nearest(place, byTheorem);
            assertThat(distance(place, byTheorem)).as(text + " " + place).isEqualTo(distance(place, onBoard));
            boards.few(BigInteger.valueOf(512)).ifPresent(list -> {
                Nearest listed = new Nearest(place);
                list.nearest(listed);
                assertThat(distance(place, listed)).as(text + " " + place).isEqualTo(distance(place, onBoard));
            });
        }
    }

    private static BigInteger distance(BigPosition place, Nearest nearest) {
        BigPosition found = nearest.found().orElseThrow();
        return found.x()
                .subtract(place.x())
                .abs()
                .max(found.y().subtract(place.y()).abs());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wythoff | 10^100 | 7",
                "wythoff block 2 | 10^40 | 10^39",
                "odd-even(1,1) | 50000 | 50000",
                "moves(first: all; second: all; both: k = l or k = 1 and l = 2 or k = 2 and l = 1) | 30000 | 3"
            })
    void farAwayItIsAPPositionAsWell(String game, String x, String y) {
        List<?> found = (List<?>) Ask.json(new NearestRequest(game, x, y)).get("position");
        assertThat(Ask.text(new OutcomeRequest(game, found.get(0) + " " + found.get(1), Method.usual())))
                .startsWith("P");
    }

    @Test
    void whereNobodyKnowsOneThereIsNone() {
        String unknown = "moves(first: {3,7}; second: {2,9}; both: k*k < 3*l)";
        assertThat(Ask.json(new NearestRequest(unknown, "10^9", "10^9"))).containsEntry("position", null);
    }
}
