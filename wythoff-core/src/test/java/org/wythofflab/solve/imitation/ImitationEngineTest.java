package org.wythofflab.solve.imitation;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.wythofflab.definition.ImitationDefinition;
import org.wythofflab.definition.ImitationDefinition.Pair;
import org.wythofflab.rules.BigPosition;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.Imitation;
import org.wythofflab.rules.ImitationState;
import org.wythofflab.solve.Board;
import org.wythofflab.solve.Boards;
import org.wythofflab.solve.Capability;
import org.wythofflab.solve.Extent;
import org.wythofflab.solve.ImitationStates;
import org.wythofflab.solve.OutcomeGrid;

/** Imitation Nim against full histories: the definition replays them, the engine sees only a state. */
final class ImitationEngineTest {
    private static final ImitationEngine ENGINE = new ImitationEngine();

    static Stream<Arguments> rules() {
        List<Arguments> rules = new ArrayList<>();
        for (int m = 1; m <= 4; m++) {
            for (int p = 1; p <= 4; p++) {
                rules.add(Arguments.of(m, p, false));
                rules.add(Arguments.of(m, p, true));
            }
        }
        rules.add(Arguments.of(1, 100, false));
        rules.add(Arguments.of(1_000_000_000, 1_000_000_000, true));
        return rules.stream();
    }

    @ParameterizedTest
    @MethodSource("rules")
    void everyHistoryOfUpToThreeMovesHasTheRightOutcome(int m, int p, boolean misere) {
        int bound = 7;
        ImitationDefinition definition = new ImitationDefinition(m, p, misere);
        Imitation rule = new Imitation(m, p);
        ImitationStates states = ENGINE.solve(Boards.game(definition.text()), bound, Boards.AMPLE);
        for (int x = 0; x < bound; x++) {
            for (int y = 0; y < bound; y++) {
                BigPosition start = new BigPosition(BigInteger.valueOf(x), BigInteger.valueOf(y));
                List<Pair> history = List.of(new Pair(x, y));
                compare(definition, history, rule, ImitationState.start(rule, start), states, 3);
            }
        }
    }

    private static void compare(
            ImitationDefinition definition,
            List<Pair> history,
            Imitation rule,
            ImitationState state,
            ImitationStates states,
            int moves) {
        assertThat(states.isP(state))
                .as("%s after %s", definition.text(), history)
                .isEqualTo(definition.isP(history));
        if (moves == 0) {
            return;
        }
        Pair now = history.get(history.size() - 1);
        for (Pair next : definition.legal(history)) {
            boolean fromFirst = next.x() < now.x();
            BigInteger amount = BigInteger.valueOf(fromFirst ? now.x() - next.x() : now.y() - next.y());
            List<Pair> longer = new ArrayList<>(history);
            longer.add(next);
            compare(definition, longer, rule, state.after(rule, fromFirst, amount), states, moves - 1);
        }
        for (Pair forbidden : definition.forbidden(history)) {
            boolean fromFirst = forbidden.x() < now.x();
            BigInteger amount = BigInteger.valueOf(fromFirst ? now.x() - forbidden.x() : now.y() - forbidden.y());
            assertThat(state.forbids(rule, fromFirst, amount)).isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource("rules")
    void startingPositionsComeOutOnBoardsOfAnyShape(int m, int p, boolean misere) {
        ImitationDefinition definition = new ImitationDefinition(m, p, misere);
        for (Board board : List.of(new Board(9, 9), new Board(3, 11), new Board(11, 3), new Board(1, 1))) {
            OutcomeGrid grid = Boards.solve(ENGINE, definition.text(), board.rows(), board.columns());
            for (int x = 0; x < board.rows(); x++) {
                for (int y = 0; y < board.columns(); y++) {
                    assertThat(grid.isP(x, y))
                            .as("%s at (%d,%d) of %s", definition.text(), x, y, board)
                            .isEqualTo(definition.isP(List.of(new Pair(x, y))));
                }
            }
        }
    }

    @Test
    void aGameWithoutMemoryIsDeclined() {
        GameSpec wythoff = Boards.game("wythoff");
        assertThat(ENGINE.capability(wythoff, Extent.of(4, 4)).<String>fold(can -> "can", Capability.Cannot::why))
                .contains("no memory");
    }
}
