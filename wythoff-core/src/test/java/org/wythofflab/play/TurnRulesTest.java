package org.wythofflab.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.wythofflab.definition.Definition;
import org.wythofflab.definition.Definitions;
import org.wythofflab.definition.ImitationDefinition;
import org.wythofflab.definition.ImitationDefinition.Pair;
import org.wythofflab.definition.TurnDefinition;
import org.wythofflab.definition.TurnDefinition.Taking;
import org.wythofflab.rules.BigMove;
import org.wythofflab.rules.Maneuver;

/** Every turn of random games, legal and illegal ones, against the rules written down independently. */
final class TurnRulesTest {
    private static final int GAMES = 5;
    private static final int LARGEST = 7;

    @TestFactory
    Stream<DynamicTest> gamesWithoutMemory() {
        return Definitions.all().stream()
                .map(game -> DynamicTest.dynamicTest(game.text(), () -> {
                    Random random = new Random(game.text().hashCode());
                    for (int i = 0; i < GAMES; i++) {
                        playThrough(game, random);
                    }
                }));
    }

    private static void playThrough(Definition game, Random random) {
        Match match = Matches.start(game.text(), random.nextInt(LARGEST), random.nextInt(LARGEST));
        Side mover = Side.FIRST;
        while (!match.state().isOver()) {
            State state = match.state();
            TurnDefinition rules = rules(game, state);
            assertThat(state.mover()).isEqualTo(mover);
            assertThat(state.actor()).isEqualTo(state.phase() == Phase.MOVE ? mover : mover.other());
            for (int i = 0; i < 20; i++) {
                Turn turn = anyTurn(state, random);
                assertThat(state.objection(turn).isEmpty())
                        .as("%s at %s of %s", turn.text(), state.piles(), game)
                        .isEqualTo(mayMake(rules, state, turn));
            }
            Turn turn = new Guess(state, random).turn();
            assertThat(mayMake(rules, state, turn)).as(turn.text()).isTrue();
            match = match.then(turn);
            mover = state.phase() == Phase.MOVE ? mover.other() : mover;
        }
        assertThat(match.state().winner()).isEqualTo(Optional.of(winner(game, match.state(), mover)));
    }

    private static Side winner(Definition game, State state, Side mover) {
        TurnDefinition rules = rules(game, state);
        if (game.maneuver() == Definition.Maneuver.COMPLY) {
            assertThat(rules.canPropose()).isFalse();
            return mover;
        }
        return rules.stuckMoverWins(takings(state.named())).orElseThrow() ? mover : mover.other();
    }

    private static boolean mayMake(TurnDefinition rules, State state, Turn turn) {
        List<Taking> takings = takings(turn.options());
        if (turn.phase() != state.phase()) {
            return false;
        }
        return switch (state.phase()) {
            case FORBID -> rules.mayForbid(takings);
            case PROPOSE -> rules.mayPropose(takings);
            case MOVE ->
                rules.isOption(takings.get(0))
                        && takings(state.named()).contains(takings.get(0))
                                == (state.game().maneuver().kind() == Maneuver.Kind.COMPLY);
            case OVER -> false;
        };
    }

    private static TurnDefinition rules(Definition game, State state) {
        return new TurnDefinition(
                game, state.piles().x().intValueExact(), state.piles().y().intValueExact());
    }

    private static List<Taking> takings(List<BigMove> moves) {
        return moves.stream()
                .map(move ->
                        new Taking(move.first().intValueExact(), move.second().intValueExact()))
                .toList();
    }

    /** Mostly of the right kind, often with options that are none. */
    private static Turn anyTurn(State state, Random random) {
        List<BigMove> moves = new ArrayList<>();
        List<BigMove> legal = state.moves(1000).orElseThrow();
        for (int i = random.nextInt(5); i >= 0; i--) {
            moves.add(
                    legal.isEmpty() || random.nextInt(4) == 0
                            ? Matches.move(random.nextInt(LARGEST), random.nextInt(LARGEST))
                            : legal.get(random.nextInt(legal.size())));
        }
        Turn take = Turn.take(moves.get(0));
        return switch (random.nextInt(8)) {
            case 0 -> take;
            case 1 -> new Turn.Forbid(moves);
            case 2 -> new Turn.Propose(moves);
            default ->
                switch (state.phase()) {
                    case FORBID -> new Turn.Forbid(moves);
                    case PROPOSE -> new Turn.Propose(moves);
                    case MOVE, OVER -> take;
                };
        };
    }

    @TestFactory
    Stream<DynamicTest> gamesThatRemember() {
        return Stream.of(new int[] {1, 1}, new int[] {1, 2}, new int[] {2, 1}, new int[] {2, 3}, new int[] {3, 3})
                .flatMap(mp -> Stream.of(
                        new ImitationDefinition(mp[0], mp[1], false), new ImitationDefinition(mp[0], mp[1], true)))
                .map(game -> DynamicTest.dynamicTest(game.text(), () -> {
                    Random random = new Random(game.text().hashCode());
                    for (int i = 0; i < 40; i++) {
                        playThrough(game, random);
                    }
                }));
    }

    private static void playThrough(ImitationDefinition game, Random random) {
        Match match = Matches.start(game.text(), random.nextInt(12), random.nextInt(12));
        List<Pair> history = new ArrayList<>(List.of(pair(match.state())));
        while (!match.state().isOver()) {
            State state = match.state();
            List<Pair> legal = game.legal(history);
            for (int x = 0; x <= pair(state).x(); x++) {
                for (int y = 0; y <= pair(state).y(); y++) {
                    Turn turn = Matches.take(pair(state).x() - x, pair(state).y() - y);
                    assertThat(state.objection(turn).isEmpty())
                            .as("%s after %s", turn.text(), history)
                            .isEqualTo(legal.contains(new Pair(x, y)));
                }
            }
            match = match.then(new Guess(state, random).turn());
            history.add(pair(match.state()));
        }
        assertThat(game.legal(history)).isEmpty();
        boolean moverWins = game.text().endsWith("misere");
        assertThat(match.state().winner())
                .contains(
                        moverWins
                                ? match.state().mover()
                                : match.state().mover().other());
    }

    private static Pair pair(State state) {
        return new Pair(state.piles().x().intValueExact(), state.piles().y().intValueExact());
    }
}
